import { useMemo, useState } from "preact/hooks";
import type { Table } from "../net/live";
import { T } from "../strings";
import { Icon } from "../ui/Icon";
import type { Line, View } from "../wire";
import { useTable } from "./context";
import { type Doing, doings } from "./doings";
import { Said } from "./terms";

/** A number that this browser remembers for whoever comes back tomorrow, -1 at first. */
function useKept(key: string): [number, (value: number) => void] {
  const read = (): { key: string; value: number } => ({ key, value: Number(localStorage.getItem(key) ?? "-1") });
  const [kept, setKept] = useState(read);
  const now = kept.key === key ? kept : read();
  return [
    now.value,
    (value) => {
      localStorage.setItem(key, String(value));
      setKept({ key, value });
    },
  ];
}

export interface RecapState {
  lines: Line[];
  /** The same by who did it. */
  others: Doing[];
  open: boolean;
  close(): void;
  /** This seat has just done something itself. */
  acted(): void;
}

/**
 * What others did since this seat last chose or took back; open from its next turn on, until it is read. Seats of
 * one's own are no others, but where the table is handed over whoever sits at them has not seen it. Lines of the kinds
 * in `marks` are told before others.
 */
export function useRecap(
  table: Table,
  view: View,
  wanted: boolean,
  handed: boolean,
  marks: readonly string[] = [],
): RecapState {
  const whose = `${table.table}.${view.seat}`;
  const [lastOwn, setLastOwn] = useKept(`hearthside.acted.${whose}`);
  const [read, setRead] = useKept(`hearthside.read.${whose}`);
  const lines = useMemo(() => sinceLastTurn(view.lines, lastOwn), [view.lines, lastOwn]);
  const self = handed ? [view.seat] : table.you;
  const others = useMemo(() => doings(lines, table.seats, self, marks), [lines, table.seats, self.join(), marks]);
  const mine = view.decision?.yours ?? false;
  return {
    lines,
    others,
    open: mine && wanted && lastOwn >= 0 && others.length > 0 && read !== lastOwn,
    close: () => setRead(lastOwn),
    acted: () => setLastOwn(view.number + 1),
  };
}

/** What happened between this seat's last choice and now. */
export function sinceLastTurn(lines: Line[], lastOwn: number): Line[] {
  return lines.filter((line) => line.number > lastOwn);
}

interface Props {
  recap: RecapState;
  /** Shows on the board what brought the lines with these numbers. */
  onShow(first: number, last: number): void;
}

/** What the others did, a sentence for each, at the top of the log, where it covers nothing. */
export function Recap({ recap: { others, close }, onShow }: Props) {
  const first = Math.min(...others.map((one) => one.from));
  const last = Math.max(...others.map((one) => one.to));
  return (
    <section class="recap" aria-label={T.recap.title} data-test="recap">
      <h2>{T.recap.title}</h2>
      <ul class="doings">
        {others.map((one) => (
          <Sentence key={one.seat} doing={one} onShow={onShow} />
        ))}
      </ul>
      <p class="recap-ways">
        <button type="button" class="option primary" onClick={close}>
          {T.recap.dismiss}
        </button>
        {others.length > 1 && (
          <button type="button" class="option" data-test="show-all" onClick={() => onShow(first, last)}>
            {T.recap.showAll}
          </button>
        )}
      </p>
    </section>
  );
}

function Sentence({ doing, onShow }: { doing: Doing; onShow: Props["onShow"] }) {
  const { scene, theme } = useTable();
  const look = scene.get(`seat:${doing.seat}`)?.look ?? "";
  return (
    <li data-seat={doing.seat}>
      <span>
        {theme.icons[look] && <Icon body={theme.icons[look] ?? ""} />} <b>{doing.name}</b>:{" "}
        <span class="told">
          <Said text={doing.told} />
        </span>{" "}
        {doing.more > 0 && <span class="faint">{T.recap.more(doing.more)}</span>}
      </span>
      <button
        type="button"
        class="option"
        data-test="show-me"
        aria-label={T.recap.showOf(doing.name)}
        onClick={() => onShow(doing.from, doing.to)}
      >
        {T.recap.show}
      </button>
    </li>
  );
}
