import { useState } from "preact/hooks";
import { ApiError, api } from "../net/api";
import { type Keys, keyring } from "../net/keyring";
import type { Table } from "../net/live";
import { href, seatLink } from "../router";
import { TableSettings } from "../settings/TableSettings";
import { T } from "../strings";
import { CopyButton } from "../ui/CopyButton";
import { Icon } from "../ui/Icon";
import shell from "../ui/shell.icons";
import type { Seated, SeatInfo } from "../wire";
import { FairnessBox } from "./FairnessBox";
import { sharedSeats } from "./Overlays";

interface Props {
  table: Table;
  keys: Keys;
  onLook(seat: number): void;
  onReplay(): void;
  onProblem(text: string): void;
}

const STATE: Record<SeatInfo["kind"], (seat: SeatInfo) => string> = {
  bot: (seat) => T.seats.bot(T.setup.strengths[seat.strength ?? ""] ?? ""),
  open: () => T.seats.open,
  person: (seat) => (seat.online ? T.seats.online : T.seats.offline),
};

/** Who sits where, and what the owner may change about it. */
export function SeatsPanel({ table, keys, onLook, onReplay, onProblem }: Props) {
  const [links, setLinks] = useState<Record<string, string>>(keys.links);
  const [settings, setSettings] = useState(false);
  const acting = table.view?.decision?.seat;
  const owner = keys.owner ?? "";
  /** Players join and leave where the game offers it as a choice. */
  const offered = (verb: string): boolean =>
    table.view?.decision?.options.some(
      (option) =>
        option.notation === verb || option.notation.startsWith(`${verb}:`) || option.notation.startsWith(`${verb},`),
    ) ?? false;
  const attempt = (doing: Promise<unknown>): void =>
    void doing.catch((problem: unknown) => onProblem(problem instanceof ApiError ? problem.message : String(problem)));
  const keepLink = (seated: Seated): void => {
    const { [String(seated.seat)]: _old, ...rest } = links;
    const next = seated.link ? { ...rest, [String(seated.seat)]: seated.link } : rest;
    setLinks(next);
    keyring.keep({ ...keys, links: next });
  };
  const give = async (seat: SeatInfo, kind: "bot" | "friend"): Promise<void> => {
    const token = keys.owner ?? keys.seats[String(seat.seat)] ?? "";
    keepLink(await api.seat(table.table, token, seat.seat, kind === "bot" ? { kind, strength: "fair" } : { kind }));
  };
  const join = async (): Promise<void> => keepLink(await api.addSeat(table.table, owner, { kind: "friend" }));
  const download = async (): Promise<void> => {
    const text = await api.record(table.table, keyring.tokens(keys)[0] ?? "");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `${table.game}-${table.table}.hearthside`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div class="panel-scroll">
      <ul class="seat-list">
        {table.seats.map((seat) => (
          <li key={seat.seat} class={seat.seat === acting ? "acting" : ""}>
            <Icon body={(seat.kind === "bot" ? shell.bot : shell.me) ?? ""} size={24} />
            <span class="seat-name">
              {seat.name}
              {table.you.includes(seat.seat) && <em> ({T.seats.you})</em>}
              <small>
                {seat.who && seat.who !== seat.name && `${seat.who}, `}
                {STATE[seat.kind](seat)}
                {seat.seat === acting && `, ${T.seats.turn}`}
              </small>
              {sharedSeats(table).includes(seat) && <small class="shared">{T.seats.shared}</small>}
            </span>
            <span class="seat-tools">
              {table.you.length > 1 && table.you.includes(seat.seat) && table.view?.seat !== seat.seat && (
                <button type="button" class="option" onClick={() => onLook(seat.seat)}>
                  {T.prompt.handOver}
                </button>
              )}
              {links[String(seat.seat)] && (
                <CopyButton text={seatLink(table.table, links[String(seat.seat)] ?? "")} label={T.copy} />
              )}
              {table.owner && !table.you.includes(seat.seat) && (
                <button
                  type="button"
                  class="option"
                  onClick={() => attempt(give(seat, seat.kind === "bot" ? "friend" : "bot"))}
                >
                  {seat.kind === "bot" ? T.seats.make.friend : T.seats.make.bot}
                </button>
              )}
              {table.owner && offered(`leave:${seat.seat}`) && (
                <button
                  type="button"
                  class="option"
                  aria-label={T.seats.removeSeat(seat.name)}
                  onClick={() => attempt(api.dropSeat(table.table, owner, seat.seat))}
                >
                  {T.seats.remove}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p class="faint">{T.seats.watching(table.watching)}</p>
      {table.owner && <Rename name={table.name} onSave={(name) => attempt(api.change(table.table, owner, { name }))} />}
      <div class="column">
        {table.owner && offered("join") && (
          <button type="button" class="option" onClick={() => attempt(join())}>
            {T.seats.add}
          </button>
        )}
        {keys.spectator && <CopyButton text={seatLink(table.table, keys.spectator)} label={T.seats.spectator} />}
        {(table.owner || table.you.length > 0) && (
          <button type="button" class="option" data-test="settings" onClick={() => setSettings(true)}>
            {T.settings.open}
          </button>
        )}
        <button type="button" class="option" onClick={onReplay}>
          {T.seats.replay}
        </button>
        <a class="option" href={href({ page: "story", table: table.table })}>
          {T.story.open}
        </a>
        <button type="button" class="option" data-test="record" onClick={() => attempt(download())}>
          {T.seats.record}
        </button>
      </div>
      {settings && <TableSettings table={table} keys={keys} onClose={() => setSettings(false)} />}
      <FairnessBox table={table.table} token={keyring.tokens(keys)[0] ?? ""} over={Boolean(table.view?.outcome)} />
    </div>
  );
}

function Rename({ name, onSave }: { name: string; onSave(name: string): void }) {
  const [text, setText] = useState(name);
  return (
    <form
      class="say rename"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onSave(text.trim());
      }}
    >
      <input
        type="text"
        value={text}
        maxLength={60}
        aria-label={T.seats.rename}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="option">
        {T.seats.save}
      </button>
    </form>
  );
}
