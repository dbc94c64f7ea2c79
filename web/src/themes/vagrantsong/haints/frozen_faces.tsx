import { CREAM, Eyes, INK, line } from "../ink";

const FACES = [
  { x: -20, y: 18, mouth: "M34 52q6-5 12 0" },
  { x: 20, y: 14, mouth: "M35 50q5 6 10 0-5-3-10 0z" },
  { x: -1, y: -10, mouth: "M33 50h14M36 47v6M40 47v6M44 47v6" },
];

/** A huddle under one skin of ice: three faces, too many knees, and icicles where the coats leave off. */
export default function FrozenFaces() {
  return (
    <>
      <path
        d="M6 104Q0 66 12 48q2-18 16-24 4-16 20-14 14 4 14 20 14 6 14 24 8 22 0 50l-8-8-8 10-8-9-8 10-9-10-8 9z"
        fill="#bcd8e6"
        {...line}
      />
      {FACES.map(({ x, y, mouth }) => (
        <g key={mouth} transform={`translate(${x * 0.9 + 8} ${y + 16}) scale(.8)`}>
          <path d="M24 36q-1-19 16-20 17 1 16 20-1 19-16 21-15-2-16-21z" fill={CREAM} {...line} />
          <path d="M24 34q-1-17 16-18 17 1 16 18-6-9-16-9t-16 9z" fill="#e4eef3" {...line} stroke-width="2.2" />
          <Eyes y={38} apart={7} size={4} />
          <path d={mouth} fill={INK} {...line} stroke-width="2.2" />
        </g>
      ))}
      <path d="M18 84q6 8 13 0M34 88q6 8 13 0M51 84q6 8 13 0" fill="none" {...line} stroke-width="2.4" />
    </>
  );
}
