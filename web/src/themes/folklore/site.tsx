import { flag, num, type Scene } from "../../scene/scene";
import type { ThingView as Thing } from "../../wire";
import { spread } from "../plain/theme";
import type { BoardLayout, Place } from "../theme";

export const CELL = 78;
const EDGE = 34;
const SIZE = 10 * CELL + 2 * EDGE;
const COLUMNS = "ABCDEFGHIJ";
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Ten by ten squares in woodcut. */
export function site(scene: Scene): BoardLayout {
  const places = new Map<string, Place>();
  for (const square of scene.kind("space")) {
    const at = { x: EDGE + num(square, "x") * CELL + 1, y: EDGE + num(square, "y") * CELL + 1, w: CELL - 2, h: CELL - 2, z: 1 };
    places.set(square.id, at);
    const on = scene.on(square.id);
    const standing = on.filter((thing) => thing.kind === "piece");
    const lying = on.filter((thing) => thing.kind !== "piece");
    lying.forEach((thing, index) => places.set(thing.id, lies(thing, at, index)));
    standing.forEach((thing, index) => {
      const two = num(thing, "size", 1) === 2;
      const room = two ? { ...at, w: CELL * 2 - 2, h: CELL * 2 - 2 } : at;
      places.set(thing.id, { ...spread(room, index, standing.length, two ? CELL * 1.6 : 60), z: 10 + index });
    });
  }
  return { width: SIZE, height: SIZE, places, backdrop: <Sheet dark={flag(scene.get("board"), "dark")} />, least: 0.46 };
}

function lies(thing: Thing, at: Place, index: number): Place {
  if (thing.look === "door" || thing.look === "portcullis") return { x: at.x + 8, y: at.y + 8, w: at.w - 16, h: at.h - 16, z: 3 };
  return { x: at.x + at.w - 36 - index * 30, y: at.y + 4, w: 32, h: 32, z: 4 + index };
}

function Sheet({ dark }: { dark: boolean }) {
  return (
    <g>
      <rect width={SIZE} height={SIZE} rx="6" fill={dark ? "var(--gloom)" : "var(--vellum)"} />
      <rect x="6" y="6" width={SIZE - 12} height={SIZE - 12} class="fl-frame" />
      {range(10).map((i) => (
        <g key={i} class="fl-mark">
          <text x={EDGE + (i + 0.5) * CELL} y={EDGE - 10} text-anchor="middle">
            {COLUMNS[i]}
          </text>
          <text x={EDGE - 18} y={EDGE + (i + 0.5) * CELL + 5} text-anchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
      <rect x={EDGE} y={EDGE} width={10 * CELL} height={10 * CELL} fill="var(--stone)" />
    </g>
  );
}

const ART: Record<string, string> = {
  floor: "M0 26H50V52H0M50 0V26M78 52H30V78M50 26H78",
  start: "M0 26H50V52H0M50 0V26M78 52H30V78M50 26H78",
  exit: "M0 26H50V52H0M50 0V26M78 52H30V78M50 26H78",
  wall: "M0 0L78 78M0 20L58 78M0 40L38 78M0 60L18 78M20 0L78 58M40 0L78 38M60 0L78 18",
  object: "M12 12H66V66H12ZM12 12L66 66M66 12L12 66",
  water: "M4 16q9-8 18 0t18 0 18 0 16 0M4 38q9-8 18 0t18 0 18 0 16 0M4 60q9-8 18 0t18 0 18 0 16 0",
  hazard: "M39 10l10 20 20-6-8 20 12 14-22 2-2 16-12-14-18 8 4-20-16-12 20-6z",
};

export function SquareFace({ thing }: { thing: Thing }) {
  return (
    <span class={`fl-square sq-${thing.look}`}>
      <svg viewBox="0 0 78 78" aria-hidden="true">
        <path d={ART[thing.look] ?? ART.floor} />
      </svg>
    </span>
  );
}
