import { type Scene, tail } from "./scene";

/** The names an id may have in a notation: `space:A3b` is A3b, `card:boot#2` is boot, `action:1.move` is move. */
function names(id: string): string[] {
  const whole = tail(id);
  const bare = whole.replace(/#.*$/, "");
  return [whole, bare, bare.slice(bare.lastIndexOf(".") + 1)];
}

const family = (id: string): string => id.slice(0, id.indexOf(":"));

/** The notations with `id` in place of a thing of the same family, for one option on offer. */
function swapped(notation: string, points: string[], id: string): string[] {
  const colon = notation.indexOf(":");
  if (colon < 0) return [];
  const [verb, rest] = [notation.slice(0, colon), notation.slice(colon + 1)];
  const args = rest.split(",");
  const found: string[] = [];
  for (const point of points.filter((one) => family(one) === family(id))) {
    names(point).forEach((name, form) => {
      const at = args.indexOf(name);
      if (at >= 0) found.push(`${verb}:${args.with(at, names(id)[form] ?? "").join(",")}`);
    });
  }
  return found;
}

/**
 * The option that would lie on a thing, or on what it lies on, if it were on offer: made after the options that lie
 * on things of its family, the most frequent verb first. Null when none of those on offer is anything like it.
 */
export function wouldBe(scene: Scene, id: string): string | null {
  const offered = scene.decision?.options ?? [];
  for (const one of [id, ...scene.under(id)]) {
    const counts = new Map<string, { count: number; notation: string }>();
    for (const notation of offered.flatMap((option) => swapped(option.notation, option.points, one))) {
      const verb = notation.slice(0, notation.indexOf(":"));
      const known = counts.get(verb);
      counts.set(verb, { count: (known?.count ?? 0) + 1, notation: known?.notation ?? notation });
    }
    const [best] = [...counts.values()].sort((a, b) => b.count - a.count);
    if (best) return best.notation;
  }
  return null;
}
