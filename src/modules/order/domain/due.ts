import type { OrderState } from '#kernel/vocabulary.ts';
import type { Order } from './order-facts.ts';

const hour = 3600_000;

/** An order starts within 3 hours at most (specification §1), from the moment that it looks for a booster. */
export const startsWithin = 3 * hour;

/** Hours of lessons that a coach gives on one day: longer plans are arranged over days (decision 0082). */
const lessonsADay = 2;

/** States in which something is promised by a time: that it starts, then that it is finished. */
export const promisedStates = ['processing', 'starting', 'started', 'in-game'] as const satisfies readonly OrderState[];

const unstarted: readonly OrderState[] = ['processing', 'starting'];

/** The one rule of what is late. Time stands still while an order rests, and while its customer answers which rank it begins at. */
export const isLate = (
  order: {
    readonly state: OrderState;
    readonly dueAt: Date | null;
    readonly paused: boolean;
    readonly rankDiffers: boolean;
  },
  now: Date,
): boolean =>
  (promisedStates as readonly OrderState[]).includes(order.state) &&
  !order.paused &&
  !order.rankDiffers &&
  order.dueAt !== null &&
  order.dueAt < now;

/** The same of an order with its facts. */
export const isOrderLate = ({ state, dueAt, pause, rank }: Order, now: Date): boolean =>
  isLate({ state, dueAt, paused: pause !== null, rankDiffers: rank?.outcome === 'open' }, now);

/** Of an order that is being placed: one without an account waits for it, and nothing is promised before. */
export const dueWhenPlaced = (state: OrderState, at: Date): Date | null =>
  state === 'processing' ? after(at, startsWithin) : null;

/**
 * The start is promised once: a booster who leaves before it does not prolong it. Another booster for a started order begins
 * within the same time anew. The finish counts from the start of its booster on, and rests with the order.
 */
export const dueAfterStep = (before: Order, next: Order): Date | null => {
  const [from, to, at] = [before.state, next.state, next.updatedAt];
  if (unstarted.includes(to))
    return unstarted.includes(from) && before.dueAt ? dueAfterRest(before, next) : after(at, startsWithin);
  if (to === 'started') return from === 'starting' ? after(at, playedWithin(before)) : dueAfterRest(before, next);
  return unstarted.includes(from) || to === 'waiting' ? null : before.dueAt;
};

/** What is promised ends later by what the order rested, and by what its customer took to answer about the rank. */
export const dueAfterRest = (before: Order, next: Order): Date | null =>
  before.dueAt && after(before.dueAt, next.pausedMs - before.pausedMs + answeredFor(before, next));

/** From the start of an order to its promised finish, in milliseconds. */
export const playedWithin = ({ service, estimate: { maxHours } }: Pick<Order, 'service' | 'estimate'>): number =>
  service.kind === 'coaching' ? Math.ceil(maxHours / lessonsADay) * 24 * hour : maxHours * hour;

/** What a report of the rank that was open has waited, up to its answer or the report that replaces it. */
const answeredFor = (before: Order, next: Order): number => {
  if (before.rank?.outcome !== 'open') return 0;
  const until = next.rank?.outcome === 'open' ? next.rank.at : next.updatedAt;
  return Math.max(0, until.getTime() - before.rank.at.getTime());
};

const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/**
 * Whether staff have to act: the order is late; a dispute, a wish for another booster or for another account is open; or it was
 * finished without proof. A rank difference waits for the customer, not for staff (decision 0077).
 */
export const waitsForHouse = (order: {
  readonly late: boolean;
  readonly disputed: boolean;
  readonly boosterRequested: boolean;
  readonly accountRequested: boolean;
  readonly unproven: boolean;
}): boolean => order.late || order.disputed || order.boosterRequested || order.accountRequested || order.unproven;
