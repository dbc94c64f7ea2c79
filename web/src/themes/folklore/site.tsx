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
    const at = {
      x: EDGE + num(square, "x") * CELL + 1,
      y: EDGE + num(square, "y") * CELL + 1,
      w: CELL - 2,
      h: CELL - 2,
      z: 1,
    };
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
  return {
    width: SIZE,
    height: SIZE,
    places,
    backdrop: <Sheet dark={flag(scene.get("board"), "dark")} />,
    least: 0.44,
  };
}

function lies(thing: Thing, at: Place, index: number): Place {
  if (thing.look === "door" || thing.look === "portcullis")
    return { x: at.x + 8, y: at.y + 8, w: at.w - 16, h: at.h - 16, z: 3 };
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
