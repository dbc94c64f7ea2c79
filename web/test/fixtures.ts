import type { DecisionView, Diff, Line, ThingView, View } from "../src/wire";

export function thing(part: Partial<ThingView> & { id: string }): ThingView {
  return { kind: "token", name: part.id, at: "", look: "", text: "", rule: "", facts: {}, ...part };
}

export function decision(options: [string, string, string[]][], number = 4): DecisionView {
  return {
    number,
    seat: 0,
    seat_name: "Magpie",
    yours: true,
    ask: "act",
    prompt: "Magpie: what do you do?",
    rule: { id: "PF-005", text: "On a turn a thief does one thing." },
    options: options.map(([notation, label, points]) => ({ notation, label, detail: "", points })),
  };
}

export function line(number: number, text: string): Line {
  return { number, text, rule: "PF-005", kind: "said", args: [], things: [], seat: 0 };
}

export function view(part: Partial<View> = {}): View {
  return {
    seat: 0,
    number: 4,
    made: 4,
    phase: "Round 2",
    things: [
      thing({ id: "vault", kind: "pile", name: "The vault" }),
      thing({ id: "seat:0", kind: "seat", name: "Magpie" }),
    ],
    decision: decision([
      ["wait", "Wait", []],
      ["steal:1", "Steal from Ferret", ["seat:0"]],
    ]),
    outcome: null,
    race: [],
    lines: [line(1, "Ferret waits."), line(3, "Moth steals a card.")],
    undo: { allowed: true, reason: "" },
    private: true,
    ...part,
  };
}

export function diff(part: Partial<Diff> = {}): Diff {
  return {
    t: "diff",
    number: 5,
    base: 4,
    made: 5,
    seat: 0,
    put: [],
    gone: [],
    decision: null,
    phase: "Round 2",
    outcome: null,
    race: [],
    events: [],
    undo: { allowed: false, reason: "" },
    private: true,
    ...part,
  };
}
