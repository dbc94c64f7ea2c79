import type { ComponentChildren } from "preact";
import "./posters.css";

/** A game's mood in one picture. */
export function Poster({ game }: { game: string }) {
  const art = POSTERS[game] ?? <Hearth />;
  return (
    <svg class="poster-svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
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
        <circle key={i} cx={scatter(i, 1) * 400} cy={scatter(i, 2) * 120} r={0.8 + scatter(i, 3) * 1.4} fill="#efe0bd" />
      ))}
      <path d="M0 205q60-46 120-18t130-26 150 10v130H0z" fill="#1a1510" />
      <g stroke="#120d09" stroke-width="4">
        <rect x="22" y="138" width="168" height="82" rx="5" fill="#a98a5c" />
        <rect x="210" y="138" width="168" height="82" rx="5" fill="#8e7148" />
        <rect x="82" y="150" width="52" height="70" fill="#2b1f14" />
        <rect x="268" y="150" width="52" height="70" fill="#f3d791" />
      </g>
      {range(9).map((i) => (
        <path key={i} d={`M${32 + i * 18} 140v78M${220 + i * 18} 140v78`} stroke="#120d09" stroke-width="1" opacity=".45" />
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
      <path d="M280 220q-8-44 14-52 22-6 24 22 2 20-4 30-4-8-9 0-5-8-9 0-5-8-16 0z" fill="#fdf6e0" stroke="#120d09" stroke-width="3.5" />
      <ellipse cx="292" cy="188" rx="4" ry="7" fill="#120d09" />
      <ellipse cx="306" cy="188" rx="4" ry="7" fill="#120d09" />
      <ellipse cx="299" cy="203" rx="5" ry="7" fill="#120d09" />
    </>
  );
}

function Manor() {
  return (
    <>
      <defs>
        <radialGradient id="p-candle" cx=".5" cy=".42" r=".62">
          <stop offset="0" stop-color="#ffcf75" />
          <stop offset=".32" stop-color="#8a4a1d" />
          <stop offset="1" stop-color="#120b18" />
        </radialGradient>
      </defs>
      <rect width="400" height="300" fill="url(#p-candle)" />
      {range(5).flatMap((row) =>
        range(7).map((col) => (
          <rect key={`${row}-${col}`} x={col * 60 - 10} y={row * 60} width="56" height="56" rx="4" fill="#150d1c" opacity={0.25 + 0.5 * Math.hypot((col - 3) / 3, (row - 2) / 2)} stroke="#3d2b45" />
        )),
      )}
      <path d="M0 300V120l40-40 40 40v60h40V70l28-40 28 40v60h48V70l28-40 28 40v110h40v-60l40-40 40 40v180z" fill="#0c0712" opacity=".72" />
      {[60, 148, 252, 340].map((x, i) => (
        <path key={x} d={`M${x - 9} ${i % 3 ? 120 : 160}v-18q9-14 18 0v18z`} fill="#ffd27a" />
      ))}
      <g stroke="#d9c9e8" stroke-width="1.1" fill="none" opacity=".75">
        <path d="M400 0L290 96M400 0L330 130M400 0L258 48M400 0L376 140" />
        <path d="M296 30q18 40 88 78M330 20q12 30 56 52M360 12q8 14 28 24" />
      </g>
      <circle cx="300" cy="104" r="7" fill="#0c0712" />
      <path d="M300 97V62M293 102l-12-8M293 106l-13 3M307 102l12-8M307 106l13 3" stroke="#0c0712" stroke-width="2.4" />
      <path d="M192 300v-70h16v70z" fill="#f3e6c8" />
      <path class="flicker" d="M200 178c4 14 15 20 15 35a15 15 0 0 1-30 0c0-13 11-19 15-35z" fill="#ffb63d" />
      <path class="flicker" d="M200 198c2 8 7 10 7 17a7 7 0 0 1-14 0c0-7 5-9 7-17z" fill="#fff3c4" />
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
        <path key={i} d={`M120 128L${120 + 400 * Math.cos((i * Math.PI) / 11 + Math.PI)} ${128 + 400 * Math.sin((i * Math.PI) / 11 + Math.PI)}`} stroke="#e2672b" stroke-width="9" opacity=".22" />
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
        <path d="M254 214h-42" />
        <path d="M212 220q-30-14-46 4v26M212 220v30M178 224v26M166 224q-18-18-22-4" fill="#5d3a1d" />
      </g>
      <g fill="#4d6b35" stroke="#2e4220" stroke-width="2.5">
        <path d="M60 270v-64q0-10 9-10t9 10v64z" />
        <path d="M60 244H46q-8 0-8-9v-15M78 236h12q8 0 8-9v-13" fill="none" stroke="#4d6b35" stroke-width="11" stroke-linecap="round" />
      </g>
    </>
  );
}

function DarkLand() {
  return (
    <>
      <rect width="400" height="300" fill="#d9d2bf" />
      {range(46).map((i) => (
        <path key={i} d={`M0 ${i * 4}h400`} stroke="#191713" stroke-width={0.4 + (1 - Math.abs(i - 10) / 40) * 1.5} opacity=".85" />
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
        <path key={i} d={`M${i * 20} 300q4-30 ${scatter(i, 4) * 16 - 8}-${30 + scatter(i, 5) * 26}`} stroke="#d9d2bf" stroke-width=".8" fill="none" opacity=".5" />
      ))}
      <g stroke="#191713" stroke-width="5" stroke-linecap="round" fill="none">
        <path d="M40 260q4-60-6-96M36 200q-24-20-30-44M36 188q20-22 22-50M44 164q-12-20-10-34M364 270q-6-70 8-110M368 206q24-14 28-40M366 196q-22-24-24-52" />
      </g>
      <path d="M300 214q10-26 30-22l10-12 2 14q14 8 10 26l8 24h-14l-4-14-16 2-4 12h-14z" fill="#0d0c0a" stroke="#d9d2bf" stroke-width="1.6" />
      <circle cx="342" cy="200" r="2.4" fill="#d3291b" />
      <path d="M110 96q14-10 22 2 8-12 22-2-14-2-22 8-8-10-22-8zM266 60q10-7 16 2 6-9 16-2-10-1-16 6-6-7-16-6z" fill="#191713" />
    </>
  );
}

function Hearth() {
  return (
    <>
      <rect width="400" height="300" fill="#3a2618" />
      <rect x="90" y="60" width="220" height="200" rx="14" fill="#5a3d28" />
      <path d="M120 260v-110q80-90 160 0v110z" fill="#160d08" />
      <path class="flicker" d="M204 128c14 34 46 44 46 88a48 48 0 0 1-98 0c0-26 14-36 24-54 4 12 8 18 16 22 0-24 2-38 12-56z" fill="#d9541e" />
      <path class="flicker" d="M204 190c6 18 22 22 22 42a24 24 0 0 1-48 0c0-14 8-18 14-28 2 6 4 8 8 10 0-10 2-16 4-24z" fill="#ffc44d" />
    </>
  );
}

const POSTERS: Record<string, ComponentChildren> = {
  vagrantsong: <NightTrain />,
  vast: <Manor />,
  deck_goes_west: <WestMap />,
  folklore: <DarkLand />,
};
