import { CREAM, Eyes, INK, line } from "../ink";

/** Thin as a page, in a leather apron: half of him sewn on; a pen behind the ear, a spade, a book half read. */
export default function Bookbinder() {
  return (
    <>
      <path d="M33 104V84M47 104V84" fill="none" {...line} stroke-width="5" />
      <path d="M22 106q6-5 12 0M46 106q6-5 12 0" fill="none" {...line} stroke-width="4" />
      <path d="M30 50h20l4 40H26z" fill="#7a4f2c" {...line} />
      <path d="M34 50l-3-8M46 50l3-8M33 66h14v10H33z" fill="#8d6038" {...line} stroke-width="2.2" />
      <path d="M30 54Q14 60 14 76M50 54q14 4 14 16" fill="none" {...line} stroke-width="4.4" />
      <ellipse cx="40" cy="25" rx="13" ry="19" fill="#d9c49a" {...line} />
      <path d="M40 6q13 1 13 19t-13 19z" fill="#c3a676" stroke={INK} stroke-width="1.6" />
      <path d="M37 11l6 2M37 18l6 2M37 31l6 2M37 38l6 2" fill="none" {...line} stroke-width="2" />
      <Eyes y={24} apart={6} size={4.2} />
      <path d="M33 35q7-3 14 1" fill="none" {...line} stroke-width="2.2" />
      <path d="M28 9q12-9 24 0l3 6q-15-6-30 0z" fill="#2c231c" {...line} stroke-width="2.4" />
      <path d="M55 22l14-13q-3 9-11 16z" fill={CREAM} {...line} stroke-width="2" />
      <path d="M8 106L15 60M10 58l10 2" fill="none" {...line} stroke-width="3.4" />
      <path d="M2 96l14 2-2 10q-6 4-12-2z" fill="#8b8377" {...line} stroke-width="2.4" />
      <path d="M54 68q8-4 11 0 4-4 12 0v14q-8-4-12 0-3-4-11 0z" fill={CREAM} {...line} stroke-width="2.2" />
      <path d="M65 68v14M57 72h5M57 76h5M69 72h5M69 76h4" fill="none" stroke={INK} stroke-width="1.3" />
    </>
  );
}
