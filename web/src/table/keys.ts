import { prefs } from "../prefs";
import { zoomBy } from "./pan";

export interface KeyActions {
  pick(index: number): void;
  all(): void;
  undo(): void;
  hint(): void;
  plan(): void;
  panel(tab: string): void;
  say(what: "where" | "options" | "happened"): void;
  inspect(id: string, from: HTMLElement): void;
  sound(): void;
  prefs(): void;
  help(): void;
  escape(): void;
}

const PANELS: Record<string, string> = { l: "log", r: "rules", s: "seats", c: "chat", t: "text", g: "guide" };
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const things = (only = ""): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.felt [data-thing]${only}`)];

/** The nearest thing in a direction: far along the way counts once, far aside counts three times. */
export function nearest(
  from: DOMRect,
  all: { rect: DOMRect; node: HTMLElement }[],
  [dx, dy]: [number, number],
): HTMLElement | null {
  const mid = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const [x, y] = mid(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const { rect, node } of all) {
    const [tx, ty] = mid(rect);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (along < 4) continue;
    const cost = along + 3 * aside;
    if (cost < least) [best, least] = [node, cost];
  }
  return best;
}

function step(direction: [number, number]): boolean {
  const now = document.activeElement;
  const all = things();
  if (!(now instanceof HTMLElement) || !now.dataset.thing) {
    const first = things(".legal")[0] ?? all[0];
    first?.focus();
    return Boolean(first);
  }
  const found = nearest(
    now.getBoundingClientRect(),
    all.filter((node) => node !== now).map((node) => ({ node, rect: node.getBoundingClientRect() })),
    direction,
  );
  found?.focus();
  found?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return Boolean(found);
}

function cycle(back: boolean): void {
  const glowing = things(".legal");
  if (!glowing.length) return;
  const at = glowing.indexOf(document.activeElement as HTMLElement);
  const next = glowing[(at + (back ? -1 : 1) + glowing.length) % glowing.length];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Listens for the keys of the table page; returns how to stop. */
export function listenKeys(newest: () => KeyActions): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const actions = newest();
    const target = event.target as HTMLElement;
    if (event.key === "Escape") {
      actions.escape();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
    const arrow = ARROWS[event.key];
    if (arrow && (target === document.body || target.closest(".felt"))) {
      if (step(arrow)) event.preventDefault();
      return;
    }
    if (!prefs.value.keys) return;
    const key = event.key.toLowerCase();
    const tab = PANELS[key];
    if (tab) actions.panel(tab);
    else if (/^[1-9]$/.test(key)) actions.pick(Number(key) - 1);
    else if (key === "a") actions.all();
    else if (key === "n") cycle(event.shiftKey);
    else if (key === "u") actions.undo();
    else if (key === "b") actions.hint();
    else if (key === "y") actions.plan();
    else if (key === "w") actions.say("where");
    else if (key === "o") actions.say("options");
    else if (key === "h") actions.say("happened");
    else if (key === "m") actions.sound();
    else if (key === "p") actions.prefs();
    else if (key === "i") {
      if (target.dataset.thing) actions.inspect(target.dataset.thing, target);
    } else if (key === "+") zoomBy(1.25);
    else if (key === "-") zoomBy(0.8);
    else if (key === "?") actions.help();
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}
