import type { Scene } from "../../scene/scene";
import { flag, maybeNum, num, str } from "../../scene/scene";
import type { ThingView as Thing } from "../../wire";
import type { BoardLayout, Place } from "../theme";
import { Moon } from "./moon";
import { VagrantArt } from "./toons";

export const CELL = 62;
const LEFT = 78;
const TOP = 112;
const SKY = 62;
const WIDTH = LEFT * 2 + 20 * CELL;
const FLOOR = 4 * CELL;
const HEIGHT = TOP + FLOOR + 128;

const car = (index: number): number => LEFT + index * 7 * CELL;
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const waver = (i: number): number => {
  const wave = Math.sin(i * 91.7) * 4375.85;
  return wave - Math.floor(wave);
};

/** Between two nights nobody rides, and the tracks of the night lie still. */
export const inCamp = (scene: Scene): boolean => /camp|between/.test(str(scene.get("panel:scenario"), "phase"));

/** Where standees, tokens and tracks stand around the floor of the train. */
export function layout(scene: Scene): BoardLayout | null {
  const board = scene.kind("board")[0];
  const spaces = scene.kind("space");
  if (!board || !spaces.length) return null;
  const places = new Map<string, Place>();
  for (const space of spaces) {
    places.set(space.id, {
      x: LEFT + num(space, "x") * CELL + 1,
      y: TOP + num(space, "y") * CELL + 1,
      w: CELL - 2,
      h: CELL - 2,
      z: 1,
    });
  }
  for (const space of spaces) {
    const at = places.get(space.id);
    if (!at) continue;
    const on = scene.on(space.id);
    const standing = on.filter((thing) => thing.kind === "piece");
    const lying = on.filter((thing) => thing.kind !== "piece");
    lying.forEach((thing, index) => {
      const whole = thing.id.startsWith("terrain:");
      const size = whole ? CELL - 10 : 30;
      places.set(
        thing.id,
        whole
          ? { x: at.x + 4, y: at.y + 4, w: size, h: size, z: 2 }
          : { x: at.x + 2 + index * 22, y: at.y + CELL - 36 - index * 6, w: size, h: size, z: 3 },
      );
    });
    standing.forEach((thing, index) => {
      const slip = (index - (standing.length - 1) / 2) * 18;
      const grown = thing.id.startsWith("piece:haint") ? 14 : 0;
      places.set(thing.id, {
        x: at.x + 2 - grown / 2 + slip,
        y: at.y - 22 - grown,
        w: CELL - 6 + grown,
        h: CELL + 18 + grown,
        z: 10 + num(space, "y") * 4 + index,
      });
    });
  }
  const humanity = scene.kind("track").filter((thing) => thing.look === "humanity");
  humanity.forEach((thing, index) => places.set(thing.id, { x: LEFT, y: 8 + index * 30, w: 20 * CELL, h: 28, z: 4 }));
  const edge = (id: string, place: Place): void => void (scene.get(id) && places.set(id, place));
  edge("track:round", { x: 6, y: TOP - 6, w: LEFT - 22, h: FLOOR + 12, z: 4 });
  const breaks = scene.kind("track").filter((thing) => thing.look === "break");
  breaks.forEach((thing, index) =>
    places.set(thing.id, {
      x: WIDTH - LEFT + 16,
      y: TOP - 6 + (index * (FLOOR + 12)) / breaks.length,
      w: LEFT - 22,
      h: (FLOOR + 12) / breaks.length - 4,
      z: 4,
    }),
  );
  edge("track:cycle", { x: LEFT + 2.2 * CELL, y: TOP + FLOOR + 50, w: 15.6 * CELL, h: 64, z: 4 });
  edge("pile:bindle", { x: LEFT, y: TOP + FLOOR + 44, w: 120, h: 76, z: 4 });
  for (const track of [
    "track:round",
    "track:cycle",
    ...humanity.map((thing) => thing.id),
    ...breaks.map((thing) => thing.id),
  ]) {
    const at = places.get(track);
    if (!at) continue;
    const spots = new Map<number, number>();
    scene.on(track).forEach((thing, index) => {
      const pos = maybeNum(thing, "pos");
      if (pos === undefined) {
        // The Cycle track is full of its own slots, so what lies apart from them lies at its end, clear of the zoom.
        places.set(thing.id, {
          x: at.x + at.w + 6 + (index % 6) * 31,
          y: at.y - 4 + Math.floor(index / 6) * 33,
          w: 30,
          h: 30,
          z: 6,
        });
        return;
      }
      const shared = spots.get(pos) ?? 0;
      spots.set(pos, shared + 1);
      places.set(thing.id, { ...onTrack(scene.get(track), at, pos, shared), z: 6 });
    });
  }
  const camping = inCamp(scene);
  const doors = scene.things.filter((thing) => thing.id.startsWith("door:"));
  doors.forEach((door, index) =>
    places.set(door.id, { x: WIDTH / 2 - 480 + index * 340, y: TOP - 44, w: 280, h: FLOOR + 66, z: 8 }),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    places,
    backdrop: doors.length ? (
      <EndOfCar />
    ) : camping ? (
      <Camp looks={scene.kind("seat").map((seat) => seat.look)} />
    ) : (
      <Train night={str(board, "scenario")} tracks={humanity.length} />
    ),
    least: camping ? 0 : 0.6,
    long: true,
  };
}

