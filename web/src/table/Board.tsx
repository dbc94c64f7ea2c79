import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { still } from "../prefs";
import { T } from "../strings";
import type { BoardLayout } from "../themes/theme";
import { useTable } from "./context";
import { ThingButton } from "./ThingButton";

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

interface Props {
  layout: BoardLayout;
  /** The board may be at most this high. */
  tall: number;
}

/** The picture with live pieces on it. */
export function Board({ layout, tall }: Props) {
  const { scene, theme } = useTable();
  const frame = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(0);
  const [zoom, setZoom] = useState(1);
  const ids = useMemo(
    () => scene.things.filter((thing) => layout.places.has(thing.id)).map((thing) => thing.id),
    [scene, layout],
  );
  const order = useSteadyOrder(ids);

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const measure = (): void => setWide(box.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);

  const fit = wide ? Math.min(wide / layout.width, tall / layout.height) : 0;
  const scale = Math.max(fit, layout.least ?? 0) * zoom;

  useEffect(() => {
    const zoomBy = (event: Event): void => setZoom((now) => clampZoom(now * (event as CustomEvent<number>).detail));
    addEventListener("hearthside:zoom", zoomBy);
    return () => removeEventListener("hearthside:zoom", zoomBy);
  }, []);

  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const glowing = scene
      .glowing()
      .map((id) => layout.places.get(id))
      .find((place) => place !== undefined);
    if (!box || !glowing || scale <= fit) return;
    const [x, y] = [(glowing.x + glowing.w / 2) * scale, (glowing.y + glowing.h / 2) * scale];
    const seen =
      x > box.scrollLeft &&
      x < box.scrollLeft + box.clientWidth &&
      y > box.scrollTop &&
      y < box.scrollTop + box.clientHeight;
    if (!seen)
      box.scrollTo({
        left: x - box.clientWidth / 2,
        top: y - box.clientHeight / 2,
        behavior: still() ? "instant" : "smooth",
      });
  }, [scene.decision?.number, scale > fit]);

  return (
    <div class="board-frame" ref={frame}>
      <div
        ref={scroller}
        class="board-scroll"
        tabIndex={scale > fit + 0.001 ? 0 : -1}
        role="region"
        aria-label={T.board.label}
        style={{ height: `${Math.min(layout.height * scale, Math.max(tall, layout.height * fit))}px` }}
      >
        <div class="board-sizer" style={{ width: `${layout.width * scale}px`, height: `${layout.height * scale}px` }}>
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
              return (
                <ThingButton
                  key={id}
                  thing={thing}
                  class="placed"
                  style={{
                    transform: `translate(${place.x}px, ${place.y}px)`,
                    width: `${place.w}px`,
                    height: `${place.h}px`,
                    zIndex: place.z ?? 1,
                  }}
                />
              );
            })}
          </div>
        </div>
      </div>
      <div class="zoom">
        <button type="button" onClick={() => setZoom((now) => clampZoom(now / 1.25))} aria-label={T.board.zoomOut}>
          −
        </button>
        <button type="button" onClick={() => setZoom(1)} aria-label={T.board.zoomFit}>
          ⤢
        </button>
        <button type="button" onClick={() => setZoom((now) => clampZoom(now * 1.25))} aria-label={T.board.zoomIn}>
          +
        </button>
      </div>
    </div>
  );
}

const clampZoom = (zoom: number): number => Math.max(0.6, Math.min(4, zoom));
