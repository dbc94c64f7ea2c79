import { describe, expect, it } from "vitest";
import { courses, points, type Sample, turns } from "../src/table/course";
import type { GoalView } from "../src/wire";

const goal = (who: number, value: number): GoalView => ({
  name: "Loot",
  value,
  of: 12,
  who,
  means: "wins",
  rule: "PF-011",
  text: "",
  marks: [],
  look: "",
});
const at = (n: number, ...values: number[]): Sample => ({
  at: n,
  phase: `Round ${n}`,
  race: values.map((value, who) => goal(who, value)),
  line: undefined,
});

describe("the course of a game", () => {
  it("is looked at from its first choice to its last", () => {
    expect(points(0, 100, 5)).toEqual([0, 25, 50, 75, 100]);
    expect(points(3, 4)).toEqual([3, 4]);
    expect(points(7, 7)).toEqual([7]);
  });
  it("has a line for each goal", () => {
    const lines = courses([at(0, 0, 0), at(5, 3, 6)]);
    expect(lines.map((line) => line.shares)).toEqual([
      [0, 0.25],
      [0, 0.5],
    ]);
  });
  it("turns where the race changes most", () => {
    const told = turns([at(0, 0, 0), at(5, 1, 0), at(9, 1, 6), at(12, 12, 6)]);
    expect(told.map((turn) => turn.when)).toEqual(["Round 5", "Round 9", "Round 12"]);
    expect(told.map((turn) => [turn.to, turn.who, turn.before, turn.after])).toEqual([
      [5, 0, "0/12", "1/12"],
      [9, 1, "0/12", "6/12"],
      [12, 0, "1/12", "12/12"],
    ]);
  });
});
