import type { AdminReview } from '../../lib/records.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { RelatedRecords } from '../../ui/RelatedRecords.tsx';
import { ReviewChip } from '../../ui/StateChip.tsx';
import { shortened } from '../messages/shortened.ts';

/** Reviews by a customer, or of a booster's orders. */
export const ReviewsOf = ({ filter }: { filter: { readonly customerId: string } | { readonly boosterId: string } }) => (
  <RelatedRecords<AdminReview> resource="reviews" title="Değerlendirmeler" filter={filter} none="Değerlendirme yok.">
    {({ id, stars, text, hidden }) => (
      <>
        <RecordLink resource="reviews" id={id}>
          {stars} yıldız{text ? `: ${shortened(text)}` : ''}
        </RecordLink>
        <ReviewChip hidden={hidden} />
      </>
    )}
  </RelatedRecords>
);
