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
    valued && value !== undefined && !ended(name, max) && unsaid(name, value) && `${value}${ending(max)}`,
    count !== undefined && unsaid(name, count) && `${count}`,
  ];
}

const ending = (max: number | undefined): string => (max === undefined ? "" : ` of ${max}`);

/** A name may count by itself, and from 1 where the track counts what is over. */
const ended = (name: string, max: number | undefined): boolean => max !== undefined && name.endsWith(ending(max));

/** The name, with how far its last number can go. */
function called(thing: Thing): string {
  const [value, max] = [maybeNum(thing, "value"), maybeNum(thing, "max")];
  const counts = thing.kind === "track" && value !== undefined && thing.name.endsWith(` ${value}`);
  return counts ? thing.name + ending(max) : thing.name || thing.id;
}

const exact = (text: string): string => text.replace(/[^\w ]/g, "\\$&");

/** Where a piece stands, unless its name says so. */
function standing(thing: Thing, scene: Scene): string | false {
  const place = DRAWN.has(thing.kind) ? scene.get(thing.at) : undefined;
  if (!place || !SPACES.has(place.kind)) return false;
  const [where = ""] = place.name.split(",");
  return !new RegExp(` (at|on|in) ${exact(where)}$`).test(thing.name) && `on ${where}`;
}

/** Who stands and what lies on a space. */
function holding(thing: Thing, scene: Scene): string | false {
  if (!SPACES.has(thing.kind)) return false;
  const [where = ""] = thing.name.split(",");
  const place = new RegExp(`,? (at|on|in) ${exact(where)}$`);
  const on = scene.on(thing.id).filter((one) => DRAWN.has(one.kind));
  return on.length > 0 && `here: ${on.map((one) => one.name.replace(place, "")).join(", ")}`;
}

/** All that a thing's face shows, as a screen reader says it. */
export function saying(thing: Thing, scene: Scene, says?: Says): string {
  const more = [...figures(thing), ...(says?.(thing, scene) ?? []), standing(thing, scene), holding(thing, scene)];
  return [called(thing), ...more.filter(Boolean)].join(", ");
}
