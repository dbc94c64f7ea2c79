import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { T } from "../strings";
import type { OptionView } from "../wire";
import { useTable } from "./context";

/** So few choices are all listed, wherever they lie. */
export const FEW = 4;

interface Props {
  /** Everything on offer. */
  offered: OptionView[];
  /** The whole list is unfolded over the table. */
  all: boolean;
  sending: string | null;
  setAll(all: boolean): void;
  onChoose(notation: string): void;
}

/** Whether the row is too short for its choices, measured after each drawing. */
function useOverflow(rows: unknown): [(node: HTMLDivElement | null) => void, boolean] {
  const box = useRef<HTMLDivElement | null>(null);
  const [over, setOver] = useState(false);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = (): void => setOver(node.scrollHeight > node.clientHeight + 8);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, [rows]);
  return [
    (node) => {
      box.current = node;
    },
    over,
  ];
}

/** The choices that lie nowhere on the board, or all of them; what finds no room unfolds. */
export function Choices({ offered, all, sending, setAll, onChoose }: Props) {
  const { scene } = useTable();
  const few = offered.length <= FEW;
  const listed = all || few ? offered : scene.loose;
  const glowing = few ? 0 : offered.length - scene.loose.length;
  const [row, over] = useOverflow(listed);
  const more = all || over || glowing > 0;
  return (
    <div class={`choices${all ? " unfolded" : ""}`}>
      <div class="options" role="group" aria-label={T.prompt.allChoices(offered.length)} ref={row}>
        {listed.map((option, index) => (
          <Choice key={option.notation} option={option} index={index} sending={sending} onChoose={onChoose} />
        ))}
      </div>
      {more && (
        <button
          type="button"
          class="option quiet unfold"
          data-test="all-choices"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? T.prompt.fold : glowing > 0 ? T.prompt.onBoard(glowing) : T.prompt.allChoices(offered.length)}
        </button>
      )}
    </div>
  );
}

interface ChoiceProps {
  option: OptionView;
  index: number;
  sending: string | null;
  onChoose(notation: string): void;
}

function Choice({ option, index, sending, onChoose }: ChoiceProps) {
  const { point } = useTable();
  return (
    <button
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
  );
}
