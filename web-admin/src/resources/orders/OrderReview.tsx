import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetOne } from 'react-admin';
import { confirmedStates } from '#contract/vocabulary.ts';
import type { AdminOrder, AdminReview } from '../../lib/records.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { ReviewChip } from '../../ui/StateChip.tsx';

/** The customer's review. Shown only in the states in which the customer can write one. */
export function OrderReview({ order: { id, state, review } }: { order: AdminOrder }) {
  if (!(confirmedStates as readonly string[]).includes(state)) return null;
  return (
    <Section title="Değerlendirme" aside={review && <Shown id={id} />}>
      {review ? (
        <>
          <Typography component="p" variant="caption">
            {review.stars} yıldız · <Moment at={review.createdAt} />
          </Typography>
          <Typography component="p" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {review.text || 'Yazı eklenmedi.'}
          </Typography>
          <RecordLink resource="reviews" id={id}>
            Değerlendirmenin sayfası
          </RecordLink>
        </>
      ) : (
        <Typography color="text.secondary">Müşteri henüz değerlendirmedi.</Typography>
      )}
    </Section>
  );
}

/** Whether the site shows the review. For people who may see reviews. */
function Shown({ id }: { id: string }) {
  const { canAccess = false } = useCanAccess({ resource: 'reviews', action: 'show' });
  const { data, error, isPending, refetch } = useGetOne<AdminReview>('reviews', { id }, { enabled: canAccess });
  if (!canAccess) return null;
  if (error) return <LoadError error={error} retry={refetch} />;
  return isPending ? <Skeleton variant="rounded" width={80} height={24} /> : <ReviewChip hidden={data.hidden} />;
}
