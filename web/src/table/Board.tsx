import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { still } from "../prefs";
import { T } from "../strings";
import type { BoardLayout, Place } from "../themes/theme";
import { useTable } from "./context";
import { type Pan, usePan, zoomBy } from "./pan";
import { ThingButton } from "./ThingButton";
import { Trails } from "./Trails";

/** Ids in the order they were first seen: nodes are never moved, so focus and movement survive every change. */
function useSteadyOrder(ids: string[]): string[] {
  const seen = useRef<string[]>([]);
  return useMemo(() => {
    const now = new Set(ids);
    const kept = seen.current.filter((id) => now.has(id));
    const known = new Set(kept);
    seen.current = [...kept, ...ids.filter((id) => !known.has(id))];
    return seen.current;
  }, [ids]);
}

/** The width there is for the board. */
function useWidth(box: { current: HTMLDivElement | null }): number {
  const [wide, setWide] = useState(0);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = (): void => setWide(node.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return wide;
}

/** Scrolls a place of the board into its frame, if it is not in sight. */
function bring(box: HTMLElement, place: Place, scale: number): void {
  const [x, y] = [(place.x + place.w / 2) * scale, (place.y + place.h / 2) * scale];
  const across = x > box.scrollLeft && x < box.scrollLeft + box.clientWidth;
  const down = y > box.scrollTop && y < box.scrollTop + box.clientHeight;
  if (across && down) return;
  const behavior = still() ? "instant" : "smooth";
  box.scrollTo({ left: x - box.clientWidth / 2, top: y - box.clientHeight / 2, behavior });
}

/** The camera: follows what is spoken of, and what glows when it is one's turn. */
function useCamera(box: { current: HTMLDivElement | null }, layout: BoardLayout, pan: Pan): void {
  const { scene, spoken } = useTable();
  const first = (ids: Iterable<string>): Place | undefined => {
    for (const id of ids) if (layout.places.has(id)) return layout.places.get(id);
    return undefined;
  };
  useEffect(() => {
    const place = first(scene.glowing());
    if (box.current && place && pan.beyond) bring(box.current, place, pan.scale);
  }, [scene.decision?.number, pan.beyond]);
  useEffect(() => {
    const place = first(spoken);
    if (box.current && place && pan.beyond) bring(box.current, place, pan.scale);
  }, [spoken]);
}

interface Props {
  layout: BoardLayout;
  /** The board may be at most this high. */
  tall: number;
  /** Its buttons lie on it; where there is little room they lie beside it. */
  zoom: boolean;
}

/** The picture with live pieces on it. */
export function Board({ layout, tall, zoom }: Props) {
  const { scene, theme } = useTable();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const wide = useWidth(frame);
  const ids = useMemo(
    () => scene.things.filter((thing) => layout.places.has(thing.id)).map((thing) => thing.id),
    [scene, layout],
  );
  const order = useSteadyOrder(ids);
  const fit = wide ? Math.min(wide / layout.width, tall / layout.height) : 0;
  const pan = usePan(scroller, { fit, least: layout.least ?? 0 });
  useCamera(scroller, layout, pan);
  const { scale } = pan;
  const size = { width: `${layout.width * scale}px`, height: `${layout.height * scale}px` };
  const start = Math.max(fit, layout.least ?? 0);
  return (
    <div class="board-frame" ref={frame}>
      <div
        ref={scroller}
        class="board-scroll"
        tabIndex={pan.beyond ? 0 : -1}
        role="region"
        aria-label={T.board.label}
        style={{ height: `${Math.min(layout.height * start, Math.max(tall, layout.height * fit))}px` }}
      >
        <div class="board-sizer" style={size}>
          <div
            class="board"
            data-mood={theme.mood?.(scene) ?? ""}
            style={{ width: `${layout.width}px`, height: `${layout.height}px`, transform: `scale(${scale})` }}
          >
            <svg
              class="backdrop"
              viewBox={`0 0 ${layout.width} ${layout.height}`}
              width={layout.width}
              height={layout.height}
              aria-hidden="true"
            >
              {layout.backdrop}
            </svg>
            {order.map((id) => {
              const thing = scene.get(id);
              const place = layout.places.get(id);
              if (!thing || !place) return null;
              return <ThingButton key={id} thing={thing} class="placed" style={at(place)} />;
            })}
            <Trails scene={scene} layout={layout} />
          </div>
        </div>
      </div>
      {zoom && <Zoom />}
    </div>
  );
}

/** For whoever has neither a wheel nor two fingers. */
export function Zoom() {
  return (
    <div class="zoom">
      <button type="button" onClick={() => zoomBy(0.8)} aria-label={T.board.zoomOut}>
        −
      </button>
      <button type="button" onClick={() => zoomBy(0)} aria-label={T.board.zoomFit}>
        ⤢
      </button>
      <button type="button" onClick={() => zoomBy(1.25)} aria-label={T.board.zoomIn}>
        +
      </button>
    </div>
  );
}

const at = (place: Place) => ({
  transform: `translate(${place.x}px, ${place.y}px)`,
  width: `${place.w}px`,
  height: `${place.h}px`,
  zIndex: place.z ?? 1,
});
