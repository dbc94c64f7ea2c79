import type { ComponentChildren, ComponentType } from "preact";
import { Icon } from "../../ui/Icon";
import { CREAM, Eyes, INK, line } from "./ink";
import icons from "./vagrantsong.icons";

interface Dress {
  coat: string;
  hat: ComponentChildren;
  prop?: ComponentChildren;
  small?: boolean;
}

/** What each Vagrant wears; colours are those of their Coins. */
const DRESS: Record<string, Dress> = {
  songsmith: {
    coat: "#e0862f",
    hat: <path d="M18 26q4-18 22-18t22 18l8 3H10z" fill="#6b4423" {...line} />,
    prop: (
      <g {...line} stroke-width="2.4">
        <path d="M22 82q-8-8 2-14 4-2 8 2l5-4q8-2 9 6 1 10-9 11-7 8-15-1z" fill="#b5652b" />
        <path d="M44 70L66 50" stroke-width="4" />
        <circle cx="34" cy="75" r="3.4" fill={INK} />
      </g>
    ),
  },
  cursebearer: {
    coat: "#b7342b",
    hat: <path d="M17 34q-3-26 23-27 26 1 23 27l-6-12q-17-8-34 0z" fill="#5c1a1a" {...line} />,
    prop: <path d="M62 72l6-26 5 2-5 25z" fill="#e8e2d4" {...line} stroke-width="2.2" />,
  },
  empress: {
    coat: "#7a4a9c",
    hat: (
      <>
        <path d="M19 36q-6-24 21-27 27 3 21 27-5-13-21-13T19 36z" fill="#2a1a30" {...line} />
        <path d="M26 15l4-10 5 7 5-9 5 9 5-7 4 10z" fill="#e8bb4a" {...line} stroke-width="2.2" />
      </>
    ),
    prop: <path d="M66 88V52l-4-6 4 3 4-4-1 7v36" fill="none" {...line} />,
  },
  revivalist: {
    coat: "#d0a131",
    hat: (
      <>
        <path d="M26 24V7q14-5 28 0v17z" fill="#2b2118" {...line} />
        <path d="M12 26h56" {...line} stroke-width="5" />
      </>
    ),
    prop: <path d="M56 66h14v18H56zM60 71h6M63 68v8" fill="#7c1f1f" {...line} stroke-width="2.2" />,
  },
  runaway: {
    coat: "#b0705f",
    small: true,
    hat: <path d="M18 27q2-17 23-17 19 0 22 14l10 1-7 4q-24-4-48-2z" fill="#7f5a3a" {...line} />,
    prop: <path d="M64 84l8-40M66 42q12-10 16 2 2 10-8 10-8-2-8-12z" fill="#c94f3a" {...line} stroke-width="2.4" />,
  },
  wayfarer: {
    coat: "#55803f",
    hat: (
      <>
        <path d="M24 24q2-16 16-16t16 16z" fill="#4a3a26" {...line} />
        <path d="M8 25q32-8 64 0-32 8-64 0z" fill="#5d4a30" {...line} />
        <path d="M54 20q2-18 16-19-2 13-13 20" fill="#e7dcc0" {...line} stroke-width="2" />
      </>
    ),
    prop: <path d="M20 66q-6 20 6 22 12 0 10-16z" fill="#8a6a42" {...line} stroke-width="2.2" />,
  },
};

/** Pie-cut eyes, the mark of the age. */
function Vagrant({ dress }: { dress: Dress }) {
  return (
    <>
      <path d="M33 84q-6 12-8 20M47 84q6 12 8 20" fill="none" {...line} stroke-width="5" />
      <path d="M28 106q-14 2-14-3 4-5 14-3zM52 106q14 2 14-3-4-5-14-3z" fill={INK} {...line} />
      <path d="M26 60q-3 26 3 30h22q6-4 3-30-14-8-28 0z" fill={dress.coat} {...line} />
      <path d="M27 62Q8 66 14 82M53 62q20 2 14 20" fill="none" {...line} stroke-width="4.6" />
      <circle cx="14" cy="84" r="5.5" fill="#fff" {...line} stroke-width="2.2" />
      <circle cx="67" cy="84" r="5.5" fill="#fff" {...line} stroke-width="2.2" />
      <circle cx="40" cy="38" r="22" fill={CREAM} {...line} />
      <Eyes y={38} />
      <ellipse cx="40" cy="46" rx="4" ry="3" fill={INK} />
      <path d="M29 50q11 10 22 0" fill="none" {...line} stroke-width="2.4" />
      {dress.hat}
      {dress.prop}
    </>
  );
}

