import { CREAM, Eyes, INK, line } from "../ink";

/** A boy who froze in his shirtsleeves: hands under his arms, frost in his hair, and no feet left to stand on. */
export default function LostSoul() {
  return (
    <>
      <path d="M24 58Q16 84 22 100q4 8 9 0 4 9 9 1 5 8 9-1 5 8 9 0 6-16-2-42-16-8-32 0z" fill="#cfe0e8" {...line} />
      <path d="M40 58v30M34 66h1M34 76h1" fill="none" {...line} stroke-width="2" />
      <path d="M26 62Q8 70 18 80q10 4 20-4M54 62q18 8 8 18-10 4-20-4" fill="#e4eef3" {...line} stroke-width="3.4" />
      <path d="M21 36q-2-24 19-25 21 1 19 25-2 18-19 20-17-2-19-20z" fill={CREAM} {...line} />
      <path d="M20 34q-2-26 20-27 22 1 20 27-3-8-8-10l-3 5-4-7-4 6-4-7-5 7-4-4q-6 3-8 10z" fill="#9fb9c7" {...line} />
      <Eyes y={37} apart={8} size={4.6} />
      <path d="M27 30q4-3 8-1M45 29q4-2 8 1" fill="none" stroke="#e4eef3" stroke-width="2.6" stroke-linecap="round" />
      <path d="M34 49q2-3 4 0t4 0 4 0" fill="none" {...line} stroke-width="2" />
      <path d="M30 20v6M40 16v7M50 20v6" fill="none" stroke="#e4eef3" stroke-width="2" stroke-linecap="round" />
      <path
        d="M8 30v7M4.5 33.5h7M72 54v6M69 57h6M10 94v5M7.5 96.5h5"
        stroke={INK}
        stroke-width="1.4"
        stroke-linecap="round"
      />
    </>
  );
}
