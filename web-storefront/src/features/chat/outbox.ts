import { kept, readJson, type Kept } from '#contract/browser/storage.ts';
import { ApiProblem, explain, isUnanswered } from '../../lib/api.ts';
import type { Message } from './queries.ts';

/** A message that somebody has sent and that has not arrived yet, as far as is known. */
export interface Unsent {
  readonly clientId: string;
  readonly orderId: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
  /** What went wrong last time; it is tried again. */
  readonly problem?: string;
  /** Why it is never going to be sent. */
  readonly refused?: string;
  /** Not before this time, in milliseconds: the limit takes no more. */
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
 * What was written and not yet sent: kept across reloads, sent in its order as soon as the server can be reached. However
 * often it is tried, and by however many tabs, it arrives once: the server knows a message by its `clientId`.
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
  /** What another tab has changed meanwhile is not undone. */
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

  /** The next that may be tried: behind one that has to wait, its conversation waits. */
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
    /** Somebody has pressed, or the way to the server is open again. */
    retry() {
      failures = 0;
      return flush();
    },
    /** Another tab has changed what is kept. */
    look() {
      entries = stored() ?? entries;
      for (const listener of listeners) listener();
    },
    /** Nothing of somebody who has left stays. */
    forget() {
      clearTimeout(timer);
      change(() => []);
      storage.remove(NAME);
    },
    isKeptUnder: (name: string | null) => name === NAME,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
