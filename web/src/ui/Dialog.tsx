import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { T } from "../strings";

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
}

/** A modal dialog: the browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, onClose, children, class: extra = "" }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Esc, which the browser turns into cancel
    <dialog
      ref={box}
      class={`dialog ${extra}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2>{title}</h2>
          <button type="button" class="plain" onClick={onClose} aria-label={T.close}>
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
