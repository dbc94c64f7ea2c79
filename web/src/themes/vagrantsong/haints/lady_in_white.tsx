import { CREAM, Eyes, INK, line } from "../ink";

/** A bride who has waited too long: veil, folded hands, and a hem that has turned to drifted snow. */
export default function LadyInWhite() {
  return (
    <>
      <path
        d="M30 46Q16 70 4 100q4 8 12 3 6 7 13 1 5 6 11 1 6 5 11-1 7 6 13-1 8 5 12-3-12-30-26-54-10-6-20 0z"
        fill="#fbf8f0"
        {...line}
      />
      <path
        d="M22 18Q6 52 10 78q8-6 12-20 0-18 4-26zM58 18q16 34 12 60-8-6-12-20 0-18-4-26z"
        fill="#e6edf2"
        {...line}
      />
      <path d="M22 32q-2-24 18-25 20 1 18 25-2 15-18 17-16-2-18-17z" fill={CREAM} {...line} />
      <path d="M20 30q0-24 20-25 20 1 20 25-8-13-20-13T20 30z" fill="#fff" {...line} />
      <circle cx="31" cy="11" r="3" fill="#c9443a" {...line} stroke-width="1.8" />
      <circle cx="40" cy="8" r="3" fill="#e0a13a" {...line} stroke-width="1.8" />
      <circle cx="49" cy="11" r="3" fill="#c9443a" {...line} stroke-width="1.8" />
      <Eyes y={31} apart={7} size={4.4} />
      <path d="M31 38v5M49 38v4" fill="none" stroke="#5a7f99" stroke-width="2.2" stroke-linecap="round" />
      <path d="M35 44q5-4 10 0" fill="none" {...line} stroke-width="2.2" />
      <path d="M27 54q2 14 11 14M53 54q-2 14-11 14" fill="none" {...line} stroke-width="4.2" />
      <ellipse cx="40" cy="69" rx="6.5" ry="4.6" fill={CREAM} {...line} stroke-width="2.2" />
      <path d="M24 80q-4 10-9 17M40 78v20M56 80q4 10 9 17" fill="none" {...line} stroke-width="1.6" />
      <g stroke={INK} stroke-width="1.4" stroke-linecap="round">
        <path d="M10 20v6M7 23h6M72 14v6M69 17h6M74 40v5M71.5 42.5h5" />
      </g>
    </>
  );
}
