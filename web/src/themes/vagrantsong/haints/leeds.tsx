import { CREAM, Eyes, line } from "../ink";

/** The thirteenth child in evening dress: a sad horse's face, small horns, folded wings, and one glove held out. */
export default function Leeds() {
  return (
    <>
      <path d="M28 52Q8 34 2 48q-2 14 4 30 2-8 8-8 0 8 4 12 4-8 10-8z" fill="#6e2a2a" {...line} />
      <path d="M52 52Q72 34 78 48q2 14-4 30-2-8-8-8 0 8-4 12-4-8-10-8z" fill="#6e2a2a" {...line} />
      <path d="M27 94Q24 60 32 50h16q8 10 5 44l-8-2-5 6-5-6z" fill="#211b1d" {...line} />
      <path d="M34 50l6 26 6-26z" fill={CREAM} {...line} stroke-width="2" />
      <path d="M33 55l7 3 7-3v6l-7-3-7 3z" fill={CREAM} {...line} stroke-width="1.8" />
      <path d="M34 92l-2 12M46 92l2 12" fill="none" {...line} stroke-width="4" />
      <path d="M27 108l2-6h8v6zM43 108v-6h8l2 6z" fill="#8b8377" {...line} stroke-width="2" />
      <path d="M31 16Q24 12 25 4q6 2 9 9M49 16q7-4 6-12-6 2-9 9" fill={CREAM} {...line} stroke-width="2.4" />
      <path d="M31 16q9-7 18 0 3 8 0 16l-2 12q-7 8-14 0l-2-12q-3-8 0-16z" fill="#b98f72" {...line} />
      <Eyes y={23} apart={6.5} size={3.8} />
      <path d="M36 42q4-3 8 0M37 37v-1M43 37v-1" fill="none" {...line} stroke-width="2" />
      <path d="M50 60q12 6 16 2" fill="none" {...line} stroke-width="5" />
      <path d="M64 58q8-4 10 0-2 6-10 6z" fill={CREAM} {...line} stroke-width="2.2" />
    </>
  );
}
