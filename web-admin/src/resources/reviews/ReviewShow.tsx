import { serviceOf } from '#contract/vocabulary.ts';
import type { AdminReview } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { ReviewChip } from '../../ui/StateChip.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';

export const ReviewShow = () => (
  <RecordPage<AdminReview>
    title={({ orderNumber }) => `Değerlendirme: sipariş ${orderNumber}`}
    renderActions={(review) => (review.hidden ? <Show review={review} /> : <Hide review={review} />)}
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

interface Because {
  readonly reason: string;
}

/** The log says of both why. */
const takenBack = ({ reason }: Because) => `Geri alındı: ${reason}`.slice(0, 500);

const Hide = ({ review }: { review: AdminReview }) => (
  <CommandDialog<Because, AdminReview>
    action="judge"
    label="Gizle"
    danger
    title="Değerlendirmeyi gizle"
    explanation="Sitede ve booster’ın sayfasında görünmez, puana girmez. Müşteri kendi siparişinde görmeye devam eder."
    submitLabel="Değerlendirmeyi gizle"
    run={(provider, { reason }) => provider.hideReview({ reviewId: review.id, reason })}
    undo={(provider, because) => provider.showReview({ reviewId: review.id, reason: takenBack(because) })}
    done="Değerlendirme gizlendi"
  >
    <ReasonInput />
  </CommandDialog>
);

const Show = ({ review }: { review: AdminReview }) => (
  <CommandDialog<Because, AdminReview>
    action="judge"
    label="Yeniden göster"
    title="Değerlendirmeyi yeniden göster"
    submitLabel="Yeniden göster"
    run={(provider, { reason }) => provider.showReview({ reviewId: review.id, reason })}
    undo={(provider, because) => provider.hideReview({ reviewId: review.id, reason: takenBack(because) })}
    done="Değerlendirme yeniden gösteriliyor"
  >
    <ReasonInput />
  </CommandDialog>
);

const factsOf = (review: AdminReview): Fact[] => [
  ['Metin', review.text],
  ['Yıldız', review.stars],
  ['Hizmet', serviceOf(review.service).title],
  ['Müşteri', review.customerName],
  [
    'Booster',
    review.boosterId && (
      <RecordLink key="booster" resource="boosters" id={review.boosterId}>
        {review.boosterName}
      </RecordLink>
    ),
  ],
  [
    'Sipariş',
    <RecordLink key="order" resource="orders" id={review.id}>
      {review.orderNumber}
    </RecordLink>,
  ],
  ['Yazıldı', <Moment key="created" at={review.createdAt} />],
  ...(review.judgement
    ? ([
        ['Karar', `${review.judgement.because} (${review.judgement.byName})`],
        ['Karar zamanı', <Moment key="judged" at={review.judgement.at} />],
      ] satisfies Fact[])
    : []),
];
