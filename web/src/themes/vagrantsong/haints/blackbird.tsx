import { CREAM, Eyes, INK, line } from "../ink";

/** A blackbird that was a singer: beak open, one wing held wrong, and the door of its cage hung round its neck. */
export default function Blackbird() {
  return (
    <>
      <path d="M32 96l-3 10h-9M29 106h8M47 96l3 10h9M50 106h-8" fill="none" {...line} />
      <path d="M40 100Q14 98 16 64q2-22 24-22t24 22q2 34-24 36z" fill="#2c2a33" {...line} />
      <path d="M18 60Q2 66 6 92q6-2 8-8 2 6 7 6 0-6 4-8z" fill="#1d1b23" {...line} stroke-width="2.6" />
      <path d="M60 58q20-8 18-30-8 2-10 8-2-8-9-6 0 8-5 10z" fill="#1d1b23" {...line} stroke-width="2.6" />
      <path d="M28 70h24v20H28zM34 70v20M40 70v20M46 70v20" fill="none" stroke="#b9a06a" stroke-width="2.2" />
      <path d="M28 70Q30 50 40 48q10 2 12 22" fill="none" stroke="#b9a06a" stroke-width="2.2" />
      <path d="M22 34q-2-26 18-27 20 1 18 27-4 14-18 14T22 34z" fill="#2c2a33" {...line} />
      <path d="M36 9q-4-6-10-5M41 8q1-5 7-6" fill="none" {...line} stroke-width="2.6" />
      <ellipse cx="31" cy="26" rx="7" ry="8" fill={CREAM} />
      <ellipse cx="49" cy="26" rx="7" ry="8" fill={CREAM} />
      <Eyes y={27} apart={8.5} size={3.8} />
      <path d="M32 38l8-5 8 5-8 3z" fill="#e0a13a" {...line} stroke-width="2.2" />
      <path d="M34 42l6 9 6-9-6 2z" fill="#c9842a" {...line} stroke-width="2.2" />
      <path d="M68 12v-8l8-2v8" fill="none" stroke={INK} stroke-width="1.8" />
      <circle cx="66" cy="12" r="2.4" fill={INK} />
      <circle cx="74" cy="10" r="2.4" fill={INK} />
    </>
  );
}