function Pup() {
  return (
    <>
      <path d="M22 104V80M32 104V84M50 104V84M60 104V78" {...line} stroke-width="6" />
      <path d="M18 80q0-20 22-20 26 0 24 22-2 12-24 10-22 2-22-12z" fill="#e9d6aa" {...line} />
      <path d="M64 74q14-4 12-20" fill="none" {...line} stroke-width="5" />
      <circle cx="28" cy="48" r="18" fill="#e9d6aa" {...line} />
      <path d="M12 42Q2 62 12 66q8-6 6-20zM44 42q10 18 2 24-8-6-8-20z" fill="#6b4423" {...line} />
      <g transform="translate(-12 8)">
        <Eyes y={36} apart={7} size={4} />
        <ellipse cx="40" cy="46" rx="5" ry="4" fill={INK} />
        <path d="M34 52q6 8 12 0" fill="#c9443a" {...line} stroke-width="2" />
      </g>
    </>
  );
}

interface Spook {
  body: "sheet" | "tall" | "bird" | "bones" | "many" | "tree" | "brute";
  skin: string;
}

const SPOOKS: Record<string, Spook> = {
  turned_faces: { body: "many", skin: "#efe6d2" },
  maco_joe: { body: "tall", skin: "#d8c9a0" },
  tommyknocker: { body: "brute", skin: "#a9b08a" },
  blackbird: { body: "bird", skin: "#2c2a33" },
  visitor: { body: "tall", skin: "#bfc8cf" },
  pit: { body: "many", skin: "#6d5a6e" },
  lady_in_white: { body: "sheet", skin: "#fbf8f0" },
  lost_soul: { body: "sheet", skin: "#cfe0e8" },
  frozen_faces: { body: "many", skin: "#bcd8e6" },
  wendigo: { body: "bones", skin: "#d9ccb0" },
  boilermen: { body: "brute", skin: "#c98b4a" },
  leeds: { body: "bird", skin: "#6e2a2a" },
  bookbinder: { body: "tall", skin: "#c9ae86" },
  willow: { body: "tree", skin: "#6f7d55" },
  lady_in_limestone: { body: "sheet", skin: "#cdc6b6" },
  bell_witch: { body: "sheet", skin: "#d9c7d9" },
  many_limbs: { body: "many", skin: "#caa58a" },
  lightkeeper: { body: "tall", skin: "#e6d58a" },
  skelly_man: { body: "bones", skin: "#f6f0de" },
};

