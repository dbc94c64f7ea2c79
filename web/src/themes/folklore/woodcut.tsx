import type { ComponentChildren } from "preact";
import { num, type Scene, str } from "../../scene/scene";
import type { ThingView as Thing } from "../../wire";

/** Maps under the open sky: grass for flagstones, thicket for masonry. */
const OUTDOORS = new Set(["open_road", "thornwood", "village", "wolf_stones", "old_graves", "garden", "nine_sisters"]);
/** Caves, galleries, cliffs: rubble underfoot, and no mason has been at the walls. */
const ROCK = new Set(["causeway", "cove", "tide_cave", "winter_pass", "mine", "low_gallery", "barrow"]);

const FLOORS = [
  "M0 26H50V52H0M50 0V26M78 52H30V78M50 26H78",
  "M0 39H34V0M34 39H78M22 39V78M56 39V78M34 18H78",
  "M26 0V30H0M26 30H78M60 30V78M0 58H60M40 58V78",
];
const GRASS = [
  "M12 30q2-10 3-1 2-12 4 0M48 20q2-9 3-1 2-10 4 0M30 62q2-10 3-1 2-12 4 0M60 54q2-8 3 0",
  "M20 18q2-10 3-1 2-12 4 0M56 38q2-9 3-1 2-10 4 0M14 58q2-10 3-1M44 66q2-9 3-1 2-10 4 0",
];
const RUBBLE = [
  "M14 24l6-5 7 4-2 6-8 1zM52 58l5-4 6 3-1 6-8 1zM40 16h4M22 60h5",
  "M48 20l7-4 6 5-4 6-8-1zM18 52l4-4 7 3-3 6-7-1zM60 44h4M30 34h3",
  "M26 40l5-5 7 3-1 7-9 1zM58 14l4-3 4 3-2 4h-5zM12 14h4M50 66h6",
];

/** What stands about, by the map it stands on: ink lines on a lighter body. */
const OBJECTS: Record<string, ComponentChildren> = {
  pew: (
    <>
      <path class="body" d="M8 18h62v12H8zM8 44h62v14H8z" />
      <path
        d="M8 30v10M70 30v10M8 58v10M70 58v10M14 22h50M14 50h50M24 18v12M40 18v12M56 18v12M24 44v14M40 44v14M56
        44v14"
      />
    </>
  ),
  coffin: (
    <>
      <path class="body" d="M26 6h26l12 20-10 46H24L14 26z" />
      <path d="M30 12h18l9 15-8 39H29l-8-39zM39 22v26M30 31h18M58 30l-8 40" />
    </>
  ),
  barrel: (
    <>
      <path
        class="body"
        d="M8 16q14-8 28 0 6 22 0 44-14 8-28 0-6-22 0-44zM42 30q12-7 26 0 5 18 0 36-14 7-26 0-5-18 0-36z"
      />
      <path d="M5 30q17 8 34 0M5 46q17 8 34 0M40 42q15 7 30 0M40 56q15 7 30 0M16 13v50M26 12v52M50 27v42M60 27v42" />
    </>
  ),
  table: (
    <>
      <path class="body" d="M4 22h70v34H4z" />
      <path d="M4 33h70M4 45h70M10 56v14M68 56v14M30 22v-6h8v6M34 16v-6M50 27h12v10H50z" />
      <path class="blood" d="M34 4q5 6 0 8-5-2 0-8z" />
    </>
  ),
  tree: (
    <>
      <path class="dark" d="M34 74q2-20-2-30Q6 48 10 30q-6-18 14-20 10-12 24-2 22-2 20 18 8 18-16 20-8 8-4 28z" />
      <path class="cut" d="M18 24q8-8 16 0M40 14q10-2 14 6M24 38q10 6 20-2M50 34q8-2 10-10M38 48v22" />
    </>
  ),
  stone: (
    <>
      <path class="body" d="M22 72L18 30q2-24 20-24 22 2 22 26l-4 40z" />
      <path d="M48 14q8 8 6 56M42 10q8 10 7 58M28 26l8 8-8 8M30 50h10M60 72H16" />
    </>
  ),
  cottage: (
    <>
      <path class="body" d="M10 40h58v32H10z" />
      <path class="dark" d="M4 42L24 12h34l16 30z" />
      <path d="M32 72V54h12v18M52 52h10v10H52zM57 52v10M52 57h10M18 40v32" />
      <path class="cut" d="M26 16l-16 24M36 16l-10 24M46 16v24M54 16l8 24" />
    </>
  ),
  boulder: (
    <>
      <path class="body" d="M6 64q-2-24 16-32 10-18 30-10 22 8 20 40-30 10-66 2z" />
      <path d="M52 26q12 12 10 34M46 24q12 14 10 36M24 36l8 10-6 12M12 58q20 8 52 2" />
    </>
  ),
};
const STANDS: Record<string, string[]> = {
  church: ["pew"],
  crypt: ["coffin"],
  bell_tower: ["barrel", "table"],
  mill: ["barrel"],
  thornwood: ["tree"],
  village: ["cottage", "boulder"],
  keep_hall: ["table"],
  keep_vault: ["coffin", "barrel"],
  wolf_stones: ["stone"],
  open_road: ["boulder", "tree"],
  old_graves: ["stone"],
  bakehouse: ["table", "barrel"],
  garden: ["tree"],
  fortieth_house: ["table"],
  toll_house: ["table", "barrel"],
  causeway: ["boulder"],
  cove: ["barrel", "boulder"],
  tide_cave: ["table", "boulder"],
  assay_house: ["table"],
  winter_pass: ["boulder"],
  mine: ["boulder"],
  low_gallery: ["table", "boulder"],
  barrow: ["coffin", "boulder"],
  nine_sisters: ["stone"],
  crossing: ["pew"],
};

