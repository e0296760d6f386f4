import { orderStanding, type StandingOrder, type StateReader, type Tone } from '#contract/order/words.tr.ts';
import { Suspense, type ReactNode } from 'react';
import { part } from '../lib/chunks.ts';

// few orders are disputed, so this code is loaded only for them
const DisputePill = part(() => import('./DisputePill.tsx'));

export function Pill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'pill' : `pill ${tone}`}>{children}</span>;
}

interface ShownOrder extends StandingOrder {
  readonly disputeAnswerDueAt: string | null;
}

/** The state of an order; for a disputed one also who has to act next. */
export function StatePill({ order, reader = 'others' }: { order: ShownOrder; reader?: StateReader }) {
  const { label, tone } = orderStanding(order, reader);
  const pill = <Pill tone={tone}>{label}</Pill>;
  if (!order.disputed) return pill;
  return (
    <Suspense fallback={pill}>
      <DisputePill answerDueAt={order.disputeAnswerDueAt} />
    </Suspense>
  );
}
