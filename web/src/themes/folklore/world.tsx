import { num, str, type Scene } from "../../scene/scene";
import type { BoardLayout, Place } from "../theme";

const UNIT = 11;
const EDGE = 56;
const WIDTH = 100 * UNIT + 2 * EDGE;
const HEIGHT = 70 * UNIT + 2 * EDGE;
const SIZES: Record<string, number> = { town: 62, church: 56, bridge: 34, road: 30, wild: 36 };

const waver = (i: number): number => {
  const wave = Math.sin(i * 63.7) * 5821.3;
  return wave - Math.floor(wave);
};
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const spot = (x: number, y: number): [number, number] => [EDGE + x * UNIT, EDGE + y * UNIT];

/** Kremel from above: places where the scene puts them, the roads between them. */
export function world(scene: Scene): BoardLayout {
  const places = new Map<string, Place>();
  for (const space of scene.kind("space")) {
    const [x, y] = spot(num(space, "x"), num(space, "y"));
    const size = SIZES[space.look] ?? 32;
    places.set(space.id, { x: x - size / 2, y: y - size / 2, w: size, h: size, z: space.look === "town" || space.look === "church" ? 3 : 2 });
    const standing = scene.on(space.id).filter((thing) => thing.kind === "piece" || thing.kind === "token");
    standing.forEach((thing, index) => places.set(thing.id, { x: x - 24 + index * 26, y: y - 50, w: 48, h: 48, z: 10 + index }));
  }
  return { width: WIDTH, height: HEIGHT, places, backdrop: <Land scene={scene} />, least: 0.42 };
}

/** Trees and hills stand only where no place is near. */
function free(scene: Scene, x: number, y: number, far: number): boolean {
  return scene.kind("space").every((space) => {
    const [px, py] = spot(num(space, "x"), num(space, "y"));
    return Math.hypot(px - x, py - y) > far;
  });
}

function Land({ scene }: { scene: Scene }) {
  const seeds = range(230).map((i) => ({ i, x: 40 + waver(i) * (WIDTH - 80), y: 50 + waver(i + 300) * (HEIGHT - 100) }));
  const wooded = seeds.filter(({ x, y }) => free(scene, x, y, 40)).sort((a, b) => a.y - b.y);
  return (
    <g class="fl-land">
      <rect width={WIDTH} height={HEIGHT} fill="var(--vellum)" />
      {range(70).map((i) => (
        <path key={i} d={`M0 ${i * 13}q${WIDTH / 4} ${waver(i) * 12 - 6} ${WIDTH / 2} 0t${WIDTH / 2} 0`} class="fl-hatch" />
      ))}
      <rect x="12" y="12" width={WIDTH - 24} height={HEIGHT - 24} class="fl-frame" />
      <rect x="20" y="20" width={WIDTH - 40} height={HEIGHT - 40} class="fl-frame thin" />
      {wooded.map(({ i, x, y }) => (x + y * 0.6 > 1050 ? <Hill key={i} x={x} y={y} s={0.8 + waver(i + 9) * 0.7} /> : <Fir key={i} x={x} y={y} s={0.7 + waver(i + 9) * 0.6} />))}
      {scene.kind("edge").map((edge) => {
        const [x1, y1] = spot(num(edge, "x1"), num(edge, "y1"));
        const [x2, y2] = spot(num(edge, "x2"), num(edge, "y2"));
        const bend = (waver(x1 + y2) - 0.5) * 26;
        return <path key={edge.id} d={`M${x1} ${y1}Q${(x1 + x2) / 2 + bend} ${(y1 + y2) / 2 - bend} ${x2} ${y2}`} class={`fl-way way-${edge.look}`} />;
      })}
      {scene
        .kind("space")
        .filter((space) => space.look === "town" || space.look === "church")
        .map((space) => {
          const [x, y] = spot(num(space, "x"), num(space, "y"));
          return (
            <text key={space.id} x={x} y={y + 50} class="fl-name" text-anchor="middle">
              {str(space, "name") || space.name.split(",")[0]}
            </text>
          );
        })}
    </g>
  );
}

const Fir = ({ x, y, s }: { x: number; y: number; s: number }) => (
  <path d={`M${x} ${y - 22 * s}l${8 * s} ${14 * s}h-${4 * s}l${7 * s} ${11 * s}h-${22 * s}l${7 * s}-${11 * s}h-${4 * s}zM${x} ${y + 3 * s}v${5 * s}`} class="fl-fir" />
);
const Hill = ({ x, y, s }: { x: number; y: number; s: number }) => (
  <g class="fl-hill">
    <path d={`M${x - 24 * s} ${y}q${12 * s}-${34 * s} ${24 * s}-${34 * s}t${24 * s} ${34 * s}z`} />
    <path d={`M${x + 2 * s} ${y - 32 * s}q${10 * s} ${8 * s} ${8 * s} ${30 * s}M${x + 8 * s} ${y - 26 * s}q${8 * s} ${8 * s} ${7 * s} ${24 * s}`} fill="none" />
  </g>
);
