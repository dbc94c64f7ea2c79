import { useEffect, useRef, useState } from "preact/hooks";
import type { Table } from "../net/live";
import { prefs } from "../prefs";
import { T } from "../strings";
import type { View } from "../wire";

/** Two soft notes, like a small bell on a mantelpiece. */
function chime(): void {
  try {
    const audio = new AudioContext();
    [659, 988].forEach((pitch, index) => {
      const tone = audio.createOscillator();
      const level = audio.createGain();
      const start = audio.currentTime + index * 0.16;
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0, start);
      level.gain.linearRampToValueAtTime(0.12, start + 0.02);
      level.gain.exponentialRampToValueAtTime(0.001, start + 0.9);
      tone.connect(level).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 1);
    });
    setTimeout(() => void audio.close(), 1500);
  } catch {
    // A browser without sound keeps silent.
  }
}

/** Tells a player who looks elsewhere that it is their turn: title, sound, notification. */
export function callToTable(name: string, prompt: string): void {
  document.title = T.notify.title(name);
  if (prefs.value.sound) chime();
  if (
    prefs.value.notifications &&
    document.hidden &&
    typeof Notification !== "undefined" &&
    Notification.permission === "granted"
  ) {
    new Notification(T.notify.title(name), { body: T.notify.body(prompt), tag: "hearthside-turn", icon: "/flame.svg" });
  }
}

export function restTitle(name: string): void {
  document.title = name ? `${name} · ${T.brand}` : T.brand;
}

/** What a screen reader is told, and the call to a player who looks elsewhere. */
export function useAnnouncer(table: Table, view: View): [string, (text: string) => void] {
  const [announced, setAnnounced] = useState("");
  const asked = useRef("");
  const { decision } = view;
  const mine = decision?.yours ?? false;
  useEffect(() => {
    if (table.fresh.length) setAnnounced(table.fresh.map((line) => line.text).join(" "));
  }, [table.fresh]);
  useEffect(() => {
    if (mine && decision && asked.current !== decision.prompt) {
      callToTable(table.name, decision.prompt);
      setAnnounced(
        (before) => `${before} ${T.live.yourTurn(decision.prompt)} ${T.live.options(decision.options.length)}`,
      );
    } else if (!mine) restTitle(table.name);
    asked.current = mine ? (decision?.prompt ?? "") : "";
  }, [mine, decision?.number]);
  useEffect(() => {
    if (view.outcome) setAnnounced(T.live.over(view.outcome.text));
  }, [view.outcome]);
  return [announced, setAnnounced];
}
