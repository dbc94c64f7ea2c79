import { describe, expect, it } from "vitest";
import { chairs } from "../src/scene/chairs";
import { thing } from "./fixtures";

describe("chairs", () => {
  it("are told by their ids, in whatever order they lie, and called by their names alone", () => {
    const seats = [
      thing({ id: "seat:0", kind: "seat", name: "Magpie, 3 of 12" }),
      thing({ id: "seat:2", kind: "seat", name: "Songsmith: 10 of 10 Humanity" }),
      thing({ id: "board", kind: "board" }),
      thing({ id: "seat:1", kind: "seat", name: "The Spider" }),
    ];
    expect(chairs(seats)).toEqual([
      { seat: 0, name: "Magpie", who: "Magpie" },
      { seat: 2, name: "Songsmith", who: "Songsmith" },
      { seat: 1, name: "The Spider", who: "The Spider" },
    ]);
  });
});
