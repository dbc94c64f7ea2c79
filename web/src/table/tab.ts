import { useEffect, useState } from "preact/hooks";
import type { Table } from "../net/live";
import type { GuideInfo } from "../wire";

export const wide = (): boolean => innerWidth >= 900;

/** Whether there is room for a panel beside the board; windows are widened, and tablets turned. */
export function useWide(): boolean {
  const [now, setNow] = useState(wide);
  useEffect(() => {
    const measure = (): void => setNow(wide());
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return now;
}

/**
 * The panel beside the board: the guide for a player new to the game, the log for everybody else. On a narrow screen
 * it lies over the table, so that each of the two has an open panel, or none, of its own.
 */
export function useTab(
  table: Table,
  guide: GuideInfo[] | null,
  taught: boolean,
  roomy: boolean,
): [string | null, (tab: string | null) => void] {
  const place = roomy ? "beside" : "over";
  const [tabs, setTabs] = useState<Tabs>(() =>
    !taught && newcomer(table) ? { ...AT_REST, [place]: "guide" } : AT_REST,
  );
  useEffect(() => {
    if (guide?.length === 0) setTabs((now) => (now[place] === "guide" ? AT_REST : now));
  }, [guide]);
  return [tabs[place], (tab) => setTabs((now) => ({ ...now, [place]: tab }))];
}

interface Tabs {
  beside: string | null;
  over: string | null;
}

const AT_REST: Tabs = { beside: "log", over: null };

/** Whoever sits down at a game for the first time. */
function newcomer(table: Table): boolean {
  const key = `hearthside.guided.${table.game}`;
  if (!table.you.length || localStorage.getItem(key)) return false;
  localStorage.setItem(key, "yes");
  return true;
}
