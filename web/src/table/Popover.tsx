import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Answer } from "../net/live";
import { T } from "../strings";
import type { CandidateView, RuleView } from "../wire";
import { useTable } from "./context";
import { Said } from "./terms";

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
  onChoose(notation: string): void;
}

const GAP = 8;
const WIDTH = 320;

/** Beside a thing: what it is, its rule, the choices it offers, or why it offers none. */
export function Popover({ state, onClose, onStay, onChoose }: Props) {
  const { scene, openRule, previews, would } = useTable();
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
  }, [state, scene, previews.now]);

  // What has one choice to offer shows what would come of it.
  const options = scene.options(state.id);
  const [only, ...others] = state.mode === "why" ? [] : options;
  useEffect(() => {
    if (only && !others.length) previews.show(only);
    return () => previews.hide();
  }, [state.id, state.mode]);

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
  const looked = previews.now && options.some((one) => one.notation === previews.now?.option.notation);
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
      {thing.text && (
        <p class="popover-text">
          <Said text={thing.text} />
        </p>
      )}
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
              onClick={() => onChoose(option.notation)}
              onPointerEnter={() => previews.show(option)}
              onFocus={() => previews.show(option)}
            >
              <span>
                {option.label}
                {option.detail && !looked && <small>{option.detail}</small>}
              </span>
            </button>
          ))}
        </div>
      )}
      {looked && previews.now && would(previews.now)}
      {state.mode === "inspect" && !options.length && scene.decision?.yours && (
        <p class="faint popover-tip">{T.why.tip}</p>
      )}
      {state.mode === "why" && (
        <div class="why" data-test="why">
          <strong>{T.why.title}</strong> <Reason answer={state.why} onChoose={onChoose} />
        </div>
      )}
    </div>
  );
}

/** So many acts are told of one by one. */
const MOST = 6;

/** Every thing that could be done, each with the rule that bars it and how things stand. */
function Reason({ answer, onChoose }: { answer: Answer | null; onChoose(notation: string): void }) {
  if (!answer) return <>{T.why.asking}</>;
  const barred = (answer.could ?? []).filter((one) => !one.open);
  const open = (answer.could ?? []).filter((one) => one.open);
  if (!answer.could?.length) {
    return (
      <>
        {answer.why || answer.text || answer.rule?.text || T.why.nothing} <RuleLink rule={answer.rule} />
      </>
    );
  }
  return (
    <>
      <ul class="reasons">
        {together(barred)
          .slice(0, MOST)
          .map(({ labels, rule, why }) => (
            <li key={labels.join()}>
              {labels.length > 0 && <b>{labels.join(", ")}: </b>}
              {why || rule?.text} <RuleLink rule={rule} />
            </li>
          ))}
      </ul>
      {open.map((one) => (
        <button key={one.notation} type="button" class="option" onClick={() => onChoose(one.notation)}>
          {one.label}
        </button>
      ))}
    </>
  );
}

/** Acts that the same thing bars are told of together. */
function together(barred: CandidateView[]): { labels: string[]; rule: RuleView | null; why: string }[] {
  const groups = new Map<string, { labels: string[]; rule: RuleView | null; why: string }>();
  for (const { label, rule, why } of barred) {
    const key = `${rule?.id} ${why}`;
    const group = groups.get(key) ?? { labels: [], rule, why };
    if (label && !group.labels.includes(label) && group.labels.length < 3) group.labels.push(label);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function RuleLink({ rule }: { rule: RuleView | null }) {
  const { openRule } = useTable();
  if (!rule) return null;
  return (
    <button type="button" class="rule-link" onClick={() => openRule(rule.id)}>
      {T.prompt.rule(rule.id)}
    </button>
  );
}
