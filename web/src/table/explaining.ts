import { useRef, useState } from "preact/hooks";
import type { Answer, Live, Table } from "../net/live";
import { wouldBe } from "../scene/likeness";
import type { Scene } from "../scene/scene";
import { T } from "../strings";
import type { View } from "../wire";
import type { PopoverState } from "./Popover";

const LEAVE_MS = 250;

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
  const at = (id: string, from: HTMLElement, mode: PopoverState["mode"]): PopoverState => ({
    id,
    rect: from.getBoundingClientRect(),
    mode,
    why: null,
  });
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

/** Why a thing cannot be chosen: nobody can choose now, or a rule keeps the option off that would lie on it. */
export async function whyNot(live: Live, table: Table, view: View, scene: Scene, id: string): Promise<Answer> {
  const { decision } = view;
  if (view.outcome || !decision) return { rule: null, text: T.why.over };
  if (!table.you.length) return { rule: null, text: T.why.spectator };
  if (!decision.yours) return { rule: null, text: T.why.notYours(decision.seat_name) };
  for (const one of [id, ...scene.under(id)]) {
    const answer = await live.could(one);
    if (answer.could?.length) return answer;
    if (answer.text) return answer;
  }
  const option = wouldBe(scene, id);
  return option === null ? { rule: decision.rule, text: T.why.other(decision.prompt) } : live.why(option);
}
