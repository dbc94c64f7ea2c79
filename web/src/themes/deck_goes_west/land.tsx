import type { ComponentChildren } from "preact";
import { flag, list, str } from "../../scene/scene";
import type { ThingView as Thing } from "../../wire";
import { JobRow } from "./jobs";
import icons from "./west.icons";

const TREES: [number, number, number][] = [
  [22, 58, 1],
  [44, 44, 1.25],
  [70, 60, 1.05],
  [84, 40, 0.9],
  [58, 74, 0.9],
  [30, 36, 0.8],
];
const TUFTS: [number, number][] = [
  [20, 40],
  [42, 62],
  [66, 44],
  [82, 66],
  [34, 76],
  [58, 30],
];

const Tree = ({ at: [x, y, s] }: { at: [number, number, number] }) => (
  <path
    d={`M${x} ${y - 22 * s}l${10 * s} ${15 * s}h-${5 * s}l${8 * s} ${12 * s}h-${26 * s}l${8 * s}-${12 * s}h-${5 * s}z`}
    class="dw-tree"
  />
);
const Forest = () => (
  <>
    {TREES.map((at) => (
      <Tree key={at.join()} at={at} />
    ))}
  </>
);
const Prairie = () => (
  <>
    <path d="M0 58q26-18 52-4t48-8v54H0z" class="dw-hill" />
    <path d="M80 34v-18M80 27h-8v-7M80 29h8v-9" class="dw-cactus" />
    {TUFTS.map(([x, y]) => (
      <path key={`${x}${y}`} d={`M${x - 7} ${y}q2-9 3-1 2-12 4-1 3-9 4 1 4-8 4 1`} class="dw-grass" />
    ))}
  </>
);
const River = () => <path d="M-4 30q28-8 44 14t30 18 34-2" class="dw-river" />;

const LAND: Record<string, () => ComponentChildren> = {
  forest: Forest,
  prairie: Prairie,
  mountain: () => (
    <>
      <path d="M6 80L36 26l18 28 14-22 28 48z" class="dw-rock" />
      <path d="M36 26l18 28-6 10 8 16h22L66 60l2-28 28 48H38l4-22z" class="dw-shade" />
      <path d="M36 26l-9 16 7 4 5-6 6 4zM68 32l-7 11 6 4 4-5 6 3z" class="dw-snow" />
    </>
  ),
  village: () => (
    <>
      <path d="M12 72V50l14-12 14 12v22zM44 72V44h24v28zM72 72V54l10-9 10 9v18z" class="dw-house" />
      <path d="M10 51l16-14 16 14M42 44h28v-8H42M70 55l12-11 12 11" class="dw-roof" />
      <path d="M22 72V60h8v12zM52 72V58h9v14zM79 72V62h6v10z" class="dw-doorway" />
    </>
  ),
  water: () => (
    <path
      d="M6 34q10-9 20 0t20 0 20 0 22 0M10 54q10-9 20 0t20 0 20 0 18 0M6 74q10-9 20 0t20 0 20 0 22 0"
      class="dw-waves"
    />
  ),
  river_forest: () => (
    <>
      <River />
      {TREES.slice(0, 4).map(([x, y, s]) => (
        <Tree key={x} at={[x, y < 50 ? y - 10 : y + 18, s * 0.8]} />
      ))}
    </>
  ),
  river_prairie: () => (
    <>
      <River />
      <Prairie />
    </>
  ),
  camp: () => (
    <>
      <path d="M20 76L46 34l28 42zM40 76l6-22 10 22" class="dw-tent" />
      <path d="M78 76q-10-8 0-20 10 12 0 20z" class="dw-fire" />
    </>
  ),
  back: () => (
    <>
      <path
        d="M-4 22q30-20 54-6t56-10M-4 46q24-16 40-2M-4 78q30 14 54 4t56 8M64 44q20 8 42-6M-4 94q40 8 110-2"
        class="dw-contour"
      />
      <path d="M50 24l6 20 20 6-20 6-6 20-6-20-20-6 20-6z" class="dw-rose" />
    </>
  ),
};

/** One tile of land on sun-bleached paper. */
export function LandFace({ thing }: { thing: Thing }) {
  const Picture = LAND[thing.look] ?? Prairie;
  return (
    <span key={thing.look} class={`dw-land land-${thing.look}${str(thing, "face") === "down" ? " down" : ""}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <Picture />
        {flag(thing, "rail") && (
          <g class="dw-rail">
            <path d="M-2 84h104M-2 92h104" />
            {Array.from({ length: 9 }, (_, i) => (
              <path key={i} d={`M${4 + i * 12} 80v16`} />
            ))}
          </g>
        )}
      </svg>
      <span class="dw-stars">
        {list(thing, "numbers").map((number) => (
          <b key={number}>{number}</b>
        ))}
      </span>
      {str(thing, "face") !== "down" && (
        <span class="dw-land-jobs">
          {list(thing, "icons").map((icons, index) => (
            <JobRow key={index} icons={String(icons)} />
          ))}
        </span>
      )}
      {flag(thing, "start") && <span class="dw-start" />}
      {flag(thing, "goal") && (
        <svg
          class="dw-goal"
          viewBox="0 0 512 512"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: icons.start ?? "" }}
        />
      )}
    </span>
  );
}
