import type { OrderStream } from '#contract/order/stream.ts';
import { Money } from '#kernel/money.ts';
import { streamLinkOf } from '#kernel/stream-links.ts';
import type { Order } from '../domain/order.ts';
import { isGiven, liveOf, mayStillStream, owedForStream, type Stream } from '../domain/stream.ts';
import type { Walker } from '../domain/transitions.ts';

/**
 * The ordered stream on the order's page. A booster sees only their own links, because they must not learn who played
 * before.
 */
export const shownStream = (order: Order, streams: readonly Stream[], walker: Walker): OrderStream | null => {
  if (order.streamPaid === null) return null;
  const shown = walker === 'booster' ? streams.filter(({ boosterId }) => boosterId === order.boosterId) : streams;
  const live = liveOf(shown);
  return {
    live: live ? given(live) : null,
    past: shown
      .filter(({ endedAt }) => endedAt !== null)
      .toReversed()
      .map(given),
    given: isGiven(streams),
    paid: order.streamPaid,
    refunded: order.streamRefund,
  };
};

/** The stream's refund, of which the booster earns no share. Zero while a stream can still be given. */
export const streamLost = (order: Order, streams: readonly Stream[]): Money =>
  mayStillStream(order) ? Money.zero : streamLostNow(order, streams);

/** The stream's refund if the order ended now. */
export const streamLostNow = (order: Order, streams: readonly Stream[]): Money =>
  order.streamRefund.isPositive ? Money.zero : owedForStream(order, streams);

const given = ({ url, startedAt, endedAt }: Stream): OrderStream['past'][number] => ({
  url,
  site: url === null ? null : (streamLinkOf(url)?.site ?? null),
  from: startedAt.toISOString(),
  to: endedAt?.toISOString() ?? null,
});
