import { useMemo, useState } from "preact/hooks";
import type { Table } from "../net/live";
import { T } from "../strings";
import type { Line, View } from "../wire";
import { LogLine } from "./LogPanel";

/** A number that this tab remembers over a reload, -1 at first. */
function useKept(key: string): [number, (value: number) => void] {
  const read = (): { key: string; value: number } => ({ key, value: Number(sessionStorage.getItem(key) ?? "-1") });
  const [kept, setKept] = useState(read);
  const now = kept.key === key ? kept : read();
  return [
    now.value,
    (value) => {
      sessionStorage.setItem(key, String(value));
      setKept({ key, value });
    },
  ];
}

export interface RecapState {
  lines: Line[];
  open: boolean;
  close(): void;
  /** This seat has just done something itself. */
  acted(): void;
}

/** What happened since this seat last chose or took back; open from its next turn on, until it is read. */
export function useRecap(table: Table, view: View, wanted: boolean): RecapState {
  const whose = `${table.table}.${view.seat}`;
  const [lastOwn, setLastOwn] = useKept(`hearthside.acted.${whose}`);
  const [read, setRead] = useKept(`hearthside.read.${whose}`);
  const lines = useMemo(() => sinceLastTurn(view.lines, lastOwn), [view.lines, lastOwn]);
  const mine = view.decision?.yours ?? false;
  return {
    lines,
    open: mine && wanted && lastOwn >= 0 && lines.length > 0 && read !== lastOwn,
    close: () => setRead(lastOwn),
    acted: () => setLastOwn(view.number + 1),
  };
}

/** What happened between this seat's last choice and now. */
export function sinceLastTurn(lines: Line[], lastOwn: number): Line[] {
  return lines.filter((line) => line.number > lastOwn);
}

const RECAP_LINES = 8;

/** What the others did, at the top of the log, where it covers nothing. */
export function Recap({ lines, onClose }: { lines: Line[]; onClose(): void }) {
  const shown = lines.slice(-RECAP_LINES);
  return (
    <section class="recap" aria-label={T.recap.title} data-test="recap">
      <h2>{T.recap.title}</h2>
      <ol class="log">
        {shown.map((line, index) => (
          <LogLine key={index} line={line} />
        ))}
      </ol>
      {lines.length > shown.length && <p class="faint">{T.recap.more(lines.length - shown.length)}</p>}
      <button type="button" class="option" onClick={onClose}>
        {T.recap.dismiss}
      </button>
    </section>
  );
}
