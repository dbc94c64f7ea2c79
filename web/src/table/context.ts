import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Scene } from "../scene/scene";
import type { Theme } from "../themes/theme";
import type { Preview, Previews } from "./previews";

/** What every drawn thing may ask of the table it lies on. */
export interface TableContextValue {
  scene: Scene;
  theme: Theme;
  /** Chooses, opens a menu or explains why not. */
  act(id: string, from: HTMLElement): void;
  /** Makes a choice that a button of its own stands for. */
  choose(notation: string): void;
  inspect(id: string, from: HTMLElement): void;
  /** The pointer has left a thing: an explanation that nobody moves to goes away. */
  leave(): void;
  openRule(rule: string): void;
  /** Things the newest lines speak of. */
  spoken: ReadonlySet<string>;
  /** Things that a pointed-at log line or option speaks of. */
  pointed: ReadonlySet<string>;
  point(ids: readonly string[]): void;
  /** Things that a lesson speaks of. */
  lit: ReadonlySet<string>;
  /** The option chosen but not yet confirmed. */
  armed: string | null;
  /** What would come of an option that is looked at. */
  previews: Previews;
  /** The words for it. */
  would(preview: Preview): ComponentChildren;
  /** Things that are drawn as they would lie. */
  ghosts: ReadonlySet<string>;
}

export const TableContext = createContext<TableContextValue | null>(null);

export function useTable(): TableContextValue {
  const table = useContext(TableContext);
  if (!table) throw new Error("drawn outside a table");
  return table;
}

/** What a table that only shows itself has no use for. */
export const UNPLANNED: Pick<TableContextValue, "choose" | "previews" | "would" | "ghosts"> = {
  choose: () => undefined,
  previews: { now: null, show: () => undefined, hide: () => undefined },
  would: () => null,
  ghosts: new Set(),
};
