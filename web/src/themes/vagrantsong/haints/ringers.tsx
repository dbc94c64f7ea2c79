import { CREAM, Eyes, INK, line } from "../ink";

/** A coffin on end with its lid ajar: eyes in the dark, a hand on the edge, and a bell on a bracket that rings. */
export default function Ringers() {
  return (
    <>
      <path d="M22 106L12 44l14-20h28l14 20-10 62z" fill="#6b4423" {...line} />
      <path d="M28 100l-8-54 10-15h20l10 15-8 54z" fill={INK} {...line} stroke-width="2" />
      <path d="M44 31h10l14 13-10 62-16-6z" fill="#8d6038" {...line} />
      <path d="M52 46l5 1M51 62l5 1M50 78l5 1" fill="none" {...line} stroke-width="2.2" />
      <g transform="translate(-9 24)">
        <ellipse cx="40" cy="32" rx="10" ry="12" fill="#b9c2b0" {...line} stroke-width="2" />
        <Eyes y={31} apart={4.6} size={3.2} />
        <path d="M36 40q4-3 8 0" fill="none" {...line} stroke-width="1.8" />
      </g>
      <path
        d="M47 72q-7-3-8 1M47 76q-8-2-9 2M47 80q-7-1-8 3"
        fill="none"
        stroke={CREAM}
        stroke-width="3"
        stroke-linecap="round"
      />
      <path d="M66 40V8H44" fill="none" {...line} stroke-width="3.4" />
      <path d="M44 8q-9 3-9 13-1 4-4 6h22q-3-2-3-6 0-10-6-13z" fill="#e0b13a" {...line} stroke-width="2.4" />
      <circle cx="42" cy="29" r="2.6" fill={INK} />
      <path d="M27 14q-4 4-4 9M59 14q4 4 4 9" fill="none" stroke={INK} stroke-width="2" stroke-linecap="round" />
    </>
  );
}
