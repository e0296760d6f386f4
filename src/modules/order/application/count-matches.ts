import { Sweep } from '#kernel/sweep.ts';
import { gameOf } from '#kernel/vocabulary.ts';
import { beganAt, countsFrom, isRecordable } from '../domain/proof.ts';
import type { Order } from '../domain/order.ts';
import type { Orders } from './ports.ts';
import { draftIn } from './readable-draft.ts';
import type { PortNeeds } from './port-needs.ts';

const atOnce = 200;

export type Matches = Awaited<ReturnType<Orders['matchesOf']>>;

/** When the matches of an order start to count. */
export interface MatchTimes {
  /**
   * The present booster's matches that do not count yet: by id, the time when each starts to count. The earliest comes
   * first.
   */
  readonly waiting: ReadonlyMap<string, Date>;
  /** When a match that is entered now starts to count. */
  readonly next: Date;
}

/**
 * When the matches of an order start to count. Undefined if matches can't be recorded now: then no further match starts
 * to count.
 */
export const matchTimesOf = async (
  orders: Orders,
  order: Order,
  matches: Matches,
  reading?: ReturnType<Orders['eventsOf']>,
): Promise<MatchTimes | undefined> => {
  const draft = draftIn(order);
  if (!draft || order.boosterId === null || !isRecordable(order)) return undefined;
  const began = beganAt(await (reading ?? orders.eventsOf(order.id))) ?? order.createdAt;
  const played = await orders.countedSince(order.boosterId, began);
  const time = (nth: number) => countsFrom({ game: gameOf(draft), began, pausedMs: order.pausedMs }, played + nth);
  const waiting = matches.filter((match) => !match.counts && match.createdAt >= began);
  return { waiting: new Map(waiting.map(({ id }, nth) => [id, time(nth)])), next: time(waiting.length) };
};

/**
 * As `matchTimesOf`, for a locked order whose matches are about to count. Takes a lock per booster: until this
 * transaction ends, no match of the booster's other orders is counted, so each count sees all earlier ones. No code
 * locks an order after it has taken this lock, so the lock can't deadlock with the locks of orders.
 */
export const lockedMatchTimes = async (
  orders: Orders,
  order: Order,
  reading: Matches | Promise<Matches>,
  // the order is locked, so its timeline is the same before and after the lock of the booster
  events = orders.eventsOf(order.id),
): Promise<MatchTimes | undefined> => {
  const locking = order.boosterId === null ? undefined : orders.lockCounted(order.boosterId);
  const [matches] = await Promise.all([reading, events, locking]);
  return matchTimesOf(orders, order, matches, events);
};

/**
 * Marks the matches whose time has come as counted. @returns all matches of the order; the given ones if none was due
 */
export const countDue = async (
  orders: Orders,
  order: Order,
  matches: Matches,
  times: MatchTimes | undefined,
  now: Date,
): Promise<Matches> => {
  const due = new Map([...(times?.waiting ?? [])].filter(([, from]) => from <= now));
  if (due.size === 0) return matches;
  await orders.countMatches(order.id, due);
  return matches.map((match) => (due.has(match.id) ? { ...match, counts: true } : match));
};

/** Reads the matches of a locked order, and counts those whose time has come. */
export const readCounted = async (
  orders: Orders,
  order: Order,
  now: Date,
): Promise<{ readonly matches: Matches; readonly changed: boolean }> => {
  const before = await orders.matchesOf(order.id);
  if (before.every(({ counts }) => counts)) return { matches: before, changed: false };
  const matches = await countDue(orders, order, before, await lockedMatchTimes(orders, order, before), now);
  return { matches, changed: matches !== before };
};

/**
 * A sweep for matches that were entered too early to count: it counts each when its time has come.
 * @throws AggregateError of the orders that failed; all others were handled.
 */
export const countMatches = ({ orders, failures, work }: PortNeeds<'orders' | 'failures' | 'work'>) => {
  const count = (orderId: string): Promise<void> =>
    work.run(async () => {
      const order = await orders.lock(orderId);
      if (!order) return;
      const { changed } = await readCounted(orders, order, work.now());
      // updates open pages, which then show the match as counted
      if (changed) work.record({ kind: 'matches-counted', order });
    });

  return async (): Promise<void> => {
    const sweep = new Sweep(failures);
    const looked: string[] = [];
    let found: readonly string[];
    do {
      found = [];
      await sweep.each(
        'match.count',
        async (resting) => (found = await orders.withWaitingMatches(atOnce, [...resting, ...looked])),
        (id) => count(id),
      );
      looked.push(...found);
    } while (found.length === atOnce);
    sweep.end('sweep of matches');
  };
};
export type CountMatches = ReturnType<typeof countMatches>;
