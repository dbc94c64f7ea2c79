import { useEffect, useState } from "preact/hooks";

/** A value that tells its listeners when it changes. */
export class Store<V> {
  private listeners = new Set<() => void>();

  constructor(private current: V) {}

  get value(): V {
    return this.current;
  }

  set(next: V): void {
    if (next === this.current) return;
    this.current = next;
    for (const listener of [...this.listeners]) listener();
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

/** The store's value; the component is drawn again whenever it changes. */
export function useStore<V>(store: Store<V>): V {
  const [value, setValue] = useState(() => store.value);
  useEffect(() => {
    const read = (): void => setValue(() => store.value);
    read();
    return store.listen(read);
  }, [store]);
  return value;
}
