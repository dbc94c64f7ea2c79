import { num, type Scene } from "../../scene/scene";
import type { ThingView as Thing } from "../../wire";
import type { BoardLayout, Place } from "../theme";

const ACROSS = 10.4;
const DOWN = 12.6;
const EDGE = 60;
const WIDTH = 100 * ACROSS + 2 * EDGE;
const HEIGHT = 70 * DOWN + 2 * EDGE;
const SIZES: Record<string, number> = { town: 84, church: 78, bridge: 46, road: 44, wild: 50 };

const waver = (i: number): number => {
  const wave = Math.sin(i * 63.7) * 5821.3;
  return wave - Math.floor(wave);
};
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const spot = (x: number, y: number): [number, number] => [EDGE + x * ACROSS, EDGE + y * DOWN];

/** Where the places of Kremel lie, and who stands there. */
export function spread(scene: Scene): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const space of scene.kind("space")) {
    const [x, y] = spot(num(space, "x"), num(space, "y"));
    const size = SIZES[space.look] ?? 32;
    places.set(space.id, {
      x: x - size / 2,
      y: y - size / 2,
      w: size,
      h: size,
      z: space.look === "town" || space.look === "church" ? 3 : 2,
    });
    const standing = scene.on(space.id).filter((thing) => thing.kind === "piece" || thing.kind === "token");
    standing.forEach((thing, index) =>
      places.set(thing.id, { x: x - 26 + index * 28, y: y - 58, w: 52, h: 52, z: 10 + index }),
    );
  }
  return places;
}

/** Kremel from above: places where the scene puts them, the roads between them. */
export function world(scene: Scene): BoardLayout {
  return { width: WIDTH, height: HEIGHT, places: spread(scene), backdrop: <Land scene={scene} />, least: 0.55 };
}

/** Trees and hills stand only where no place is near. */
function free(scene: Scene, x: number, y: number, far: number): boolean {
  return scene.kind("space").every((space) => {
    const [px, py] = spot(num(space, "x"), num(space, "y"));
    return Math.hypot(px - x, py - y) > far;
  });
}

/** Woods grow in clumps, and only where no place, brook or title is near. */
function woods(scene: Scene): { i: number; x: number; y: number }[] {
  return range(260)
    .map((i) => {
      const clump = Math.floor(i / 9);
      const x = 60 + waver(clump + 31) * (WIDTH - 120) + (waver(i) - 0.5) * 120;
      const y = 70 + waver(clump + 77) * (HEIGHT - 140) + (waver(i + 300) - 0.5) * 90;
      return { i, x, y };
    })
    .filter(({ x, y }) => x > 50 && x < WIDTH - 50 && y > 60 && y < HEIGHT - 44)
    .filter(({ x, y }) => !(x < TITLE.right && y < TITLE.foot) && !(x > WIDTH - 170 && y > HEIGHT - 170))
    .filter(({ x, y }) => free(scene, x, y, 44))
    .sort((a, b) => a.y - b.y);
}

const TITLE = { right: 400, foot: 150 };

function Land({ scene }: { scene: Scene }) {
  return (
    <g class="fl-land">
      <rect width={WIDTH} height={HEIGHT} fill="var(--vellum)" />
      {range(80).map((i) => (
        <path
          key={i}
          d={`M0 ${i * 13}q${WIDTH / 4} ${waver(i) * 12 - 6} ${WIDTH / 2} 0t${WIDTH / 2} 0`}
          class="fl-hatch"
        />
      ))}
      <rect x="12" y="12" width={WIDTH - 24} height={HEIGHT - 24} class="fl-frame" />
      <rect x="20" y="20" width={WIDTH - 40} height={HEIGHT - 40} class="fl-frame thin" />
      {scene
        .kind("space")
        .filter((space) => space.look === "bridge")
        .map((space) => (
          <Brook key={space.id} bridge={space} scene={scene} />
        ))}
      {woods(scene).map(({ i, x, y }) =>
        x + y * 0.5 > 1010 ? (
          <Peak key={i} x={x} y={y} s={0.9 + waver(i + 9) * 0.8} />
        ) : (
          <Fir key={i} x={x} y={y} s={0.9 + waver(i + 9) * 0.7} />
        ),
      )}
      {scene.kind("edge").map((edge) => {
        const [x1, y1] = spot(num(edge, "x1"), num(edge, "y1"));
        const [x2, y2] = spot(num(edge, "x2"), num(edge, "y2"));
        const bend = (waver(x1 + y2) - 0.5) * 26;
        const way = `M${x1} ${y1}Q${(x1 + x2) / 2 + bend} ${(y1 + y2) / 2 - bend} ${x2} ${y2}`;
        return (
          <g key={edge.id}>
            <path d={way} class={`fl-way way-${edge.look}`} />
            {edge.look === "road" && <path d={way} class="fl-way way-dust" />}
          </g>
        );
      })}
      <Title name={scene.get("board")?.name ?? ""} />
      <Rose />
    </g>
  );
}

