import {
  disputeWaitsFor,
  orderStanding,
  type StandingOrder,
  type StateReader,
  type Tone,
} from '#contract/order-words.ts';
import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../lib/use-now.ts';

export function Pill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={tone === 'plain' ? 'pill' : `pill ${tone}`}>
      {tone === 'dispute' && <Scale className="ic" aria-hidden="true" />}
      {children}
    </span>
  );
}

interface ShownOrder extends StandingOrder {
  readonly disputeAnswerDueAt: string | null;
}

/** Where an order stands; of a disputed one also what it waits for. */
export function StatePill({ order, reader = 'others' }: { order: ShownOrder; reader?: StateReader }) {
  return (
    <>
      <Pill tone={orderStanding(order, reader).tone}>{orderStanding(order, reader).label}</Pill>
      {order.disputed && <DisputeWait answerDueAt={order.disputeAnswerDueAt} />}
    </>
  );
}

/** What an open dispute waits for, with the time that is left. */
export function DisputeWait({ answerDueAt }: { answerDueAt: string | null }) {
  const now = useNow(answerDueAt === null ? 0 : Date.parse(answerDueAt));
  return <span className="small muted">{disputeWaitsFor(answerDueAt, now)}</span>;
}
