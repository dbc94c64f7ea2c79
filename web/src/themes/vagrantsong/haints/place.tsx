import { CREAM, INK } from "../ink";

/** A place on the dance floor: a chalk ring, and the soles of two feet for somebody to stand in. */
export default function Place() {
  return (
    <>
      <ellipse cx="40" cy="88" rx="34" ry="18" fill="none" stroke={CREAM} stroke-width="3" stroke-dasharray="7 5" />
      <path d="M30 78q6-2 7 6 0 8-5 9-6-1-6-8 0-5 4-7zM28 97q5-3 7 1 0 5-4 5-4-1-3-6z" fill={INK} />
      <path d="M50 78q-6-2-7 6 0 8 5 9 6-1 6-8 0-5-4-7zM52 97q-5-3-7 1 0 5 4 5 4-1 3-6z" fill={INK} />
    </>
  );
}