/** Where a token lies on a track: beside the step it waits on, so that the number can still be read. */
function onTrack(thing: Thing | undefined, at: Place, pos: number, shared: number): Omit<Place, "z"> {
  const most = Math.max(thing ? num(thing, "max") : 1, thing ? num(thing, "value") : 1, 1);
  if (thing?.look === "humanity") {
    const boxes = Math.max(30, most);
    const step = (at.w - 24) / (boxes + 1);
    return { x: at.x + 25 + (pos + 0.5) * step - 13 + shared * 10, y: at.y + at.h - 12, w: 26, h: 26 };
  }
  const step = (at.h - 33) / most;
  const row = thing?.look === "break" ? most - pos : pos - 1;
  const size = Math.min(30, step);
  const left = thing?.look === "break" ? at.x - 14 - shared * 12 : at.x + at.w - 20 + shared * 12;
  return { x: left, y: at.y + 33 + row * step + (step - size) / 2, w: size, h: size };
}

function Car({ x, name }: { x: number; name: string }) {
  const wide = 6 * CELL;
  return (
    <g>
      {[0.12, 0.26, 0.74, 0.88].map((part) => (
        <g key={part} class="wheel" style={{ transformOrigin: `${x + wide * part}px ${TOP + FLOOR + 24}px` }}>
          <circle
            cx={x + wide * part}
            cy={TOP + FLOOR + 24}
            r="17"
            fill="var(--iron)"
            stroke="var(--toon-ink)"
            stroke-width="4"
          />
          <path
            d={`M${x + wide * part - 12} ${TOP + FLOOR + 24}h24M${x + wide * part} ${TOP + FLOOR + 12}v24`}
            stroke="var(--toon-ink)"
            stroke-width="3"
          />
        </g>
      ))}
      <path
        d={`M${x - 12} ${TOP - 10}q${wide / 2 + 12}-34 ${wide + 24} 0l-2 ${FLOOR + 22}q-${wide / 2 + 10}
          6-${wide + 20} 0z`}
        fill="var(--car)"
        stroke="var(--toon-ink)"
        stroke-width="5"
        stroke-linejoin="round"
      />
      <rect x={x} y={TOP} width={wide} height={FLOOR} fill="var(--floor)" stroke="var(--toon-ink)" stroke-width="3" />
      {range(24).map((i) => {
        const col = i % 6;
        const row = Math.floor(i / 6);
        return (
          <g key={i}>
            {(col + row) % 2 === 0 && (
              <rect x={x + col * CELL} y={TOP + row * CELL} width={CELL} height={CELL} fill="var(--floor-2)" />
            )}
            <path
              d={`M${x + col * CELL + 8} ${TOP + row * CELL + 14 + waver(i) * 20}q${CELL / 3}-${3 + waver(i + 9) * 5}
                ${CELL - 22} 0`}
              stroke="var(--grain)"
              stroke-width="1.6"
              fill="none"
            />
            <path
              d={`M${x + col * CELL + 14} ${TOP + row * CELL + 30 + waver(i + 40) * 22}q${CELL / 4} 4 ${CELL / 2} 0`}
              stroke="var(--grain)"
              stroke-width="1.2"
              fill="none"
            />
          </g>
        );
      })}
      {range(5).map((i) => (
        <path
          key={i}
          d={`M${x + (i + 1) * CELL} ${TOP}v${FLOOR}`}
          stroke="var(--toon-ink)"
          stroke-width="1"
          opacity=".35"
        />
      ))}
      {range(3).map((i) => (
        <path
          key={i}
          d={`M${x} ${TOP + (i + 1) * CELL}h${wide}`}
          stroke="var(--toon-ink)"
          stroke-width="1"
          opacity=".35"
        />
      ))}
      <rect x={x} y={TOP} width={wide} height={FLOOR} fill="url(#vs-lamplight)" />
      <path d={`M${x} ${TOP + 7}h${wide}`} stroke="var(--toon-ink)" stroke-width="14" opacity=".22" />
      {range(30).map((i) => (
        <path
          key={i}
          d={`M${x + 6 + i * 12.4} ${TOP - 5 - Math.sin((i / 29) * Math.PI) * 14}v${4 + waver(i) * 5}`}
          stroke="var(--toon-ink)"
          stroke-width="1.6"
          opacity=".55"
        />
      ))}
      {[0.25, 0.75].map((part) => (
        <g key={part}>
          <path d={`M${x + wide * part} ${TOP - 14}v10`} stroke="var(--toon-ink)" stroke-width="3" />
          <path
            d={`M${x + wide * part - 7} ${TOP - 4}h14l3 14h-20z`}
            fill="#ffd98a"
            stroke="var(--toon-ink)"
            stroke-width="3"
            stroke-linejoin="round"
          />
        </g>
      ))}
      <g>
        <ellipse
          cx={x + wide / 2}
          cy={TOP - 20}
          rx="24"
          ry="14"
          fill="var(--car)"
          stroke="var(--toon-ink)"
          stroke-width="3"
        />
        <text x={x + wide / 2} y={TOP - 14} text-anchor="middle" class="car-name">
          {name}
        </text>
      </g>
    </g>
  );
}

