import { useEffect, useState } from "preact/hooks";
import { still } from "../prefs";
import type { Line, View } from "../wire";

const SPOKEN_MS = 1400;
/** So many pixels of a thing must show. */
const IN_SIGHT = 24;

/** Brings something that glows into sight when a new choice is asked and none of it can be seen. */
export function useGlowInSight(view: View, covered: boolean): void {
  const mine = view.decision?.yours ?? false;
  useEffect(() => {
    const room = document.querySelector(".felt-scroll")?.getBoundingClientRect();
    const glowing = [...document.querySelectorAll(".felt .legal")];
    if (!mine || covered || !room || !glowing.length) return;
    const seen = (node: Element): boolean => {
      const { top, bottom } = node.getBoundingClientRect();
      return bottom > room.top + IN_SIGHT && top < room.bottom - IN_SIGHT;
    };
    if (!glowing.some(seen))
      glowing[0]?.scrollIntoView({ block: "center", inline: "nearest", behavior: still() ? "instant" : "smooth" });
  }, [view.number, view.seat, mine, covered]);
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
