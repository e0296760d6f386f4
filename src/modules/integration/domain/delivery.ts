import type { HookEventType, hookTest } from '#kernel/hooks.ts';
import { retention } from '#kernel/retention.ts';
import type { DeliveryFault, DeliveryState } from '#kernel/vocabulary.ts';

/** The delivery of one event to one receiver. */
export interface Delivery {
  readonly id: string;
  /** The same for all receivers and attempts, so that receivers recognise a repeat. */
  readonly eventId: string;
  readonly webhookId: string;
  readonly type: HookEventType | typeof hookTest;
  /** The record that the event is about. Deliveries about the same record go out in order. */
  readonly about: string;
  readonly orderId: string | null;
  /** The body, byte for byte as it is signed and sent. */
  readonly payload: string;
  readonly state: DeliveryState;
  /** Tries since the delivery was last queued. When all waits of `backOff` are used up, the delivery is given up. */
  readonly tries: number;
  /** The earliest time of the next try; null after the delivery has ended. */
  readonly nextTryAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** The outcome of a try. */
export interface Outcome {
  readonly at: Date;
  readonly durationMs: number;
  readonly status: number | null;
  readonly fault: DeliveryFault | null;
  /** The beginning of the receiver's answer. */
  readonly answer: string | null;
}

const minute = 60;
const hour = 60 * minute;
/** Milliseconds for which deliveries are kept, including those that wait for a paused receiver. */
export const keptForMs = retention.deliveries.for.milliseconds;

/**
 * Seconds between a failed try and the next one: nearly a day altogether. If this list were shortened, deliveries that
 * already have more tries would never be sent.
 */
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
 * Random extra wait, so that deliveries that failed together are not retried together: its part of the wait, and its
 * maximum in seconds. A wait that the receiver asked for gets no extra: all deliveries to the receiver wait until its
 * end, and a delivery with an extra wait would miss that moment.
 */
const scatter = { part: 0.1, atMost: 3 * minute };
/** Seconds. The longest time for which a receiver may put off a try, because its deliveries are not kept for ever. */
export const heededForAtMost = hour;

/** Milliseconds that lie at least between the first try and the last. */
export const triedForMs = backOff.reduce((all, wait) => all + wait, 0) * 1000;

export const arrived = ({ status }: Pick<Outcome, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** Further values on which the wait depends. */
interface Waiting {
  /** A random number from 0 to 1. */
  readonly chance: number;
  /** The receiver's Retry-After. */
  readonly retryAfterSeconds: number | null;
}

/** The delivery after a try: delivered, waiting for the next try, or given up. */
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

/** The time before which nothing is sent to the receiver, because the receiver asked for it. */
export const heldBackUntil = ({ at }: Outcome, retryAfterSeconds: number): Date =>
  new Date(at.getTime() + Math.min(retryAfterSeconds, heededForAtMost) * 1000);

/** Ends the delivery unsent, because the webhook's owner may no longer read such records. */
export const withheld = (delivery: Delivery, at: Date): Delivery => ended(delivery, 'withheld', at);

/**
 * The delivery, due at once with all its tries and under the same ids, whether it has ended or waits for its next try.
 */
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
