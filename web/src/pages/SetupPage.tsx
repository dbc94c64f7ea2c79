import { useEffect, useState } from "preact/hooks";
import { ApiError, api } from "../net/api";
import { keyring } from "../net/keyring";
import { prefs, setPref } from "../prefs";
import { go, href } from "../router";
import { useStore } from "../store";
import { T } from "../strings";
import type { Fault, GameInfo, SeatOrder, SetupField } from "../wire";
import { ClosedPage } from "./ClosedPage";
import { Poster } from "./Poster";
import { applies, change, defaults, fitPerSeat, type Setup, seatCount } from "./schema";

export function SetupPage({ name }: { name: string }) {
  const [game, setGame] = useState<GameInfo | null>(null);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    api.games().then(
      (games) => {
        const found = games.find((one) => one.name === name);
        if (found) setGame(found);
        else setFailure(T.setup.unknown);
      },
      (error: unknown) => setFailure(error instanceof ApiError ? error.message : String(error)),
    );
  }, [name]);
  if (failure) return <ClosedPage text={failure} />;
  if (!game) return <p class="loading">{T.loading}</p>;
  return <SetupForm game={game} />;
}

/** The first seat that is mine carries my name. */
function named(seats: SeatOrder[], name: string): SeatOrder[] {
  const mine = seats.findIndex((seat) => seat.kind === "me");
  return seats.map((seat, index) => (index === mine && name.trim() ? { ...seat, name: name.trim() } : seat));
}

function SetupForm({ game }: { game: GameInfo }) {
  const [setup, setSetup] = useState<Setup>(() => defaults(game));
  const [seats, setSeats] = useState<SeatOrder[]>([{ kind: "me" }]);
  const [title, setTitle] = useState("");
  const [problems, setProblems] = useState<Fault[]>([]);
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const { myName } = useStore(prefs);
  const count = seatCount(game, setup);
  const all: SeatOrder[] = Array.from(
    { length: count },
    (_, index) => seats[index] ?? { kind: "bot", strength: "fair" },
  );
  const put = (field: string, value: unknown): void => setSetup((now) => change(game, now, field, value));
  const submit = async (): Promise<void> => {
    setBusy(true);
    setProblems([]);
    setFailure("");
    try {
      const created = await api.create({
        game: game.name,
        setup,
        seats: named(all, myName),
        ...(title ? { name: title } : {}),
      });
      keyring.keepCreated(created);
      go({ page: all.some((seat) => seat.kind === "friend") ? "links" : "table", table: created.table });
    } catch (error) {
      if (error instanceof ApiError) setProblems(error.problems);
      setFailure(error instanceof ApiError ? error.message : String(error));
      setBusy(false);
    }
  };
  const fields = game.schema.fields;
  const asked = fields.filter((field) => field.kind !== "tuning" && field.kind !== "per_seat" && applies(field, setup));
  /** What hangs on who sits where comes after that. */
  const finer = asked.filter((field) => field.when);
  const row = (field: SetupField) => (
    <FieldRow
      key={field.name}
      field={field}
      value={setup[field.name]}
      problem={problemOf(field.name)}
      onChange={(value) => put(field.name, value)}
    />
  );
  const problemOf = (field: string): string =>
    problems
      .filter((one) => one.field === field)
      .map((one) => one.reason)
      .join(" ");
  return (
    <main class={`setup setup-${game.name}`}>
      <header class="setup-head">
        <Poster game={game.name} />
        <div>
          <a href={href({ page: "lobby" })}>{T.back}</a>
          <h1>{T.setup.title(game.title)}</h1>
          <p>{game.blurb}</p>
          <p class="faint">{T.setup.advice}</p>
        </div>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <fieldset>
          <legend>{T.setup.options}</legend>
          {asked.filter((field) => !field.when).map(row)}
          <label class="field">
            <span>{T.setup.myName}</span>
            <input
              type="text"
              value={myName}
              maxLength={40}
              onInput={(event) => setPref("myName", event.currentTarget.value)}
            />
            <small>{T.setup.myNameHelp}</small>
          </label>
          <label class="field">
            <span>{T.setup.tableName}</span>
            <input type="text" value={title} maxLength={60} onInput={(event) => setTitle(event.currentTarget.value)} />
            <small>{T.setup.tableNameHelp}</small>
          </label>
        </fieldset>
        <fieldset>
          <legend>{T.setup.seats}</legend>
          <p class="faint">{[T.setup.hotseat, ...fields.filter(perSeat).map((field) => field.help)].join(" ")}</p>
          {all.map((seat, index) => (
            <SeatRow
              key={index}
              index={index}
              seat={seat}
              fields={fields.filter(perSeat)}
              setup={setup}
              seats={count}
              onSeat={(wish) => setSeats(all.map((one, other) => (other === index ? wish : one)))}
              onField={put}
            />
          ))}
          {fields
            .filter((field) => perSeat(field) && problemOf(field.name))
            .map((field) => (
              <p key={field.name} class="problem">
                {problemOf(field.name)}
              </p>
            ))}
        </fieldset>
        {finer.length > 0 && (
          <fieldset>
            <legend>{T.setup.finer}</legend>
            {finer.map(row)}
          </fieldset>
        )}
        {failure && (
          <div class="problem" role="alert">
            {problems.length ? T.setup.problem : failure}
            <ul>
              {problems.map((one) => (
                <li key={one.field + one.reason}>{one.reason}</li>
              ))}
            </ul>
          </div>
        )}
        <button type="submit" class="option primary big" disabled={busy}>
          {busy ? T.setup.starting : T.setup.start}
        </button>
      </form>
    </main>
  );
}

