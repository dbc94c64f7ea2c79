import { describe, expect, it } from "vitest";
import { doings } from "../src/table/doings";
import type { Line, SeatInfo } from "../src/wire";

const seats = ["Magpie", "Ferret", "Moth"].map(
  (name, seat): SeatInfo => ({ seat, name, who: "", kind: "bot", online: true }),
);
const line = (number: number, seat: number, kind: string, text: string): Line => ({
  number,
  seat,
  kind,
  text,
  rule: "",
  args: [],
  things: [],
});

describe("what the others did", () => {
  const lines = [
    line(5, 1, "turn", "Ferret's turn."),
    line(5, 1, "walk", "Ferret walks to A1."),
    line(6, 1, "walk", "Ferret walks to A2."),
    line(6, -1, "door", "A door falls shut."),
    line(7, 1, "walk", "Ferret walks to A3."),
    line(8, 1, "hit", "Ferret robs Magpie."),
    line(9, 0, "wait", "Magpie waits."),
    line(10, 2, "wait", "Moth waits."),
  ];
  const told = doings(lines, seats, [0]);

  it("is a sentence for each of them, and none for oneself", () => {
    expect(told.map((one) => one.name)).toEqual(["Ferret", "Moth"]);
    expect(told[1]?.told).toBe("Moth waits.");
  });

  it("names first what concerns oneself and what is rare, in the order in which it came", () => {
    expect(told[0]?.told).toBe("A door falls shut; Ferret walks to A3; Ferret robs Magpie.");
    expect(told[0]?.more).toBe(3);
  });

  it("tells what the game counts as worth telling before what is merely rare", () => {
    const more = [line(6, 1, "cough", "Ferret coughs."), line(6, 1, "sing", "Ferret sings."), ...lines];
    expect(doings(more, seats, [0], ["walk"])[0]?.told).toBe("Ferret coughs; Ferret walks to A3; Ferret robs Magpie.");
  });

  it("tells the others' deeds before what came to oneself by itself", () => {
    const came = ["draws", "finds", "sorts"].map((word) => line(9, -1, word, `Magpie ${word} cards.`));
    expect(doings([...lines.slice(0, 6), ...came], seats, [0], ["walk"])[0]?.told).toContain("Ferret walks to A3");
  });

  it("knows from which line to which it goes, to be shown once more", () => {
    expect([told[0]?.from, told[0]?.to, told[1]?.from, told[1]?.to]).toEqual([5, 8, 10, 10]);
  });
});
