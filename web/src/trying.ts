/** What the client says of plans, previews and fair dice. */

export const plural = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const PLAN = {
  begin: "Try my turn in private",
  label: "Your plan",
  private: "A plan. Nobody sees it, and nothing is chosen yet.",
  first: "Choose as if it were real.",
  steps: (n: number) => plural(n, "choice", "choices"),
  take: (n: number) => `Do it: ${plural(n, "choice", "choices")}`,
  back: "One choice back",
  drop: "Drop the plan",
  taking: "Doing it…",
  tried: (label: string, lines: string) => `In your plan: ${label}. ${lines}`,
  begun: "You are planning. Nobody sees it, and nothing is chosen until you say so.",
  dropped: "The plan is dropped. Nothing was chosen.",
  chance: (label: string) => `“${label}” is up to chance.`,
  tries: (tries: number) => `What came of it in ${tries} tries:`,
  page: (label: string) => `“${label}” turns a page that nobody has read yet, and no plan reads ahead.`,
  rare: "something else",
  noMore: "Nothing more.",
  suppose: "Suppose this",
  supposed: "supposed",
  percent: (times: number, of: number) => `${Math.round((100 * times) / of)} %`,
  ends: {
    others: (name: string) => `From here on it is ${name}’s choice.`,
    over: "The game would be over.",
    full: "A plan has no more choices than this.",
  },
  moved: "The table has moved on, so your plan was dropped.",
  refused: (label: string) => `${label} is not on offer there.`,
  notOffered: (label: string) => `Your plan stopped before “${label}”: it is not on offer now.`,
  stopped: (label: string) => `Your plan stopped at “${label}”: the table did not take it.`,
  differs: (label: string) => `Your plan stopped after “${label}”: something else came of it.`,
  luck: (label: string) => `Your plan stopped after “${label}”: chance decided otherwise than you supposed.`,
  why: "Why not is told at the table itself; this is a plan.",
};

export const PREVIEW = {
  would: "What would come of it",
  nothing: "Nothing to tell.",
  next: (prompt: string) => `Then: ${prompt}`,
  asking: "Trying it…",
  race: (name: string, before: number, after: number) => `${name} ${before} → ${after}`,
};

export const FAIR = {
  title: "How the dice are thrown",
  intro:
    "Before anybody chooses, the table shows the SHA-256 of every secret its dice come from, and whoever comes to a " +
    "seat adds words of their own. When the game is over the secrets are shown, and this browser can check them.",
  next: "Committed to, for when a seat changes hands",
  from: (line: number, why: string) => `From line ${line} on${why ? `: ${why}` : ""}`,
  commitment: "Commitment",
  mine: "Words of this browser",
  theirs: (seat: number) => `Words from seat ${seat}`,
  secret: "Secret",
  later: "The secrets are shown, and can be checked, when the game is over.",
  none: "This table has made no commitments, so there is nothing to check.",
  check: "Check it now",
  committed: "Every secret is what was committed to.",
  broken: "A secret is not what was committed to.",
  remembered: "The commitments are those that this browser saw during the game.",
  changed: "A commitment is not the one that this browser saw during the game.",
  thrown: (n: number) => `${plural(n, "throw", "throws")} checked: every one came from those secrets.`,
  foreign: "A throw did not come from those secrets.",
};
