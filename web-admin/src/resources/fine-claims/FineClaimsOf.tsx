import type { AdminFineClaim } from '../../lib/records.ts';
import { fineClaimStateLabels } from '#contract/wallet/words.tr.ts';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { RelatedRecords } from '../../ui/RelatedRecords.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { Waive } from './Waive.tsx';

/** A booster's latest fine claims. */
export const FineClaimsOf = ({ boosterId }: { boosterId: string }) => (
  <RelatedRecords<AdminFineClaim>
    resource="fine-claims"
    title="Ceza alacakları"
    filter={{ boosterId }}
    none="Bakiyesinin üstünde ceza kesilmedi."
  >
    {(claim) => (
      <>
        <RecordLink resource="fine-claims" id={claim.id}>
          <Moment at={claim.createdAt} />
        </RecordLink>
        <StateChip {...fineClaimStateLabels[claim.state]} />
        <Money value={amountOf(claim)} sx={{ minWidth: 96, textAlign: 'right' }} />
        {claim.state === 'open' && <Waive claim={claim} />}
      </>
    )}
  </RelatedRecords>
);

/** The amount that fits the state: still open, waived or settled. */
const amountOf = ({ state, open, waived, settled }: AdminFineClaim) =>
  state === 'open' ? open : state === 'waived' ? waived : settled;
