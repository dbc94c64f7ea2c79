/** What the client says of finding players, keeping one's tables, and looking after a table. */

import { plural } from "./trying";

export const OPEN = {
  title: "Tables looking for players",
  seats: (open: number, seats: number) => `${open} of ${plural(seats, "chair", "chairs")} free`,
  join: "Sit down",
  joinAt: (name: string) => `Sit down at ${name}`,
  list: "Let strangers join from the lobby",
  listHelp: "The table is listed in the lobby for as long as it has a free chair.",
};

export const RECOVERY = {
  title: "Keep your tables safe",
  text: "Only this browser knows your tables. A recovery link opens them in any other, should this one be lost.",
  make: "Make a recovery link",
  made: "Your recovery link. Whoever has it can play your seats, so keep it where you keep passwords.",
  kept: "Tables that you join from now on are added to it by themselves. The server cannot read what it keeps.",
  drop: "Close this link",
  insecure: "This needs a page that was opened by https.",
  pageTitle: "Bring your tables here",
  found: (n: number) => `This link opens ${plural(n, "table", "tables")}.`,
  bring: "Bring them to this browser",
  adopt: "Add the tables of this browser to the link as well",
  adoptHelp: "Only if the link is your own: whoever else has it could then play your seats.",
  nothing: "This link recovers nothing: it has been closed, or is not complete.",
};

export const SETTINGS = {
  open: "Table settings…",
  title: "Table settings",
  notices: "Tell me when it is my turn",
  noticesHelp: "Only while you are away, once a turn, and never with a link to your seat.",
  noKinds: "This server sends no notices. A browser notification can be switched on in the preferences.",
  forSeat: (name: string) => `For ${name}`,
  kinds: { email: "E-mail", webhook: "Webhook", push: "This browser" } as Record<string, string>,
  address: { email: "you@example.org", webhook: "https://example.org/your-turn" } as Record<string, string>,
  off: "off",
  on: (address: string) => `on: ${address}`,
  waits: (address: string) => `waits for the code that was sent to ${address}`,
  turnOn: "Turn on",
  turnOff: "Turn off",
  test: "Try it",
  tested: "It has been sent.",
  code: "Code from the letter",
  confirm: "Confirm",
  secret: "Its messages are signed with this secret, which is shown only now:",
  of: (what: string, whom: string) => `${what}: ${whom}`,
  people: "People and links",
  mute: "Silence",
  unmute: "Let speak",
  muted: "silenced",
  renew: "New link",
  revoke: "Close link",
  spectators: "Spectators",
  owner: "Owner (you)",
  ownerHelp: "A new owner’s link closes the one you have; this browser keeps the new one.",
  renewed: (name: string) => `${name}: the old link is closed. This is the new one:`,
  revoked: (name: string) => `${name}: the link is closed.`,
  sureRevoke: (name: string) => `Close the link of ${name}? Whoever sits there leaves the table.`,
  danger: "Delete the table",
  dangerHelp: "The game, its record, its chat and all links go for good, for everybody.",
  delete: "Delete…",
  sureDelete: (name: string) => `Delete “${name}” for good?`,
  yesDelete: "Yes, delete it",
  no: "No",
  yes: "Yes",
};

const SPANS: [number, string, string][] = [
  [86_400, "day", "days"],
  [3_600, "hour", "hours"],
  [60, "minute", "minutes"],
  [1, "second", "seconds"],
];

export const CLOCK = {
  title: "Clock",
  help: "Off unless you want it. It can be set before the first choice, and taken away at any time.",
  kinds: { off: "No clock", turn: "For each turn", bank: "For the whole game" } as Record<string, string>,
  time: "How much time",
  bonus: "More with every choice",
  atZero: "When time is up",
  zero: { choice: "a bot makes the choice", seat: "a bot takes the seat over" } as Record<string, string>,
  span: (seconds: number) => {
    const [size, one, many] = SPANS.find(([size]) => seconds % size === 0) ?? [1, "second", "seconds"];
    return plural(seconds / size, one, many);
  },
  more: (seconds: number) => (seconds ? `and ${plural(seconds, "second", "seconds")} a choice` : "and no more"),
  set: "Set the clock",
  of: (name: string) => `Time left: ${name}`,
  everybody: "everybody",
  days: (n: number) => plural(n, "day", "days"),
  back: "I am back",
};
