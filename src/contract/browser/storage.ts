/** What is used of `localStorage` and `sessionStorage`. */
interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface Kept {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Web storage that may be refused (private windows, full quota): then nothing is kept, and nothing breaks. */
const guarded = (storage: () => WebStorage): Kept => ({
  read(key) {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      storage().setItem(key, value);
    } catch {
      // kept in memory only
    }
  },
  remove(key) {
    try {
      storage().removeItem(key);
    } catch {
      // was never kept
    }
  },
});

export const kept = guarded(() => localStorage);
export const keptInTab = guarded(() => sessionStorage);

/** A stored JSON text, or null where there is none or it is broken. */
export function readJson(storage: Kept, key: string): unknown {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
