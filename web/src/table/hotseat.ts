import { useEffect, useState } from "preact/hooks";
import type { Live, Table } from "../net/live";
import type { Prefs } from "../prefs";
import type { View } from "../wire";

/** Several seats at one screen: the table follows whoever is to choose, behind a cover where hands are secret. */
export function useHotSeat(
  live: Live,
  table: Table,
  view: View,
  wish: Prefs["handover"],
): { handed: boolean; covered: boolean; uncover(): void } {
  // Nobody has said yet that they are there, so the first hand is covered too.
  const [uncovered, setUncovered] = useState<number | null>(null);
  const { decision } = view;
  const several = table.you.length > 1;
  const turn = decision && !decision.yours && several && table.you.includes(decision.seat) ? decision.seat : null;
  useEffect(() => {
    if (turn !== null && turn !== view.seat) live.look(turn);
  }, [turn, view.seat]);
  const secret = wish === "always" || (wish === "auto" && view.private);
  // Whoever looks while there is nothing to hide need not say again that it is them.
  useEffect(() => {
    if (!secret) setUncovered(view.seat);
  }, [secret, view.seat]);
  const hide = several && secret && !view.outcome;
  return {
    handed: hide,
    covered: hide && view.seat !== uncovered,
    uncover: () => setUncovered(view.seat),
  };
}
