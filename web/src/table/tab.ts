import { useEffect, useState } from "preact/hooks";
import type { Table } from "../net/live";
import type { GuideInfo } from "../wire";

export const wide = (): boolean => innerWidth >= 900;

/** The panel beside the board: the guide for a player new to the game, the log for everybody else. */
export function useTab(
  table: Table,
  guide: GuideInfo[] | null,
  taught: boolean,
): [string | null, (tab: string | null) => void] {
  const [tab, setTab] = useState<string | null>(() => (taught ? rest() : firstTab(table)));
  useEffect(() => {
    if (guide?.length === 0) setTab((now) => (now === "guide" ? rest() : now));
  }, [guide]);
  return [tab, setTab];
}

const rest = (): string | null => (wide() ? "log" : null);

function firstTab(table: Table): string | null {
  const key = `hearthside.guided.${table.game}`;
  if (!table.you.length || localStorage.getItem(key)) return rest();
  localStorage.setItem(key, "yes");
  return "guide";
}
