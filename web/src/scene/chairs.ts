import type { ThingView } from "../wire";

/** Who sits where, by what lies on the table; the things of seats lie in no order. */
export function chairs(things: readonly ThingView[]): { seat: number; name: string; who: string }[] {
  return things
    .filter((thing) => thing.kind === "seat")
    .map((thing) => {
      const name = thing.name.replace(/[:,].*/, "");
      return { seat: Number(thing.id.replace("seat:", "")), name, who: name };
    });
}
