import { serviceTitle } from '#contract/vocabulary.ts';
import type { AdminReview } from '../../lib/records.ts';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { ReviewChip } from '../../ui/StateChip.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { Judge } from './Judge.tsx';

export const ReviewShow = () => (
  <RecordPage<AdminReview>
    title={({ orderNumber }) => `Değerlendirme: sipariş ${orderNumber}`}
    renderActions={(review) => <Judge review={review} />}
  >
    {(review) => (
      <Columns>
        <Column>
          <Section title="Değerlendirme" aside={<ReviewChip hidden={review.hidden} />}>
            <Facts facts={factsOf(review)} />
          </Section>
          <HistoryOf filter={{ recordId: review.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const factsOf = (review: AdminReview): Fact[] => [
  ['Metin', review.text],
  ['Yıldız', review.stars],
  ['Hizmet', serviceTitle(review.service)],
  linked('Müşteri', 'users', review.customerId, review.customerName),
  linked('Booster', 'boosters', review.boosterId, review.boosterName),
  linked('Sipariş', 'orders', review.id, review.orderNumber),
  ['Yazıldı', <Moment key="created" at={review.createdAt} />],
  review.judgement && ['Karar', `${review.judgement.because} (${review.judgement.byName})`],
  review.judgement && ['Karar zamanı', <Moment key="judged" at={review.judgement.at} />],
];
