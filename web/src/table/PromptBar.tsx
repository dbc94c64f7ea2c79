import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Live, Table } from "../net/live";
import { href } from "../router";
import { T } from "../strings";
import { Icon } from "../ui/Icon";
import shell from "../ui/shell.icons";
import type { View } from "../wire";
import { Choices } from "./Choices";
import { useTable } from "./context";
import { PAGE } from "./doings";
import { StageBar } from "./StageBar";
import { Said } from "./terms";

interface Props {
  table: Table;
  view: View;
  live: Live;
  /** What stands before the question: a lesson's words, on a phone. */
  lead?: ComponentChildren;
  /** So many lines have come since one's last turn, and are not in sight. */
  unread: number;
  onChoose(notation: string): void;
  onUndo(): void;
  onHint(): void;
  onRecap(): void;
  /** Tries one's turn in private; nothing while that is being done, or where it cannot. */
  onPlan: (() => void) | undefined;
  /** What is shown is a plan. */
  planned: boolean;
  /** Others act, or may: how that is shown can be held, skipped and paced. */
  staged: boolean;
  /** Ends what is shown once more; nothing while the table is shown as it is. */
  onNow: (() => void) | undefined;
}

/** Whose turn it is, what is asked, the choices that lie nowhere on the board, and the way back. */
export function PromptBar(props: Props) {
  const { table, view, live } = props;
  const { decision } = view;
  const [all, setAll] = useState(false);
  useEffect(() => setAll(false), [decision?.number]);
  useEffect(() => {
    const set = (event: Event): void => setAll((now) => (event as CustomEvent<boolean | null>).detail ?? !now);
    addEventListener("hearthside:all", set);
    return () => removeEventListener("hearthside:all", set);
  }, []);
  const mine = (decision?.yours ?? false) && (props.planned || table.left === 0);
  return (
    <section class={`prompt${mine ? " mine" : ""}`} aria-label={T.prompt.section}>
      {props.lead}
      <div class="prompt-line">
        <Who table={table} view={view} mine={mine} planned={props.planned} again={props.onNow !== undefined} />
        <p class="prompt-text" data-test="prompt">
          <Said text={said(table, view, mine, props.planned)} />
        </p>
        {!props.planned && !props.onNow && <Tools {...props} />}
      </div>
      {mine && table.final !== null && <Confirming {...props} option={table.final} />}
      {mine && table.final === null && (
        <Choices
          offered={decision?.options ?? []}
          all={all}
          sending={table.sending}
          setAll={setAll}
          onChoose={props.onChoose}
        />
      )}
      {props.onNow && (
        <div class="stage-bar">
          <button type="button" class="option primary" data-test="now" onClick={props.onNow}>
            {T.recap.now}
          </button>
        </div>
      )}
      {props.staged && !mine && !view.outcome && !props.planned && !props.onNow && (
        <StageBar table={table} live={live} />
      )}
    </section>
  );
}

/** What is asked of me; what is being shown of another's turn; or what they are about. */
function said(table: Table, view: View, mine: boolean, planned: boolean): string {
  if (view.outcome) return view.outcome.text;
  if (planned) return view.decision?.prompt ?? "";
  if (table.beat?.rolling) return T.stage.rolling;
  // A page lies on the table to be read; only what is done is told here.
  const deeds = table.beat?.lines.filter((line) => line.text.length < PAGE) ?? [];
  const told = mine ? "" : deeds.map((line) => line.text).join(" ");
  return told || (view.decision?.prompt ?? "");
}

interface WhoProps {
  table: Table;
  view: View;
  mine: boolean;
  planned: boolean;
  again: boolean;
}

