import type { AdminTopUp } from '../../lib/records.ts';
import { topUpCauseLabels } from '#contract/payment/words.tr.ts';
import { Money } from '../../ui/Money.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { RelatedRecords } from '../../ui/RelatedRecords.tsx';
import { ChipWith, TopUpStateChip } from '../../ui/StateChip.tsx';
import { Moment } from '../../ui/Moment.tsx';

/** A user's latest top-ups. */
export const TopUpsOf = ({ userId }: { userId: string }) => (
  <RelatedRecords<AdminTopUp>
    resource="top-ups"
    title="Bakiye yüklemeleri"
    filter={{ userId }}
    none="Bakiye yüklemedi."
  >
    {({ id, amount, createdAt, cause, ...topUp }) => (
      <>
        <RecordLink resource="top-ups" id={id}>
          <Moment at={createdAt} />
        </RecordLink>
        <ChipWith chip={<TopUpStateChip cause={cause} {...topUp} />}>{cause && topUpCauseLabels[cause]}</ChipWith>
        <Money value={amount} sx={{ minWidth: 96, textAlign: 'right' }} />
      </>
    )}
  </RelatedRecords>
);
