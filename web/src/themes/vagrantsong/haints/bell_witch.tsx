import { CREAM, Eyes, INK, line } from "../ink";

/** Old Kate sitting up in her coffin: a bonnet, strings tied, and in her lap an iron bell with teeth for a clapper. */
export default function BellWitch() {
  return (
    <>
      <path d="M16 64L24 108h34l8-44z" fill="#4a3326" {...line} />
      <path d="M20 72h42M22 86h38" fill="none" stroke={INK} stroke-width="1.6" />
      <path d="M64 62q12-20 6-44l-8-4q2 26-6 46z" fill="#5d4231" {...line} />
      <path d="M22 66Q20 50 32 46h16q12 4 10 20z" fill="#3b3550" {...line} />
      <path d="M34 46l6 8 6-8" fill={CREAM} {...line} stroke-width="2.2" />
      <path d="M18 34Q14 8 40 6q26 2 22 28-4 12-10 14-2-22-12-22t-12 22q-6-2-10-14z" fill="#d9c7d9" {...line} />
      <path d="M22 30q4-16 18-17 14 1 18 17" fill="none" stroke={INK} stroke-width="1.6" />
      <ellipse cx="40" cy="34" rx="12" ry="15" fill="#e7dccb" {...line} />
      <Eyes y={31} apart={5.4} size={3.4} />
      <path d="M35 43q5-3 10 0" fill="none" {...line} stroke-width="2" />
      <path d="M30 46q4 5 10 5t10-5M36 51l-4 8M44 51l4 8" fill="none" {...line} stroke-width="1.8" />
      <path d="M30 92q4-4 4-12 0-8 6-9 6 1 6 9 0 8 4 12z" fill="#6d7176" {...line} />
      <path d="M40 71v-5" fill="none" {...line} />
      <path d="M31 92l3 6 3-6 3 6 3-6 3 6 3-6" fill={CREAM} {...line} stroke-width="1.8" />
      <path d="M24 62q-2 14 8 18M56 62q2 14-8 18" fill="none" {...line} stroke-width="5" />
    </>
  );
}