const WATER = "M4 16q9-8 18 0t18 0 18 0 16 0M4 38q9-8 18 0t18 0 18 0 16 0M4 60q9-8 18 0t18 0 18 0 16 0";
const HAZARD = "M6 70L18 20l8 34 12-48 10 46 10-30 14 48zM18 70l4-20M38 70l2-30M56 70l2-22";

const below = (thing: Thing, scene: Scene): Thing | undefined => {
  const [, column = "", row = ""] = /^sq:([A-J])(\d+)$/.exec(thing.id) ?? [];
  return scene.get(`sq:${column}${Number(row) + 1}`);
};

/** Masonry seen from above; where the floor begins below it, its face shows, unless it is bare rock. */
function Wall({ thing, scene, wild, rock }: { thing: Thing; scene: Scene; wild: boolean; rock: boolean }) {
  const under = below(thing, scene);
  const faces = !rock && under !== undefined && under.look !== "wall";
  if (wild) {
    return (
      <>
        <path
          class="leaf"
          d="M6 40q-4-18 14-20 4-16 20-12 14-8 24 8 14 6 8 22 4 18-14 20-8 14-22 8-16 6-20-8-14-4-10-18z"
        />
        <path class="cut" d="M18 30q8-8 16 0M42 20q10-2 14 8M22 50q10 6 20-2M50 44q10-2 12-10" />
      </>
    );
  }
  return (
    <>
      <path class="cut" d="M0 0L78 78M0 20L58 78M0 40L38 78M0 60L18 78M20 0L78 58M40 0L78 38M60 0L78 18" />
      {faces && (
        <>
          <path class="brick" d="M0 34H78V78H0z" />
          <path d="M0 34H78M0 49H78M0 64H78M20 34V49M58 34V49M38 49V64M0 78H78M18 64V78M60 64V78" />
        </>
      )}
    </>
  );
}

export function SquareFace({ thing, scene }: { thing: Thing; scene: Scene }) {
  const map = str(scene.get("board"), "map");
  const wild = OUTDOORS.has(map);
  const [x, y] = [num(thing, "x"), num(thing, "y")];
  const rock = ROCK.has(map);
  const ground = wild ? GRASS : rock ? RUBBLE : FLOORS;
  const laid = ground[(x * 7 + y * 3 + x * y) % ground.length];
  const stands = STANDS[map] ?? ["barrel"];
  return (
    <span class={`fl-square sq-${thing.look}${wild ? " wild" : ""}`}>
      <svg viewBox="0 0 78 78" aria-hidden="true">
        {thing.look !== "wall" && thing.look !== "water" && <path class="laid" d={laid} />}
        {thing.look === "wall" && <Wall thing={thing} scene={scene} wild={wild} rock={rock} />}
        {thing.look === "object" && <g class="fl-object">{OBJECTS[stands[(x + y) % stands.length] ?? ""]}</g>}
        {thing.look === "water" && <path class="wave" d={WATER} />}
        {thing.look === "hazard" && <path class="thorn" d={HAZARD} />}
        {thing.look === "start" && <path class="zone" d="M6 20V6H20M58 6H72V20M72 58V72H58M20 72H6V58" />}
        {thing.look === "exit" && (
          <path class="zone" d="M6 20V6H20M58 6H72V20M72 58V72H58M20 72H6V58M28 39H50M42 30l9 9-9 9" />
        )}
      </svg>
    </span>
  );
}
