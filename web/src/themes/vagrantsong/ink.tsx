/** What every drawing of this theme is made with: one ink, one cream, one pen, the pie-cut eyes. */

export const INK = "#17110c";
export const CREAM = "#f7ebcf";

export const line = {
  stroke: INK,
  "stroke-width": 3,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

export function Eyes({ y, apart = 9, size = 5.4 }: { y: number; apart?: number; size?: number }) {
  return (
    <>
      {[-apart, apart].map((dx) => (
        <g key={dx}>
          <ellipse cx={40 + dx} cy={y} rx={size} ry={size * 1.35} fill={INK} />
          <path d={`M${40 + dx} ${y}l${size * 0.9}-${size * 1.3} ${size * 0.5} ${size}z`} fill={CREAM} />
        </g>
      ))}
    </>
  );
}
