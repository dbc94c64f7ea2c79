import { Store } from "./store";

export interface Prefs {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "none";
  confirm: boolean;
  recap: boolean;
  sound: boolean;
  /** What happens at the table can be heard, */
  sounds: boolean;
  /** with something behind it, */
  ambience: boolean;
  /** so loud: 0 to 1. */
  volume: number;
  notifications: boolean;
  keys: boolean;
  handover: "auto" | "always" | "never";
  pace: "calm" | "brisk" | "instant";
  myName: string;
}

const KEY = "hearthside.prefs";
const DEFAULTS: Prefs = {
  theme: "auto",
  motion: "auto",
  confirm: false,
  recap: true,
  sound: false,
  sounds: false,
  ambience: true,
  volume: 0.6,
  notifications: false,
  keys: true,
  handover: "auto",
  pace: "brisk",
  myName: "",
};

function read(): Prefs {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs = new Store<Prefs>(read());

const media = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

export function setPref<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs.set({ ...prefs.value, [key]: value });
  localStorage.setItem(KEY, JSON.stringify(prefs.value));
  applyPrefs();
}

/** Nothing moves by itself while this holds. */
export function still(): boolean {
  const { motion } = prefs.value;
  return motion === "none" || (motion === "auto" && media("(prefers-reduced-motion: reduce)"));
}

export function applyPrefs(): void {
  const { theme } = prefs.value;
  const dark = theme === "dark" || (theme === "auto" && media("(prefers-color-scheme: dark)"));
  const root = document.documentElement;
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = still() ? "none" : "full";
}
