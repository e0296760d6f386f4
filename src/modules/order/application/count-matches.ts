import { Sweep } from '#kernel/sweep.ts';
import { gameOf } from '#kernel/vocabulary.ts';
import { beganAt, countsFrom, isRecordable } from '../domain/proof.ts';
import type { Order } from '../domain/order.ts';
import type { Orders } from './ports.ts';
import { draftIn } from './readable-draft.ts';
import type { Needs } from './needs.ts';

const atOnce = 200;

type Matches = Awaited<ReturnType<Orders['matchesOf']>>;

/** When the matches of an order start to count. */
export interface MatchTimes {
  /** Per match that does not count yet, by id, the earliest first. */
  readonly waiting: ReadonlyMap<string, Date>;
  /** For a match that is entered now. */
  readonly next: Date;
}

/** Undefined if matches can't be recorded now: then no further match starts to count. */
export const matchTimesOf = async (orders: Orders, order: Order, matches: Matches): Promise<MatchTimes | undefined> => {
  const draft = draftIn(order);
  if (!draft || order.boosterId === null || !isRecordable(order)) return undefined;
  const began = beganAt(await orders.eventsOf(order.id)) ?? order.createdAt;
  const played = await orders.countedSince(order.boosterId, began);
  const time = (nth: number) => countsFrom({ game: gameOf(draft), began, pausedMs: order.pausedMs }, played + nth);
  const waiting = matches.filter((match) => !match.counts && match.createdAt >= began);
  return { waiting: new Map(waiting.map(({ id }, nth) => [id, time(nth)])), next: time(waiting.length) };
};

/** Counts the matches of a locked order whose time has come. @returns how many there were */
export const countDue = async (orders: Orders, order: Order, now: Date): Promise<number> => {
  const matches = await orders.matchesOf(order.id);
  if (matches.every(({ counts }) => counts)) return 0;
  const times = await matchTimesOf(orders, order, matches);
  const due = [...(times?.waiting ?? [])].flatMap(([id, from]) => (from <= now ? [id] : []));
  if (due.length > 0) await orders.countMatches(order.id, due);
  return due.length;
};

/**
 * A sweep that counts matches that were entered too early once their time has come.
 * @throws AggregateError of the orders that failed; all others were handled.
 */
export const countMatches = ({ orders, failures, work }: Needs<'orders' | 'failures' | 'work'>) => {
  const count = (orderId: string): Promise<void> =>
    work.run(async () => {
      const order = await orders.lock(orderId);
      // updates open pages, which then show the match as counted
      if (order && (await countDue(orders, order, work.now())) > 0) work.record({ kind: 'matches-counted', order });
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
