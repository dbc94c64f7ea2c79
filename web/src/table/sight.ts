import { useEffect, useRef, useState } from "preact/hooks";
import { still } from "../prefs";
import type { Line, View } from "../wire";

const SPOKEN_MS = 1400;
/** So many pixels of a thing must show. */
const IN_SIGHT = 24;

/** So far from what lies over the table. */
const FREE = 10;

/** This part of a card must show. */
const MOST = 0.6;

/** The part of the screen in which a thing can show: on a phone the choices lie over the table, on a desk the dock. */
export function inSight(thing?: Element | null): DOMRect | undefined {
  const frame = document.querySelector(".felt-scroll")?.getBoundingClientRect();
  if (!frame) return undefined;
  const over = [document.querySelector(".prompt"), thing?.closest(".dock") ? null : document.querySelector(".dock")];
  const tops = over.map((one) => one?.getBoundingClientRect().top ?? 0).filter((top) => top > frame.top + IN_SIGHT);
  const bottom = Math.min(frame.bottom, ...tops);
  return new DOMRect(frame.left, frame.top, frame.width, bottom - frame.top);
}

/** Whether a thing shows, by more than so many pixels: always, where there is no table to look at. */
function shows(node: Element, pixels: number): boolean {
  const room = inSight(node);
  const { top, bottom } = node.getBoundingClientRect();
  return !room || (bottom > room.top + pixels && top < room.bottom - pixels);
}

/** A page to be read is all of it, not the heading that turns it. */
const whole = (node: Element): Element => (node.matches(".heads") ? (node.parentElement ?? node) : node);

/** Of what glows, what lies where most of it does: on the board, or beside it. */
function mostly(glowing: Element[]): Element[] {
  const board = glowing.filter((node) => node.closest(".board"));
  return 2 * board.length >= glowing.length ? board : glowing.filter((node) => !board.includes(node));
}

/** What glows and can be seen as the table lies; else the first of what will be brought into sight. */
function nearest(): HTMLElement | null {
  const glowing = mostly([...document.querySelectorAll(".felt .legal")]) as HTMLElement[];
  return glowing.find((node) => shows(node, FREE)) ?? glowing[0] ?? null;
}

/** Brings something that glows into sight when a new choice is asked and none of it can be seen. */
export function useGlowInSight(view: View, covered: boolean): void {
  const mine = view.decision?.yours ?? false;
  useEffect(() => {
    const scroll = document.querySelector(".felt-scroll");
    const glowing = mostly([...document.querySelectorAll(".felt .legal")]);
    // A page held up lies over everything; under it the table is as one left it.
    if (document.querySelector(".section.held")) return;
    if (!mine || covered || !scroll || !glowing.length) return;
    const seen = (node: Element): boolean => {
      const room = inSight(node);
      if (!room) return true;
      const floor = room.bottom;
      const page = whole(node).getBoundingClientRect();
      if (node.matches(".heads")) return page.top >= room.top && page.bottom <= floor;
      const { top, bottom, left, width, height } = node.getBoundingClientRect();
      // Of a card one has to see what it says.
      if (!node.closest(".board") && Math.min(bottom, floor) - Math.max(top, room.top) < height * MOST) return false;
      if (!shows(node, IN_SIGHT)) return false;
      // On a phone the drawer may lie over the board.
      const hit = document.elementFromPoint(left + width / 2, Math.min(floor - 2, (top + bottom) / 2));
      return !node.closest(".board") || hit?.closest(".tableau") === null;
    };
    if (glowing.some(seen)) return;
    const behavior = still() ? "instant" : "smooth";
    const [first] = glowing;
    if (!first || first.closest(".board")) {
      scroll.scrollTo({ top: 0, behavior });
      return;
    }
    // No farther than it takes: what is fought or travelled through stays in sight as far as it can.
    const { top, bottom } = whole(first).getBoundingClientRect();
    const room = inSight(first);
    if (!room) return;
    const down = Math.min(bottom + IN_SIGHT - room.bottom, top - IN_SIGHT - room.top);
    scroll.scrollBy({ top: top < room.top ? top - room.top - IN_SIGHT : down, behavior });
  }, [view.number, view.seat, mine, covered]);
}

/** On a phone the drawer may lie over the board: it goes down when there is something to watch. */
export function useBoardInSight(watching: boolean, roomy: boolean): void {
  useEffect(() => {
    if (!watching || roomy || !document.querySelector(".felt .board")) return;
    document.querySelector(".felt-scroll")?.scrollTo({ top: 0, behavior: still() ? "instant" : "smooth" });
  }, [watching, roomy]);
}

/** What was chosen and lies somewhere out of sight now, as a page does that was turned. */
function turned(node: Element): boolean {
  return node.matches(".felt .thing:not(.legal)") && !shows(node, 0);
}

/**
 * Keeps the focus near where it was: a thing that was chosen may be gone after the choice, and the focus with it.
 * It goes to what can be chosen next, so that keys and screen readers never start again from the top.
 */
export function useFocusKept(view: View): void {
  const inside = useRef(false);
  /** Where it waits while there is nothing to choose. */
  const parked = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      inside.current = (event.target as HTMLElement).closest(".felt, .prompt, .popover") !== null;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const now = document.activeElement;
    const lost = !now || now === document.body || now === parked.current || turned(now);
    if (!inside.current || !lost) return;
    // A word that can be looked up stands before the choices, and is none.
    const first = document.querySelector<HTMLElement>(".felt .legal, .prompt .option[data-option]");
    const chosen = first?.closest(".felt") ? nearest() : first;
    const next = chosen ?? document.querySelector<HTMLElement>(".prompt button:not(.term)");
    if (!next || next === now) return;
    parked.current = chosen ? null : next;
    // Nobody pointed at it, so it explains nothing yet.
    next.dataset.kept = "";
    next.focus({ preventScroll: true });
    delete next.dataset.kept;
  }, [view.number, view.seat]);
}

/** What is focused by keys is seen: the dock, and on a phone the choices, lie over the foot of the table. */
export function useFocusInSight(): void {
  useEffect(() => {
    const bring = ({ target }: FocusEvent): void => {
      const node = target as HTMLElement;
      const room = inSight(node);
      if (!room || !node.closest(".felt") || node.closest(".dock, .held") || !node.matches(":focus-visible")) return;
      const { top, bottom } = node.getBoundingClientRect();
      const down = Math.min(bottom + FREE - room.bottom, top - FREE - room.top);
      if (down > 0) document.querySelector(".felt-scroll")?.scrollBy({ top: down, behavior: "instant" });
    };
    addEventListener("focusin", bring);
    return () => removeEventListener("focusin", bring);
  }, []);
}

/** The things that the newest lines speak of, for a moment. */
export function useSpoken(fresh: Line[]): ReadonlySet<string> {
  const [spoken, setSpoken] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!fresh.length) return;
    setSpoken(new Set(fresh.flatMap((line) => line.things)));
    const timer = setTimeout(() => setSpoken(new Set()), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return spoken;
}
