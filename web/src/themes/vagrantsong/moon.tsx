/** The moon of the old cartoons looks on, and is amused. */
export function Moon({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 54})`}>
      <circle r="72" fill="var(--starlight)" opacity=".15" />
      <circle r="54" fill="var(--starlight)" stroke="var(--toon-ink)" stroke-width="4" />
      <ellipse cx="-16" cy="-8" rx="7" ry="11" fill="var(--toon-ink)" />
      <ellipse cx="14" cy="-10" rx="7" ry="11" fill="var(--toon-ink)" />
      <path d="M-16-8l6-11 4 8zM14-10l6-11 4 8z" fill="var(--starlight)" />
      <path d="M-26 14q26 24 54-6" fill="none" stroke="var(--toon-ink)" stroke-width="5" stroke-linecap="round" />
    </g>
  );
}
