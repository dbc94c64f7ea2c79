import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { T } from "../strings";
import type { RuleEntry, Rules } from "../wire";

interface Props {
  book: Rules | null;
  /** The rule to show first. */
  open: string | null;
}

const fits = (rule: RuleEntry, words: string[]): boolean => {
  const text = `${rule.id} ${rule.text} ${rule.reading ?? ""}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The rule book beside the board, searchable. */
export function RulesPanel({ book, open }: Props) {
  const [query, setQuery] = useState("");
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    setQuery("");
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
  return (
    <>
      <label class="search">
        <span class="hidden">{T.rules.search}</span>
        <input
          type="search"
          placeholder={T.rules.search}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <span class="faint" role="status">
          {T.rules.found(found)}
        </span>
      </label>
      <div class="panel-scroll" ref={scroll} tabIndex={0} role="region" aria-label={T.panel.rules}>
        {!found && <p>{T.rules.none(query)}</p>}
        {chapters.map((chapter) => (
          <section key={chapter.title} class="chapter">
            <h3>{chapter.title}</h3>
            {chapter.rules.map((rule) => (
              <div key={rule.id} class={`rule${rule.id === open ? " open" : ""}`} data-rule={rule.id}>
                <b>{rule.id}</b> {rule.text}
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
              </div>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
