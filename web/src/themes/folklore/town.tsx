import { num, type Scene } from "../../scene/scene";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import type { BoardLayout, Place } from "../theme";
import { picture } from "./cards";
import { spread, Title } from "./world";

const WIDTH = 1160;
const HEIGHT = 1010;
const ROW = 4;
const HOUSE = { w: 252, h: 300 };
const STREETS = [292, 622];
const LEFT = 52;
const STEP = 268;
/** The map of the land hangs in the sky over the roofs. */
const MAP = { x: 818, y: 34, scale: 0.25 };

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** A town from its square: a house for each place one can visit, and the map of the land above the roofs. */
export function town(scene: Scene): BoardLayout {
  const places = new Map<string, Place>();
  for (const [id, at] of spread(scene)) {
    places.set(id, {
      x: MAP.x + at.x * MAP.scale,
      y: MAP.y + at.y * MAP.scale,
      w: at.w * MAP.scale,
      h: at.h * MAP.scale,
      z: 2,
    });
  }
  const houses = scene.kind("zone").filter((thing) => thing.id.startsWith("location:"));
  houses.forEach((thing, index) => {
    const [row, column] = [Math.floor(index / ROW), index % ROW];
    // A street that is not full has its houses in the middle.
    const standing = Math.min(ROW, houses.length - row * ROW);
    const x = LEFT + ((ROW - standing) * STEP) / 2 + column * STEP;
    places.set(thing.id, { x, y: STREETS[row] ?? 0, w: HOUSE.w, h: HOUSE.h, z: 4 + row });
  });
  const visits = num(houses[0], "visits");
  const backdrop = <Square name={scene.get("board")?.name ?? ""} visits={visits} />;
  return { width: WIDTH, height: HEIGHT, places, backdrop, least: 0.3 };
}

function Square({ name, visits }: { name: string; visits: number }) {
  return (
    <g class="fl-land">
      <rect width={WIDTH} height={HEIGHT} fill="var(--vellum)" />
      {range(22).map((i) => (
        <path
          key={i}
          d={`M0 ${22 + i * 14}q${WIDTH / 4} ${(i % 5) - 2} ${WIDTH / 2} 0t${WIDTH / 2} 0`}
          class="fl-hatch"
        />
      ))}
      <path
        d={`M0 372l70-40 60 26 90-66 70 40 60-20 100-70 88 76 90-30 80 44 110-80 96 66 90-36 80 50V620H0z`}
        class="fl-roofs"
      />
      {STREETS.map((top, row) => (
        <g key={top}>
          <rect x="0" y={top + HOUSE.h - 34} width={WIDTH} height={row ? 96 : 68} class="fl-paving" />
          {range(34).map((i) => (
            <path
              key={i}
              d={`M${i * 36 - (i % 2) * 8} ${top + HOUSE.h - 22 + (i % 4) * 13}q13-6 26 0`}
              class="fl-hatch"
            />
          ))}
        </g>
      ))}
      <rect x={MAP.x - 14} y={MAP.y - 12} width="320" height="264" class="fl-sheet" />
      <rect x="12" y="12" width={WIDTH - 24} height={HEIGHT - 24} class="fl-frame" />
      <rect x="20" y="20" width={WIDTH - 40} height={HEIGHT - 40} class="fl-frame thin" />
      <Title name={name} />
      {visits > 0 && (
        <text x="62" y="176" class="fl-visits">
          {visits === 1 ? "One more place to visit" : `${visits} places to visit`}
        </text>
      )}
    </g>
  );
}

/** Walls and roof, by what the house is for. */
const FRONTS: Record<string, [body: string, dark: string, lines: string]> = {
  market: [
    "M20 214V120h212v94z",
    "M8 122L30 74h192l22 48z",
    "M30 74l-6 48M70 74l-2 48M110 74l-1 48M150 74l1 48M190 74l4 48M20 176h212M60 176v38M196 176v38",
  ],
  smith: [
    "M24 214V108h150v106zM174 214v-66h62v66z",
    "M12 112l40-62h98l36 62zM196 60h26v92h-26z",
    "M52 214v-60h54v60M128 150h30v28h-30z",
  ],
  inn: [
    "M20 214V84h212v130z",
    "M6 88l38-62h164l38 62z",
    "M20 148h212M44 148V88M208 148V88M40 170h36v26H40zM176 170h36v26h-36zM44 98l30 50M208 98l-30 50",
  ],
  chapel: [
    "M60 214v-96h132v96zM24 214V76h44v138z",
    "M18 80L46 10l28 70zM56 122l22-44h96l24 44z",
    "M46 10V-10M38-2h16M98 160q12-18 24 0v28H98zM146 160q12-18 24 0v28h-24z",
  ],
  library: [
    "M30 214V70h192v144z",
    "M20 74L126 8l106 66z",
    "M48 92v60M76 92v60M48 92q14-16 28 0M176 92v60M204 92v60M176 92q14-16 28 0M30 164h192M100 40h52",
  ],
  tinker: [
    "M22 214V126h120v88zM142 214v-66h88v66z",
    "M10 130L46 72h76l32 58zM138 152l14-34h82l10 34z",
    "M44 150h28v30H44zM170 164h40v28h-40zM190 118V92h14v26M142 190h88",
  ],
  gypsies: [
    "M28 196v-70q98-52 196 0v70z",
    "M18 132q108-78 216 0l-6 8q-102-66-204 0z",
    "M70 196a22 22 0 1 0 1 0M182 196a22 22 0 1 0 1 0M60 140h30v26H60zM224 150h26v46",
  ],
};
const PLAIN: [string, string, string] = [
  "M28 214V104h196v110z",
  "M14 108l40-66 72-26 72 26 40 66z",
  "M50 134h34v30H50zM168 134h34v30h-34zM67 134v30M185 134v30M28 184h64M160 184h64",
];

/** A house with the sign of its trade over the door, and its name on the step. */
export function House({ thing }: { thing: Thing }) {
  const [body, dark, lines] = FRONTS[thing.look] ?? PLAIN;
  return (
    <span class="fl-house">
      <svg class="fl-settlement" viewBox="0 -14 252 232" aria-hidden="true">
        <path class="body" d={body} />
        <path class="dark" d={dark} />
        <path d={lines} />
        <path d="M60 96h26M96 84h30M136 96h26M176 86h22M72 68h20M126 66h24" class="cut" />
        <path class="dark" d="M106 214v-50q20-26 40 0v50z" />
      </svg>
      <span class="fl-sign">
        <Icon body={picture(thing)} />
      </span>
      <span class="fl-house-name">{thing.name}</span>
    </span>
  );
}
