import { flag, num, str } from "../../scene/scene";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import icons from "./vast.icons";

const WALL: Record<string, string> = { N: "M2 5H98", E: "M95 2V98", S: "M2 95H98", W: "M5 2V98" };

/** Flagstones, the same on every Lit tile. */
const FLAGS = "M0 33H100M0 66H100M30 0V33M72 0V33M48 33V66M20 66V100M62 66V100";

function Lit({ thing }: { thing: Thing }) {
  const walls = [...str(thing, "walls")];
  const pit = thing.look === "pit" || thing.look === "start_pit" || flag(thing, "pit");
  return (
    <span key={`${thing.look}${str(thing, "walls")}`} class={`vm-tile lit look-${thing.look}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={FLAGS} class="vm-flags" />
        {pit && <ellipse cx="50" cy="50" rx="30" ry="28" class="vm-pit" />}
        {walls.map((side) => (
          <path key={side} d={WALL[side] ?? ""} class="vm-wall" />
        ))}
      </svg>
      {!pit && icons[thing.look] && <Icon body={icons[thing.look] ?? ""} class="vm-sign" />}
    </span>
  );
}

function Dark({ thing }: { thing: Thing }) {
  const seen = str(thing, "face");
  const known = icons[seen];
  return (
    <span key="dark" class={`vm-tile dark${thing.look === "dark_armory" ? " armory" : ""}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <rect x="6" y="6" width="88" height="88" rx="6" class="vm-back" />
        <path d="M50 22c12 14 4 22 12 30a14 14 0 1 1-26-2c2-10 12-14 14-28z" class="vm-smoke" />
      </svg>
      {(thing.look === "dark_armory" || known) && <Icon body={(known ?? icons.armory) || ""} class="vm-sign" />}
    </span>
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

export function FigureFace({ thing }: { thing: Thing }) {
  return (
    <span class={`vm-figure role-${str(thing, "role")}${flag(thing, "acting") ? " acting" : ""}`}>
      <Icon body={icons[thing.look] ?? icons.shared ?? ""} />
      {num(thing, "strength") > 0 && <b class="vm-strength">{num(thing, "strength")}</b>}
      {num(thing, "curses") > 0 && <b class="vm-curses">{num(thing, "curses")}</b>}
    </span>
  );
}

export function MarkerFace({ thing }: { thing: Thing }) {
  const count = num(thing, "count") || num(thing, "curses");
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
  const spots: [number, number][] = [[0, 0]];
  for (const step of path) {
    const [x, y] = spots[spots.length - 1]!;
    const [dx, dy] = STEP[step] ?? [0, 0];
    spots.push([x + dx, y + dy]);
  }
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return (
    <svg class="vm-path" viewBox={`-1 -1 ${(Math.max(...xs) - left + 1) * 12 + 2} ${(Math.max(...ys) - top + 1) * 12 + 2}`} aria-hidden="true">
      {spots.map(([x, y], index) => (
        <rect key={index} x={(x - left) * 12} y={(y - top) * 12} width="11" height="11" rx="1.5" class={index === 0 ? "start" : index === ghost ? "ghost" : ""} />
      ))}
    </svg>
  );
}
