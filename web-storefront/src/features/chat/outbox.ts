import { kept, readJson, type Kept } from '#contract/browser/storage.ts';
import { ApiProblem, explain, isUnanswered } from '../../lib/api.ts';
import type { Message } from './queries.ts';

/** A message that was sent here and, as far as is known, has not arrived. */
export interface Unsent {
  readonly clientId: string;
  readonly orderId: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
  /** Why the last attempt failed. Another attempt follows. */
  readonly problem?: string;
  /** Why the server refused the message. No other attempt follows. */
  readonly refused?: string;
  /** Epoch milliseconds. The message is not sent before this time, because the limit is reached. */
  readonly until?: number;
}

const NAME = 'chat.unsent';
const SOON_MS = 2_000;
const LATEST_MS = 60_000;

interface Wiring {
  readonly send: (message: Unsent) => Promise<Message>;
  readonly arrived: (message: Message) => void;
  readonly storage?: Kept;
}

/**
 * The outbox of the chat. Unsent messages survive a reload and are sent in their order as soon as the server can be
 * reached. The server knows a message by its `clientId`, so it arrives once despite retries and several tabs.
 */
export function createOutbox({ send, arrived, storage = kept }: Wiring) {
  let entries: readonly Unsent[] = stored() ?? [];
  let running = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function stored(): readonly Unsent[] | null {
    const value = readJson(storage, NAME);
    return Array.isArray(value) ? (value as Unsent[]) : null;
  }
  /** Starts from the stored entries, so that changes of other tabs are kept. */
  function change(how: (before: readonly Unsent[]) => readonly Unsent[]) {
    entries = how(stored() ?? entries);
    storage.write(NAME, JSON.stringify(entries));
    for (const listener of listeners) listener();
  }
  const mark = (clientId: string, note: Pick<Unsent, 'problem' | 'refused' | 'until'>) =>
    change((before) =>
      before.map((one) => {
        const { clientId: id, orderId, text, at } = one;
        return id === clientId ? { clientId: id, orderId, text, at, ...note } : one;
      }),
    );
  const remove = (clientId: string) => change((before) => before.filter((one) => one.clientId !== clientId));
  function again(inMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), inMs);
  }

  /** @returns whether the server can be reached. */
  async function attempt(unsent: Unsent): Promise<boolean> {
    try {
      arrived(await send(unsent));
      failures = 0;
      remove(unsent.clientId);
      return true;
    } catch (error) {
      if (isUnanswered(error)) {
        mark(unsent.clientId, { problem: explain(error) });
        again(Math.min(SOON_MS * 2 ** failures, LATEST_MS));
        failures += 1;
        return false;
      }
      const seconds = error instanceof ApiProblem ? error.problem.params?.retryAfterSeconds : undefined;
      if (typeof seconds === 'number') mark(unsent.clientId, { until: Date.now() + seconds * 1000 });
      else mark(unsent.clientId, { refused: explain(error) });
      return true;
    }
  }

  /** The next message that may be sent. A message that has to wait blocks the later ones of its conversation. */
  const next = () =>
    entries.find(
      ({ orderId, clientId, refused, until = 0 }) =>
        refused === undefined &&
        until <= Date.now() &&
        entries.find((one) => one.orderId === orderId && one.refused === undefined)?.clientId === clientId,
    );

  async function flush(): Promise<void> {
    if (running) return;
    running = true;
    try {
      for (let unsent = next(); unsent; unsent = next()) if (!(await attempt(unsent))) return;
      const openings = entries.flatMap(({ until }) => (until === undefined ? [] : [until]));
      if (openings.length > 0) again(Math.max(Math.min(...openings) - Date.now(), SOON_MS));
    } finally {
      running = false;
    }
  }

  return {
    all: (): readonly Unsent[] => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(orderId: string, text: string) {
      const message = { clientId: crypto.randomUUID(), orderId, text, at: new Date().toISOString() };
      change((before) => [...before, message]);
      void flush();
    },
    remove,
    /** Sends the waiting messages now. Called when the user presses the button, or when the connection is back. */
    retry() {
      failures = 0;
      return flush();
    },
    /** Reads the entries again after another tab has changed them. */
    look() {
      entries = stored() ?? entries;
      for (const listener of listeners) listener();
    },
    /** Removes everything when the user signs out. */
    forget() {
      clearTimeout(timer);
      change(() => []);
      storage.remove(NAME);
    },
    isKeptUnder: (name: string | null) => name === NAME,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
