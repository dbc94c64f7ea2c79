import { useEffect, useRef, useState } from "preact/hooks";
import { still } from "../prefs";
import type { Scene } from "../scene/scene";
import type { BoardLayout, Place } from "../themes/theme";

interface Trail {
  id: string;
  from: Place;
  to: Place;
}

const SHOWN_MS = 1500;
const MOST = 6;

const mid = (place: Place): [number, number] => [place.x + place.w / 2, place.y + place.h / 2];

/** Pieces whose place is another than before, far enough to be worth an arrow. */
export function moved(before: ReadonlyMap<string, Place>, now: ReadonlyMap<string, Place>, scene: Scene): Trail[] {
  const trails: Trail[] = [];
  for (const piece of scene.kind("piece")) {
    const from = before.get(piece.id);
    const to = now.get(piece.id);
    if (!from || !to) continue;
    const [[x1, y1], [x2, y2]] = [mid(from), mid(to)];
    if (Math.hypot(x1 - x2, y1 - y2) > Math.max(from.w, to.w) * 0.7) trails.push({ id: piece.id, from, to });
  }
  return trails.length > MOST ? [] : trails;
}

/** From where the last act has moved a piece to where it stands now, for a moment. */
export function Trails({ scene, layout }: { scene: Scene; layout: BoardLayout }) {
  const before = useRef<{ places: ReadonlyMap<string, Place>; width: number }>(layout);
  const [trails, setTrails] = useState<Trail[]>([]);
  useEffect(() => {
    const old = before.current;
    before.current = layout;
    if (still() || old.width !== layout.width) return;
    const found = moved(old.places, layout.places, scene);
    if (!found.length) return;
    setTrails(found);
    const timer = setTimeout(() => setTrails([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [layout]);
  if (!trails.length) return null;
  return (
    <svg class="trails" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <defs>
        <marker id="trail-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0L10 5L0 10z" />
        </marker>
      </defs>
      {trails.map((trail) => (
        <path key={trail.id} d={bend(trail)} pathLength="1" marker-end="url(#trail-head)" />
      ))}
    </svg>
  );
}

/** A line that bows a little, so that it does not hide what lies straight between. */
function bend({ from, to }: Trail): string {
  const [[x1, y1], [x2, y2]] = [mid(from), mid(to)];
  const [dx, dy] = [x2 - x1, y2 - y1];
  return `M${x1} ${y1}Q${x1 + dx / 2 - dy / 7} ${y1 + dy / 2 + dx / 7} ${x2} ${y2}`;
}