/** Between two nights: a fire beside the track, and everybody around it. */
function Camp({ looks }: { looks: string[] }) {
  const ground = TOP + FLOOR;
  return (
    <g>
      <rect width={WIDTH} height={HEIGHT} rx="14" fill="var(--night)" />
      {range(90).map((i) => (
        <circle
          key={i}
          cx={waver(i) * WIDTH}
          cy={waver(i + 70) * 260}
          r={0.8 + waver(i + 7) * 1.8}
          fill="var(--starlight)"
          opacity=".8"
        />
      ))}
      <Moon x={WIDTH - 220} y={130} r={54} />
      <path d={`M0 ${ground - 90}q180-90 420-20t460-30 ${WIDTH - 880} 20V${HEIGHT}H0z`} fill="var(--hill)" />
      <path d={`M0 ${ground - 30}q300-40 700-10t${WIDTH - 700} 0V${HEIGHT}H0z`} fill="var(--ground)" />
      <ellipse cx={WIDTH / 2} cy={ground - 8} rx="330" ry="60" fill="#f0a13a" opacity=".25" />
      <g class="flicker">
        <path
          d={`M${WIDTH / 2} ${ground - 130}c24 56 60 70 60 110a60 44 0 0 1-120 0c0-34 22-46 34-70 6 16 12 22 20 26
            0-24 0-44 6-66z`}
          fill="#e0622a"
          stroke="var(--toon-ink)"
          stroke-width="4"
        />
        <path
          d={`M${WIDTH / 2} ${ground - 70}c10 26 28 30 28 52a28 20 0 0 1-56 0c0-18 12-22 18-34 4 8 6 10 10 12z`}
          fill="#ffd05c"
        />
      </g>
      <path
        d={`M${WIDTH / 2 - 84} ${ground + 14}l168-26M${WIDTH / 2 - 84} ${ground - 12}l168 26`}
        stroke="#4a2f1a"
        stroke-width="18"
        stroke-linecap="round"
      />
      {looks.map((look, index) => {
        const left = index % 2 === 0;
        const away = 170 + Math.floor(index / 2) * 170;
        return (
          <g key={look} transform={`translate(${WIDTH / 2 + (left ? -away - 90 : away)} ${ground - 158}) scale(1.6)`}>
            <VagrantArt look={look} />
          </g>
        );
      })}
    </g>
  );
}

