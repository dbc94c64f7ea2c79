/** What every icon of the job language means, as the box's crib sheet has it; the name is that of the icon token. */
export const CRIB: [title: string, icons: [token: string, words: string][]][] = [
  [
    "Only if you are",
    [
      ["if-forest", "in a forest"],
      ["if-prairie", "on a prairie"],
      ["if-mountain", "on a mountain"],
      ["if-village", "in a village"],
      ["if-water", "on water"],
      ["if-river", "by a river"],
      ["if-camp", "in a bandit camp"],
      ["if-wagon", "at the wagon"],
      ["if-start", "on the start tile"],
      ["if-linked", "next to a railway"],
      ["if-unmarked", "where it was not done before"],
      ["if-westmost", "further west than ever before"],
      ["if-moved-west", "there by a step west"],
    ],
  ],
  [
    "Pay and gain",
    [
      ["pay-gold", "pay gold"],
      ["pay-metal", "pay metal"],
      ["pay-wood", "pay wood"],
      ["pay-food", "pay food"],
      ["pay-any", "pay one resource of your choice"],
      ["gain-gold", "gain gold"],
      ["gain-metal", "gain metal"],
      ["gain-wood", "gain wood"],
      ["gain-food", "gain food"],
      ["gain-any", "gain one resource of your choice"],
    ],
  ],
  [
    "Move and build",
    [
      ["walk", "walk: two for a mountain, never water"],
      ["climb", "climb: one for a mountain, never water"],
      ["sail", "sail: on water and rivers, and ashore"],
      ["train", "ride from railway to railway"],
      ["rail", "build a railway, not on water"],
      ["bridge", "build a railway over water or a river"],
      ["telescope", "turn tiles within two steps"],
      ["mark", "mark the place"],
    ],
  ],
  [
    "Cards",
    [
      ["draw", "draw cards"],
      ["discard-item", "discard other items"],
      ["discard-blue", "discard another blue card"],
      ["discard-green", "discard another green card"],
      ["discard-red", "discard another red card"],
      ["discard-yellow", "discard another yellow card"],
      ["discard-grey", "discard another grey card"],
      ["discard-danger", "discard a danger"],
      ["discard-pain", "discard a pain"],
      ["discard-exhaustion", "discard an exhaustion"],
      ["discard-this", "discard this card"],
      ["scrap-item", "scrap an item: it leaves your deck"],
      ["scrap-blue", "scrap a blue card"],
      ["scrap-green", "scrap a green card"],
      ["scrap-red", "scrap a red card"],
      ["scrap-yellow", "scrap a yellow card"],
      ["scrap-grey", "scrap a grey card"],
      ["scrap-danger", "scrap a danger"],
      ["scrap-pain", "scrap a pain"],
      ["scrap-exhaustion", "scrap an exhaustion"],
      ["scrap-this", "scrap this card"],
      ["gain-pain", "take a pain"],
      ["gain-exhaustion", "take an exhaustion"],
      ["gain-danger", "take a pain or an exhaustion"],
    ],
  ],
  [
    "Fight and score",
    [
      ["attack", "hits on bandits"],
      ["defend", "saves against their hits"],
      ["points", "points"],
    ],
  ],
  [
    "Whenever",
    [
      ["on-build", "you build a railway"],
      ["on-reveal", "you turn a tile"],
      ["on-clear", "you clear a tile of bandits"],
      ["on-wagon-west", "the wagon rolls west"],
      ["on-wagon-east", "the wagon rolls east"],
      ["on-wagon-damage", "the wagon is damaged"],
    ],
  ],
];

const WORDS = new Map(CRIB.flatMap(([, entries]) => entries));

/** One icon token in words: `gain-food:3d` is "gain food, 3 dice". */
export function tokenWords(text: string): string {
  const [name = "", value = ""] = text.split(":");
  const words = WORDS.get(name) ?? name.replaceAll("-", " ");
  const dice = /^(\d+)d$/.exec(value);
  if (dice) return `${words}, ${dice[1]} ${dice[1] === "1" ? "die" : "dice"}`;
  const when = name.startsWith("if-") ? "only " : name.startsWith("on-") ? "whenever " : "";
  return value && value !== "1" ? `${when}${words}: ${value}` : `${when}${words}`;
}
