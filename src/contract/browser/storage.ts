/** The used part of `localStorage` and `sessionStorage`. */
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

/** Web storage that may be unavailable (private windows, full quota): then nothing is stored, and no error is thrown. */
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
      // the value is not stored
    }
  },
  remove(key) {
    try {
      storage().removeItem(key);
    } catch {
      // unavailable storage holds no value to remove
    }
  },
});

export const kept = guarded(() => localStorage);
export const keptInTab = guarded(() => sessionStorage);

/** A stored JSON value; null if there is none or it is malformed. */
export function readJson(storage: Kept, key: string): unknown {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
