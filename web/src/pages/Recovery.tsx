import { useEffect, useState } from "preact/hooks";
import { ApiError } from "../net/api";
import type { Keys } from "../net/keyring";
import { possible, recovery } from "../net/recovery";
import { go, href, recoveryLink } from "../router";
import { T } from "../strings";
import { CopyButton } from "../ui/CopyButton";

/** Makes, shows and closes the link by which this browser's tables are found in another. */
export function RecoveryBox({ guarded }: { guarded(doing: Promise<unknown>): void }) {
  const [secret, setSecret] = useState(recovery.secret());
  const make = async (): Promise<void> => setSecret(await recovery.make());
  const drop = async (): Promise<void> => {
    await recovery.drop();
    setSecret("");
  };
  return (
    <details class="recovery" data-test="recovery">
      <summary>{T.recovery.title}</summary>
      <p>{secret ? T.recovery.made : T.recovery.text}</p>
      {!possible() && <p class="problem">{T.recovery.insecure}</p>}
      {!secret && (
        <button type="button" class="option" disabled={!possible()} onClick={() => guarded(make())}>
          {T.recovery.make}
        </button>
      )}
      {secret && (
        <>
          <p>
            <code>{recoveryLink(secret)}</code>
          </p>
          <p class="row">
            <CopyButton text={recoveryLink(secret)} label={T.copy} />
            <button type="button" class="option" onClick={() => guarded(drop())}>
              {T.recovery.drop}
            </button>
          </p>
          <p class="faint">{T.recovery.kept}</p>
        </>
      )}
    </details>
  );
}

/** Brings the tables of another browser to this one, if whoever opened the link says so. */
export function RecoverPage({ secret }: { secret: string }) {
  const [found, setFound] = useState<Keys[] | null>(null);
  const [problem, setProblem] = useState("");
  const [adopt, setAdopt] = useState(false);
  useEffect(() => {
    if (!possible()) setProblem(T.recovery.insecure);
    else
      recovery
        .look(secret)
        .then(setFound, (error: unknown) => setProblem(error instanceof ApiError ? error.message : String(error)));
  }, [secret]);
  const bring = (): void => {
    recovery.bring(secret, found ?? [], adopt);
    go({ page: "lobby" }, true);
  };
  return (
    <main class="closed recover">
      <h1>{T.recovery.pageTitle}</h1>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {!problem && !found && <p class="loading">{T.loading}</p>}
      {found?.length === 0 && <p role="status">{T.recovery.nothing}</p>}
      {found && found.length > 0 && (
        <>
          <p role="status">{T.recovery.found(found.length)}</p>
          <ul>
            {found.map((keys) => (
              <li key={keys.table}>{keys.name || keys.table}</li>
            ))}
          </ul>
          <p>
            <label>
              <input type="checkbox" checked={adopt} onChange={(event) => setAdopt(event.currentTarget.checked)} />{" "}
              {T.recovery.adopt}
            </label>
            <br />
            <small>{T.recovery.adoptHelp}</small>
          </p>
          <button type="button" class="option primary big" data-test="bring" onClick={bring}>
            {T.recovery.bring}
          </button>
        </>
      )}
      <p>
        <a href={href({ page: "lobby" })}>{T.back}</a>
      </p>
    </main>
  );
}
