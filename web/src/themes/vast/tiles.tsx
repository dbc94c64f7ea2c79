import { flag, num, str } from "../../scene/scene";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import icons from "./vast.icons";

const WALL: Record<string, string> = { N: "M2 5H98", E: "M95 2V98", S: "M2 95H98", W: "M5 2V98" };

/** Flagstones: three ways of laying them, so that no two neighbours look stamped. */
const FLAGS = [
  "M0 33H100M0 66H100M30 0V33M72 0V33M48 33V66M20 66V100M62 66V100",
  "M0 26H62V58H100M62 0V26M0 74H40M40 58V100M40 58H62M72 58V100M24 26V74M82 0V58",
  "M0 50H100M50 0V50M24 50V100M76 50V100M50 22H100M0 76H24M76 72H100",
];

function Lit({ thing }: { thing: Thing }) {
  const walls = [...str(thing, "walls")];
  const pit = thing.look === "pit" || thing.look === "start_pit" || flag(thing, "pit");
  const laid = (num(thing, "x") * 2 + num(thing, "y")) % FLAGS.length;
  return (
    <span key={`${thing.look}${str(thing, "walls")}`} class={`vm-tile lit look-${thing.look}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={FLAGS[laid]} class="vm-flags" />
        {pit ? (
          <>
            <path d="M18 44q6-24 34-26 28 0 32 28 0 28-30 36-34 2-36-38z" class="vm-pit" />
            <path d="M24 44q8-16 28-18M30 66q-6-8-5-16M76 40q6 12 0 24" class="vm-pit-edge" />
          </>
        ) : (
          <circle cx="50" cy="50" r="39" class="vm-inlay" />
        )}
        {walls.map((side) => (
          <g key={side}>
            <path d={WALL[side] ?? ""} class="vm-wall" />
            <path d={WALL[side] ?? ""} class="vm-wall-stones" />
          </g>
        ))}
      </svg>
      {!pit && icons[thing.look] && <Icon body={icons[thing.look] ?? ""} class="vm-sign" />}
    </span>
  );
}

/** A room nobody has lit: a cold candle, its smoke, and the paper on the wall. */
function Dark({ thing }: { thing: Thing }) {
  const known = icons[str(thing, "face")];
  const armory = thing.look === "dark_armory";
  return (
    <span key="dark" class={`vm-tile dark${armory ? " armory" : ""}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path
          d="M25 12l9 13-9 13-9-13zM75 12l9 13-9 13-9-13zM25 62l9 13-9 13-9-13zM75 62l9 13-9 13-9-13z"
          class="vm-paper"
        />
        <rect x="5" y="5" width="90" height="90" rx="5" class="vm-back" />
        {!armory && !known && (
          <>
            <path d="M42 46h16v28H42z" class="vm-candle" />
            <path d="M34 75h32l-5 6H39zM50 46v-6" class="vm-candle-plate" />
            <path d="M50 38c-8-8 8-10 1-18 -4-5 3-7 2-11" class="vm-smoke" />
          </>
        )}
      </svg>
      {(armory || known) && <Icon body={(known ?? icons.armory) || ""} class="vm-sign" />}
    </span>
  );
}

/** A web from corner to corner; every further web on the tile thickens it. */
function Web({ count }: { count: number }) {
  return (
    <svg class="vm-web" viewBox="0 0 100 100" aria-hidden="true">
      <path d="M0 0L100 100M0 0L60 100M0 0L100 60M0 0V72M0 0H72M0 0L26 100M0 0L100 26" />
      <path
        d="M0 24Q7 23 9 20 17 16 18 9 22 5 24 0M0 48Q14 46 17 40 34 34 40 17 47 12 48 0M0 70Q20 68 26 58 50 50 58
        26 68 20 70 0"
      />
      {count > 1 && (
        <path
          d="M100 100L40 100M100 100V40M100 100L58 62M100 76Q92 77 88 88 78 92 76 100M100 54Q84 58 76 76 58 84 54
          100"
        />
      )}
    </svg>
  );
}

export function TileFace({ thing }: { thing: Thing }) {
  if (thing.look === "grounds" || thing.look === "spawn") {
    const spawn = num(thing, "spawn");
    return (
      <span class={`vm-ground${thing.id === "space:stairs" ? " stairs" : ""}`}>
        {spawn > 0 && (
          <span class="vm-spawn">
            <Icon body={icons.spawn ?? ""} />
            <b>{spawn}</b>
          </span>
        )}
        {thing.id === "space:stairs" && <Icon body={icons.stairs ?? ""} class="vm-stairs" />}
      </span>
    );
  }
  if (thing.look === "crypt") return <span class="vm-tile crypt" />;
  return flag(thing, "lit") ? <Lit thing={thing} /> : <Dark thing={thing} />;
}

/** Whether a figure is under way, or underground. */
const states = (thing: Thing): string =>
  `${flag(thing, "acting") ? " acting" : ""}${flag(thing, "underground") ? " below" : ""}`;

export function FigureFace({ thing }: { thing: Thing }) {
  return (
    <span class={`vm-figure role-${str(thing, "role")}${states(thing)}`}>
      <Icon body={icons[thing.look] ?? icons.shared ?? ""} />
      {num(thing, "strength") > 0 && <b class="vm-strength">{num(thing, "strength")}</b>}
      {num(thing, "curses") > 0 && <b class="vm-curses">{num(thing, "curses")}</b>}
    </span>
  );
}

export function MarkerFace({ thing }: { thing: Thing }) {
  const count = num(thing, "count") || num(thing, "curses");
  if (thing.look === "web") {
    return (
      <span class="vm-webbed">
        <Web count={count} />
        {count > 1 && <b class="count">{count}</b>}
      </span>
    );
  }
  return (
    <span class={`vm-marker look-${thing.look}`}>
      <Icon body={icons[thing.look] ?? ""} />
      {count > 1 && <b class="count">{count}</b>}
    </span>
  );
}

const STEP: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The squares a ritual card asks for, with the ghost on one of them. */
export function RitualPath({ path, ghost }: { path: string; ghost: number }) {
  let [x, y] = [0, 0];
  const spots: [number, number][] = [[x, y]];
  for (const step of path) {
    const [dx, dy] = STEP[step] ?? [0, 0];
    [x, y] = [x + dx, y + dy];
    spots.push([x, y]);
  }
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return (
    <svg
      class="vm-path"
      viewBox={`-1 -1 ${(Math.max(...xs) - left + 1) * 12 + 2} ${(Math.max(...ys) - top + 1) * 12 + 2}`}
      aria-hidden="true"
    >
      {spots.map(([x, y], index) => (
        <rect
          key={index}
          x={(x - left) * 12}
          y={(y - top) * 12}
          width="11"
          height="11"
          rx="1.5"
          class={index === 0 ? "start" : index === ghost ? "ghost" : ""}
        />
      ))}
    </svg>
  );
}
