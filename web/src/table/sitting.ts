import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Answer, Live, Table } from "../net/live";
import { still, type Prefs } from "../prefs";
import { wouldBe } from "../scene/likeness";
import type { Scene } from "../scene/scene";
import { T } from "../strings";
import type { Theme } from "../themes/theme";
import type { GuideInfo, Line, View } from "../wire";
import { callToTable, restTitle } from "./attention";
import { sinceLastTurn } from "./LogPanel";
import type { PopoverState } from "./Popover";

const SPOKEN_MS = 1400;
const LEAVE_MS = 250;
/** So many pixels of a thing must show. */
const IN_SIGHT = 24;

export const wide = (): boolean => innerWidth >= 900;

/** A number that this tab remembers over a reload, -1 at first. */
function useKept(key: string): [number, (value: number) => void] {
  const read = (): { key: string; value: number } => ({ key, value: Number(sessionStorage.getItem(key) ?? "-1") });
  const [kept, setKept] = useState(read);
  const now = kept.key === key ? kept : read();
  return [
    now.value,
    (value) => {
      sessionStorage.setItem(key, String(value));
      setKept({ key, value });
    },
  ];
}

/** What happened since this seat last chose something or took it back; open while it is its turn again, until it is read. */
export function useRecap(table: Table, view: View, wanted: boolean): { lines: Line[]; open: boolean; close(): void; acted(): void } {
  const whose = `${table.table}.${view.seat}`;
  const [lastOwn, setLastOwn] = useKept(`hearthside.acted.${whose}`);
  const [read, setRead] = useKept(`hearthside.read.${whose}`);
  const lines = useMemo(() => sinceLastTurn(view.lines, lastOwn), [view.lines, lastOwn]);
  const mine = view.decision?.yours ?? false;
  return {
    lines,
    open: mine && wanted && lastOwn >= 0 && lines.length > 0 && read !== lastOwn,
    close: () => setRead(lastOwn),
    acted: () => setLastOwn(view.number + 1),
  };
}

/** Several seats at one screen: the table follows whoever is to choose, behind a cover where hands are secret. */
export function useHotSeat(live: Live, table: Table, view: View, theme: Theme, wish: Prefs["handover"]): { covered: boolean; uncover(): void } {
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
    if (!glowing.some(seen)) glowing[0]?.scrollIntoView({ block: "center", inline: "nearest", behavior: still() ? "instant" : "smooth" });
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

/** What a screen reader is told, and the call to a player who looks elsewhere. */
export function useAnnouncer(table: Table, view: View): [string, (text: string) => void] {
  const [announced, setAnnounced] = useState("");
  const asked = useRef("");
  const { decision } = view;
  const mine = decision?.yours ?? false;
  useEffect(() => {
    if (table.fresh.length) setAnnounced(table.fresh.map((line) => line.text).join(" "));
  }, [table.fresh]);
  useEffect(() => {
    if (mine && decision && asked.current !== decision.prompt) {
      callToTable(table.name, decision.prompt);
      setAnnounced((before) => `${before} ${T.live.yourTurn(decision.prompt)} ${T.live.options(decision.options.length)}`);
    } else if (!mine) restTitle(table.name);
    asked.current = mine ? (decision?.prompt ?? "") : "";
  }, [mine, decision?.number]);
  useEffect(() => {
    if (view.outcome) setAnnounced(T.live.over(view.outcome.text));
  }, [view.outcome]);
  return [announced, setAnnounced];
}

/** The panel beside the board: the guide for a player new to the game, the log for everybody else. */
export function useTab(table: Table, guide: GuideInfo[] | null): [string | null, (tab: string | null) => void] {
  const [tab, setTab] = useState<string | null>(() => (wide() ? firstTab(table) : null));
  useEffect(() => {
    if (guide?.length === 0) setTab((now) => (now === "guide" ? "log" : now));
  }, [guide]);
  return [tab, setTab];
}

function firstTab(table: Table): string {
  const key = `hearthside.guided.${table.game}`;
  if (!table.you.length || localStorage.getItem(key)) return "log";
  localStorage.setItem(key, "yes");
  return "guide";
}

export interface Explaining {
  state: PopoverState | null;
  close(): void;
  /** The pointer is over the explanation. */
  stay(): void;
  /** The pointer has left the thing. */
  leave(): void;
  inspect(id: string, from: HTMLElement): void;
  menu(id: string, from: HTMLElement): void;
  why(id: string, from: HTMLElement): void;
}

/** What stands beside a thing: an explanation, its menu, or why it cannot be chosen. */
export function useExplaining(ask: (id: string) => Promise<Answer>): Explaining {
  const [state, setState] = useState<PopoverState | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stay = (): void => clearTimeout(leaving.current);
  const at = (id: string, from: HTMLElement, mode: PopoverState["mode"]): PopoverState => ({ id, rect: from.getBoundingClientRect(), mode, why: null });
  return {
    state,
    stay,
    close: () => setState(null),
    leave: () => {
      stay();
      leaving.current = setTimeout(() => setState((now) => (now?.mode === "inspect" ? null : now)), LEAVE_MS);
    },
    inspect: (id, from) => {
      stay();
      setState((now) => (now?.mode === "menu" ? now : at(id, from, "inspect")));
    },
    menu: (id, from) => setState(at(id, from, "menu")),
    why: (id, from) => {
      const asking = at(id, from, "why");
      setState(asking);
      void ask(id).then((why) => setState((now) => (now === asking ? { ...asking, why } : now)));
    },
  };
}

/** Why a thing cannot be chosen: nobody can choose now, or the rule that keeps the option off the list that would lie on it. */
export async function whyNot(live: Live, table: Table, view: View, scene: Scene, id: string): Promise<Answer> {
  const { decision } = view;
  if (view.outcome || !decision) return { rule: null, text: T.why.over };
  if (!table.you.length) return { rule: null, text: T.why.spectator };
  if (!decision.yours) return { rule: null, text: T.why.notYours(decision.seat_name) };
  const option = wouldBe(scene, id);
  return option === null ? { rule: decision.rule, text: T.why.other(decision.prompt) } : live.why({ option });
}
