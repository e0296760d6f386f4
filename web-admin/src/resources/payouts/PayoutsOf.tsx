import type { Payout } from '../../lib/records.ts';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { RelatedRecords } from '../../ui/RelatedRecords.tsx';
import { PayoutStateChip } from '../../ui/StateChip.tsx';

/** A booster's latest payouts. */
export const PayoutsOf = ({ boosterId }: { boosterId: string }) => (
  <RelatedRecords<Payout>
    resource="payouts"
    title="Para çekme istekleri"
    filter={{ boosterId }}
    none="Para çekmek istemedi."
  >
    {({ id, amount, state, createdAt }) => (
      <>
        <RecordLink resource="payouts" id={id}>
          <Moment at={createdAt} />
        </RecordLink>
        <PayoutStateChip state={state} />
        <Money value={amount} sx={{ minWidth: 96, textAlign: 'right' }} />
      </>
    )}
  </RelatedRecords>
);
