import { useEffect, useState } from "preact/hooks";
import type { Live, Table } from "../net/live";
import type { Prefs } from "../prefs";
import type { Theme } from "../themes/theme";
import type { View } from "../wire";

/** Several seats at one screen: the table follows whoever is to choose, behind a cover where hands are secret. */
export function useHotSeat(
  live: Live,
  table: Table,
  view: View,
  theme: Theme,
  wish: Prefs["handover"],
): { covered: boolean; uncover(): void } {
  const [uncovered, setUncovered] = useState(view.seat);
  const { decision } = view;
  const several = table.you.length > 1;
  const turn = decision && !decision.yours && several && table.you.includes(decision.seat) ? decision.seat : null;
  useEffect(() => {
    if (turn !== null && turn !== view.seat) live.look(turn);
  }, [turn, view.seat]);
  const secret = wish === "always" || (wish === "auto" && theme.secretHands);
  return { covered: several && secret && view.seat !== uncovered, uncover: () => setUncovered(view.seat) };
}
