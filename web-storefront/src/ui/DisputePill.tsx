import { disputeLabel, disputeWaitsFor } from '#contract/order/words.tr.ts';
import { Scale } from 'lucide-react';
import { useNow } from '../lib/use-now.ts';

/** Shows that an order is disputed, who has to act next, and the time that is left. */
export default function DisputePill({ answerDueAt }: { answerDueAt: string | null }) {
  const now = useNow(answerDueAt === null ? 0 : Date.parse(answerDueAt));
  return (
    <>
      <span className="pill dispute">
        <Scale className="ic" aria-hidden="true" />
        {disputeLabel.label}
      </span>
      <span className="small muted">{disputeWaitsFor(answerDueAt, now)}</span>
    </>
  );
}
