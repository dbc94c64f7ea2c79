import { describe, expect, it } from "vitest";
import { wouldBe } from "../src/scene/likeness";
import { Scene } from "../src/scene/scene";
import { decision, thing } from "./fixtures";

const things = [
  thing({ id: "space:A1", kind: "space" }),
  thing({ id: "space:A2", kind: "space" }),
  thing({ id: "space:B9", kind: "space" }),
  thing({ id: "piece:wolf", kind: "piece", at: "space:B9" }),
  thing({ id: "card:boot#2", kind: "card" }),
  thing({ id: "card:pan#7", kind: "card" }),
  thing({ id: "action:1.move", kind: "token" }),
  thing({ id: "action:1.bust", kind: "token" }),
  thing({ id: "track:fear", kind: "track" }),
];

const scene = (options: [string, string, string[]][]): Scene => new Scene(things, decision(options));

describe("the option that would lie on a thing", () => {
  it("is made after those on offer that lie on things of its family", () => {
    const walking = scene([
      ["go:A1", "Go to A1", ["space:A1"]],
      ["go:A2", "Go to A2", ["space:A2"]],
      ["pass", "Pass", []],
    ]);
    expect(wouldBe(walking, "space:B9")).toBe("go:B9");
    expect(wouldBe(walking, "piece:wolf")).toBe("go:B9");
  });

  it("is never made after an option without arguments", () => {
    const bracing = scene([["prepare", "Prepare", ["track:prepare"]]]);
    expect(wouldBe(bracing, "track:fear")).toBeNull();
  });

  it("knows cards by their kind and actions by their last name, and keeps the other words", () => {
    const acting = scene([
      ["play:boot,0", "Boot", ["card:boot#2"]],
      ["coin:move", "Coin on Move", ["action:1.move"]],
    ]);
    expect(wouldBe(acting, "card:pan#7")).toBe("play:pan,0");
    expect(wouldBe(acting, "action:1.bust")).toBe("coin:bust");
  });

  it("takes the verb that most options on offer have", () => {
    const busy = scene([
      ["lamp:A1", "Light a lamp", ["space:A1"]],
      ["go:A1", "Go", ["space:A1"]],
      ["go:A2", "Go", ["space:A2"]],
    ]);
    expect(wouldBe(busy, "space:B9")).toBe("go:B9");
  });

  it("is none where nothing on offer is anything like it", () => {
    expect(wouldBe(scene([["go:A1", "Go", ["space:A1"]]]), "track:fear")).toBeNull();
    expect(wouldBe(scene([["pass", "Pass", ["space:A1"]]]), "space:B9")).toBeNull();
    expect(wouldBe(new Scene(things, null), "space:B9")).toBeNull();
  });
});
