import { describe, expect, it } from "vitest";
import { marks, saying } from "../src/scene/saying";
import { flag, list, maybeNum, num, Scene, str, tail } from "../src/scene/scene";
import { decision, thing } from "./fixtures";

const room = thing({ id: "space:A1", kind: "space", name: "A1" });
const table = thing({ id: "token:table", kind: "token", name: "a table", at: "space:A1" });
const cat = thing({
  id: "piece:cat",
  kind: "piece",
  name: "the cat",
  at: "token:table",
  facts: { value: 3, asleep: true, toys: ["ball", "mouse"] },
});

describe("Scene", () => {
  const scene = new Scene(
    [room, table, cat],
    decision([
      ["go:A1", "Go to A1", ["space:A1"]],
      ["nap", "Nap", []],
      ["odd", "Odd", ["piece:gone"]],
    ]),
  );

  it("finds things by id, by kind and by what they lie on", () => {
    expect(scene.get("piece:cat")).toBe(cat);
    expect(scene.on("token:table")).toEqual([cat]);
    expect(scene.kind("space")).toEqual([room]);
    expect(scene.roots()).toEqual([room]);
    expect(scene.under("piece:cat")).toEqual(["token:table", "space:A1"]);
  });

  it("keeps options that point at nothing on the table for the list", () => {
    expect(scene.loose.map((option) => option.notation)).toEqual(["nap", "odd"]);
    expect(scene.glowing()).toEqual(["space:A1"]);
  });

  it("takes a click on a piece as a click on the space under it", () => {
    expect(scene.target("piece:cat")).toBe("space:A1");
    expect(new Scene([room, table, cat], null).target("piece:cat")).toBeNull();
  });

  it("lets either of two equal cards be chosen, and only equal ones", () => {
    const hand = thing({ id: "hand", kind: "zone" });
    const card = (id: string, facts = {}) =>
      thing({ id, kind: "card", name: "a coin", at: "hand", look: "coin", facts });
    const cards = [
      card("card:1"),
      card("card:2"),
      card("card:3", { tapped: true }),
      { ...card("card:4"), at: "stash" },
    ];
    const two = new Scene(
      [hand, ...cards],
      decision([
        ["stash:coin", "Stash a coin", ["card:1"]],
        ["wait", "Wait", []],
      ]),
    );
    expect(two.glowing()).toEqual(["card:1", "card:2"]);
    expect(two.options("card:2").map((option) => option.notation)).toEqual(["stash:coin"]);
  });

  it("says what faces show: figures, marks, and who stands on a space", () => {
    const [kitchen, mouse] = [
      { ...room, name: "A1, the kitchen" },
      { ...cat, at: "space:A1", name: "the mouse at A1" },
    ];
    const said = new Scene([kitchen, mouse], null);
    expect(saying(kitchen, said)).toBe("A1, the kitchen, here: the mouse");
    expect(saying(mouse, said, (one) => marks(one, "asleep", "awake"))).toBe("the mouse at A1, 3, asleep");
    const track = thing({ id: "t", kind: "track", name: "Breaks left: 2", facts: { value: 2, max: 3 } });
    expect(saying(track, said)).toBe("Breaks left: 2 of 3");
    expect(saying({ ...track, name: "Day 3 of 3" }, said)).toBe("Day 3 of 3");
    expect(saying({ ...track, name: "Breaks" }, said)).toBe("Breaks, 2 of 3");
  });

  it("says where a piece stands whose name does not", () => {
    const kitchen = { ...room, name: "A1, the kitchen" };
    const box = thing({ id: "box", kind: "token", name: "a box", at: "space:A1" });
    const held = thing({ id: "held", kind: "token", name: "a key", at: "box" });
    const said = new Scene([kitchen, box, held], null);
    expect(saying(box, said)).toBe("a box, on A1");
    expect(saying(held, said)).toBe("a key");
  });

  it("shows no options when the decision is somebody else's", () => {
    const other = new Scene([room], { ...decision([["go:A1", "Go", ["space:A1"]]]), yours: false });
    expect(other.legal("space:A1")).toBe(false);
  });
});

describe("facts", () => {
  it("are read by type with a fallback", () => {
    expect(num(cat, "value")).toBe(3);
    expect(num(cat, "lives", 9)).toBe(9);
    expect(maybeNum(cat, "lives")).toBeUndefined();
    expect(flag(cat, "asleep")).toBe(true);
    expect(list(cat, "toys")).toEqual(["ball", "mouse"]);
    expect(str(cat, "colour", "black")).toBe("black");
    expect(tail("card:knife#2")).toBe("knife#2");
  });
});
