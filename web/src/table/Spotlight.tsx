import { useEffect, useState } from "preact/hooks";
import { still } from "../prefs";
import { inSight } from "./sight";
import { wide } from "./tab";

interface Hole {
  x: number;
  y: number;
  w: number;
  h: number;
}

const ROOM = 8;
/** So many things are lit one by one; of more there is nothing to see. */
const MOST = 12;

/** A thing on the table; of a heading, all that it stands over. */
function node(id: string): HTMLElement | null {
  const thing = document.querySelector<HTMLElement>(`.felt [data-thing="${CSS.escape(id)}"]`);
  return thing?.matches(".heads") ? thing.parentElement : thing;
}

/** On a phone what lies beside the board slides over it, and over whatever lies there. */
function underDrawer(thing: HTMLElement | null | undefined): boolean {
  const drawer = thing?.closest(".board") && document.querySelector(".felt > .tableau")?.getBoundingClientRect();
  const box = thing?.getBoundingClientRect();
  if (!drawer || !box) return false;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x > drawer.left && x < drawer.right && y > drawer.top && y < drawer.bottom;
}

/** Brings a thing into sight, if it is not. */
function bring(thing: HTMLElement | undefined): void {
  // What lies on the board is seen on all of it, not through the slit that a phone's drawer leaves.
  if (thing?.closest(".board") && !wide()) {
    document.querySelector(".felt-scroll")?.scrollTo({ top: 0, behavior: "instant" });
  }
  const board = thing?.closest(".board-scroll");
  if (thing && board) {
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    // The words may lie over the foot of the board.
    const below = thing.getBoundingClientRect().bottom + 2 * ROOM - (inSight(thing)?.bottom ?? innerHeight);
    if (below > 0) board.scrollBy({ top: below, behavior: "instant" });
  }
  const [frame, box] = [inSight(thing), thing?.getBoundingClientRect()];
  if (!frame || !box) return;
  const now = thing?.getBoundingClientRect() ?? box;
  const by =
    now.top < frame.top + ROOM || now.height > frame.height
      ? now.top - frame.top - 2 * ROOM
      : Math.max(0, now.bottom - frame.bottom + 2 * ROOM);
  if (by) document.querySelector(".felt-scroll")?.scrollBy({ top: by, behavior: still() ? "instant" : "smooth" });
}

/** Where the things are on the screen, as far as the window that they lie in shows them. */
function holes(ids: readonly string[]): Hole[] {
  const found: Hole[] = [];
  for (const id of ids.slice(0, MOST)) {
    const thing = node(id);
    const [frame, box] = [inSight(thing), thing?.getBoundingClientRect()];
    if (!frame || !box?.width || underDrawer(thing)) continue;
    const [left, top] = [Math.max(box.left - ROOM, frame.left), Math.max(box.top - ROOM, frame.top)];
    const [right, bottom] = [Math.min(box.right + ROOM, frame.right), Math.min(box.bottom + ROOM, frame.bottom)];
    if (right - left > ROOM && bottom - top > ROOM) found.push({ x: left, y: top, w: right - left, h: bottom - top });
  }
  return found;
}

/** Everything on the table but these things lies in the shade. */
export function Spotlight({ ids }: { ids: readonly string[] }) {
  const [lit, setLit] = useState<Hole[]>([]);
  const key = ids.join(" ");
  useEffect(() => {
    const first = (): HTMLElement | undefined => ids.map(node).find((one) => one !== null) ?? undefined;
    bring(first());
    let last = "";
    let frame = 0;
    let room = inSight(first())?.bottom;
    const follow = (): void => {
      // Words and choices may take more room when the choices are there.
      const left = inSight(first())?.bottom;
      if (left !== room) bring(first());
      room = left;
      const now = holes(ids);
      const told = JSON.stringify(now);
      if (told !== last) setLit(now);
      last = told;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [key]);
  if (!lit.length) return null;
  return (
    <svg class="spotlight" data-test="spotlight" aria-hidden="true">
      <defs>
        <mask id="spotlight-holes">
          <rect width="100%" height="100%" fill="#fff" />
          {lit.map((hole, index) => (
            <rect key={index} x={hole.x} y={hole.y} width={hole.w} height={hole.h} rx="12" fill="#000" />
          ))}
        </mask>
      </defs>
      <rect class="shade" width="100%" height="100%" mask="url(#spotlight-holes)" />
      {lit.map((hole, index) => (
        <rect key={index} class="rim" x={hole.x} y={hole.y} width={hole.w} height={hole.h} rx="12" />
      ))}
    </svg>
  );
}
