import { CREAM, INK, line } from "../ink";

/** One of the three heads: a cap with a brass letter, a sooty jaw, and the look of a man who is about to be hit. */
function Head({ x, y, letter, skin }: { x: number; y: number; letter: string; skin: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="0" cy="4" rx="11" ry="13" fill={skin} {...line} stroke-width="2.6" />
      <path d="M-13-3q2-12 13-12t13 12z" fill="#3b4a63" {...line} stroke-width="2.6" />
      <path d="M-15-2q15-5 30 0" fill="none" {...line} stroke-width="3.4" />
      <text x="0" y="-5" font-size="8" font-weight="bold" text-anchor="middle" fill="#e9b949">
        {letter}
      </text>
      <ellipse cx="-4" cy="4" rx="2.4" ry="3.4" fill={INK} />
      <ellipse cx="4" cy="4" rx="2.4" ry="3.4" fill={INK} />
      <path d="M-4 4l2-3 1 2zM4 4l2-3 1 2z" fill={CREAM} />
      <path d="M-5 12q5-3 10 0" fill="none" {...line} stroke-width="2.2" />
    </g>
  );
}

/** Three men and one boiler: they stand in the fire door together, and none of them makes room. */
export default function Boilermen() {
  return (
    <>
      <path d="M8 106V72q0-18 32-18t32 18v34z" fill="#2b2420" {...line} />
      <path d="M18 106V86q0-14 22-14t22 14v20z" fill="#c9512a" {...line} />
      <path d="M26 106q-2-12 6-22 0 8 6 10 0-10 6-14 0 10 6 12 6 6 4 14z" fill="#f0a93b" {...line} stroke-width="2" />
      <path d="M33 106q0-8 6-12 1 6 6 12z" fill={CREAM} />
      <Head x={40} y={22} letter="C" skin="#d9a06a" />
      <Head x={18} y={42} letter="M" skin="#c98b4a" />
      <Head x={62} y={42} letter="L" skin="#e0b483" />
      <path d="M4 106L12 66M1 62h14l-3 12q-4 3-8 0z" fill="#8b8377" {...line} stroke-width="2.4" />
      <circle cx="72" cy="70" r="6" fill={CREAM} {...line} stroke-width="2.2" />
      <path d="M72 70v-4M72 70l3 1" fill="none" {...line} stroke-width="1.6" />
    </>
  );
}
