import { playingForMs } from '#contract/order/times.ts';
import { useEffect } from 'react';
import type { OrderAnswer } from './describe.ts';
import { refetchOrder } from './queries.ts';

/** Until the server's clock is certainly past a deadline too, if both clocks are right. */
const MARGIN_MS = 1000;
/** Timers of browsers fail beyond 24 days. */
const LONGEST_MS = 24 * 3600_000;

/** Asks for the order again once its next deadline has passed: an open page would go on to say what was true before. */
export default function Deadlines({ order }: { order: OrderAnswer }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = () => {
      const wait = untilNextDeadline(order, Date.now());
      if (wait === undefined) return;
      timer = setTimeout(() => {
        refetchOrder(order.id);
        arm(); // an equal answer does not run this effect again
      }, wait);
    };
    arm();
    return () => clearTimeout(timer);
  }, [order]);
  return null;
}

/** Milliseconds until an order's page says something else without any event; undefined if it never does. */
export function untilNextDeadline(order: OrderAnswer, now: number): number | undefined {
  const { dueAt, playingSince, disputeAnswerDueAt, closesAt, rank, boosterRequest } = order;
  const deadlines = [dueAt, disputeAnswerDueAt, closesAt, rank?.until, boosterRequest?.until].map((at) =>
    at ? Date.parse(at) : 0,
  );
  if (playingSince) deadlines.push(Date.parse(playingSince) + playingForMs);
  const ahead = deadlines.map((at) => at + MARGIN_MS).filter((at) => at > now);
  return ahead.length > 0 ? Math.min(Math.min(...ahead) - now, LONGEST_MS) : undefined;
}
