import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { T } from "../strings";
import { classes } from "../ui/classes";
import type { OptionView } from "../wire";
import { useTable } from "./context";
import { rests, slipped } from "./pointer";
import type { Preview } from "./previews";

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
      {/* What does not fit is unfolded; the last choice, which is the way on, is never among it. */}
      <div
        class={classes("options", over && !all && "short")}
        role="group"
        aria-label={T.prompt.allChoices(offered.length)}
        ref={row}
      >
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

const HOVER_MS = 400;
const PRESS_MS = 550;

function Choice({ option, index, sending, onChoose }: ChoiceProps) {
  const { point, previews } = useTable();
  const [from, setFrom] = useState<DOMRect | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** When a finger came down on it; -1 for anything else. */
  const touched = useRef(-1);
  const looks = useRef(false);
  const look = (node: HTMLElement, finger = -1): void => {
    looks.current = true;
    point(option.points);
    touched.current = finger;
    clearTimeout(resting.current);
    const show = (): void => {
      setFrom(node.getBoundingClientRect());
      previews.show(option);
    };
    resting.current = setTimeout(show, finger < 0 ? HOVER_MS : PRESS_MS);
  };
  const approach = (event: PointerEvent): void => {
    if (!rests(event)) look(event.currentTarget as HTMLElement);
  };
  const leave = (): void => {
    looks.current = false;
    point([]);
    clearTimeout(resting.current);
    setFrom(null);
    previews.hide();
  };
  useEffect(() => () => clearTimeout(resting.current), []);
  return (
    <>
      <button
        type="button"
        class={`option${sending === option.notation ? " sending" : ""}`}
        data-option={option.notation}
        disabled={sending !== null}
        {...(option.detail ? { "aria-description": option.detail } : {})}
        onClick={(event) => {
          // A finger that has rested on it looks, and does not choose: by its own clock, not that of a late page.
          const rested = touched.current >= 0 && event.timeStamp - touched.current >= PRESS_MS;
          touched.current = -1;
          if (!rested && !slipped(event)) onChoose(option.notation);
        }}
        onPointerDown={(event) => event.pointerType !== "mouse" && look(event.currentTarget, event.timeStamp)}
        onPointerMove={(event) => event.pointerType === "mouse" && !looks.current && approach(event)}
        onPointerEnter={(event) => event.pointerType === "mouse" && approach(event)}
        onPointerLeave={leave}
        onContextMenu={(event) => event.preventDefault()}
        onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible:not([data-kept])") && look(currentTarget)}
        onBlur={leave}
      >
        {index < 9 && (
          <span class="key" aria-hidden="true">
            {index + 1}
          </span>
        )}
        {option.label}
      </button>
      {from && previews.now?.option === option && <Beside rect={from} preview={previews.now} />}
    </>
  );
}

const WIDTH = 340;
const GAP = 8;

/** Beside an option of the list: what would come of it. */
function Beside({ rect, preview }: { rect: DOMRect; preview: Preview }) {
  const { would } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(-9999);
  const left = Math.max(GAP, Math.min(innerWidth - WIDTH - GAP, rect.left));
  useLayoutEffect(() => {
    const height = box.current?.offsetHeight ?? 0;
    const below = rect.bottom + GAP;
    // What has nothing to say is not shown.
    if (!box.current?.textContent) setTop(-9999);
    else setTop(below + height < innerHeight - GAP ? below : Math.max(GAP, rect.top - height - GAP));
  }, [rect, preview]);
  return (
    <div
      class="popover beside"
      role="status"
      ref={box}
      style={{ left: `${left}px`, top: `${top}px`, width: `min(${WIDTH}px, calc(100vw - ${2 * GAP}px))` }}
    >
      {would(preview)}
    </div>
  );
}
