import type { Synth } from "./synth";

/** What can be heard at a table. */
export type Cue = "move" | "card" | "gain" | "harm" | "omen" | "dice" | "turn" | "won" | "lost";

/** How a game sounds: a stroke for each cue, and what goes on behind them, in bars of so many seconds. */
export interface Voice {
  bar: number;
  ambience(synth: Synth, at: number, bar: number): void;
  cues: Partial<Record<Cue, (synth: Synth, at: number) => void>>;
}

const chord =
  (play: (synth: Synth, pitch: number, at: number) => void, gap: number, ...pitches: number[]) =>
  (synth: Synth, at: number): void =>
    pitches.forEach((pitch, index) => play(synth, pitch, at + index * gap));

const pluck = (synth: Synth, pitch: number, at: number): void => synth.pluck(pitch, at, 0.2);
const ring = (synth: Synth, pitch: number, at: number): void => synth.bell(pitch, at, 0.12);
const reed = (synth: Synth, pitch: number, at: number): void => synth.tone(pitch, at, 0.8, 0.16, "sawtooth");

/** What every table has: dice on wood, cards on cloth. */
const COMMON: Voice["cues"] = {
  move: (synth, at) => synth.knock(190, at, 0.16),
  card: (synth, at) => synth.brush(2600, at, 0.16, 0.3),
  dice: (synth, at) => {
    for (let n = 0; n < 7; n += 1) synth.knock(320 + Math.random() * 260, at + n * 0.085 + Math.random() * 0.05, 0.14);
  },
};

/** A freight train at night, and a guitar with five strings left. */
const vagrantsong: Voice = {
  bar: 1.6,
  ambience: (synth, at, bar) => {
    for (const beat of [0, 0.13, 0.8, 0.93]) synth.brush(150, at + beat, 0.11, 0.6, 2);
    synth.bed(90, at, 1.6, 0.4);
    if (bar % 23 === 11)
      for (const pitch of [311, 370, 466]) synth.tone(pitch, at, 1.5, 0.03, "triangle", pitch * 0.97);
  },
  cues: {
    ...COMMON,
    gain: chord(pluck, 0.09, 196, 247, 294),
    harm: chord(pluck, 0.12, 185, 139),
    omen: (synth, at) => synth.tone(880, at, 1.1, 0.1, "sine", 420),
    turn: chord(pluck, 0.13, 294, 392),
    won: chord(pluck, 0.14, 196, 247, 294, 392, 494),
    lost: chord(pluck, 0.3, 294, 277, 220, 165),
  },
};

/** Wind in a chimney, and an organ in a room that is not on the plan. */
const vast: Voice = {
  bar: 4,
  ambience: (synth, at, bar) => {
    synth.bed(220 + 120 * Math.sin(bar), at, 4, 0.5, 4, 1.6);
    if (bar % 5 === 2) synth.tone(55, at, 3.5, 0.09, "triangle");
    if (bar % 11 === 6) synth.knock(120, at + 1, 0.08);
  },
  cues: {
    ...COMMON,
    gain: chord(ring, 0.1, 523, 659),
    harm: (synth, at) => {
      synth.brush(900, at, 0.2, 0.2);
      synth.tone(110, at, 0.4, 0.16, "sawtooth", 55);
    },
    omen: chord(reed, 0.02, 147, 175, 208),
    turn: chord(ring, 0.18, 440, 349),
    won: chord(reed, 0.2, 175, 220, 262, 349),
    lost: chord(reed, 0.26, 175, 165, 147, 110),
  },
};

/** Prairie, crickets, and somebody with a harmonica. */
const west: Voice = {
  bar: 3,
  ambience: (synth, at, bar) => {
    synth.bed(420, at, 3, 0.16, 1, 1.4);
    for (let n = 0; n < 4; n += 1) synth.tone(4200, at + (bar % 3) * 0.4 + n * 0.06, 0.05, 0.03);
  },
  cues: {
    ...COMMON,
    move: (synth, at) => [0, 0.12, 0.3, 0.42].forEach((beat) => synth.knock(150, at + beat, 0.12)),
    gain: chord(pluck, 0.08, 330, 392, 494),
    harm: (synth, at) => {
      synth.brush(1800, at, 0.25, 0.28);
      synth.knock(80, at, 0.3);
    },
    omen: (synth, at) => synth.tone(520, at, 1.4, 0.1, "sine", 760),
    turn: chord(reed, 0.16, 392, 494),
    won: chord(pluck, 0.12, 196, 294, 392, 494, 587),
    lost: chord(reed, 0.3, 392, 370, 294),
  },
};

/** A fire that is low, rain on a shutter, a bell without a rope. */
const folklore: Voice = {
  bar: 2.5,
  ambience: (synth, at, bar) => {
    synth.bed(5200, at, 2.5, 0.035, 0.7);
    for (let n = 0; n < 3; n += 1) synth.brush(1500 + Math.random() * 2000, at + Math.random() * 2.4, 0.05, 0.4, 3);
    if (bar % 17 === 8) synth.bell(98, at, 0.05, 4);
  },
  cues: {
    ...COMMON,
    gain: chord(ring, 0.12, 392, 494),
    harm: (synth, at) => {
      synth.knock(70, at, 0.4);
      synth.brush(600, at, 0.18, 0.16);
    },
    omen: (synth, at) => synth.bell(123, at, 0.18, 3),
    turn: (synth, at) => synth.bell(294, at, 0.1, 1.4),
    won: chord(ring, 0.3, 196, 294, 392),
    lost: chord(ring, 0.6, 147, 123, 98),
  },
};

const plain: Voice = {
  bar: 30,
  ambience: () => undefined,
  cues: {
    ...COMMON,
    gain: chord(ring, 0.1, 523, 659),
    harm: chord(ring, 0.14, 330, 262),
    omen: chord(ring, 0.2, 220, 208),
    turn: chord(ring, 0.16, 659, 988),
    won: chord(ring, 0.16, 523, 659, 784),
    lost: chord(ring, 0.2, 392, 330),
  },
};

const VOICES: Record<string, Voice> = { vagrantsong, vast, deck_goes_west: west, folklore };

export const voiceOf = (game: string): Voice => VOICES[game] ?? plain;

/** What a kind of log line sounds like: the first that fits, else a piece that is set down. */
const HEARD: [RegExp, Cue][] = [
  [/lost|wound|hit$|struck|harm|died|damage|vita|health|haunted|stolen|burned|poison|curse|infected|death/, "harm"],
  [
    /gained|got|healed|points|coins|found|looted|treasure|recovered|bought|saved|stash|ritual|learned|grit|built/,
    "gain",
  ],
  [/event|omen|terror|scream|darkness|moon|malady|candle|mood|raid|cycle|break|fate/, "omen"],
  [/drew|card|row|search|loot|play|tarot/, "card"],
  [/moved|walked|crept|drift|placed|turned|travel|sneak|sprint|lured|pushed/, "move"],
];

export const cueOf = (kind: string): Cue => HEARD.find(([words]) => words.test(kind))?.[1] ?? "move";