/** The wall at the end of a car, by lamplight; the doors in it are things of their own. */
function EndOfCar() {
  return (
    <g>
      <rect width={WIDTH} height={HEIGHT} rx="14" fill="var(--night)" />
      <path
        d={`M60 20h${WIDTH - 120}l30 ${TOP + FLOOR + 10}H30z`}
        fill="var(--car)"
        stroke="var(--toon-ink)"
        stroke-width="5"
      />
      {range(22).map((i) => (
        <path
          key={i}
          d={`M${90 + i * 58} 24L${64 + i * 60} ${TOP + FLOOR + 26}`}
          stroke="var(--toon-ink)"
          stroke-width="2"
          opacity=".28"
        />
      ))}
      <path
        d={`M30 ${TOP + FLOOR + 30}H${WIDTH - 30}L${WIDTH} ${HEIGHT}H0z`}
        fill="var(--floor)"
        stroke="var(--toon-ink)"
        stroke-width="5"
      />
      {range(9).map((i) => (
        <path
          key={i}
          d={`M${WIDTH / 2 + (i - 4) * 150} ${TOP + FLOOR + 32}L${WIDTH / 2 + (i - 4) * 190} ${HEIGHT}`}
          stroke="var(--grain)"
          stroke-width="2.5"
        />
      ))}
      {[0.06, 0.94].map((part) => (
        <g key={part}>
          <circle cx={WIDTH * part} cy="150" r="110" fill="#f0a13a" opacity=".16" />
          <path d={`M${WIDTH * part} 84v22`} stroke="var(--toon-ink)" stroke-width="4" />
          <path
            d={`M${WIDTH * part - 16} 106h32l8 46h-48z`}
            fill="#ffd98a"
            stroke="var(--toon-ink)"
            stroke-width="4"
            stroke-linejoin="round"
          />
        </g>
      ))}
    </g>
  );
}

/** What each door is made of, and what grows or freezes on it. */
const DOORS: Record<string, { leaf: string; panel: string; art: string; ink: string }> = {
  tunnel: {
    leaf: "#8a5a30",
    panel: "#6f4522",
    ink: "#3c2410",
    art: "M52 70v88M76 62v104M104 66v92M56 196v56M84 190v64M112 196v52",
  },
  snow: {
    leaf: "#dfe9ee",
    panel: "#bcd0da",
    ink: "#7fa3b5",
    art:
      "M82 62v104M38 88l88 52M126 88l-88 52M70 70l12 12 12-12M70 158l12-12 12 12" +
      "M82 196v60M56 212l52 28M108 212l-52 28",
  },
  orchard: {
    leaf: "#9a9684",
    panel: "#7f7b69",
    ink: "#3f5a2c",
    art: "M30 262c20-60-6-90 30-124s-10-52 26-84M60 138c26 2 40 20 64 6M52 190c24 10 52-4 76 14M74 86c14-4 30 4 42-8",
  },
};

/** A door one can choose; one that was gone through is nailed up. */
export function DoorFace({ door }: { door: Thing }) {
  const made = DOORS[door.look];
  if (!made) return null;
  return (
    <span class="vs-door">
      <svg viewBox="0 0 164 290" preserveAspectRatio="none" aria-hidden="true">
        <path d="M6 288V62q76-88 152 0v226z" fill="var(--toon-ink)" />
        <path d="M16 286V68q66-74 132 0v218z" fill={made.leaf} />
        <path d="M32 168V80q50-46 100 0v88zM32 186h100v84H32z" fill={made.panel} />
        <path d={made.art} fill="none" stroke={made.ink} stroke-width="5" stroke-linecap="round" />
        <circle cx="136" cy="182" r="8" fill="#e9b949" stroke="var(--toon-ink)" stroke-width="3" />
        {flag(door, "shut") && (
          <path d="M2 96l160 60M2 220l160-66" stroke="#4a2f1a" stroke-width="24" stroke-linecap="round" />
        )}
      </svg>
      <span class="vs-door-name">{door.name.replace(/,.*/, "")}</span>
    </span>
  );
}

