import type { DecisionView, OptionView, ThingView as Thing } from "../wire";

export type Fact = Thing["facts"][string];

const NONE: Thing[] = [];

/** Kinds of things of which equal ones lie beside each other. */
const LOOSE = new Set(["card", "token", "die"]);

const alike = (one: Thing, two: Thing): boolean =>
  one.kind === two.kind &&
  one.name === two.name &&
  one.look === two.look &&
  one.text === two.text &&
  JSON.stringify(one.facts) === JSON.stringify(two.facts);

/** The things of a view, found by id, by where they lie and by kind, and the options that point at them. */
export class Scene {
  readonly byId = new Map<string, Thing>();
  private readonly lying = new Map<string, Thing[]>();
  private readonly kinds = new Map<string, Thing[]>();
  private readonly pointed = new Map<string, OptionView[]>();
  /** Options for the list: they point at nothing on the table, at a page of words, or all at the same thing. */
  readonly loose: OptionView[] = [];

  constructor(
    readonly things: readonly Thing[],
    readonly decision: DecisionView | null,
  ) {
    for (const thing of things) {
      this.byId.set(thing.id, thing);
      push(this.lying, thing.at, thing);
      push(this.kinds, thing.kind, thing);
    }
    const options = decision?.yours ? decision.options : [];
    const same = options.length > 1 && new Set(options.map((option) => option.points.join(" "))).size === 1;
    for (const option of options) {
      const points = option.points.filter((id) => this.byId.has(id));
      if (same || points.every((id) => this.byId.get(id)?.kind === "panel")) this.loose.push(option);
      for (const id of this.withTwins(points)) push(this.pointed, id, option);
    }
  }

  /** The ids with all that are equal to them in everything but the id: of two equal cards either can be chosen. */
  private withTwins(ids: string[]): Set<string> {
    const all = new Set(ids);
    for (const id of ids) {
      const thing = this.byId.get(id);
      if (!thing || !LOOSE.has(thing.kind)) continue;
      for (const other of this.on(thing.at)) if (other !== thing && alike(thing, other)) all.add(other.id);
    }
    return all;
  }

  get(id: string): Thing | undefined {
    return this.byId.get(id);
  }

  on(id: string): Thing[] {
    return this.lying.get(id) ?? NONE;
  }

  kind(kind: string): Thing[] {
    return this.kinds.get(kind) ?? NONE;
  }

  /** Things that lie on nothing that is on the table. */
  roots(): Thing[] {
    return this.things.filter((thing) => !this.byId.has(thing.at));
  }

  options(id: string): OptionView[] {
    return this.pointed.get(id) ?? [];
  }

  legal(id: string): boolean {
    return this.pointed.has(id);
  }

  glowing(): string[] {
    return [...this.pointed.keys()];
  }

  /** The thing itself if it can be chosen, else the nearest choosable thing that it lies on. */
  target(id: string): string | null {
    for (let at = id, steps = 0; at && steps < 6; at = this.byId.get(at)?.at ?? "", steps += 1) {
      if (this.legal(at)) return at;
    }
    return null;
  }

  /** The ids from the thing down to the table. */
  under(id: string): string[] {
    const path: string[] = [];
    for (let at = this.byId.get(id)?.at ?? ""; at && path.length < 8; at = this.byId.get(at)?.at ?? "") path.push(at);
    return path;
  }
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

export function num(thing: Thing | undefined, fact: string, otherwise = 0): number {
  const value = thing?.facts[fact];
  return typeof value === "number" ? value : typeof value === "boolean" ? Number(value) : otherwise;
}

export function maybeNum(thing: Thing, fact: string): number | undefined {
  const value = thing.facts[fact];
  return typeof value === "number" ? value : undefined;
}

export function str(thing: Thing | undefined, fact: string, otherwise = ""): string {
  const value = thing?.facts[fact];
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : otherwise;
}

export function flag(thing: Thing | undefined, fact: string): boolean {
  const value = thing?.facts[fact];
  return value === true || (typeof value === "number" && value !== 0);
}

export function list(thing: Thing | undefined, fact: string): (string | number)[] {
  const value: Fact | undefined = thing?.facts[fact];
  if (Array.isArray(value))
    return value.filter((item): item is string | number => typeof item === "string" || typeof item === "number");
  return typeof value === "string" || typeof value === "number" ? [value] : [];
}

/** The numbers among the arguments of a line. */
export const numbers = (args: readonly (string | number)[]): number[] =>
  args.filter((arg): arg is number => typeof arg === "number");

/** The part of an id after its first colon. */
export const tail = (id: string): string => id.slice(id.indexOf(":") + 1);
