import { useState } from "preact/hooks";
import { api } from "../net/api";
import { house } from "../net/house";
import { keyring } from "../net/keyring";
import { go, seatLink } from "../router";
import { T } from "../strings";
import { CopyButton } from "../ui/CopyButton";
import type { LinkOrder, SeatInfo } from "../wire";
import type { Setting } from "./TableSettings";

/** Whether the lobby shows the table to people who look for one. */
export function Listing({ table, keys, attempt, listed }: Setting & { listed: boolean }) {
  const [on, setOn] = useState(listed);
  const list = async (wish: boolean): Promise<void> => {
    setOn(wish);
    await api.change(table.table, keys.owner ?? "", { listed: wish }).catch((error: unknown) => {
      setOn(!wish);
      throw error;
    });
  };
  return (
    <section>
      <label class="check-row">
        <input
          type="checkbox"
          checked={on}
          data-test="listed"
          onChange={(event) => {
            const wish = event.currentTarget.checked;
            void attempt(() => list(wish));
          }}
        />{" "}
        {T.open.list}
      </label>
      <p class="faint">{T.open.listHelp}</p>
    </section>
  );
}

interface Renewed {
  name: string;
  link: string;
}

/** Who may speak, and whose links open what. */
export function People({ table, keys, attempt, hushed }: Setting & { hushed: boolean }) {
  const [renewed, setRenewed] = useState<Renewed | null>(null);
  const [asked, setAsked] = useState<{ name: string; order: LinkOrder } | null>(null);
  const owner = (): string => keyring.of(table.table)?.owner ?? keys.owner ?? "";
  const mute = (seat: number | null, muted: boolean): void =>
    void attempt(() => house.mute(table.table, owner(), seat === null ? { muted } : { seat, muted }));
  const renew = (name: string, order: LinkOrder): void =>
    void attempt(async () => {
      setAsked(null);
      const { link } = await house.renew(table.table, owner(), order);
      const now = keyring.of(table.table) ?? keys;
      if (order.role === "owner") {
        // The table was opened by the link that is closed now.
        keyring.keep({ ...now, owner: link });
        location.reload();
        return;
      }
      if (order.role === "spectator") keyring.keep({ ...now, spectator: link });
      else keyring.keep({ ...now, links: { ...now.links, [String(order.seat)]: link } });
      setRenewed({ name, link });
    });
  const revoke = (name: string, order: LinkOrder): void =>
    void attempt(async () => {
      setAsked(null);
      await house.revoke(table.table, owner(), order);
      setRenewed({ name, link: "" });
    });
  const ask = (what: typeof asked): void => {
    setRenewed(null);
    setAsked(what);
  };
  const others = table.seats.filter((seat) => seat.kind !== "bot" && !table.you.includes(seat.seat));
  return (
    <section aria-labelledby="settings-people">
      <h3 id="settings-people">{T.settings.people}</h3>
      <ul class="people">
        {others.map((seat: SeatInfo) => (
          <Person
            key={seat.seat}
            name={seat.name}
            muted={seat.muted ?? false}
            onMute={(muted) => mute(seat.seat, muted)}
            onRenew={() => renew(seat.name, { role: "seat", seat: seat.seat })}
            onRevoke={() => ask({ name: seat.name, order: { role: "seat", seat: seat.seat } })}
          />
        ))}
        <Person
          name={T.settings.spectators}
          muted={hushed}
          onMute={(muted) => mute(null, muted)}
          onRenew={() => renew(T.settings.spectators, { role: "spectator" })}
          onRevoke={() => ask({ name: T.settings.spectators, order: { role: "spectator" } })}
        />
        <Person
          name={T.settings.owner}
          help={T.settings.ownerHelp}
          onRenew={() => renew(T.settings.owner, { role: "owner" })}
        />
      </ul>
      {asked && (
        <div class="sure" role="alertdialog" aria-label={T.settings.sureRevoke(asked.name)}>
          <p>{T.settings.sureRevoke(asked.name)}</p>
          <button type="button" class="option primary" onClick={() => revoke(asked.name, asked.order)}>
            {T.settings.revoke}
          </button>
          <button type="button" class="option" onClick={() => setAsked(null)}>
            {T.settings.no}
          </button>
        </div>
      )}
      <div role="status" data-test="renewed">
        {renewed && !renewed.link && <p>{T.settings.revoked(renewed.name)}</p>}
        {renewed?.link && (
          <>
            <p>{T.settings.renewed(renewed.name)}</p>
            <p>
              <code>{seatLink(table.table, renewed.link)}</code>
            </p>
            <CopyButton text={seatLink(table.table, renewed.link)} label={T.copy} />
          </>
        )}
      </div>
    </section>
  );
}

interface PersonProps {
  name: string;
  help?: string;
  muted?: boolean;
  onMute?(muted: boolean): void;
  onRenew(): void;
  onRevoke?(): void;
}

function Person({ name, help, muted, onMute, onRenew, onRevoke }: PersonProps) {
  const muting = muted ? T.settings.unmute : T.settings.mute;
  const tool = (label: string, act: () => void) => (
    <button type="button" class="option" aria-label={T.settings.of(label, name)} onClick={act}>
      {label}
    </button>
  );
  return (
    <li>
      <span class="person">
        <b>{name}</b>
        {muted && <em>, {T.settings.muted}</em>}
        {help && <small>{help}</small>}
      </span>
      <span class="row">
        {onMute && tool(muting, () => onMute(!muted))}
        {tool(T.settings.renew, onRenew)}
        {onRevoke && tool(T.settings.revoke, onRevoke)}
      </span>
    </li>
  );
}

/** Deletes the table, if one means it. */
export function Delete({ table, keys, attempt }: Setting) {
  const [asked, setAsked] = useState(false);
  const remove = (): void =>
    void attempt(async () => {
      await house.remove(table.table, keyring.of(table.table)?.owner ?? keys.owner ?? "");
      keyring.forget(table.table);
      go({ page: "lobby" });
    });
  return (
    <section aria-labelledby="settings-delete">
      <h3 id="settings-delete">{T.settings.danger}</h3>
      <p class="faint">{T.settings.dangerHelp}</p>
      {!asked && (
        <button type="button" class="option" onClick={() => setAsked(true)}>
          {T.settings.delete}
        </button>
      )}
      {asked && (
        <div class="sure" role="alertdialog" aria-label={T.settings.sureDelete(table.name)}>
          <p>{T.settings.sureDelete(table.name)}</p>
          <button type="button" class="option danger" data-test="delete" onClick={remove}>
            {T.settings.yesDelete}
          </button>
          <button type="button" class="option" onClick={() => setAsked(false)}>
            {T.settings.no}
          </button>
        </div>
      )}
    </section>
  );
}
