import { CREAM, INK } from "../ink";

/** A patch of light on the floor, with no lamp over it. */
export default function Light() {
  return (
    <>
      <path
        d="M40 62l5 14 14-7-6 14 15 4-15 5 6 14-14-7-5 13-5-13-14 7 6-14-15-5 15-4-6-14 14 7z"
        fill="#f6dd7a"
        stroke={INK}
        stroke-width="2.4"
        stroke-linejoin="round"
      />
      <circle cx="40" cy="87" r="9" fill={CREAM} stroke={INK} stroke-width="2" />
    </>
  );
}
