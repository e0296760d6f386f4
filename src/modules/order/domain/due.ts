import { startsWithinHours } from '#kernel/order-times.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { Order } from './order-facts.ts';
import { isIn, promisedStates } from './states.ts';

const hour = 3600_000;

/** {@link startsWithinHours} in milliseconds. */
export const startsWithin = startsWithinHours * hour;

/** Hours of lessons that a coach gives per day; longer plans are spread over several days (decision 0082). */
const lessonsADay = 2;

const unstarted: readonly OrderState[] = ['processing', 'starting'];

/** The one rule for what is late. An order is never late while it is paused or a rank difference waits for its customer. */
export const isLate = (
  order: {
    readonly state: OrderState;
    readonly dueAt: Date | null;
    readonly paused: boolean;
    readonly rankDiffers: boolean;
  },
  now: Date,
): boolean =>
  isIn(promisedStates, order.state) && !order.paused && !order.rankDiffers && order.dueAt !== null && order.dueAt < now;

/** {@link isLate} for a whole order. */
export const isOrderLate = ({ state, dueAt, pause, rank }: Order, now: Date): boolean =>
  isLate({ state, dueAt, paused: pause !== null, rankDiffers: rank?.outcome === 'open' }, now);

/** The promised start of a new order; null while the order waits for its game account. */
export const dueWhenPlaced = (state: OrderState, at: Date): Date | null =>
  state === 'processing' ? after(at, startsWithin) : null;

/**
 * The promised time after a step.
 * The start is promised once: a booster who leaves before the start does not extend it. When a started order returns to the
 * pool, the time to start begins anew for the next booster. The time to finish counts from the booster's start, and pauses
 * extend it.
 */
export const dueAfterStep = (before: Order, next: Order): Date | null => {
  const [from, to, at] = [before.state, next.state, next.updatedAt];
  if (unstarted.includes(to))
    return unstarted.includes(from) && before.dueAt ? dueAfterRest(before, next) : after(at, startsWithin);
  if (to === 'started') return from === 'starting' ? after(at, playedWithin(before)) : dueAfterRest(before, next);
  return unstarted.includes(from) || to === 'waiting' ? null : before.dueAt;
};

/** The promised time, extended by the pauses and by the customer's time to answer a rank difference. */
export const dueAfterRest = (before: Order, next: Order): Date | null =>
  before.dueAt && after(before.dueAt, next.pausedMs - before.pausedMs + answeredFor(before, next));

/** From the start of an order to its promised finish, in milliseconds. */
export const playedWithin = ({ service, estimate: { maxHours } }: Pick<Order, 'service' | 'estimate'>): number =>
  service.kind === 'coaching' ? Math.ceil(maxHours / lessonsADay) * 24 * hour : maxHours * hour;

/** Milliseconds that an open rank report waited, until its answer or the report that replaces it. */
const answeredFor = (before: Order, next: Order): number => {
  if (before.rank?.outcome !== 'open') return 0;
  const until = next.rank?.outcome === 'open' ? next.rank.at : next.updatedAt;
  return Math.max(0, until.getTime() - before.rank.at.getTime());
};

const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/**
 * Whether staff have to act: the order is late; a dispute, a request for another booster or a request for another account is
 * open; or the order was finished without proof. A rank difference waits for the customer, not for staff (decision 0077).
 */
export const waitsForStaff = (order: {
  readonly late: boolean;
  readonly disputed: boolean;
  readonly boosterRequested: boolean;
  readonly accountRequested: boolean;
  readonly unproven: boolean;
}): boolean => order.late || order.disputed || order.boosterRequested || order.accountRequested || order.unproven;
