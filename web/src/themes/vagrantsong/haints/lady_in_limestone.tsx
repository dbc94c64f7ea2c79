import { Eyes, INK, line } from "../ink";

/** Six of her, cut by somebody who was not happy about it: a worn bride on a plinth, cracked through, one hand up. */
export default function LadyInLimestone() {
  return (
    <>
      <path d="M14 106V94h52v12zM20 94v-6h40v6z" fill="#a49c8b" {...line} />
      <path d="M26 88q-4-26 6-36h16q10 10 6 36z" fill="#cdc6b6" {...line} />
      <path d="M30 56Q16 60 18 74q2 6 8 4" fill="none" {...line} stroke-width="4.6" />
      <path d="M50 56q12-4 14-20" fill="none" {...line} stroke-width="4.6" />
      <path d="M60 36q-2-8 2-10 2 2 2 5 2-6 5-4 1 4-1 10-4 6-8-1z" fill="#cdc6b6" {...line} stroke-width="2.2" />
      <path d="M22 50q-6-34 18-42 24 8 18 42-6-14-18-14T22 50z" fill="#b5ad9c" {...line} />
      <ellipse cx="40" cy="34" rx="13" ry="16" fill="#ddd7c8" {...line} stroke-width="2.6" />
      <Eyes y={33} apart={5.6} size={3.8} />
      <path d="M35 44q5-3 10 0" fill="none" {...line} stroke-width="2.2" />
      <path
        d="M47 20l-3 7 4 5-5 8 3 6M38 58l4 8-6 7 5 9"
        fill="none"
        stroke={INK}
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path d="M30 66l4 3M46 72l5-2M31 80l5 1" fill="none" stroke="#8f8777" stroke-width="2" stroke-linecap="round" />
      <path d="M26 99h28" fill="none" stroke={INK} stroke-width="1.6" stroke-dasharray="4 3" />
      <path d="M14 92q-4-6 1-9 1 3 4 3M66 92q5-5 1-10-2 3-5 2" fill="#7d8a5c" {...line} stroke-width="2" />
    </>
  );
}
