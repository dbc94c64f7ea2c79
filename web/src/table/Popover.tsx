import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Answer } from "../net/live";
import { T } from "../strings";
import type { OptionView } from "../wire";
import { useTable } from "./context";

export interface PopoverState {
  id: string;
  /** Where the thing was drawn when it was clicked. */
  rect: DOMRect;
  mode: "menu" | "inspect" | "why";
  why: Answer | null;
}

interface Props {
  state: PopoverState;
  onClose(): void;
  /** The pointer is over the explanation itself. */
  onStay(): void;
  onChoose(option: OptionView): void;
}

const GAP = 8;
const WIDTH = 320;

/** Beside a thing: what it is, its rule, the choices it offers, or why it offers none. */
export function Popover({ state, onClose, onStay, onChoose }: Props) {
  const { scene, openRule } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState({ left: 0, top: 0, ready: false });
  const thing = scene.get(state.id);

  useLayoutEffect(() => {
    const height = box.current?.offsetHeight ?? 0;
    const width = Math.min(WIDTH, innerWidth - 2 * GAP);
    const left = Math.max(GAP, Math.min(innerWidth - width - GAP, state.rect.left + state.rect.width / 2 - width / 2));
    const below = state.rect.bottom + GAP;
    const above = state.rect.top - height - GAP;
    const lowest = innerHeight - height - GAP;
    const top = Math.max(GAP, Math.min(lowest, below <= lowest ? below : above));
    setSpot({ left, top, ready: true });
  }, [state, scene]);

  useEffect(() => {
    // What is not yet visible cannot take the focus.
    if (state.mode === "menu" && spot.ready) box.current?.querySelector<HTMLElement>("button.option")?.focus();
  }, [state.mode, state.id, spot.ready]);

  useEffect(() => {
    const away = (event: PointerEvent): void => {
      if (!box.current?.contains(event.target as Node)) onClose();
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, [onClose]);

  if (!thing) return null;
  const options = scene.options(state.id);
  return (
    <div
      class="popover"
      ref={box}
      {...(state.mode === "menu" ? { role: "dialog", "aria-label": thing.name } : { role: "status" })}
      onPointerEnter={onStay}
      style={{
        left: `${spot.left}px`,
        top: `${spot.top}px`,
        width: `min(${WIDTH}px, calc(100vw - ${2 * GAP}px))`,
        visibility: spot.ready ? "visible" : "hidden",
      }}
    >
      <h2>{thing.name}</h2>
      {thing.text && <p class="popover-text">{thing.text}</p>}
      {thing.rule && (
        <button type="button" class="rule-link" onClick={() => openRule(thing.rule)}>
          {T.prompt.rule(thing.rule)}
        </button>
      )}
      {state.mode !== "why" && options.length > 0 && (
        <div class="popover-options">
          {options.map((option) => (
            <button
              key={option.notation}
              type="button"
              class="option"
              data-option={option.notation}
              onClick={() => onChoose(option)}
            >
              {option.label}
            </button>
          ))}
        </div>
      )}
      {state.mode === "why" && (
        <div class="why" data-test="why">
          <strong>{T.why.title}</strong>{" "}
          {state.why ? state.why.text || state.why.rule?.text || T.why.nothing : T.why.asking}
          {state.why?.rule && (
            <button type="button" class="rule-link" onClick={() => openRule(state.why?.rule?.id ?? "")}>
              {T.prompt.rule(state.why.rule.id)}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