/** Three cars of a night train, seen with the roof off. */
function Train({ night, tracks }: { night: string; tracks: number }) {
  return (
    <g data-night={night}>
      <defs>
        <radialGradient id="vs-lamplight" cx=".5" cy=".34" r=".78">
          <stop offset="0" stop-color="#fff0bf" stop-opacity=".55" />
          <stop offset=".5" stop-color="#ffd98a" stop-opacity=".1" />
          <stop offset="1" stop-color="#17110c" stop-opacity=".5" />
        </radialGradient>
        <radialGradient id="vs-edge" cx=".5" cy=".5" r=".72">
          <stop offset=".62" stop-color="#000" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity=".6" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} rx="14" fill="var(--night)" />
      {range(60).map((i) => (
        <circle
          key={i}
          cx={waver(i) * WIDTH}
          cy={waver(i + 70) * 90}
          r={0.8 + waver(i + 7) * 1.6}
          fill="var(--starlight)"
          opacity=".8"
        />
      ))}
      <path d={`M0 ${SKY + 50}q90-70 210-20t260-26 300 22 280-40 ${WIDTH - 1050} 30V${HEIGHT}H0z`} fill="var(--hill)" />
      {range(9).map((i) => (
        <g key={i} stroke="var(--hill-2)" stroke-width="4" opacity=".8">
          <path d={`M${60 + i * 170} ${TOP + 30}V${36}M${44 + i * 170} 50h32M${48 + i * 170} 62h24`} />
          <path d={`M${44 + i * 170} 50q85 26 170 0`} stroke-width="1.4" fill="none" />
        </g>
      ))}
      <Moon x={LEFT + 13.5 * CELL} y={tracks > 1 ? 88 : 72} r={tracks > 1 ? 18 : 27} />
      <rect y={TOP + FLOOR + 40} width={WIDTH} height={HEIGHT - TOP - FLOOR - 40} fill="var(--ground)" />
      {range(36).map((i) => (
        <rect key={i} x={i * 40 + 4} y={TOP + FLOOR + 40} width="22" height="13" fill="var(--tie)" />
      ))}
      <path d={`M0 ${TOP + FLOOR + 42}h${WIDTH}`} stroke="var(--rail)" stroke-width="5" />
      {[6, 13].map((column) => (
        <g key={column}>
          <rect
            x={LEFT + column * CELL - 8}
            y={TOP + CELL - 4}
            width={CELL + 16}
            height={2 * CELL + 8}
            fill="var(--iron)"
            stroke="var(--toon-ink)"
            stroke-width="4"
          />
          <rect x={LEFT + column * CELL} y={TOP + CELL} width={CELL} height={2 * CELL} fill="var(--floor-2)" />
          {range(10).map((i) => (
            <path
              key={i}
              d={`M${LEFT + column * CELL} ${TOP + CELL + 6 + i * 12}h${CELL}`}
              stroke="var(--grain)"
              stroke-width="2"
            />
          ))}
          <path
            d={`M${LEFT + column * CELL} ${TOP + 2 * CELL}h${CELL}`}
            stroke="var(--toon-ink)"
            stroke-width="1.5"
            opacity=".6"
          />
          <circle
            cx={LEFT + column * CELL + CELL / 2}
            cy={TOP + FLOOR + 14}
            r="10"
            fill="var(--iron)"
            stroke="var(--toon-ink)"
            stroke-width="4"
          />
          <path
            d={`M${LEFT + column * CELL - 14} ${TOP + FLOOR + 14}h${CELL + 28}`}
            stroke="var(--toon-ink)"
            stroke-width="6"
          />
        </g>
      ))}
      {["A", "B", "C"].map((name, index) => (
        <Car key={name} x={car(index)} name={name} />
      ))}
      <rect width={WIDTH} height={HEIGHT} rx="14" fill="url(#vs-edge)" />
    </g>
  );
}
