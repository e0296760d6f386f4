import { createClient, type RouteAnswerOf, type RouteInputOf } from '#contract/client.ts';
import { standingText } from '#contract/order/match.words.tr.ts';
import { keptInTab, readJson, type Kept } from '#contract/browser/storage.ts';
import { useSyncExternalStore } from 'react';
import { explain, isUnanswered } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { formatMoment } from '../../lib/time.ts';
import { toast } from '../../ui/toast.ts';
import { keys } from '../keys.ts';
import { refetchOrder } from '../order/queries.ts';

type NewMatch = RouteInputOf<'POST /orders/:id/matches'>['body'];
type Match = RouteAnswerOf<'POST /orders/:id/matches'>;

/** Milliseconds in which an entered match can be taken back. Once it is sent it is final, because it proves progress. */
export const takenBackWithin = 5_000;

/** A match that was entered here and has not been sent, or whose sending failed. */
export interface UnsentMatch {
  /** Also the idempotency key. */
  readonly key: string;
  readonly orderId: string;
  readonly match: NewMatch;
  /** The match in words. */
  readonly text: string;
  /** Epoch milliseconds. It is sent at this time. */
  readonly at: number;
  /** Why the last attempt failed. It is sent again only if the booster asks for it. */
  readonly problem?: string;
}

interface Wiring {
  readonly send: (unsent: UnsentMatch) => Promise<Match>;
  readonly arrived: (unsent: UnsentMatch, match: Match) => void;
  readonly storage?: Kept;
}

const NAME = 'match.unsent';

/** Entered matches on their way to the server, in the order in which they were played. They survive a reload. */
export function createUnsentMatches({ send, arrived, storage = keptInTab }: Wiring) {
  let entries: readonly UnsentMatch[] = stored();
  let sending: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function stored(): readonly UnsentMatch[] {
    const value = readJson(storage, NAME);
    return Array.isArray(value) ? (value as UnsentMatch[]) : [];
  }
  function change(next: readonly UnsentMatch[]) {
    entries = next;
    if (next.length > 0) storage.write(NAME, JSON.stringify(next));
    else storage.remove(NAME);
    for (const listener of listeners) listener();
  }
  const replace = (key: string, how: (one: UnsentMatch) => readonly UnsentMatch[]) =>
    change(entries.flatMap((one) => (one.key === key ? how(one) : [one])));
  const waiting = () => entries.filter(({ problem }) => problem === undefined);

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (sending !== undefined) return;
    const [next] = waiting();
    if (!next) return;
    if (next.at > Date.now()) {
      timer = setTimeout(() => void flush(), next.at - Date.now());
      return;
    }
    sending = next.key;
    change([...entries]); // a new list, so that pages notice
    try {
      const match = await send(next);
      replace(next.key, () => []);
      arrived(next, match);
    } catch (error) {
      // an answer ends the key: another attempt is another call
      const key = isUnanswered(error) ? next.key : crypto.randomUUID();
      replace(next.key, (one) => [{ ...one, key, problem: explain(error) }]);
    } finally {
      sending = undefined;
    }
    await flush();
  }
  const sendNow = () => {
    change(entries.map((one) => (one.problem === undefined ? { ...one, at: 0 } : one)));
    return flush();
  };

  return {
    all: (): readonly UnsentMatch[] => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isSending: (key: string) => sending === key,
    /** Adds a match that was played just now. Those that wait are sent now, because the booster has gone on. */
    add(orderId: string, entered: Omit<NewMatch, 'playedAt'>, text: string): void {
      void sendNow();
      const now = Date.now();
      const match = { ...entered, playedAt: new Date(now).toISOString() };
      change([...entries, { key: crypto.randomUUID(), orderId, match, text, at: now + takenBackWithin }]);
      void flush();
    },
    /** Drops a match that was not sent, or that the server refused. */
    takeBack(key: string): void {
      if (sending !== key) replace(key, () => []);
    },
    retry(key: string): void {
      replace(key, ({ problem: _, ...one }) => [{ ...one, at: 0 }]);
      void flush();
    },
    sendNow,
    flush,
    forget(): void {
      clearTimeout(timer);
      change([]);
    },
  };
}

/** The browser finishes these calls also if the tab is closed meanwhile. */
const lasting = createClient((input, init) => session.fetch(input, { ...init, keepalive: true }));

/** The single list of this tab. */
export const unsentMatches = createUnsentMatches({
  send: ({ key, orderId, match }) =>
    lasting.call('POST /orders/:id/matches', { params: { id: orderId }, body: match, idempotencyKey: key }),
  arrived: ({ orderId, text }, match) => {
    refetchOrder(orderId);
    void queryClient.invalidateQueries({ queryKey: keys.booster });
    toast(`${text} eklendi. ${standingText(match, formatMoment)}.`);
  },
});

/** Sends what waits when the booster leaves the tab, and after a reload. */
export function followUnsentMatches(): () => void {
  const look = () => document.visibilityState === 'hidden' && void unsentMatches.sendNow();
  document.addEventListener('visibilitychange', look);
  const unfollow = session.subscribe(() => session.status === 'signed-out' && unsentMatches.forget());
  void unsentMatches.flush();
  return () => {
    document.removeEventListener('visibilitychange', look);
    unfollow();
  };
}

const none: readonly UnsentMatch[] = [];
export const useUnsentMatches = () => useSyncExternalStore(unsentMatches.subscribe, unsentMatches.all, () => none);
