import { num, type Scene } from "../../scene/scene";
import type { BoardLayout, Place } from "../theme";

export const CELL = 90;
const SIZE = 9 * CELL;

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const scatter = (i: number): number => {
  const wave = Math.sin(i * 78.23) * 9631.7;
  return wave - Math.floor(wave);
};

/** The middle row of a tile holds figures, its lower edge markers. */
function fill(scene: Scene, id: string, space: Place, places: Map<string, Place>): void {
  const on = scene.on(id).filter((thing) => thing.kind !== "edge");
  const figures = on.filter((thing) => thing.kind === "piece");
  const markers = on.filter((thing) => thing.kind !== "piece");
  const room = Math.min(space.w, CELL * 1.6);
  const size = Math.min(48, (room - 8) / Math.max(1, Math.min(3, figures.length)));
  figures.forEach((thing, index) => {
    const row = Math.floor(index / 3);
    const inRow = Math.min(3, figures.length - row * 3);
    const x = space.x + space.w / 2 + ((index % 3) - (inRow - 1) / 2) * size - size / 2;
    const y = space.y + space.h / 2 - size / 2 - (markers.length ? 8 : 0) + (row - (Math.ceil(figures.length / 3) - 1) / 2) * size * 0.8;
    places.set(thing.id, { x, y, w: size, h: size, z: 10 + index });
  });
  markers.forEach((thing, index) => {
    const gap = Math.min(26, (space.w - 30) / Math.max(1, markers.length));
    places.set(thing.id, { x: space.x + space.w / 2 + (index - (markers.length - 1) / 2) * gap - 14, y: space.y + space.h - 34, w: 28, h: 28, z: 6 + index });
  });
}

export function layout(scene: Scene): BoardLayout | null {
  const spaces = scene.kind("space");
  if (!spaces.length) return null;
  const places = new Map<string, Place>();
  for (const space of spaces) {
    const crypt = space.facts.w === undefined;
    const w = crypt ? 1 : num(space, "w", 1);
    const h = crypt ? 1 : num(space, "h", 1);
    places.set(space.id, { x: (num(space, "x") + 1) * CELL + 1, y: (num(space, "y") + 1) * CELL + 1, w: w * CELL - 2, h: h * CELL - 2, z: 1 });
  }
  for (const space of spaces) fill(scene, space.id, places.get(space.id)!, places);
  for (const edge of scene.kind("edge")) {
    const across = edge.facts.dir === "N" || edge.facts.dir === "S";
    const x = (num(edge, "x") + 1.5) * CELL;
    const y = (num(edge, "y") + 1.5) * CELL;
    places.set(edge.id, across ? { x: x - 30, y: y - 9, w: 60, h: 18, z: 8 } : { x: x - 9, y: y - 30, w: 18, h: 60, z: 8 });
  }
  return { width: SIZE, height: SIZE, places, backdrop: <Grounds scene={scene} />, least: 0.5 };
}

/** Hedges, gravel and the outer wall of the manor. */
function Grounds({ scene }: { scene: Scene }) {
  const doors = scene.kind("space").filter((space) => typeof space.facts.door === "string" && space.facts.door !== "");
  return (
    <g>
      <defs>
        <radialGradient id="vast-moon" cx=".5" cy=".5" r=".75">
          <stop offset="0" stop-color="var(--lawn)" />
          <stop offset="1" stop-color="var(--lawn-2)" />
        </radialGradient>
        <pattern id="vast-earth" width="30" height="30" patternUnits="userSpaceOnUse">
          <rect width="30" height="30" fill="var(--earth)" />
          <path d="M4 8h4M18 4h5M12 20h6M24 24h3" stroke="var(--earth-2)" stroke-width="2" />
        </pattern>
      </defs>
      <rect width={SIZE} height={SIZE} rx="12" fill="url(#vast-moon)" />
      {range(90).map((i) => (
        <circle key={i} cx={scatter(i) * SIZE} cy={scatter(i + 200) * SIZE} r={4 + scatter(i + 50) * 9} fill="var(--hedge)" opacity=".55" />
      ))}
      <rect x={CELL - 7} y={CELL - 7} width={7 * CELL + 14} height={7 * CELL + 14} fill="var(--wall)" rx="4" />
      <rect x={CELL} y={CELL} width={7 * CELL} height={7 * CELL} fill="url(#vast-earth)" />
      {doors.map((space) => {
        const door = scene.get(`space:${String(space.facts.door)}`);
        if (!door) return null;
        const x = (num(door, "x") + 1) * CELL;
        const y = (num(door, "y") + 1) * CELL;
        const cx = num(door, "x");
        const cy = num(door, "y");
        const gap = cy === 6 && num(space, "y") >= 6.5 ? [x + 24, y + CELL - 2, 42, 11] : cx === 0 && num(space, "x") < 0 ? [x - 9, y + 24, 11, 42] : cy === 0 && num(space, "y") < 0 ? [x + 24, y - 9, 42, 11] : [x + CELL - 2, y + 24, 11, 42];
        return <rect key={space.id} x={gap[0]} y={gap[1]} width={gap[2]} height={gap[3]} fill="var(--door)" />;
      })}
    </g>
  );
}