interface FieldProps {
  field: SetupField;
  value: unknown;
  problem: string;
  onChange(value: unknown): void;
}

function FieldRow({ field, value, problem, onChange }: FieldProps) {
  const help = field.help && <small id={`help-${field.name}`}>{field.help}</small>;
  const wrong = problem && <small class="problem">{problem}</small>;
  const described = field.help ? { "aria-describedby": `help-${field.name}` } : {};
  if (field.kind === "toggle") {
    return (
      <label class="field check">
        <input
          type="checkbox"
          checked={value === true}
          {...described}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{field.label}</span>
        {help}
        {wrong}
      </label>
    );
  }
  if (field.kind === "number") {
    return (
      <label class="field">
        <span>{field.label}</span>
        <input
          type="number"
          value={Number(value)}
          min={field.low ?? undefined}
          max={field.high ?? undefined}
          required
          {...described}
          onInput={(event) => event.currentTarget.value && onChange(Number(event.currentTarget.value))}
        />
        {help}
        {wrong}
      </label>
    );
  }
  const about = (field.options ?? []).find((option) => option.value === String(value))?.about;
  return (
    <label class="field">
      <span>{field.label}</span>
      <select value={String(value)} {...described} onChange={(event) => onChange(event.currentTarget.value)}>
        {(field.options ?? []).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {about && (
        <small class="about" aria-live="polite">
          {about}
        </small>
      )}
      {help}
      {wrong}
    </label>
  );
}

const perSeat = (field: SetupField): boolean => field.kind === "per_seat";

interface SeatProps {
  index: number;
  seat: SeatOrder;
  seats: number;
  fields: SetupField[];
  setup: Setup;
  onSeat(wish: SeatOrder): void;
  onField(name: string, value: unknown): void;
}

function SeatRow({ index, seat, seats, fields, setup, onSeat, onField }: SeatProps) {
  /** What whoever sits here is about. */
  const said: string[] = [];
  return (
    <div class="seat-row" role="group" aria-label={T.setup.seat(index + 1)}>
      <b>{T.setup.seat(index + 1)}</b>
      <select
        aria-label={T.setup.seatOf(index + 1, T.seats.change)}
        value={seat.kind}
        onChange={(event) =>
          onSeat(
            event.currentTarget.value === "bot"
              ? { kind: "bot", strength: "fair" }
              : { kind: event.currentTarget.value as SeatOrder["kind"] },
          )
        }
      >
        {Object.entries(T.setup.kinds).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
      {seat.kind === "bot" && (
        <select
          aria-label={T.setup.seatOf(index + 1, T.setup.strength)}
          value={seat.strength ?? "fair"}
          onChange={(event) => onSeat({ kind: "bot", strength: event.currentTarget.value as "fair" })}
        >
          {Object.entries(T.setup.strengths).map(([strength, label]) => (
            <option key={strength} value={strength}>
              {label}
            </option>
          ))}
        </select>
      )}
      {seat.kind === "friend" && <small>{T.setup.friendHelp}</small>}
      {fields.map((field) => {
        const list = fitPerSeat(field, setup[field.name], seats);
        const about = (field.options ?? []).find((option) => option.value === list[index])?.about;
        if (about) said.push(about);
        return (
          <select
            key={field.name}
            aria-label={T.setup.seatOf(index + 1, field.label)}
            value={list[index] ?? ""}
            onChange={(event) =>
              onField(
                field.name,
                list.map((one, other) => (other === index ? event.currentTarget.value : one)),
              )
            }
          >
            {(field.options ?? []).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        );
      })}
      {said.map((text) => (
        <small key={text} class="seat-about">
          {text}
        </small>
      ))}
    </div>
  );
}
