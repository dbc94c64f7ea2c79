import type { Scene } from "../scene/scene";
import { T } from "../strings";
import type { Line, Rules, ThingView as Thing, View } from "../wire";

export interface CommandWorld {
  view: View;
  scene: Scene;
  recap: Line[];
  book: Rules | null;
  choose(notation: string): void;
  undo(): void;
  why(thing: string): Promise<string>;
}

/** Whose turn it is and what is asked. */
export function where(view: View): string {
  if (view.outcome) return T.live.over(view.outcome.text);
  const { decision } = view;
  const asked = !decision
    ? ""
    : decision.yours
      ? T.live.yourTurn(decision.prompt)
      : `${T.prompt.waitingFor(decision.seat_name)}. ${decision.prompt}`;
  return [view.phase, asked].filter(Boolean).join(". ");
}

export function optionLines(view: View): string[] {
  const options = view.decision?.yours ? view.decision.options : [];
  return options.length ? options.map((option, index) => `${index + 1}. ${option.label}`) : [T.text.no_options];
}

export function happened(recap: Line[]): string[] {
  return recap.length ? recap.map((line) => line.text) : [T.recap.none];
}

function describe(thing: Thing, scene: Scene): string {
  const on = scene.on(thing.id).map((child) => child.name);
  const lies = scene.get(thing.at)?.name;
  return [
    thing.name,
    lies ? `(${lies})` : "",
    thing.text,
    on.length ? `${T.text.holds}: ${on.join(", ")}` : T.text.nothingOn,
  ]
    .filter(Boolean)
    .join(". ");
}

function find(scene: Scene, words: string): Thing | undefined {
  const wanted = words.toLowerCase();
  return (
    scene.things.find((thing) => thing.name.toLowerCase() === wanted || thing.id === words) ??
    scene.things.find((thing) => thing.name.toLowerCase().includes(wanted))
  );
}

function pickOption(view: View, rest: string): { notation: string; label: string } | string {
  const options = view.decision?.yours ? view.decision.options : [];
  if (!options.length) return T.text.no_options;
  const number = Number(rest);
  const byNumber = Number.isInteger(number) ? options[number - 1] : undefined;
  if (byNumber) return byNumber;
  const wanted = rest.toLowerCase();
  const exact = options.find((option) => option.notation === rest || option.label.toLowerCase() === wanted);
  if (exact) return exact;
  const fitting = options.filter((option) => option.label.toLowerCase().includes(wanted));
  if (fitting.length === 1 && fitting[0]) return fitting[0];
  return fitting.length ? T.text.ambiguous(fitting.length) : T.text.unknown(rest);
}

/** Carries out a typed command; the answer is a list of lines. */
export async function run(command: string, world: CommandWorld): Promise<string[]> {
  const [word = "", ...more] = command.trim().split(/\s+/);
  const rest = more.join(" ");
  const { view, scene } = world;
  switch (word.toLowerCase()) {
    case "where":
      return [where(view)];
    case "options":
      return optionLines(view);
    case "happened":
      return happened(world.recap);
    case "choose": {
      const option = pickOption(view, rest);
      if (typeof option === "string") return [option];
      world.choose(option.notation);
      return [T.text.chosen(option.label)];
    }
    case "look": {
      const thing = find(scene, rest);
      return [thing ? describe(thing, scene) : T.text.nothing(rest)];
    }
    case "why": {
      const thing = find(scene, rest);
      return [thing ? await world.why(thing.id) : T.text.nothing(rest)];
    }
    case "rule": {
      const rule = world.book?.chapters
        .flatMap((chapter) => chapter.rules)
        .find((one) => one.id.toLowerCase() === rest.toLowerCase());
      return [rule ? `${rule.id}: ${rule.text}` : T.text.noRule(rest)];
    }
    case "undo":
      world.undo();
      return [view.undo.allowed ? T.prompt.undo : view.undo.reason];
    case "help":
      return T.text.help;
    default:
      return [T.text.unknown(word)];
  }
}
