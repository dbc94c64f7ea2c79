import { num, numbers, type Scene, str } from "../../scene/scene";
import type { BoardLayout, Place, Section, Theme } from "../theme";
import icons from "./plain.icons";
import "./plain.css";

const CELL = 88;
const GAP = 6;

/** Spreads up to nine pieces over a space so that each can be seen and tapped. */
export function spread(space: Place, index: number, of: number, size: number): Place {
  const across = Math.ceil(Math.sqrt(of));
  const down = Math.ceil(of / across);
  const side = Math.min(size, (space.w - 6) / across, (space.h - 6) / down);
  const column = index % across;
  const row = Math.floor(index / across);
  return {
    x: space.x + space.w / 2 + (column - (across - 1) / 2) * side - side / 2,
    y: space.y + space.h / 2 + (row - (down - 1) / 2) * side - side / 2,
    w: side,
    h: side,
    z: 5 + index,
  };
}

/** Puts every thing that lies on a placed space into it. */
export function place(scene: Scene, places: Map<string, Place>, size: number): void {
  for (const [id, space] of [...places]) {
    const on = scene.on(id);
    on.forEach((thing, index) => places.set(thing.id, spread(space, index, on.length, size)));
  }
}

/** Spaces with coordinates as a grid, those without in rows of eight. */
function layout(scene: Scene): BoardLayout | null {
  const spaces = scene.kind("space");
  if (!spaces.length) return null;
  const places = new Map<string, Place>();
  const xs = spaces.map((space, index) => num(space, "x", index % 8));
  const ys = spaces.map((space, index) => num(space, "y", Math.floor(index / 8)));
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  spaces.forEach((space, index) =>
    places.set(space.id, {
      x: GAP + ((xs[index] ?? 0) - left) * CELL,
      y: GAP + ((ys[index] ?? 0) - top) * CELL,
      w: CELL - GAP,
      h: CELL - GAP,
    }),
  );
  place(scene, places, 54);
  const width = (Math.max(...xs) - left + 1) * CELL + GAP;
  const height = (Math.max(...ys) - top + 1) * CELL + GAP;
  return {
    width,
    height,
    places,
    backdrop: <rect width={width} height={height} rx="10" fill="var(--board)" />,
    least: 0.5,
  };
}

/** Seats of one's own first, then everything else in the scene's order. */
export function seatsFirst(scene: Scene, you: number[]): string[] {
  const seats = scene.kind("seat");
  const own = (index: number): number => (you.includes(num(seats[index], "seat", index)) ? 0 : 1);
  return seats
    .map((seat, index) => ({ seat, index }))
    .sort((a, b) => own(a.index) - own(b.index) || a.index - b.index)
    .map(({ seat }) => seat.id);
}

function sections(scene: Scene, you: number[]): Section[] {
  return [{ key: "seats", title: "", ids: seatsFirst(scene, you) }];
}

export const theme: Theme = {
  name: "plain",
  icons,
  story: {
    chapters: ["round", "won"],
    scenes: [],
    prose: [],
    choices: [],
    marks: ["won"],
    shows: (scene) => scene.kind("track").map((thing) => thing.id),
  },
  layout,
  face: (thing) =>
    thing.kind === "space" ? <span class="space-name">{str(thing, "label") || thing.name}</span> : null,
  sections,
  dice: (line) => (/roll|dice|bones/.test(line.kind) ? { dice: numbers(line.args) } : undefined),
};
