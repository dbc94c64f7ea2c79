import { useEffect, useState } from "preact/hooks";
import { house, type NoticeKind } from "../net/house";
import { canPush, subscribe } from "../net/push";
import { T } from "../strings";
import type { NoticeView } from "../wire";
import type { Setting } from "./TableSettings";

const INPUT: Record<string, "email" | "url"> = { email: "email", webhook: "url" };

/** How each of one's seats is told that it is its turn. All of it is off until somebody turns it on. */
export function Notices({ table, attempt, tokenOf }: Setting & { tokenOf(seat: number): string }) {
  const [kinds, setKinds] = useState<NoticeKind[] | null>(null);
  useEffect(() => void house.kinds().then(setKinds, () => setKinds([])), []);
  const mine = table.seats.filter((seat) => table.you.includes(seat.seat));
  return (
    <section aria-labelledby="settings-notices">
      <h3 id="settings-notices">{T.settings.notices}</h3>
      <p class="faint">{kinds?.length === 0 ? T.settings.noKinds : T.settings.noticesHelp}</p>
      {kinds?.length !== 0 &&
        mine.map((seat) => (
          <SeatNotices
            key={seat.seat}
            kinds={kinds ?? []}
            heading={mine.length > 1 ? T.settings.forSeat(seat.name) : ""}
            at={{ table: table.table, token: tokenOf(seat.seat), seat: seat.seat }}
            attempt={attempt}
          />
        ))}
    </section>
  );
}

interface At {
  table: string;
  token: string;
  seat: number;
}

interface SeatProps {
  kinds: NoticeKind[];
  heading: string;
  at: At;
  attempt: Setting["attempt"];
}

function SeatNotices({ kinds, heading, at, attempt }: SeatProps) {
  const [kept, setKept] = useState<NoticeView[]>([]);
  const load = async (): Promise<void> => setKept(await house.notices(at.table, at.token, at.seat));
  useEffect(() => void load().catch(() => undefined), [at.seat]);
  return (
    <div class="seat-notices">
      {heading && <h4>{heading}</h4>}
      {kinds.map((kind) => (
        <NoticeRow
          key={kind}
          kind={kind}
          kept={kept.find((one) => one.kind === kind)}
          at={at}
          attempt={(doing) =>
            attempt(async () => {
              await doing();
              await load();
            })
          }
        />
      ))}
    </div>
  );
}

interface RowProps {
  kind: NoticeKind;
  kept: NoticeView | undefined;
  at: At;
  attempt: Setting["attempt"];
}

function NoticeRow({ kind, kept, at, attempt }: RowProps) {
  const [text, setText] = useState("");
  const [secret, setSecret] = useState("");
  const [said, setSaid] = useState("");
  const name = T.settings.kinds[kind] ?? kind;
  const state = !kept
    ? T.settings.off
    : kept.confirmed
      ? T.settings.on(kind === "push" ? new URL(kept.address).host : kept.address)
      : T.settings.waits(kept.address);
  const act = (doing: () => Promise<unknown>, after = ""): void => {
    setSaid("");
    void attempt(async () => {
      await doing();
      setText("");
      setSaid(after);
    });
  };
  const turnOn = async (): Promise<void> => {
    const here = kind === "push" ? await subscribe() : { address: text.trim() };
    if (!here) throw new Error(T.prefs.blocked);
    const made = await house.keepNotice(at.table, at.token, at.seat, { kind, ...here });
    setSecret(made.secret ?? "");
  };
  const turnOff = async (): Promise<void> => {
    await house.dropNotice(at.table, at.token, at.seat, kind);
    setSecret("");
  };
  const coded = kept !== undefined && !kept.confirmed;
  return (
    <form
      class="notice-row"
      data-kind={kind}
      onSubmit={(event) => {
        event.preventDefault();
        act(coded ? () => house.confirmNotice(at.table, at.token, at.seat, text.trim()) : turnOn);
      }}
    >
      <p>
        <b>{name}</b> <span role="status">{state}</span>
      </p>
      {(!kept || coded) && (
        <span class="row">
          {kind !== "push" && (
            <input
              type="text"
              inputMode={coded ? "text" : (INPUT[kind] ?? "text")}
              value={text}
              required
              aria-label={T.settings.of(name, coded ? T.settings.code : (T.settings.address[kind] ?? ""))}
              placeholder={coded ? T.settings.code : (T.settings.address[kind] ?? "")}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          )}
          <button
            type="submit"
            class="option primary"
            disabled={kind === "push" && !canPush()}
            aria-label={T.settings.of(name, coded ? T.settings.confirm : T.settings.turnOn)}
          >
            {coded ? T.settings.confirm : T.settings.turnOn}
          </button>
        </span>
      )}
      {kept && (
        <span class="row">
          {kept.confirmed && (
            <button
              type="button"
              class="option"
              aria-label={T.settings.of(name, T.settings.test)}
              onClick={() => act(() => house.tryNotice(at.table, at.token, at.seat, kind), T.settings.tested)}
            >
              {T.settings.test}
            </button>
          )}
          <button
            type="button"
            class="option"
            aria-label={T.settings.of(name, T.settings.turnOff)}
            onClick={() => act(turnOff)}
          >
            {T.settings.turnOff}
          </button>
        </span>
      )}
      {secret && (
        <p>
          {T.settings.secret} <code>{secret}</code>
        </p>
      )}
      <p role="status">{said}</p>
    </form>
  );
}
