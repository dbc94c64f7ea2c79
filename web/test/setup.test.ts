import { describe, expect, it } from "vitest";
import { chapters, everyLine } from "../src/pages/history";
import { applies, change, defaults, fitPerSeat, seatCount } from "../src/pages/schema";
import { parse } from "../src/router";
import type { GameInfo, SetupField } from "../src/wire";

const who: SetupField = {
  name: "who",
  kind: "per_seat",
  label: "Who",
  help: "",
  default: ["ann", "bob", "cat"],
  distinct: true,
  options: ["ann", "bob", "cat", "dan"].map((value) => ({ value, label: value })),
};
const game: GameInfo = {
  name: "g",
  title: "G",
  blurb: "",
  minutes: [30, 60],
  seats: [1, 4],
  weight: 2,
  version: "1",
  lessons: [],
  schema: { fields: [{ name: "seats", kind: "number", label: "Seats", help: "", default: 2, low: 1, high: 4 }, who] },
};

describe("the setup form", () => {
  it("starts from the game's defaults, cut to the number of seats", () => {
    expect(defaults(game)).toEqual({ seats: 2, who: ["ann", "bob"] });
    expect(seatCount(game, {})).toBe(1);
  });

  it("gives a new seat a choice nobody has taken", () => {
    const more = change(game, { seats: 2, who: ["cat", "ann"] }, "seats", 4);
    expect(more.who).toEqual(["cat", "ann", "bob", "dan"]);
    expect(fitPerSeat({ ...who, distinct: false }, ["cat"], 2)).toEqual(["cat", "ann"]);
  });

  it("asks only for what the rest of it leaves a use for", () => {
    const hard: SetupField = { name: "hard", kind: "toggle", label: "Hard", help: "", default: false };
    expect(applies(hard, {})).toBe(true);
    expect(applies({ ...hard, when: ["seats", 1] }, { seats: 2 })).toBe(false);
    expect(applies({ ...hard, when: ["seats", 1] }, { seats: 1 })).toBe(true);
    expect(applies({ ...hard, when: ["who", "bob"] }, { who: ["ann", "bob"] })).toBe(true);
    expect(applies({ ...hard, when: ["who", "cat"] }, { who: ["ann", "bob"] })).toBe(false);
  });
});

describe("routes", () => {
  it("are read from the part after the hash", () => {
    expect(parse("#/")).toEqual({ page: "lobby" });
    expect(parse("#/new/vast")).toEqual({ page: "setup", game: "vast" });
    expect(parse("#/sit/0a/tok-en_1")).toEqual({ page: "sit", table: "0a", token: "tok-en_1" });
    expect(parse("#/nowhere")).toEqual({ page: "lobby" });
  });
});

describe("the story so far", () => {
  const story = { chapters: ["day"], scenes: ["town"], choices: [], prose: ["page"], marks: ["won"], shows: () => [] };
  const said = (number: number, kind: string, text: string) => ({
    number,
    kind,
    text,
    rule: "",
    args: [],
    things: [],
    seat: 0,
  });

  it("is told in chapters with what is worth telling", () => {
    const told = chapters(
      [
        said(0, "x", "Dealt."),
        said(2, "day", "Day 1"),
        said(3, "town", "A town nobody stays in."),
        said(3, "town", "Another town."),
        said(3, "page", "It rains."),
        said(3, "x", "Walked."),
        said(4, "won", "Won!"),
      ],
      story,
      "The beginning",
    );
    expect(told.map((chapter) => [chapter.title, chapter.lines.length])).toEqual([
      ["The beginning", 1],
      ["Day 1", 5],
    ]);
    expect(told[1]?.passages.map(({ kind, line }) => [kind, line.text])).toEqual([
      ["scene", "Another town."],
      ["prose", "It rains."],
      ["deed", "Won!"],
    ]);
  });

  it("is asked for backwards in portions", async () => {
    const all = [0, 1, 2, 3, 4, 5, 6].map((number) => said(number, "x", String(number)));
    const ask = (at: number) => Promise.resolve(all.filter((line) => line.number <= at).slice(-3));
    expect((await everyLine(6, ask)).map((line) => line.number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("ends where the rules have changed, and fails only where nothing can be had", async () => {
    const all = [3, 4, 5, 6].map((number) => said(number, "x", String(number)));
    const since = (at: number) =>
      at < 3 ? Promise.reject(new Error("no")) : Promise.resolve(all.filter((line) => line.number <= at).slice(-2));
    expect((await everyLine(6, since)).map((line) => line.number)).toEqual([3, 4, 5, 6]);
    await expect(everyLine(2, since)).rejects.toThrow("no");
  });
});
