import { useState } from "preact/hooks";
import { T } from "../strings";

/** Puts a text where it can be pasted from. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [done, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(text).catch(() => undefined);
    setDone(true);
    setTimeout(() => setDone(false), 1500);
  };
  return (
    <button type="button" class="option" data-link={text} onClick={() => void copy()}>
      {done ? T.copied : label}
    </button>
  );
}
