import { Eyes, INK, line } from "../ink";

/** A willow that leans down to listen: a face in the bark, hair of leaves to the ground, roots with somewhere to go. */
export default function Willow() {
  return (
    <>
      <path
        d="M4 104Q-2 40 22 16 34 4 48 7q24 5 29 40 3 26-1 56-8-9-8-22-3 14-9 18-3-9-2-24H24q0 16-5 26-7-8-7-20l-8 23z"
        fill="#6f7d55"
        {...line}
      />
      <path d="M27 104q8-22 4-40-10-16 9-32 19 16 11 34-4 18 7 38-8 3-13-3-6 6-18 3z" fill="#7b5a3c" {...line} />
      <path d="M31 102q-10 6-20 3M53 102q10 7 21 4M42 104q0 4-3 6" fill="none" {...line} stroke-width="3.6" />
      <Eyes y={56} apart={5.4} size={3.6} />
      <ellipse cx="40" cy="69" rx="3.6" ry="5" fill={INK} />
      <path d="M34 48q3-3 6-1M42 47q3-2 6 1" fill="none" {...line} stroke-width="1.8" />
      <path
        d="M14 34Q6 60 8 88M22 24q-8 24-6 54M30 18q-8 16-7 40M58 20q8 18 6 44M66 28q8 24 5 56M50 14q6 8 7 20"
        fill="none"
        stroke="#46523a"
        stroke-width="2.4"
        stroke-linecap="round"
      />
      <path
        d="M9 74l-4 4M16 66l5 4M64 60l-5 5M71 72l4 4M12 56l-5 3M70 50l5 3"
        fill="none"
        stroke="#93a372"
        stroke-width="2.6"
        stroke-linecap="round"
      />
    </>
  );
}
