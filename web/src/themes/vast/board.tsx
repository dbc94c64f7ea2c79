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
  const webs = on.filter((thing) => thing.look === "web");
  const markers = on.filter((thing) => thing.kind !== "piece" && thing.look !== "web");
  webs.forEach((thing) => places.set(thing.id, { ...space, z: 3 }));
  const room = Math.min(space.w, CELL * 1.6);
  const size = Math.min(48, (room - 8) / Math.max(1, Math.min(3, figures.length)));
  figures.forEach((thing, index) => {
    const row = Math.floor(index / 3);
    const inRow = Math.min(3, figures.length - row * 3);
    const x = space.x + space.w / 2 + ((index % 3) - (inRow - 1) / 2) * size - size / 2;
    const y =
      space.y +
      space.h / 2 -
      size / 2 -
      (markers.length ? 8 : 0) +
      (row - (Math.ceil(figures.length / 3) - 1) / 2) * size * 0.8;
    places.set(thing.id, { x, y, w: size, h: size, z: 10 + index });
  });
  markers.forEach((thing, index) => {
    const gap = Math.min(26, (space.w - 30) / Math.max(1, markers.length));
    places.set(thing.id, {
      x: space.x + space.w / 2 + (index - (markers.length - 1) / 2) * gap - 14,
      y: space.y + space.h - 34,
      w: 28,
      h: 28,
      z: 6 + index,
    });
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
    places.set(space.id, {
      x: (num(space, "x") + 1) * CELL + 1,
      y: (num(space, "y") + 1) * CELL + 1,
      w: w * CELL - 2,
      h: h * CELL - 2,
      z: 1,
    });
  }
  for (const [id, place] of [...places]) fill(scene, id, place, places);
  for (const edge of scene.kind("edge")) {
    const across = edge.facts.dir === "N" || edge.facts.dir === "S";
    const x = (num(edge, "x") + 1.5) * CELL;
    const y = (num(edge, "y") + 1.5) * CELL;
    places.set(
      edge.id,
      across ? { x: x - 30, y: y - 9, w: 60, h: 18, z: 8 } : { x: x - 9, y: y - 30, w: 18, h: 60, z: 8 },
    );
  }
  return { width: SIZE, height: SIZE, places, backdrop: <Grounds scene={scene} />, least: 0.46 };
}

const INSIDE = 7 * CELL;

/** Round heads of clipped box along the four sides of the garden. */
function Hedge() {
  const along = range(26).map((i) => (i / 25) * SIZE);
  const bushes = along.flatMap((at, i) => [
    [at, 4 + scatter(i) * 8],
    [at, SIZE - 4 - scatter(i + 40) * 8],
    [4 + scatter(i + 80) * 8, at],
    [SIZE - 4 - scatter(i + 120) * 8, at],
  ]);
  return (
    <>
      {bushes.map(([x, y], i) => (
        <g key={i}>
          <circle cx={x} cy={y} r={15 + scatter(i + 5) * 8} class="vm-hedge" />
          <circle cx={(x ?? 0) - 4} cy={(y ?? 0) - 5} r={5 + scatter(i + 9) * 4} class="vm-leaf" />
        </g>
      ))}
    </>
  );
}

/** Choices and log call a tile by its letter and number: they stand on the wall, at every side. */
function Letters() {
  const near = CELL - 5.5;
  const far = CELL + INSIDE + 5.5;
  return (
    <g class="vm-letters">
      {range(7).flatMap((i) => {
        const middle = CELL * (i + 1.5);
        return [near, far].flatMap((edge) => [
          <text key={`x${i}${edge}`} x={middle} y={edge}>
            {"ABCDEFG"[i]}
          </text>,
          <text key={`y${i}${edge}`} x={edge} y={middle}>
            {7 - i}
          </text>,
        ]);
      })}
    </g>
  );
}

/** Moonlit garden, the outer wall with its towers, and the dark inside until somebody brings a light. */
function Grounds({ scene }: { scene: Scene }) {
  const doors = scene.kind("space").filter((space) => typeof space.facts.door === "string" && space.facts.door !== "");
  const corners = [CELL, CELL + INSIDE];
  return (
    <g>
      <defs>
        <radialGradient id="vast-moon" cx=".12" cy=".04" r="1.15">
          <stop offset="0" stop-color="var(--moonlit)" />
          <stop offset=".45" stop-color="var(--lawn)" />
          <stop offset="1" stop-color="var(--lawn-2)" />
        </radialGradient>
        <radialGradient id="vast-dark" cx=".5" cy=".5" r=".75">
          <stop offset="0" stop-color="var(--earth-2)" />
          <stop offset="1" stop-color="var(--earth)" />
        </radialGradient>
        <pattern id="vast-brick" width="28" height="14" patternUnits="userSpaceOnUse">
          <rect width="28" height="14" fill="var(--wall)" />
          <path d="M0 .5h28M0 7.5h28M7 0v7M21 7v7" stroke="var(--wall-2)" stroke-width="1.4" />
        </pattern>
      </defs>
      <rect width={SIZE} height={SIZE} rx="12" fill="url(#vast-moon)" />
      {range(70).map((i) => (
        <path key={i} d={`M${scatter(i) * SIZE} ${scatter(i + 200) * SIZE}q2-9 4 0q3-7 5 1`} class="vm-tuft" />
      ))}
      <path d={`M${CELL * 4.18} ${SIZE}q-6-50 4-90h54q10 40 4 90z`} fill="var(--gravel)" />
      <Hedge />
      <rect
        x={CELL - 11}
        y={CELL - 11}
        width={INSIDE + 22}
        height={INSIDE + 22}
        fill="url(#vast-brick)"
        stroke="var(--wall-edge)"
        stroke-width="2.5"
        rx="3"
      />
      {corners.flatMap((x) =>
        corners.map((y) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="21"
            fill="url(#vast-brick)"
            stroke="var(--wall-edge)"
            stroke-width="3"
          />
        )),
      )}
      {corners.flatMap((x) =>
        corners.map((y) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="12"
            fill="none"
            stroke="var(--wall-2)"
            stroke-width="5"
            stroke-dasharray="4 5"
          />
        )),
      )}
      <rect x={CELL} y={CELL} width={INSIDE} height={INSIDE} fill="url(#vast-dark)" />
      {doors.map((space) => {
        const door = scene.get(`space:${String(space.facts.door)}`);
        if (!door) return null;
        const x = (num(door, "x") + 1) * CELL;
        const y = (num(door, "y") + 1) * CELL;
        const cx = num(door, "x");
        const cy = num(door, "y");
        const gap =
          cy === 6 && num(space, "y") >= 6.5
            ? [x + 24, y + CELL - 1, 42, 13]
            : cx === 0 && num(space, "x") < 0
              ? [x - 12, y + 24, 13, 42]
              : cy === 0 && num(space, "y") < 0
                ? [x + 24, y - 12, 42, 13]
                : [x + CELL - 1, y + 24, 13, 42];
        return <rect key={space.id} x={gap[0]} y={gap[1]} width={gap[2]} height={gap[3]} rx="2" class="vm-door" />;
      })}
      <Letters />
    </g>
  );
}
