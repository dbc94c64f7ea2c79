import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { T } from "../strings";
import { Icon } from "../ui/Icon";
import type { GoalView, Line, RuleEntry, Rules } from "../wire";
import { Components } from "./Components";
import { useTable } from "./context";
import { Gallery } from "./Gallery";
import { Said } from "./terms";

interface Props {
  game: string;
  book: Rules | null;
  /** The rule to show first. */
  open: string | null;
  /** What wins, at this table. */
  race: GoalView[];
  /** What has happened in this game, or the latest of it. */
  lines: Line[];
  /** All that has happened, where that is more. */
  whole?: () => Promise<Line[]>;
}

type Page = "rules" | "key" | "gallery";

const fits = (rule: RuleEntry, words: string[]): boolean => {
  const text = `${rule.id} ${rule.text} ${rule.reading ?? ""}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The rule book beside the board: how to win, chapter by chapter, what lies on the table; and it can be searched. */
export function RulesPanel({ game, book, open, race, lines: latest, whole }: Props) {
  const lines = useWhole(latest, open !== null, whole);
  const [query, setQuery] = useState("");
  const [page, setPage] = useState<Page>("rules");
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    setQuery("");
    setPage("rules");
    requestAnimationFrame(() =>
      scroll.current?.querySelector(`[data-rule="${open}"]`)?.scrollIntoView({ block: "center" }),
    );
  }, [open, book]);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const chapters = useMemo(
    () =>
      (book?.chapters ?? [])
        .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(rule, words)) }))
        .filter((chapter) => chapter.rules.length),
    [book, query],
  );
  const found = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  if (!book) return <p class="faint">{T.loading}</p>;
  const toChapter = (index: number): void =>
    scroll.current?.querySelector(`[data-chapter="${index}"]`)?.scrollIntoView({ block: "start" });
  return (
    <>
      <label class="search">
        <span class="hidden">{T.rules.search}</span>
        <input
          type="search"
          placeholder={T.rules.search}
          value={query}
          onInput={(event) => {
            setQuery(event.currentTarget.value);
            if (page === "key") setPage("rules");
          }}
        />
        <span class="faint" role="status">
          {page === "gallery" ? "" : T.rules.found(found)}
        </span>
      </label>
      <div class="book-pages" role="group" aria-label={T.rules.pages}>
        {(["rules", "key", "gallery"] as const).map((one) => (
          <button key={one} type="button" class="option" aria-pressed={page === one} onClick={() => setPage(one)}>
            {T.rules.page[one]}
          </button>
        ))}
      </div>
      <div class="panel-scroll" ref={scroll} tabIndex={0} role="region" aria-label={T.panel.rules}>
        {page === "key" && <Components />}
        {page === "gallery" && <Gallery game={game} words={words} lines={lines} />}
        {page === "rules" && (
          <>
            {!found && <p>{T.rules.none(query)}</p>}
            {!words.length && <HowToWin race={race} book={book} />}
            {!words.length && (
              <nav class="contents" aria-label={T.rules.contents}>
                <h3>{T.rules.contents}</h3>
                <ol>
                  {chapters.map((chapter, index) => (
                    <li key={chapter.title}>
                      <button type="button" onClick={() => toChapter(index)}>
                        {chapter.title} <span class="faint">{chapter.rules.length}</span>
                      </button>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            {chapters.map((chapter, index) => (
              <section key={chapter.title} class="chapter" data-chapter={index}>
                <h3>{chapter.title}</h3>
                {chapter.rules.map((rule) => (
                  <RuleText key={rule.id} rule={rule} open={rule.id === open} lines={lines} />
                ))}
              </section>
            ))}
          </>
        )}
      </div>
    </>
  );
}

/** What decides this game, with the rule behind each. */
function HowToWin({ race, book }: { race: GoalView[]; book: Rules }) {
  const { theme, openRule } = useTable();
  const all = useMemo(() => book.chapters.flatMap((chapter) => chapter.rules), [book]);
  // Goals that several have are told once.
  const goals = [...new Map(race.map((goal) => [goal.rule + goal.name, goal])).values()];
  if (!goals.length) return null;
  return (
    <section class="how-to-win" data-test="how-to-win">
      <h3>{T.rules.win}</h3>
      <ul>
        {goals.map((goal) => (
          <li key={goal.name + goal.rule}>
            {theme.icons[goal.look] && <Icon body={theme.icons[goal.look] ?? ""} />}
            <span>
              <b>
                {goal.name}, {goal.of}
              </b>{" "}
              {T.race.means[goal.means]}. {goal.text} {all.find((rule) => rule.id === goal.rule)?.text}{" "}
              <button type="button" class="rule-link" onClick={() => openRule(goal.rule)}>
                {goal.rule}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The latest lines, and those before them as soon as somebody looks at a rule. */
function useWhole(latest: Line[], wanted: boolean, whole: Props["whole"]): Line[] {
  const [before, setBefore] = useState<Line[]>([]);
  const first = latest[0]?.number ?? 0;
  const missing = wanted && first > 1 && !before.length;
  useEffect(() => {
    if (missing) whole?.().then(setBefore, () => undefined);
  }, [missing]);
  return useMemo(() => [...before.filter((line) => line.number < first), ...latest], [before, latest]);
}

/** So many lines show where a rule has applied. */
const APPLIED = 5;

function RuleText({ rule, open, lines }: { rule: RuleEntry; open: boolean; lines: Line[] }) {
  const applied = useMemo(() => lines.filter((line) => line.rule === rule.id), [lines, rule.id]);
  return (
    <div class={`rule${open ? " open" : ""}`} data-rule={rule.id}>
      <b>{rule.id}</b> <Said text={rule.text} but={rule.id} />
      {rule.reading && (
        <p class="reading">
          <em>{T.rules.reading}:</em> {rule.reading}
        </p>
      )}
      {rule.na && (
        <p class="reading">
          <em>{T.rules.na}:</em> {rule.na}
        </p>
      )}
      {rule.open && (
        <p class="reading">
          <em>{T.rules.unbuilt}:</em> {rule.open}
        </p>
      )}
      {applied.length > 0 && (
        <details class="applied">
          <summary>{T.rules.applied(applied.length)}</summary>
          <ul>
            {applied.slice(-APPLIED).map((line, index) => (
              <li key={index}>{line.text}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
