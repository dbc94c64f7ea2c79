import { createContext } from "preact";
import { useContext, useMemo, useRef, useState } from "preact/hooks";
import type { RuleEntry, Rules } from "../wire";
import { useTable } from "./context";

/** The words that the rule book explains, and how to find them in a sentence. */
export interface Glossary {
  rules: Map<string, RuleEntry>;
  finds: RegExp | null;
}

const NO_TERMS: Glossary = { rules: new Map(), finds: null };
export const Terms = createContext<Glossary>(NO_TERMS);

/** Rules that begin "Name: ..." explain that name; words that say what kind of thing it is do not belong to it. */
const NAMED =
  /^(?:(?:Favor|Treasure|Gear|Skeleton|Mood|Spell|Power|Ritual) )?([A-Z][A-Za-z’' -]{2,24}?)(?: \([^)]*\))?: /;
const MOST_WORDS = 3;
/** Names that a sentence uses for something else more often than not. */
const COMMON = new Set(
  "First Second Third Fourth Option Exception Limits Target Victory Solo Active Passive Caps Away Toward".split(" "),
);

export function glossary(book: Rules | null): Glossary {
  const rules = new Map<string, RuleEntry>();
  for (const rule of (book?.chapters ?? []).flatMap((chapter) => chapter.rules)) {
    const name = NAMED.exec(rule.text)?.[1];
    if (!name || COMMON.has(name) || name.split(" ").length > MOST_WORDS || rules.has(name)) continue;
    rules.set(name, rule);
  }
  if (!rules.size) return NO_TERMS;
  const names = [...rules.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[-’']/g, "\\$&"));
  return { rules, finds: new RegExp(`\\b(${names.join("|")})\\b`, "g") };
}

/** The book's words, worked out once. */
export const useGlossary = (book: Rules | null): Glossary => useMemo(() => glossary(book), [book]);

/** A sentence in which every word that the rule book explains can be opened. */
export function Said({ text }: { text: string }) {
  const { rules, finds } = useContext(Terms);
  const parts = useMemo(() => (finds ? text.split(finds) : [text]), [text, finds]);
  if (parts.length === 1) return <>{text}</>;
  return (
    <>
      {parts.map((part, index) => {
        const rule = index % 2 ? rules.get(part) : undefined;
        return rule ? <Term key={index} name={part} rule={rule} /> : part;
      })}
    </>
  );
}

const WIDTH = 300;

/** A word of the rule book: what it means comes up under the pointer, the rule itself with a click. */
function Term({ name, rule }: { name: string; rule: RuleEntry }) {
  const { openRule } = useTable();
  const word = useRef<HTMLButtonElement>(null);
  const [spot, setSpot] = useState<{ left: number; top: number } | null>(null);
  const show = (): void => {
    const box = word.current?.getBoundingClientRect();
    if (!box) return;
    const left = Math.max(8, Math.min(innerWidth - WIDTH - 8, box.left));
    setSpot({ left, top: Math.min(box.bottom + 6, innerHeight - 140) });
  };
  return (
    <>
      <button
        type="button"
        class="term"
        ref={word}
        onPointerEnter={show}
        onPointerLeave={() => setSpot(null)}
        onFocus={show}
        onBlur={() => setSpot(null)}
        onClick={() => (spot ? openRule(rule.id) : show())}
      >
        {name}
      </button>
      {spot && (
        <span class="term-tip" role="tooltip" style={{ left: `${spot.left}px`, top: `${spot.top}px` }}>
          {rule.text} <b>{rule.id}</b>
        </span>
      )}
    </>
  );
}
