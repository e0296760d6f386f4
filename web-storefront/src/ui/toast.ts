/** Milliseconds that a toast is shown. */
const SHOWN_MS = 2600;

export interface Toast {
  readonly id: number;
  readonly text: string;
}

let shown: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();
const show = (next: readonly Toast[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Reports that something succeeded. Errors are not toasts: they are shown as alerts where they occur. */
export function toast(text: string): void {
  last += 1;
  const id = last;
  show([...shown, { id, text }]);
  setTimeout(() => show(shown.filter((other) => other.id !== id)), SHOWN_MS);
}

export const toasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: (): readonly Toast[] => shown,
};