/** Water under a bridge, across the road that it carries. */
function Brook({ bridge, scene }: { bridge: Thing; scene: Scene }) {
  const [x, y] = spot(num(bridge, "x"), num(bridge, "y"));
  const road = scene
    .kind("edge")
    .find(
      (edge) =>
        edge.look === "road" &&
        [num(edge, "x1"), num(edge, "y1")].join() === [num(bridge, "x"), num(bridge, "y")].join(),
    );
  const along = road
    ? Math.atan2((num(road, "y2") - num(road, "y1")) * DOWN, (num(road, "x2") - num(road, "x1")) * ACROSS)
    : 0;
  const [dx, dy] = [-Math.sin(along), Math.cos(along)];
  /** A point so far down the water and so far to its side. */
  const at = (down: number, side: number): string =>
    `${(x + dx * down + dy * side).toFixed(1)} ${(y + dy * down - dx * side).toFixed(1)}`;
  const bank = (w: number): string => `Q${at(-66, -26 + w)} ${at(0, w)}Q${at(66, 26 + w)} ${at(150, -6)}`;
  const back = (w: number): string => `Q${at(66, 26 - w)} ${at(0, -w)}Q${at(-66, -26 - w)} ${at(-150, 8)}`;
  return <path d={`M${at(-150, 8)}${bank(12)}${back(12)}z`} class="fl-brook" />;
}

/** The name of the land on a scroll. */
export function Title({ name }: { name: string }) {
  return (
    <g transform="translate(48 50)">
      <path
        d="M22 60q-18 4-18-14v-30q0-14 16-14h6v46h-12zM290 12q18-4 18 14v30q0 14-16 14h-6V24h12z"
        class="fl-scroll"
      />
      <path d="M20 4q136 14 272 8v50q-136 6-272-8z" class="fl-scroll" />
      <text x="156" y="46" text-anchor="middle" class="fl-title">
        {name}
      </text>
    </g>
  );
}

function Rose() {
  return (
    <g transform={`translate(${WIDTH - 92} ${HEIGHT - 92})`} class="fl-rose">
      <circle r="40" />
      <circle r="33" />
      <path d="M0-58L10 -10 58 0 10 10 0 58-10 10-58 0-10-10z" />
      <path d="M0-58L10-10 0 0zM58 0L10 10 0 0zM0 58L-10 10 0 0zM-58 0L-10-10 0 0z" class="dark" />
      <path d="M-24-24L-6-12M24-24L12-6M24 24L6 12M-24 24L-12 6" />
      <text y="-62" text-anchor="middle">
        N
      </text>
    </g>
  );
}

const Fir = ({ x, y, s }: { x: number; y: number; s: number }) => (
  <g class="fl-fir">
    <path
      d={`M${x} ${y - 24 * s}l${7 * s} ${13 * s}h-${3 * s}l${7 * s}
        ${12 * s}h-${22 * s}l${7 * s}-${12 * s}h-${3 * s}zM${x} ${y + 1 * s}v${6 * s}`}
    />
    <path
      d={`M${x - 1 * s} ${y - 15 * s}l-${3 * s} ${6 * s}M${x + 1 * s} ${y - 9 * s}l-${5 * s} ${8 * s}`}
      class="cut"
    />
  </g>
);

/** A crag with its shadow cut into the eastern side. */
const Peak = ({ x, y, s }: { x: number; y: number; s: number }) => (
  <g class="fl-peak">
    <path
      d={`M${x - 26 * s} ${y}L${x - 8 * s} ${y - 26 * s}L${x} ${y - 40 * s}L${x + 12 * s} ${y - 22 * s}L${x + 28 * s}
        ${y}z`}
    />
    <path
      d={`M${x} ${y - 40 * s}L${x + 4 * s} ${y - 22 * s}L${x - 2 * s} ${y - 10 * s}L${x + 6 * s} ${y}M${x + 5 * s}
        ${y - 31 * s}l${3 * s} ${20 * s}M${x + 9 * s} ${y - 24 * s}l${4 * s} ${22 * s}M${x + 14 * s}
          ${y - 18 * s}l${5 * s} ${17 * s}M${x - 8 * s} ${y - 26 * s}l-${4 * s} ${12 * s}`}
      class="cut"
    />
  </g>
);

/** A town or the church as the engraver saw it. */
export function Settlement({ kind }: { kind: string }) {
  return (
    <svg class="fl-settlement" viewBox="0 0 84 84" aria-hidden="true">
      {kind === "church" ? (
        <>
          <path class="body" d="M26 70V44h44v26zM14 70V30h18v40z" />
          <path class="dark" d="M11 31L23 8l12 23zM26 45l10-14h28l9 14z" />
          <path d="M23 8V-2M19 2h8M20 40q3-6 6 0v10h-6zM44 70V58q4-6 9 0v12M62 52v10M36 52v8M60 46v24M65 46v24" />
        </>
      ) : (
        <>
          <path class="body" d="M8 70V48h22v22zM30 70V36h20v34zM54 70V50h22v20z" />
          <path class="dark" d="M4 49l15-18 15 18zM26 37L40 10l14 27zM50 51l15-16 15 16z" />
          <path d="M40 10V2M15 70V58h8v12M36 46h8v8h-8zM40 46v8M61 70V60h8v10M26 52v18M46 40v30M72 54v16M10 70h66" />
        </>
      )}
    </svg>
  );
}
