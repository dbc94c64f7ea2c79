import type { ThingView as Thing } from "../wire";
import { flag, maybeNum, num, type Scene } from "./scene";

/** What a thing's face shows beyond its name, in a theme's own words. */
export type Says = (thing: Thing, scene: Scene) => (string | false | undefined)[];

const SPACES = new Set(["space"]);
const DRAWN = new Set(["piece", "token", "card", "die"]);

/** A number of a thing in words, unless it is 0: `amount(thing, "curses", "Curses")` is "3 Curses". */
export const amount = (thing: Thing, fact: string, unit: string): string | false =>
  num(thing, fact) !== 0 && `${num(thing, fact)} ${unit}`;

/** The names of the flags that hold. */
export const marks = (thing: Thing, ...facts: string[]): string[] => facts.filter((fact) => flag(thing, fact));

/** A number says itself only once. */
const unsaid = (name: string, value: number): boolean => !new RegExp(`(^|\\D)${value}(\\D|$)`).test(name);

/** Numbers that every theme draws: how far a track is, how many cards lie in a pile. */
function figures(thing: Thing): (string | false)[] {
  const { kind, name } = thing;
  const value = maybeNum(thing, "value");
  const max = maybeNum(thing, "max");
  const count = maybeNum(thing, "count");
  const valued = kind === "track" || kind === "die" || kind === "piece";
  return [
    valued && value !== undefined && unsaid(name, value) && (max === undefined ? `${value}` : `${value} of ${max}`),
    count !== undefined && unsaid(name, count) && `${count}`,
  ];
}

/** Who stands and what lies on a space. */
function holding(thing: Thing, scene: Scene): string | false {
  if (!SPACES.has(thing.kind)) return false;
  const [where = ""] = thing.name.split(",");
  const place = new RegExp(`,? (at|on|in) ${where.replace(/[^\w ]/g, "\\$&")}$`);
  const on = scene.on(thing.id).filter((one) => DRAWN.has(one.kind));
  return on.length > 0 && `here: ${on.map((one) => one.name.replace(place, "")).join(", ")}`;
}

/** All that a thing's face shows, as a screen reader says it. */
export function saying(thing: Thing, scene: Scene, says?: Says): string {
  const more = [...figures(thing), ...(says?.(thing, scene) ?? []), holding(thing, scene)];
  return [thing.name || thing.id, ...more.filter(Boolean)].join(", ");
}
