import { useEffect, useRef } from "preact/hooks";
import type { Table } from "../net/live";
import { prefs } from "../prefs";
import { useStore } from "../store";
import type { View } from "../wire";
import type { SoundPlayer } from "./player";

/** Lets a table be heard, once somebody has asked for it; until then nothing of it is even loaded. */
export function useHearing(table: Table, view: View): void {
  const { sounds, ambience, volume } = useStore(prefs);
  const player = useRef<SoundPlayer | null>(null);
  const cues = useRef<typeof import("./voices").cueOf | null>(null);
  useEffect(() => {
    if (!sounds || typeof AudioContext === "undefined") return;
    let gone = false;
    void Promise.all([import("./player"), import("./voices")]).then(([made, voices]) => {
      if (gone) return;
      player.current = new made.SoundPlayer(table.game, prefs.value.volume, prefs.value.ambience);
      cues.current = voices.cueOf;
      player.current.cue("turn");
    });
    return () => {
      gone = true;
      player.current?.close();
      player.current = null;
    };
  }, [sounds, table.game]);
  useEffect(() => {
    if (player.current) player.current.volume = volume;
  }, [volume]);
  useEffect(() => {
    if (player.current) player.current.ambience = ambience;
  }, [ambience]);
  useEffect(() => {
    for (const cue of new Set(table.fresh.map((line) => cues.current?.(line.kind)))) if (cue) player.current?.cue(cue);
  }, [table.fresh]);
  useEffect(() => {
    if (table.beat?.rolling) player.current?.cue("dice");
  }, [table.beat?.rolling]);
  const mine = (view.decision?.yours ?? false) && table.left === 0;
  useEffect(() => {
    if (mine) player.current?.cue("turn");
  }, [mine]);
  useEffect(() => {
    const { outcome } = view;
    if (!outcome) return;
    const best = Math.max(...outcome.scores);
    const won = best > 0 && table.you.some((seat) => outcome.scores[seat] === best);
    player.current?.cue(won ? "won" : "lost");
  }, [view.outcome !== null]);
}
