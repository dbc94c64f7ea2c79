import { useEffect, useRef, useState } from "preact/hooks";
import type { Table } from "../net/live";
import { href } from "../router";
import { T } from "../strings";
import { Icon } from "../ui/Icon";
import shell from "../ui/shell.icons";
import type { OptionView } from "../wire";
import { useTable } from "./context";

interface Props {
  table: Table;
  onChoose(notation: string): void;
  onGiveUp(): void;
  onUndo(): void;
  onAskUndo(): void;
  onHint(): void;
  onReplay(): void;
}

/** So few choices are all listed, wherever they lie. */
const FEW = 4;

/** Whose turn it is, what is asked, the choices that lie nowhere on the board, and the way back. */
export function PromptBar(props: Props) {
  const { table } = props;
  const { scene } = useTable();
  const view = table.view;
  const [all, setAll] = useState(false);
  const decision = view?.decision ?? null;
  useEffect(() => setAll(false), [decision?.number]);
  useEffect(() => {
    const toggle = (): void => setAll((now) => !now);
    addEventListener("hearthside:all", toggle);
    return () => removeEventListener("hearthside:all", toggle);
  }, []);
  if (!view) return <div class="prompt" />;
  const mine = decision?.yours ?? false;
  const offered = mine ? (decision?.options ?? []) : [];
  const listed = all || offered.length <= FEW ? offered : scene.loose;
  const onBoard = offered.length <= FEW ? 0 : offered.length - scene.loose.length;
  return (
    <section class={`prompt${mine ? " mine" : ""}`} aria-label={T.prompt.section}>
      <div class="prompt-line">
        <Who table={table} />
        <p class="prompt-text" data-test="prompt">
          {view.outcome ? view.outcome.text : (decision?.prompt ?? "")}
        </p>
        <Tools {...props} />
      </div>
      {table.final !== null ? (
        <Confirming {...props} option={table.final} />
      ) : (
        <Options
          listed={listed}
          all={all}
          onBoard={onBoard}
          total={decision?.options.length ?? 0}
          setAll={setAll}
          sending={table.sending}
          onChoose={props.onChoose}
          mine={mine}
        />
      )}
    </section>
  );
}

function Who({ table }: { table: Table }) {
  const view = table.view;
  const decision = view?.decision;
  if (!view || view.outcome || !decision) return <span class="who">{T.prompt.over}</span>;
  const busy = table.thinking;
  const text = decision.yours
    ? T.prompt.yours
    : busy
      ? T.prompt.thinking(decision.seat_name)
      : T.prompt.waitingFor(decision.seat_name);
  return (
    <span class="who">
      {text}
      {busy && !decision.yours && <progress value={busy.done} max={busy.of || 1} aria-label={text} />}
    </span>
  );
}

function Tools({ table, onUndo, onAskUndo, onHint, onReplay }: Props) {
  const { openRule } = useTable();
  const view = table.view;
  if (!view) return null;
  const rule = view.outcome?.rule || view.decision?.rule?.id;
  const seated = table.you.length > 0;
  return (
    <span class="tools">
      {rule && (
        <button type="button" class="rule-link" onClick={() => openRule(rule)} aria-label={T.prompt.rule(rule)}>
          {rule}
        </button>
      )}
      {seated && (
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
      {seated &&
        (view.undo.allowed ||
          table.you.length === table.seats.filter((seat) => seat.kind === "person").length ||
          view.outcome) && (
          <button
            type="button"
            class="tool"
            data-test="undo"
            disabled={!view.undo.allowed}
            onClick={onUndo}
            title={view.undo.allowed ? T.prompt.undo : T.prompt.undoWhy(view.undo.reason)}
          >
            <Icon body={shell.undo ?? ""} /> {T.prompt.undo}
          </button>
        )}
      {seated && !view.undo.allowed && view.number > 0 && !view.outcome && (
        <button type="button" class="tool" data-test="ask-undo" onClick={onAskUndo} title={T.prompt.askUndoHelp}>
          {T.prompt.askUndo}
        </button>
      )}
      {view.outcome && (
        <button type="button" class="tool" onClick={onReplay}>
          {T.prompt.replay}
        </button>
      )}
      {view.outcome && (
        <a class="tool" href={href({ page: "setup", game: table.game })}>
          {T.prompt.again}
        </a>
      )}
    </span>
  );
}

/** What cannot be taken back is asked for once more; until then the choices before it can still be undone. */
function Confirming({ table, option, onChoose, onGiveUp }: Props & { option: string }) {
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), [option]);
  const label = table.view?.decision?.options.find((one) => one.notation === option)?.label ?? "";
  return (
    <div class="options" role="group" aria-label={T.prompt.final}>
      <button type="button" class="option primary" ref={confirm} data-test="confirm" onClick={() => onChoose(option)}>
        {T.prompt.confirmThis(label)}
      </button>
      <button type="button" class="option" data-test="give-up" onClick={onGiveUp}>
        {T.prompt.pickOther}
      </button>
      <span class="faint">{T.prompt.final}</span>
    </div>
  );
}

interface OptionsProps {
  listed: OptionView[];
  all: boolean;
  onBoard: number;
  total: number;
  mine: boolean;
  sending: string | null;
  setAll(all: boolean): void;
  onChoose(notation: string): void;
}

function Options({ listed, all, onBoard, total, mine, sending, setAll, onChoose }: OptionsProps) {
  const { point } = useTable();
  return (
    <div class="options" role="group" aria-label={T.prompt.allChoices(total)}>
      {listed.map((option, index) => (
        <button
          key={option.notation}
          type="button"
          class={`option${sending === option.notation ? " sending" : ""}`}
          data-option={option.notation}
          disabled={sending !== null}
          onClick={() => onChoose(option.notation)}
          onPointerEnter={() => point(option.points)}
          onPointerLeave={() => point([])}
          onFocus={() => point(option.points)}
          onBlur={() => point([])}
        >
          {index < 9 && (
            <span class="key" aria-hidden="true">
              {index + 1}
            </span>
          )}
          {option.label}
        </button>
      ))}
      {mine && onBoard > 0 && (
        <button
          type="button"
          class="option quiet"
          data-test="all-choices"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? T.prompt.fold : T.prompt.onBoard(onBoard)}
        </button>
      )}
    </div>
  );
}
