import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** How far a pointer moves before a press becomes a drag. */
const SLACK = 6;
const MOST = 4;

export interface Pan {
  /** Pixels to a unit of the board. */
  scale: number;
  /** The board is larger than its frame. */
  beyond: boolean;
}

/** Asks the board to zoom by a factor; 0 asks for all of it. */
export const zoomBy = (factor: number): boolean =>
  dispatchEvent(new CustomEvent("hearthside:zoom", { detail: factor }));

interface Wish {
  /** The scale at which the whole board is in its frame, 0 before it is measured. */
  fit: number;
  /** The smallest scale at which its things can be tapped. */
  least: number;
}

interface Anchor {
  /** A place on the board, in its units, and where in the frame it has to be. */
  x: number;
  y: number;
  left: number;
  top: number;
}

/** Zoom by wheel, pinch, keys and buttons, pan by drag and touch; the frame scrolls, so that focus scrolls it too. */
export function usePan(frame: { current: HTMLDivElement | null }, { fit, least }: Wish): Pan {
  const base = Math.max(fit, least);
  const [zoom, setZoom] = useState(1);
  const lowest = base ? fit / base : 1;
  const now = Math.max(lowest, Math.min(MOST, zoom));
  const scale = base * now;
  const anchor = useRef<Anchor | null>(null);
  const newest = useRef({ scale, base, lowest });
  newest.current = { scale, base, lowest };

  const by = (factor: number, at?: { x: number; y: number }): void => {
    const box = frame.current;
    const known = newest.current;
    if (!box || !known.base) return;
    const rect = box.getBoundingClientRect();
    const left = at ? at.x - rect.left : rect.width / 2;
    const top = at ? at.y - rect.top : rect.height / 2;
    anchor.current = { x: (box.scrollLeft + left) / known.scale, y: (box.scrollTop + top) / known.scale, left, top };
    const wanted = (known.scale / known.base) * factor;
    setZoom(Math.max(known.lowest, Math.min(MOST, wanted)));
  };

  useLayoutEffect(() => {
    const box = frame.current;
    const held = anchor.current;
    anchor.current = null;
    if (!box || !held) return;
    box.scrollLeft = held.x * scale - held.left;
    box.scrollTop = held.y * scale - held.top;
  }, [scale]);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const stops = [wheel(box, () => newest.current, by), pinch(box, by), drag(box)];
    const asked = (event: Event): void => {
      const factor = (event as CustomEvent<number>).detail;
      if (factor) by(factor);
      else setZoom(newest.current.lowest);
    };
    addEventListener("hearthside:zoom", asked);
    return () => {
      for (const stop of stops) stop();
      removeEventListener("hearthside:zoom", asked);
    };
  }, []);

  return { scale, beyond: scale > fit * 1.001 };
}

/** Zooms by a factor around a point of the window. */
type Zooming = (factor: number, at: { x: number; y: number }) => void;

/** The wheel zooms the board where it would not scroll the table. */
function wheel(
  box: HTMLElement,
  known: () => { scale: number; base: number; lowest: number },
  by: Zooming,
): () => void {
  const turn = (event: WheelEvent): void => {
    const { scale, base, lowest } = known();
    const table = box.closest(".felt-scroll");
    const smallest = scale <= base * lowest * 1.001;
    const scrolls = (event.deltaY > 0 && smallest) || (event.deltaY < 0 && smallest && (table?.scrollTop ?? 0) > 0);
    if (event.shiftKey || (scrolls && !event.ctrlKey)) return;
    event.preventDefault();
    by(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  };
  box.addEventListener("wheel", turn, { passive: false });
  return () => box.removeEventListener("wheel", turn);
}

/** Two fingers zoom around the middle between them. */
function pinch(box: HTMLElement, by: Zooming): () => void {
  let apart = 0;
  const measure = (touches: TouchList): { far: number; x: number; y: number } => {
    const [one, two] = [touches[0], touches[1]];
    if (!one || !two) return { far: 0, x: 0, y: 0 };
    const far = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    return { far, x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
  };
  const start = (event: TouchEvent): void => {
    apart = event.touches.length === 2 ? measure(event.touches).far : 0;
  };
  const move = (event: TouchEvent): void => {
    if (event.touches.length !== 2 || !apart) return;
    event.preventDefault();
    const { far, x, y } = measure(event.touches);
    if (Math.abs(far - apart) < 2) return;
    by(far / apart, { x, y });
    apart = far;
  };
  box.addEventListener("touchstart", start, { passive: true });
  box.addEventListener("touchmove", move, { passive: false });
  return () => {
    box.removeEventListener("touchstart", start);
    box.removeEventListener("touchmove", move);
  };
}

/** A mouse that is held drags the board along; what was pressed is then not clicked. */
function drag(box: HTMLElement): () => void {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let dragged = false;
  const down = (event: PointerEvent): void => {
    dragged = false;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    if (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight) return;
    from = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
  };
  const move = (event: PointerEvent): void => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!dragged && Math.hypot(dx, dy) < SLACK) return;
    dragged = true;
    box.classList.add("dragged");
    box.scrollLeft = from.left - dx;
    box.scrollTop = from.top - dy;
  };
  const up = (): void => {
    from = null;
    box.classList.remove("dragged");
  };
  const click = (event: MouseEvent): void => {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  box.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  box.addEventListener("click", click, { capture: true });
  return () => {
    box.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    box.removeEventListener("click", click, { capture: true });
  };
}
