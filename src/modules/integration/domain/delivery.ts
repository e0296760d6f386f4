import type { HookEventType, hookTest } from '#kernel/hooks.ts';
import { retention } from '#kernel/retention.ts';
import type { DeliveryFault, DeliveryState } from '#kernel/vocabulary.ts';

/** One event on its way to one receiver. */
export interface Delivery {
  readonly id: string;
  /** The same for all receivers and in all tries: what a receiver knows a repeat by. */
  readonly eventId: string;
  readonly webhookId: string;
  readonly type: HookEventType | typeof hookTest;
  /** What it is about: of the same record, an earlier one goes first. */
  readonly about: string;
  readonly orderId: string | null;
  /** The body, byte for byte as it is signed and sent. */
  readonly payload: string;
  readonly state: DeliveryState;
  /** Since it was last put into the line: after these it is given up. */
  readonly tries: number;
  /** Not before this; null where it has ended. */
  readonly nextTryAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** What became of a try. */
export interface Outcome {
  readonly at: Date;
  readonly durationMs: number;
  readonly status: number | null;
  readonly fault: DeliveryFault | null;
  /** The beginning of what the receiver answered. */
  readonly answer: string | null;
}

const minute = 60;
const hour = 60 * minute;
/** Milliseconds for which deliveries are kept, also those that wait for a receiver that is paused. */
export const keptForMs = retention.deliveries.for.milliseconds;

/** Seconds between a failed try and the next: nearly a day in all. Shortened, it would leave those behind that were tried more often. */
export const backOff: readonly number[] = [
  30,
  2 * minute,
  8 * minute,
  20 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8 * hour,
];

/**
 * The part by which a wait is longer by chance, so that what failed at once does not come again at once; and seconds at most.
 * One that the receiver asked for is not: it would be missed by what waits for its end, and each such rest lets only some through.
 */
const scatter = { part: 0.1, atMost: 3 * minute };
/** Seconds for which a receiver may put off a try at most: its deliveries are not kept for ever. */
export const heededForAtMost = hour;

/** Milliseconds from the first try to the last, at least. */
export const triedForMs = backOff.reduce((all, wait) => all + wait, 0) * 1000;

export const arrived = ({ status }: Pick<Outcome, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** What else a wait depends on. */
interface Waiting {
  /** From 0 up to 1. */
  readonly chance: number;
  /** What the receiver asked for. */
  readonly retryAfterSeconds: number | null;
}

/** How a delivery stands after a try: it has arrived, waits for the next one, or is given up. */
export const tried = (delivery: Delivery, outcome: Outcome, { chance, retryAfterSeconds }: Waiting): Delivery => {
  const tries = delivery.tries + 1;
  if (arrived(outcome)) return ended({ ...delivery, tries }, 'delivered', outcome.at);
  const wait = backOff[tries - 1];
  if (wait === undefined) return ended({ ...delivery, tries }, 'given-up', outcome.at);
  const seconds =
    retryAfterSeconds === null
      ? wait + chance * Math.min(wait * scatter.part, scatter.atMost)
      : Math.max(wait, Math.min(retryAfterSeconds, heededForAtMost));
  return { ...delivery, tries, nextTryAt: new Date(outcome.at.getTime() + Math.round(seconds * 1000)) };
};

/** Until when nothing else is sent to a receiver that asked for it. */
export const heldBackUntil = ({ at }: Outcome, retryAfterSeconds: number): Date =>
  new Date(at.getTime() + Math.min(retryAfterSeconds, heededForAtMost) * 1000);

/** Its receiver's owner may not read such a record any more. */
export const withheld = (delivery: Delivery, at: Date): Delivery => ended(delivery, 'withheld', at);

/** Due at once and with all its tries before it, under the same ids, whether it has ended or waits for its next try. */
export const again = (delivery: Delivery, at: Date): Delivery => ({
  ...delivery,
  state: 'waiting',
  tries: 0,
  nextTryAt: at,
  endedAt: null,
});

const ended = (delivery: Delivery, state: DeliveryState, at: Date): Delivery => ({
  ...delivery,
  state,
  nextTryAt: null,
  endedAt: at,
});
