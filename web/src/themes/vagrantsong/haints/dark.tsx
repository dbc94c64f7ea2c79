import { CREAM, INK } from "../ink";

/** A patch of dark on the floor, that nothing is throwing; it has been looking at you. */
export default function Dark() {
  return (
    <>
      <path
        d="M10 90q2-16 16-17 6-12 20-8 16-2 18 12 12 6 6 17-8 12-22 8-12 8-22 0-14 2-16-12z"
        fill="#1c1826"
        stroke={INK}
        stroke-width="2.4"
      />
      <ellipse cx="33" cy="87" rx="3" ry="4.4" fill={CREAM} />
      <ellipse cx="48" cy="87" rx="3" ry="4.4" fill={CREAM} />
    </>
  );
}
