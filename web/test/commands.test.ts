import { describe, expect, it, vi } from "vitest";
import { Scene } from "../src/scene/scene";
import { T } from "../src/strings";
import { type CommandWorld, happened, optionLines, run, where } from "../src/table/commands";
import { line, view } from "./fixtures";

function world(part: Partial<CommandWorld> = {}): CommandWorld {
  const shown = view();
  return {
    view: shown,
    scene: new Scene(shown.things, shown.decision),
    recap: [line(3, "Moth steals a card.")],
    book: { title: "Pilfer", chapters: [{ title: "Turns", rules: [{ id: "PF-005", text: "One thing a turn." }] }] },
    choose: vi.fn(),
    undo: vi.fn(),
    why: () => Promise.resolve("Because."),
    ...part,
  };
}

describe("commands", () => {
  it("say where the game stands, what can be done and what happened", async () => {
    expect(where(view())).toContain("Magpie: what do you do?");
    expect(optionLines(view())).toEqual(["1. Wait", "2. Steal from Ferret"]);
    expect(happened([])).toEqual([T.recap.none]);
    expect(await run("happened", world())).toEqual(["Moth steals a card."]);
  });

  it("choose by number and by a part of the words", async () => {
    const first = world();
    await run("choose 2", first);
    expect(first.choose).toHaveBeenCalledWith("steal:1");
    const second = world();
    expect(await run("choose wait", second)).toEqual([T.text.chosen("Wait")]);
    expect(second.choose).toHaveBeenCalledWith("wait");
  });

  it("refuse what is ambiguous or unknown without choosing", async () => {
    const asked = world();
    expect(await run("choose t", asked)).toEqual([T.text.ambiguous(2)]);
    expect(await run("dance", asked)).toEqual([T.text.unknown("dance")]);
    expect(asked.choose).not.toHaveBeenCalled();
  });

  it("describe a thing, read a rule, answer why", async () => {
    expect((await run("look vault", world()))[0]).toContain("The vault");
    expect(await run("rule pf-005", world())).toEqual(["PF-005: One thing a turn."]);
    expect(await run("rule pf-999", world())).toEqual([T.text.noRule("pf-999")]);
    expect(await run("why vault", world())).toEqual(["Because."]);
  });
});
