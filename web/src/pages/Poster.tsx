import type { ComponentChildren } from "preact";
import "./posters.css";

/** A game's mood in one picture. */
export function Poster({ game }: { game: string }) {
  const art = POSTERS[game] ?? <Hearth />;
  return (
    <svg
      class="poster-svg"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {art}
    </svg>
  );
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
/** A fixed scatter: the same picture every time. */
const scatter = (i: number, salt: number): number => {
  const wave = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
};

function NightTrain() {
  return (
    <>
      <rect width="400" height="300" fill="#2b241d" />
      <circle cx="318" cy="66" r="40" fill="#efe0bd" />
      <circle cx="306" cy="60" r="5" fill="#2b241d" />
      <circle cx="326" cy="58" r="5" fill="#2b241d" />
      <path d="M298 76q18 14 38-3" fill="none" stroke="#2b241d" stroke-width="3" stroke-linecap="round" />
      {range(26).map((i) => (
        <circle
          key={i}
          cx={scatter(i, 1) * 400}
          cy={scatter(i, 2) * 120}
          r={0.8 + scatter(i, 3) * 1.4}
          fill="#efe0bd"
        />
      ))}
      <path d="M0 205q60-46 120-18t130-26 150 10v130H0z" fill="#1a1510" />
      <g stroke="#120d09" stroke-width="4">
        <rect x="22" y="138" width="168" height="82" rx="5" fill="#a98a5c" />
        <rect x="210" y="138" width="168" height="82" rx="5" fill="#8e7148" />
        <rect x="82" y="150" width="52" height="70" fill="#2b1f14" />
        <rect x="268" y="150" width="52" height="70" fill="#f3d791" />
      </g>
      {range(9).map((i) => (
        <path
          key={i}
          d={`M${32 + i * 18} 140v78M${220 + i * 18} 140v78`}
          stroke="#120d09"
          stroke-width="1"
          opacity=".45"
        />
      ))}
      <path d="M0 224h400" stroke="#120d09" stroke-width="7" />
      {[46, 84, 134, 172, 234, 272, 322, 360].map((x) => (
        <g key={x} class="wheel" style={{ transformOrigin: `${x}px 232px` }}>
          <circle cx={x} cy="232" r="14" fill="#3b2f24" stroke="#120d09" stroke-width="4" />
          <path d={`M${x - 10} 232h20M${x} 222v20`} stroke="#120d09" stroke-width="3" />
        </g>
      ))}
      <g stroke="#120d09" stroke-width="4" stroke-linecap="round" fill="none">
        <path d="M106 216q-4-16 3-30M118 216q6-16-2-30" />
        <ellipse cx="112" cy="178" rx="14" ry="15" fill="#d9a441" />
        <path d="M100 176q-22 4-20-14M124 174q18-2 20-16" />
        <circle cx="112" cy="150" r="17" fill="#f4e7c8" />
        <path d="M94 140q18-20 36 0z" fill="#6d4a26" />
        <path d="M89 141h46" />
      </g>
      <circle cx="106" cy="150" r="5" fill="#120d09" />
      <circle cx="119" cy="150" r="5" fill="#120d09" />
      <path d="M106 150l4-5 1 6zM119 150l4-5 1 6z" fill="#f4e7c8" />
      <path d="M103 159q9 8 18 0" stroke="#120d09" stroke-width="2.5" fill="none" />
      <path
        d="M280 220q-8-44 14-52 22-6 24 22 2 20-4 30-4-8-9 0-5-8-9 0-5-8-16 0z"
        fill="#fdf6e0"
        stroke="#120d09"
        stroke-width="3.5"
      />
      <ellipse cx="292" cy="188" rx="4" ry="7" fill="#120d09" />
      <ellipse cx="306" cy="188" rx="4" ry="7" fill="#120d09" />
      <ellipse cx="299" cy="203" rx="5" ry="7" fill="#120d09" />
    </>
  );
}

function Manor() {
  const ink = "#0d0814";
  return (
    <>
      <defs>
        <linearGradient id="p-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#1a1030" />
          <stop offset=".45" stop-color="#4a2350" />
          <stop offset=".74" stop-color="#b4552f" />
          <stop offset="1" stop-color="#3a1a22" />
        </linearGradient>
        <radialGradient id="p-glow">
          <stop offset="0" stop-color="#ffd68a" stop-opacity=".95" />
          <stop offset=".4" stop-color="#ff9d3d" stop-opacity=".45" />
          <stop offset="1" stop-color="#ff9d3d" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="300" fill="url(#p-dusk)" />
      {range(30).map((i) => (
        <circle
          key={i}
          cx={scatter(i, 6) * 400}
          cy={scatter(i, 7) * 110}
          r={0.5 + scatter(i, 8)}
          fill="#e9dcf5"
          opacity=".8"
        />
      ))}
      <circle cx="112" cy="76" r="44" fill="#f1e2c2" />
      <path d="M92 62a9 9 0 1 0 9 9M126 88a6 6 0 1 0 6 6M112 100a4 4 0 1 0 4 4" fill="#d9c6a0" />
      <path d="M0 214q70-34 120-10t96-22 184 22v96H0z" fill="#2a1429" />
      {/* The house: towers, gables, a chimney that leans, and a face if one looks twice. */}
      <g fill={ink}>
        <path d="M110 226V122l-9 1 25-57 25 57-9-1v22l60-46 60 46v-34l-9 1 27-66 27 66-9-1v117z" />
        <path d="M126 66V50l14 5-14 5M280 44V24l16 6-16 6" stroke={ink} stroke-width="2" />
        <path d="M226 116l5-32 17 3-4 44zM166 146v-20l10-14 10 14v6" />
        <path d="M92 226v-38l18-16v54zM298 226v-54l22 18v36z" />
      </g>
      <path d="M126 66l-25 57h12zM280 44l-27 66h13zM202 98l-60 46v6l60-45z" fill="#3b2048" />
      <g fill="#ffc861">
        <path class="flicker" d="M172 178l24 9-4 13q-18 2-23-10zM232 178l-24 9 4 13q18 2 23-10z" />
        <path d="M120 150v-16q6-9 12 0v16zM120 190v-16q6-9 12 0v16zM273 92V76q7-10 14 0v16z" />
        <path d="M99 214v-13h6v13zM305 212v-13h7v13z" opacity=".8" />
      </g>
      <path d="M268 150v-20q12-16 24 0v20z" fill="#8fe06b" />
      <path d="M273 150q0-13 7-15 7 2 7 15z" fill={ink} />
      <circle cx="202" cy="136" r="9" fill="#ffc861" />
      <path d="M202 127v18M193 136h18M126 134v16M126 174v16M120 142h12M120 182h12" stroke={ink} stroke-width="2" />
      <path d="M180 226q2-20 22-20t22 20z" fill="#ffb24a" />
      <path
        d="M184 214l5-6 3 9 5-10 5 9 5-9 5 10 3-9 5 6"
        fill="none"
        stroke={ink}
        stroke-width="2.6"
        stroke-linejoin="round"
      />
      {/* The way up to it. */}
      <path d="M0 240q100-24 204-14t196-6v80H0z" fill="#160c1b" />
      <path d="M190 226q-26 22 8 36t-40 38h86q38-26 4-42t-34-32z" fill="#6b3b2a" />
      <path d="M190 226q-26 22 8 36t-40 38h20q36-22 24-36t-4-38z" fill="#8a4f31" />
      <g stroke={ink} stroke-width="3" fill="none">
        <path d="M0 262h146M258 256h142" />
        {[6, 28, 50, 72, 94, 116, 138, 266, 288, 310, 332, 354, 376, 398].map((x) => (
          <path key={x} d={`M${x} ${286 - (x % 3)}v-42l-3 6M${x} ${244 - (x % 3)}l3 6`} />
        ))}
      </g>
      <circle cx="222" cy="252" r="54" fill="url(#p-glow)" class="flicker" />
      {/* The Paladin with shield and lantern. */}
      <g fill={ink}>
        <path d="M196 292l3-26q-4-18 7-22 13-1 13 16l4 32h-8l-6-20-5 20z" />
        <circle cx="208" cy="237" r="7.5" />
        <path d="M207 229q6-11 13-6-6 1-8 8z" fill="#a8322b" />
        <path d="M216 250l8-4" stroke={ink} stroke-width="4" stroke-linecap="round" />
        <path d="M189 250q7 1 12-3 4 4 11 4 0 20-12 27-11-8-11-28z" fill="#c9bfae" stroke={ink} stroke-width="2" />
        <path d="M200 250v24M191 258h19" stroke="#a8322b" stroke-width="3" />
      </g>
      <path d="M223 247h8l2 13h-12z" fill="#fff0bd" stroke={ink} stroke-width="2" />
      {/* A bony hand by the path. */}
      <path
        d="M70 300l3-26-11-14M74 275l-4-24M78 275l3-26M82 277l8-21M84 283l13-11"
        stroke="#e8dfca"
        stroke-width="4.5"
        stroke-linecap="round"
        fill="none"
      />
      <path d="M56 300q16-13 40 0z" fill="#2a1a22" />
      {/* The Spider on her thread. */}
      <g stroke="#d9c9e8" stroke-width="1" fill="none" opacity=".7">
        <path d="M400 0L318 72M400 0L352 104M400 0L300 34M400 0L384 116" />
        <path d="M316 24q14 34 72 72M340 18q10 24 50 46M364 10q6 14 28 24" />
      </g>
      <path d="M346 0v98" stroke="#d9c9e8" stroke-width="1.2" />
      <g stroke={ink} stroke-width="3.4" fill="none" stroke-linecap="round" stroke-linejoin="round">
        <path d="M338 118q-18-20-28-2l-6 20M338 124q-20-8-26 8l-2 18M338 130q-16 2-18 14l4 16M340 134q-8 8-6 20l6 8" />
        <path d="M354 118q18-20 28-2l6 20M354 124q20-8 26 8l2 18M354 130q16 2 18 14l-4 16M352 134q8 8 6 20l-6 8" />
      </g>
      <ellipse cx="346" cy="110" rx="15" ry="18" fill={ink} />
      <path d="M346 98l5 9-5 9-5-9z" fill="#a8322b" />
      <circle cx="346" cy="133" r="9" fill={ink} />
      {[341, 345, 349, 353].map((x) => (
        <circle key={x} cx={x - 1} cy={x % 4 === 1 ? 136 : 137} r="1.5" fill="#ff5b3d" />
      ))}
    </>
  );
}

function WestMap() {
  return (
    <>
      <rect width="400" height="300" fill="#e9c98c" />
      <rect width="400" height="150" fill="#f2b66a" />
      <circle cx="120" cy="128" r="58" fill="#e2672b" />
      {range(12).map((i) => (
        <path
          key={i}
          d={`M120 128L${120 + 400 * Math.cos((i * Math.PI) / 11 + Math.PI)}
            ${128 + 400 * Math.sin((i * Math.PI) / 11 + Math.PI)}`}
          stroke="#e2672b"
          stroke-width="9"
          opacity=".22"
        />
      ))}
      <path d="M0 150l52-46h46l16 46h64l26-66h58l22 66h44l24-36h48v42z" fill="#9c4a26" />
      <path d="M52 104h46l4 12H40zM204 84h58l4 14h-68zM352 114h48v12h-56z" fill="#7d3419" />
      <path d="M0 150h400v150H0z" fill="#d9a45c" />
      <path d="M0 176q120-16 210 10t190 0v114H0z" fill="#c58a45" />
      <path d="M170 150q30 50-20 90t10 60" fill="none" stroke="#5f9aa0" stroke-width="12" />
      <g stroke="#3b2413" stroke-width="3.5" stroke-linejoin="round">
        <path d="M262 204q4-42 54-42t56 42z" fill="#f7ecd2" />
        <path d="M280 204q2-34 12-40M316 204v-42M352 204q-2-34-12-40" fill="none" />
        <path d="M254 204h126l-8 22H264z" fill="#8a5328" />
        {[282, 350].map((x) => (
          <g key={x}>
            <circle cx={x} cy="232" r="18" fill="none" stroke-width="5" />
            <path d={`M${x - 17} 232h34M${x} 215v34M${x - 12} 220l24 24M${x + 12} 220l-24 24`} stroke-width="2" />
          </g>
        ))}
        <path d="M256 212l-70 8" fill="none" />
        <path d="M218 230l2 20h-6l-5-20zM194 230l4 20h-6l-6-20z" fill="#41260f" stroke-width="2.5" />
        <path d="M222 210q14 4 9 24" fill="none" stroke-width="5" stroke-linecap="round" />
        <path
          d="M222 214q4 6 2 14l4 26h-7l-6-22q-13 4-27 0l-4 22h-7l2-24q-6-6-4-14l-7-13-11 3q-7 0-5-7l12-11 1-8 5 6q14
            4 18 17 14-4 26 1 8 2 8 10z"
          fill="#6b4320"
          stroke-width="2.5"
        />
        <path d="M168 190q12 4 18 18" fill="none" stroke-width="5" stroke-linecap="round" />
      </g>
      <g fill="#4d6b35" stroke="#2e4220" stroke-width="2.5">
        <path d="M60 270v-64q0-10 9-10t9 10v64z" />
        <path
          d="M60 244H46q-8 0-8-9v-15M78 236h12q8 0 8-9v-13"
          fill="none"
          stroke="#4d6b35"
          stroke-width="11"
          stroke-linecap="round"
        />
      </g>
    </>
  );
}

function DarkLand() {
  return (
    <>
      <rect width="400" height="300" fill="#d9d2bf" />
      {range(46).map((i) => (
        <path
          key={i}
          d={`M0 ${i * 4}h400`}
          stroke="#191713"
          stroke-width={0.4 + (1 - Math.abs(i - 10) / 40) * 1.5}
          opacity=".85"
        />
      ))}
      <circle cx="206" cy="92" r="56" fill="#d9d2bf" />
      <circle cx="206" cy="92" r="56" fill="none" stroke="#191713" stroke-width="2" />
      <path d="M188 70q-10 12 2 26M224 106q12-10 4-24" stroke="#191713" stroke-width="1.5" fill="none" />
      <path d="M0 220l70-60 40 26 60-50 50 46 44-34 60 50 76-46v148H0z" fill="#191713" />
      <path d="M176 190v-52l-8 4 16-30 4-26 4 26 16 30-8-4v52z" fill="#191713" stroke="#d9d2bf" stroke-width="2" />
      <path d="M188 78v-16M181 68h14" stroke="#191713" stroke-width="4" />
      <path d="M184 160v-12q4-6 8 0v12z" fill="#8c1c13" />
      <path d="M0 300v-56q110-28 200-8t200-14v78z" fill="#24211b" />
      {range(22).map((i) => (
        <path
          key={i}
          d={`M${i * 20} 300q4-30 ${scatter(i, 4) * 16 - 8}-${30 + scatter(i, 5) * 26}`}
          stroke="#d9d2bf"
          stroke-width=".8"
          fill="none"
          opacity=".5"
        />
      ))}
      <g stroke="#191713" stroke-width="5" stroke-linecap="round" fill="none">
        <path
          d="M40 260q4-60-6-96M36 200q-24-20-30-44M36 188q20-22 22-50M44 164q-12-20-10-34M364 270q-6-70 8-110M368
          206q24-14 28-40M366 196q-22-24-24-52"
        />
      </g>
      <path
        d="M300 214q10-26 30-22l10-12 2 14q14 8 10 26l8 24h-14l-4-14-16 2-4 12h-14z"
        fill="#0d0c0a"
        stroke="#d9d2bf"
        stroke-width="1.6"
      />
      <circle cx="342" cy="200" r="2.4" fill="#d3291b" />
      <path
        d="M110 96q14-10 22 2 8-12 22-2-14-2-22 8-8-10-22-8zM266 60q10-7 16 2 6-9 16-2-10-1-16 6-6-7-16-6z"
        fill="#191713"
      />
    </>
  );
}

function Hearth() {
  return (
    <>
      <rect width="400" height="300" fill="#3a2618" />
      <rect x="90" y="60" width="220" height="200" rx="14" fill="#5a3d28" />
      <path d="M120 260v-110q80-90 160 0v110z" fill="#160d08" />
      <path
        class="flicker"
        d="M204 128c14 34 46 44 46 88a48 48 0 0 1-98 0c0-26 14-36 24-54 4 12 8 18 16 22 0-24 2-38 12-56z"
        fill="#d9541e"
      />
      <path
        class="flicker"
        d="M204 190c6 18 22 22 22 42a24 24 0 0 1-48 0c0-14 8-18 14-28 2 6 4 8 8 10 0-10 2-16 4-24z"
        fill="#ffc44d"
      />
    </>
  );
}

const POSTERS: Record<string, ComponentChildren> = {
  vagrantsong: <NightTrain />,
  vast: <Manor />,
  deck_goes_west: <WestMap />,
  folklore: <DarkLand />,
};
