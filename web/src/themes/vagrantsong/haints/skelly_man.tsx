import { CREAM, Eyes, INK, line } from "../ink";

/** The fiddler: a skull in a farm boy's hat, all ribs and cuffs, with a golden fiddle under what jaw he has. */
export default function SkellyMan() {
  return (
    <>
      <path d="M33 86l-7 20h-8M47 86l7 20h8" fill="none" {...line} stroke-width="5" />
      <path d="M24 90Q22 60 31 54h18q9 6 7 36l-7-4-4 6-5-5-5 5-4-6z" fill="#3b2a24" {...line} />
      <path
        d="M40 56v26M32 61q8 5 16 0M32 68q8 5 16 0M33 75q7 5 14 0"
        fill="none"
        stroke={CREAM}
        stroke-width="3"
        stroke-linecap="round"
      />
      <path d="M53 58q14 2 12 14L50 76" fill="none" {...line} stroke-width="5.5" />
      <path d="M27 58Q12 66 16 78l10 2" fill="none" {...line} stroke-width="5.5" />
      <path
        d="M24 50q0 7-7 8-8 2-7 10 1 9 10 8 6-1 7-7 2-6 8-7 6-1 6-7 0-6-7-7-7-1-10 2z"
        fill="#e8bb4a"
        {...line}
        stroke-width="2.4"
      />
      <path d="M20 68l26-20 10-7" fill="none" {...line} stroke-width="3.2" />
      <path d="M17 62l3 3M20 58l3 4" fill="none" stroke={INK} stroke-width="1.8" stroke-linecap="round" />
      <path d="M10 40L64 74" fill="none" stroke={INK} stroke-width="2.2" stroke-linecap="round" />
      <path d="M25 28q0-18 17-18t17 18q0 10-7 13v6q-10 5-19 0v-6q-8-3-8-13z" fill={CREAM} {...line} />
      <Eyes y={28} apart={8} size={5} />
      <path d="M40 37l2-4 2 4zM36 44v4M41 45v4M46 44v4" fill={INK} {...line} stroke-width="1.8" />
      <path d="M26 17q2-14 16-14t16 14l9 2q-25 6-50 0z" fill="#8a6a3f" {...line} />
      <path d="M28 14q14 4 28 0" fill="none" {...line} stroke-width="2" />
    </>
  );
}
