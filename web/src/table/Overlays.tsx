import { useEffect, useRef, useState } from "preact/hooks";
import type { Live, Table } from "../net/live";
import { prefs, setPref } from "../prefs";
import { href } from "../router";
import { ClockFace } from "../settings/ClockFace";
import { useStore } from "../store";
import { T } from "../strings";
import { Icon } from "../ui/Icon";
import shell from "../ui/shell.icons";
import type { SeatInfo, View } from "../wire";
import { Race } from "./Race";

interface BarProps {
  table: Table;
  view: View;
  live: Live;
  onHelp(): void;
  onPrefs(): void;
}

/** The line over the table: its name, where the game stands, and what is wrong with the connection. */
export function Bar({ table, view, live, onHelp, onPrefs }: BarProps) {
  return (
    <header class="bar">
      <a class="home" href={href({ page: "lobby" })} aria-label={T.back}>
        <img src="/flame.svg" alt="" width="22" height="22" />
      </a>
      <div class="title">
        <h1>{table.name}</h1>
        <span class="phase" data-test="phase">
          {view.phase}
        </span>
      </div>
      <Race table={table} view={view} />
      <ClockFace table={table} live={live} />
      {!table.you.length && <span class="watching">{T.prompt.spectating}</span>}
      {table.status === "lost" && (
        <span class="lost" role="alert">
          {T.net.reconnecting}
        </span>
      )}
      <MuteButton />
      <button type="button" class="plain" onClick={onHelp} aria-label={T.keys.open}>
        ?
      </button>
      <button type="button" class="plain" onClick={onPrefs} aria-label={T.prefs.open}>
        ⚙
      </button>
    </header>
  );
}

/** Lets the table be heard, or silences it. */
function MuteButton() {
  const { sounds } = useStore(prefs);
  return (
    <button
      type="button"
      class="plain mute"
      data-test="mute"
      aria-pressed={sounds}
      aria-label={sounds ? T.prefs.mute : T.prefs.unmute}
      title={sounds ? T.prefs.mute : T.prefs.unmute}
      onClick={() => setPref("sounds", !sounds)}
    >
      <Icon body={(sounds ? shell.text : shell.mute) ?? ""} />
    </button>
  );
}

const told = (table: string): string => `hearthside.shared.${table}`;

/** Whoever sits at a seat that the table's owner holds too is told so once, and finds it at the seat afterwards. */
function SharedSeat({ table }: { table: Table }) {
  const [known, setKnown] = useState(() => localStorage.getItem(told(table.table)) !== null);
  if (known || !sharedSeats(table).length) return null;
  return (
    <div class="notice" role="status" data-test="shared">
      {T.seats.shared}
      <button
        type="button"
        class="option"
        onClick={() => {
          localStorage.setItem(told(table.table), "yes");
          setKnown(true);
        }}
      >
        {T.seats.sharedKnown}
      </button>
    </div>
  );
}

/** Seats of this browser that the owner of the table holds as well, where that is somebody else. */
export const sharedSeats = (table: Pick<Table, "owner" | "seats" | "you">): SeatInfo[] =>
  table.owner ? [] : table.seats.filter((seat) => seat.shared && table.you.includes(seat.seat));

/** Refusals, notices of the table, and votes. */
export function Notices({ table, live, onRule }: { table: Table; live: Live; onRule(rule: string): void }) {
  const { notice, vote } = table;
  const asker = table.seats.find((seat) => seat.seat === vote?.asked_by)?.name ?? "";
  const iMust = vote?.needed.some((seat) => table.you.includes(seat) && !vote.agreed.includes(seat)) ?? false;
  return (
    <div class="notices">
      <SharedSeat table={table} />
      {vote && (
        <div class="notice" role="alert">
          {iMust ? T.vote.undo(asker) : T.vote.waiting}
          {iMust && (
            <>
              <button type="button" class="option primary" onClick={() => live.agree(true)}>
                {T.vote.yes}
              </button>
              <button type="button" class="option" onClick={() => live.agree(false)}>
                {T.vote.no}
              </button>
            </>
          )}
        </div>
      )}
      {notice && (
        <div class="notice" role="alert" data-test="notice">
          {notice.text}
          {notice.rule && (
            <button type="button" class="rule-link" onClick={() => notice.rule && onRule(notice.rule.id)}>
              {notice.rule.id}
            </button>
          )}
          <button type="button" class="plain" onClick={() => live.dismiss()} aria-label={T.close}>
            ✕
          </button>
        </div>
      )}
    </div>
  );
}

/** Covers the table until the next player at this screen says they are there. */
export function HandOver({ name, onReady }: { name: string; onReady(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="handover" role="dialog" aria-modal="true" aria-label={T.handover.title(name)}>
      <div class="handover-card">
        <h2>{T.handover.title(name)}</h2>
        <p>{T.handover.text}</p>
        <button type="button" class="option primary" ref={button} data-test="uncover" onClick={onReady}>
          {T.handover.ready(name)}
        </button>
      </div>
    </div>
  );
}
