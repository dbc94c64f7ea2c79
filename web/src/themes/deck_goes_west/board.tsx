import { num, type Scene } from "../../scene/scene";
import type { ThingView as Thing } from "../../wire";
import { spread } from "../plain/theme";
import type { BoardLayout, Place } from "../theme";
import icons from "./west.icons";

export const CELL = 112;
const MARGIN = 46;

/** So many cells each way has the paper at first: what the start fills, and the two columns beyond it. */
const PAPER = 5;

/**
 * The cells that the paper shows, as many each way. It is square and lies where it lies however the land grows: the
 * first columns further west are free from the start, later the land is drawn smaller, and nothing beside it moves.
 */
function paper(spaces: Thing[]): { cells: number; west: number; north: number } {
  const xs = spaces.map((space) => num(space, "x"));
  const ys = spaces.map((space) => num(space, "y"));
  const [east, north, south] = [Math.min(...xs), Math.min(...ys), Math.max(...ys)];
  const cells = Math.max(PAPER, Math.max(...xs) - east + 1, south - north + 1);
  // The row of the start stays in the middle for as long as the land fits around it.
  const middle = -Math.floor((cells - 1) / 2);
  return { cells, west: east + cells - 1, north: Math.min(north, Math.max(middle, south - cells + 1)) };
}

/** So many cells the paper goes on to the left and to the right, as far as there is room. */
const BESIDE = 4;

/** West is on the left: bigger x lies further left. */
export function layout(scene: Scene): BoardLayout | null {
  const spaces = scene.kind("space");
  if (!spaces.length) return null;
  const { cells, west, north } = paper(spaces);
  const places = new Map<string, Place>();
  for (const space of spaces) {
    places.set(space.id, {
      x: MARGIN + (west - num(space, "x")) * CELL + 2,
      y: MARGIN + (num(space, "y") - north) * CELL + 2,
      w: CELL - 4,
      h: CELL - 4,
      z: 1,
    });
  }
  for (const space of spaces) {
    const at = places.get(space.id);
    if (!at) continue;
    const on = scene.on(space.id).filter((thing) => thing.look !== "railway" && thing.kind !== "panel");
    const people = on.filter((thing) => thing.kind === "piece");
    const marks = on.filter((thing) => thing.kind !== "piece");
    people.forEach((thing, index) =>
      places.set(thing.id, spread({ x: at.x + 4, y: at.y + 8, w: at.w - 8, h: at.h - 34 }, index, people.length, 50)),
    );
    marks.forEach((thing, index) =>
      places.set(thing.id, { x: at.x + 4 + index * 34, y: at.y + 4, w: 36, h: 36, z: 7 }),
    );
  }
  const side = cells * CELL + 2 * MARGIN;
  return {
    width: side,
    height: side,
    places,
    backdrop: (
      <MapSheet
        width={side}
        height={side}
        taken={new Set(spaces.map((space) => `${west - num(space, "x")} ${num(space, "y") - north}`))}
      />
    ),
    least: 0.42,
  };
}

const waver = (i: number): number => {
  const wave = Math.sin(i * 51.3) * 7431.9;
  return wave - Math.floor(wave);
};

const DOODLES = ["doodle_skull", "doodle_cactus", "doodle_mesa", "doodle_bird", "doodle_snake", "doodle_lizard"];

/** What the mapmaker drew where nobody has been yet. */
function Doodles({ across, down, taken }: { across: number; down: number; taken: ReadonlySet<string> }) {
  const wide = across + 2 * BESIDE;
  const cells = Array.from({ length: wide * down }, (_, i) => ({ x: (i % wide) - BESIDE, y: Math.floor(i / wide) }));
  return (
    <>
      {cells
        .filter(({ x, y }) => !taken.has(`${x} ${y}`) && waver(x * 7 + y * 13) < 0.55)
        .map(({ x, y }) => (
          <svg
            key={`${x} ${y}`}
            class="dw-doodle"
            x={MARGIN + x * CELL + 24}
            y={MARGIN + y * CELL + 24}
            width="62"
            height="62"
            viewBox="0 0 512 512"
            dangerouslySetInnerHTML={{
              __html: icons[DOODLES[Math.floor(waver(x * 31 + y * 17 + 5) * DOODLES.length)] ?? ""] ?? "",
            }}
          />
        ))}
    </>
  );
}

interface SheetProps {
  width: number;
  height: number;
  /** Cells with land on them, from the north-west corner. */
  taken: ReadonlySet<string>;
}

/** What is drawn on the paper: a compass rose, and the folds of long use. */
function MapSheet({ width, height, taken }: SheetProps) {
  return (
    <>
      {Array.from({ length: 5 }, (_, i) => (
        <path
          key={i}
          d={`M${-BESIDE * CELL} ${40 + i * (height / 5)}h${BESIDE * CELL}
            q${width / 2} ${waver(i) * 60 - 30} ${width} 0h${BESIDE * CELL}`}
          fill="none"
          stroke="var(--map-edge)"
          stroke-width="1"
          opacity=".55"
        />
      ))}
      <Doodles
        across={Math.round((width - 2 * MARGIN) / CELL)}
        down={Math.round((height - 2 * MARGIN) / CELL)}
        taken={taken}
      />
      <path
        d={`M${width - 60} ${height * 0.62}Q${width * 0.6} ${height * 0.3} ${width * 0.42} ${height * 0.55}T70
          ${height * 0.38}`}
        class="dw-trace"
      />
      <path d={`M${width / 2} 20V${height - 20}`} stroke="var(--map-edge)" stroke-width="1.4" opacity=".6" />
      <g transform={`translate(46 ${height - 44})`} fill="var(--map-ink)">
        <path d="M0-26l5 21 21 5-21 5-5 21-5-21-21-5 21-5z" opacity=".7" />
        <text x="28" y="6" font-family="Rye" font-size="15">
          W
        </text>
      </g>
    </>
  );
}
