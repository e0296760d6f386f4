import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { streamLinkOf } from '#kernel/stream-links.ts';
import { activeStates, type OrderState } from '#kernel/vocabulary.ts';
import type { Order, PriceLine } from './order-facts.ts';
import { isIn, playedStates, unfinishedStates } from './states.ts';

// The extra "stream": the booster gives a link while they play. Otherwise the price of the extra is refunded
// (docs/decisions/0067).

/** One stream link, from the time the booster gave it until it was ended or replaced. */
export interface Stream {
  readonly id: string;
  readonly orderId: string;
  readonly boosterId: string;
  /** Null if the booster's account was erased. */
  readonly url: string | null;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** The link was live while the order was played, so the extra was delivered. */
  readonly counts: boolean;
}

export const isPlayed = (state: OrderState): boolean => isIn(playedStates, state);

/** Whether a stream can still be given. */
export const mayStillStream = ({ state }: Pick<Order, 'state'>): boolean => isIn(unfinishedStates, state);

/** The link in its canonical form. @throws DomainError order.stream_link_invalid */
export const streamUrlOf = (text: string): string => {
  const link = streamLinkOf(text);
  if (!link) throw new DomainError('order.stream_link_invalid');
  return link.url;
};

/**
 * Whether the booster may give a link now. As for matches, not while the order is paused, and not if the booster is to
 * be replaced.
 */
export const mayStream = ({ streamPaid, state, pause, boosterRequest }: Order): boolean =>
  streamPaid !== null && isIn(activeStates, state) && !pause && !boosterRequest;

/**
 * The booster gives a link, or another one.
 * @throws DomainError order.stream_not_ordered, order.stream_not_allowed, order.being_replaced, order.paused
 */
export const startStream = (
  order: Order,
  said: Pick<Stream, 'id' | 'boosterId'> & { readonly url: string },
  now: Date,
): Stream => {
  if (order.streamPaid === null) throw new DomainError('order.stream_not_ordered');
  if (!isIn(activeStates, order.state)) throw new DomainError('order.stream_not_allowed');
  if (order.boosterRequest) throw new DomainError('order.being_replaced');
  if (order.pause) throw new DomainError('order.paused');
  return { ...said, orderId: order.id, startedAt: now, endedAt: null, counts: isPlayed(order.state) };
};

/** The end is never before the start, even if this process's clock is behind. */
export const endStream = (stream: Stream, now: Date): Stream => ({
  ...stream,
  endedAt: now < stream.startedAt ? stream.startedAt : now,
});

/** The live stream after a step of the order; undefined if nothing changes. */
export const afterStep = (live: Stream, to: OrderState, now: Date): Stream | undefined => {
  if (!isIn(activeStates, to)) return endStream(live, now);
  return isPlayed(to) && !live.counts ? { ...live, counts: true } : undefined;
};

export const liveOf = (streams: readonly Stream[]): Stream | undefined =>
  streams.find(({ endedAt }) => endedAt === null);

/** Whether the extra was delivered. */
export const isGiven = (streams: readonly Stream[]): boolean => streams.some(({ counts }) => counts);

/** The refund if no stream is given from now on; zero if one was given or none was ordered. */
export const owedForStream = ({ streamPaid }: Pick<Order, 'streamPaid'>, streams: readonly Stream[]): Money =>
  streamPaid === null || isGiven(streams) ? Money.zero : streamPaid;

/** Lines added after the order was placed. The coupon does not apply to them. */
const later: readonly string[] = ['lane.change', 'rank.found', 'stream.refund'];
const sumOf = (lines: readonly PriceLine[]): Money => Money.sum(lines.map(({ amount }) => amount));

/** Whether a stream was ordered. Works without a readable draft, because the price lines show it too. */
export const isStreamOrdered = (
  draft: { readonly extras?: { readonly stream?: boolean | undefined } | undefined } | null,
  summary: readonly PriceLine[],
): boolean => draft?.extras?.stream === true || summary.some(({ code }) => code === 'extra.stream');

/**
 * What was really paid for the stream: its line minus its part of the coupon. Like every line, the coupon's part is rounded
 * half away from zero to whole kuruş.
 */
export const paidForStream = (summary: readonly PriceLine[]): Money => {
  const line = sumOf(summary.filter(({ code }) => code === 'extra.stream'));
  return line.isPositive ? atFoundRank(line.minus(couponOnStream(summary)), summary) : Money.zero;
};

/**
 * The stream costs a percentage of the work. If the rank at the start differs, what was paid for the stream changes in the
 * same ratio as the price. That price includes a dearer lane, because the difference for the rank includes it, too.
 */
const atFoundRank = (paid: Money, summary: readonly PriceLine[]): Money => {
  const at = summary.findIndex(({ code }) => code === 'rank.found');
  const before = sumOf(summary.slice(0, at));
  return at === -1 || !before.isPositive ? paid : paid.fraction(sumOf(summary.slice(0, at + 1)).amount, before.amount);
};

/** What the coupon took off the stream. */
export const couponOnStream = (summary: readonly PriceLine[]): Money => {
  const placed = summary.filter(({ code }) => !later.includes(code));
  const offered = sumOf(placed.filter(({ code }) => code !== 'coupon'));
  const line = sumOf(placed.filter(({ code }) => code === 'extra.stream'));
  if (!offered.isPositive || !line.isPositive) return Money.zero;
  return sumOf(placed.filter(({ code }) => code === 'coupon'))
    .negated()
    .fraction(line.amount, offered.amount);
};

/** The summary with a line for the stream's refund, so that the lines add up to the reduced price. */
export const withStreamRefund = (summary: readonly PriceLine[], refund: Money): readonly PriceLine[] =>
  refund.isPositive
    ? [...summary, { code: 'stream.refund', label: 'Canlı yayın yapılmadı, iade', amount: refund.negated() }]
    : summary;