function Who({ table, view, mine, planned, again }: WhoProps) {
  const { decision } = view;
  if (again) return <span class="who">{T.recap.again(table.beat?.name ?? "")}</span>;
  if (!planned && (view.outcome || !decision)) return <span class="who">{T.prompt.over}</span>;
  const busy = table.thinking;
  const name = table.beat && !mine ? table.beat.name : (decision?.seat_name ?? "");
  const text = planned ? T.plan.label : mine ? T.prompt.yours : busy ? T.prompt.thinking(name) : name;
  return (
    <span class="who">
      {text}
      {busy && !mine && <progress value={busy.done} max={busy.of || 1} aria-label={text} />}
    </span>
  );
}

function Tools({ table, view, unread, onUndo, onHint, onRecap, onPlan }: Props) {
  const { openRule } = useTable();
  const rule = view.outcome?.rule || view.decision?.rule?.id;
  const seated = table.you.length > 0;
  return (
    <span class="tools">
      {unread > 0 && (
        <button type="button" class="tool" data-test="unread" onClick={onRecap}>
          <Icon body={shell.log ?? ""} /> <span class="tool-label">{T.recap.unread(unread)}</span>
          <span class="tool-short" aria-hidden="true">
            {T.recap.fresh(unread)}
          </span>
        </button>
      )}
      {rule && (
        <button type="button" class="rule-link" onClick={() => openRule(rule)} aria-label={T.prompt.rule(rule)}>
          {rule}
        </button>
      )}
      {seated && !view.outcome && (
        <button
          type="button"
          class="tool"
          disabled={!view.decision?.yours}
          onClick={onHint}
          title={T.prompt.hint}
          aria-label={T.prompt.hint}
        >
          <Icon body={shell.hint ?? ""} />
        </button>
      )}
      {onPlan && seated && !view.outcome && (
        <button
          type="button"
          class="tool"
          data-test="plan-begin"
          disabled={!view.decision?.yours || table.left > 0}
          onClick={onPlan}
          title={T.plan.begin}
          aria-label={T.plan.begin}
        >
          <Icon body={shell.plan ?? ""} />
        </button>
      )}
      {seated && <UndoButton table={table} view={view} onUndo={onUndo} />}
      {view.outcome && (
        <a class="tool" href={href({ page: "replay", table: table.table })}>
          {T.prompt.replay}
        </a>
      )}
      {view.outcome && (
        <a class="tool" href={href({ page: "setup", game: table.game })}>
          {T.prompt.again}
        </a>
      )}
    </span>
  );
}

/** Nobody else has to agree when all the people at the table are mine. */
export const alone = (table: Table): boolean =>
  table.seats.every((seat) => seat.kind !== "person" || table.you.includes(seat.seat));

/** One way back: at once where the rules allow it or nobody else is there to ask, by asking where somebody is. */
function UndoButton({ table, view, onUndo }: { table: Table; view: View; onUndo(): void }) {
  const { allowed, reason } = view.undo;
  if (!allowed && view.outcome) return null;
  const asks = !allowed && !alone(table);
  const possible = allowed || view.made > 0;
  const title = allowed ? T.prompt.undo : asks ? T.prompt.askUndoHelp : T.prompt.undoAcross(reason);
  return (
    <button
      type="button"
      class="tool"
      data-test={asks ? "ask-undo" : "undo"}
      disabled={!possible}
      onClick={onUndo}
      title={title}
    >
      <Icon body={shell.undo ?? ""} /> {asks ? T.prompt.askUndo : <span class="tool-label">{T.prompt.undo}</span>}
    </button>
  );
}

/** What cannot be taken back is asked for once more; until then the choices before it can still be undone. */
function Confirming({ live, view, option, onChoose }: Props & { option: string }) {
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), [option]);
  const label = view.decision?.options.find((one) => one.notation === option)?.label ?? "";
  return (
    <div class="options" role="group" aria-label={T.prompt.final}>
      <button type="button" class="option primary" ref={confirm} data-test="confirm" onClick={() => onChoose(option)}>
        {T.prompt.confirmThis(label)}
      </button>
      <button type="button" class="option" data-test="give-up" onClick={() => live.giveUp()}>
        {T.prompt.pickOther}
      </button>
      <span class="faint">{T.prompt.final}</span>
    </div>
  );
}
