import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { RuleEntry, Rules } from "../wire";
import { useTable } from "./context";

/** The words that the rule book explains, and how to find them in a sentence. */
export interface Glossary {
  rules: Map<string, RuleEntry>;
  finds: RegExp | null;
}

/** What a word means, and where on the screen to say it. */
interface Tip {
  rule: RuleEntry;
  left: number;
  top: number;
}

interface TermsValue extends Glossary {
  tip: Tip | null;
  show(tip: Tip | null): void;
}

const NO_TERMS: Glossary = { rules: new Map(), finds: null };
const Terms = createContext<TermsValue>({ ...NO_TERMS, tip: null, show: () => undefined });

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

/** Lets every sentence within know the book's words; what they mean is said outside of any sentence. */
export function Glossed({ book, children }: { book: Rules | null; children: ComponentChildren }) {
  const words = useMemo(() => glossary(book), [book]);
  const [tip, show] = useState<Tip | null>(null);
  const value = useMemo(() => ({ ...words, tip, show }), [words, tip]);
  return (
    <Terms.Provider value={value}>
      {children}
      {tip && (
        <div class="term-tip" role="tooltip" style={{ left: `${tip.left}px`, top: `${tip.top}px` }}>
          {tip.rule.text} <b>{tip.rule.id}</b>
        </div>
      )}
    </Terms.Provider>
  );
}

interface SaidProps {
  text: string;
  /** The rule that says it: what it explains itself is not explained again. */
  but?: string;
}

/** A sentence in which every word that the rule book explains can be opened. */
export function Said({ text, but }: SaidProps) {
  const { rules, finds } = useContext(Terms);
  const parts = useMemo(() => (finds ? text.split(finds) : [text]), [text, finds]);
  if (parts.length === 1) return <>{text}</>;
  const known = (index: number): RuleEntry | undefined => {
    const rule = index % 2 ? rules.get(parts[index] ?? "") : undefined;
    return rule?.id === but ? undefined : rule;
  };
  return (
    <>
      {parts.map((part, index) => {
        const rule = known(index);
        if (!rule) return known(index - 1) ? part.replace(CLINGS, "") : part;
        return (
          <span key={index} class="glued">
            <Term name={part} rule={rule} />
            {CLINGS.exec(parts[index + 1] ?? "")?.[0]}
          </span>
        );
      })}
    </>
  );
}

/** What never begins a line, and would after a button. */
const CLINGS = /^(?:['’]s)?[.,;:!?)”]*/;

const WIDTH = 300;

/** A word of the rule book: what it means comes up under the pointer, the rule itself with a click. */
function Term({ name, rule }: { name: string; rule: RuleEntry }) {
  const { openRule } = useTable();
  const { tip, show } = useContext(Terms);
  const word = useRef<HTMLButtonElement>(null);
  const tell = (): void => {
    const box = word.current?.getBoundingClientRect();
    if (!box) return;
    const left = Math.max(8, Math.min(innerWidth - WIDTH - 8, box.left));
    show({ rule, left, top: Math.min(box.bottom + 6, innerHeight - 140) });
  };
  const hush = (): void => show(null);
  // A word that goes takes with it what it says.
  useEffect(() => hush, []);
  return (
    <button
      type="button"
      class="term"
      ref={word}
      onPointerEnter={tell}
      onPointerLeave={hush}
      onFocus={tell}
      onBlur={hush}
      onClick={() => (tip?.rule === rule ? openRule(rule.id) : tell())}
    >
      {name}
    </button>
  );
}
