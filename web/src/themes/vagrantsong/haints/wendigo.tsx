import { CREAM, Eyes, INK, line } from "../ink";

/** A starved gentleman at table: antlers, a long deer's face, a napkin under the chin, knife and fork at the ready. */
export default function Wendigo() {
  return (
    <>
      <path d="M31 24Q24 18 22 4M25 14Q16 14 10 6M24 9q-6-2-7-8" fill="none" {...line} stroke-width="4" />
      <path d="M49 24q7-6 9-20M55 14q9 0 15-8M56 9q6-2 7-8" fill="none" {...line} stroke-width="4" />
      <path d="M28 106Q22 74 30 60h20q8 14 2 46z" fill="#2e2723" {...line} />
      <path d="M31 62Q12 66 10 88M49 62q19 4 21 26" fill="none" {...line} stroke-width="5" />
      <path d="M30 24q10-6 20 0 4 10-2 22-2 12-8 12t-8-12q-6-12-2-22z" fill="#d9ccb0" {...line} />
      <Eyes y={31} apart={7} size={4.2} />
      <path d="M36 50q4 3 8 0M38 46v-1M42 46v-1" fill="none" {...line} stroke-width="2" />
      <path d="M29 58q11 6 22 0l3 24q-14 8-28 0z" fill={CREAM} {...line} stroke-width="2.4" />
      <path d="M36 66q2 4-1 8M45 64q-1 5 2 10" fill="none" stroke="#8e1f1a" stroke-width="2.6" stroke-linecap="round" />
      <path d="M32 88q8 3 16 0M31 94q9 3 18 0M32 100q8 3 16 0" fill="none" stroke={CREAM} stroke-width="1.4" />
      <path d="M10 88v-24q-5 8-3 18" fill={CREAM} {...line} stroke-width="2.2" />
      <path d="M70 88V72M66 60v10q4 5 8 0V60M70 60v10" fill="none" {...line} stroke-width="2.2" />
      <circle cx="10" cy="90" r="4" fill="#d9ccb0" stroke={INK} stroke-width="2.4" />
      <circle cx="70" cy="90" r="4" fill="#d9ccb0" stroke={INK} stroke-width="2.4" />
    </>
  );
}