const BODIES: Record<Spook["body"], (skin: string) => ComponentChildren> = {
  sheet: (skin) => (
    <>
      <path d="M14 106Q8 30 40 8q32 22 26 98-6-10-11 0-5-10-10 0-5-10-10 0-5-10-10 0-5-8-11 0z" fill={skin} {...line} />
      <Eyes y={40} size={6} />
      <ellipse cx="40" cy="60" rx="6" ry="9" fill={INK} />
    </>
  ),
  tall: (skin) => (
    <>
      <path d="M26 106q-4-50 4-58h20q8 8 4 58z" fill="#3a3029" {...line} />
      <path d="M28 56Q6 70 8 98M52 56q22 14 20 42" fill="none" {...line} stroke-width="4" />
      <ellipse cx="40" cy="28" rx="16" ry="23" fill={skin} {...line} />
      <Eyes y={26} apart={7} size={4.6} />
      <path d="M33 42q7-5 14 0" fill="none" {...line} stroke-width="2.4" />
    </>
  ),
  bird: (skin) => (
    <>
      <path d="M40 104Q4 96 6 44q14 6 18 18Q20 20 40 10q20 10 16 52 4-12 18-18 2 52-34 60z" fill={skin} {...line} />
      <circle cx="31" cy="32" r="7" fill={CREAM} {...line} stroke-width="2.2" />
      <circle cx="49" cy="32" r="7" fill={CREAM} {...line} stroke-width="2.2" />
      <circle cx="32" cy="33" r="3" fill={INK} />
      <circle cx="48" cy="33" r="3" fill={INK} />
      <path d="M34 42h12l-6 16z" fill="#e0a13a" {...line} stroke-width="2.2" />
      <path d="M32 104l-4 5M40 105v5M48 104l4 5" {...line} />
    </>
  ),
  bones: (skin) => (
    <>
      <path
        d="M40 54v34M26 62h28M28 71h24M31 80h18M34 88l-8 18M46 88l8 18M26 60L10 84M54 60l16 24"
        fill="none"
        {...line}
        stroke-width="7"
      />
      <path
        d="M40 54v34M26 62h28M28 71h24M31 80h18M34 88l-8 18M46 88l8 18M26 60L10 84M54 60l16 24"
        fill="none"
        stroke={skin}
        stroke-width="3"
        stroke-linecap="round"
      />
      <path d="M20 30q0-22 20-22t20 22q0 12-8 15v9H28v-9q-8-3-8-15z" fill={skin} {...line} />
      <Eyes y={30} size={6} />
      <path d="M38 42l2-5 2 5zM32 50v4M40 50v4M48 50v4" fill={INK} {...line} stroke-width="2" />
    </>
  ),
  many: (skin) => (
    <>
      <path d="M10 106Q2 60 22 52q-8-26 14-36 26-6 28 20 14 16 8 70z" fill={skin} {...line} />
      <g transform="translate(2 -8)">
        <Eyes y={38} size={5} />
        <path d="M32 52q8 7 16 0" fill="none" {...line} stroke-width="2.4" />
      </g>
      <g transform="translate(-14 38) scale(.8)">
        <Eyes y={40} size={5} apart={8} />
        <ellipse cx="40" cy="54" rx="5" ry="7" fill={INK} />
      </g>
      <g transform="translate(22 36) scale(.8)">
        <Eyes y={40} size={5} apart={8} />
        <path d="M32 57q8-8 16 0" fill="none" {...line} stroke-width="2.6" />
      </g>
    </>
  ),
  tree: (skin) => (
    <>
      <path d="M28 106q8-30-2-46Q6 52 12 30q4-16 22-20 30-6 36 18 4 24-18 32-8 16 0 46z" fill={skin} {...line} />
      <path
        d="M16 40q-8 20-6 36M28 46q-6 18-8 34M62 44q8 16 6 34M52 48q6 18 4 30"
        fill="none"
        stroke={INK}
        stroke-width="2"
      />
      <Eyes y={32} size={5} />
      <ellipse cx="40" cy="48" rx="6" ry="5" fill={INK} />
    </>
  ),
  brute: (skin) => (
    <>
      <path d="M28 88l-6 18M52 88l6 18" {...line} stroke-width="7" />
      <path d="M14 92Q4 54 26 46h28q22 8 12 46-26 10-52 0z" fill={skin} {...line} />
      <path d="M16 56Q-2 72 10 92M64 56q18 16 6 36" fill="none" {...line} stroke-width="6" />
      <circle cx="40" cy="30" r="20" fill={skin} {...line} />
      <Eyes y={28} size={5} />
      <path d="M28 42q12-6 24 0-4 6-12 6t-12-6z" fill={CREAM} {...line} stroke-width="2.2" />
      <path d="M34 40v7M40 39v9M46 40v7" {...line} stroke-width="1.6" />
    </>
  ),
};

/** Haints with a drawing of their own: one file each in `haints`, called after them. */
const OWN = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: ComponentType }>("./haints/*.tsx", { eager: true })).map(
    ([path, found]) => [path.slice("./haints/".length, -".tsx".length), found.default],
  ),
);

function Haint({ look }: { look: string }) {
  const Drawn = OWN[look];
  if (Drawn) return <Drawn />;
  const spook = SPOOKS[look] ?? { body: "sheet", skin: "#d9d4c4" };
  return <>{BODIES[spook.body](spook.skin)}</>;
}

/** A Vagrant as part of a bigger drawing. */
export function VagrantArt({ look }: { look: string }) {
  const dress = DRESS[look];
  return dress ? <Vagrant dress={dress} /> : null;
}

/** A cardboard standee in the manner of the old cartoons. */
export function Toon({ look }: { look: string }) {
  const dress = DRESS[look];
  const art = dress ? <Vagrant dress={dress} /> : look === "pup" ? <Pup /> : <Haint look={look} />;
  const emblem = dress || look === "pup" ? null : icons[look];
  return (
    <span class={`toon${dress?.small ? " small" : ""}${dress || look === "pup" ? "" : " spook"}`}>
      <svg viewBox="0 0 82 112" aria-hidden="true">
        {art}
      </svg>
      {emblem && <Icon body={emblem} class="emblem" />}
    </span>
  );
}
