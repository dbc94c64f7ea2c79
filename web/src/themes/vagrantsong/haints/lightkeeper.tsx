import { CREAM, Eyes, INK, line } from "../ink";

/** The keeper of the light: oilskins to the ground, a beard like sea foam, a clock at his belt, his lamp held high. */
export default function Lightkeeper() {
  return (
    <>
      <path d="M22 106Q18 66 30 50h20q12 16 8 56z" fill="#d9a92f" {...line} />
      <path d="M40 52v54M28 70q4 3 8 0M44 70q4 3 8 0" fill="none" stroke={INK} stroke-width="1.8" />
      <path d="M30 56Q14 70 16 92" fill="none" {...line} stroke-width="7" />
      <path d="M50 56q18-2 16-20" fill="none" {...line} stroke-width="7" />
      <path d="M60 36V20q6-8 12 0v16z" fill={CREAM} {...line} />
      <path d="M58 36h16M60 20h12M66 16v-5M75 18l4-4M77 27h4M75 35l4 4" fill="none" {...line} stroke-width="2.4" />
      <circle cx="66" cy="28" r="4.4" fill="#f0b429" stroke={INK} stroke-width="2" />
      <path d="M26 36q0-20 14-20t14 20q-2 24-14 26-12-2-14-26z" fill="#e8d3b4" {...line} />
      <path d="M26 38q2 26 14 30 12-4 14-30-5 8-14 8t-14-8z" fill={CREAM} {...line} stroke-width="2.4" />
      <Eyes y={33} apart={5.6} size={3.6} />
      <path d="M22 24q18-8 36 0-4-20-18-20T22 24z" fill="#b98a1e" {...line} />
      <circle cx="34" cy="84" r="8" fill={CREAM} {...line} stroke-width="2.4" />
      <path d="M34 84v-5M34 84l4 2" fill="none" {...line} stroke-width="1.8" />
    </>
  );
}
