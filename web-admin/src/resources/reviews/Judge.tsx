import type { AdminReview } from '../../lib/records.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { assertAsLeft } from '../../ui/as-left.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

/** Hides a review, or shows it again. */
export const Judge = ({ review }: { review: AdminReview }) =>
  review.hidden ? <Show key="show" review={review} /> : <Hide key="hide" review={review} />;

interface Because {
  readonly reason: string;
}

/** The reason of an undo in the audit log: it repeats the reason of the undone command. */
const takenBack = ({ reason }: Because) => `Geri alındı: ${reason}`.slice(0, 500);

/** Undo is refused if anybody has judged the review since, even with the same result. */
const assertStands = (provider: ConsoleDataProvider, { id, hidden, judgement }: AdminReview) =>
  assertAsLeft(provider, 'reviews', { id, hidden, judgement });

const Hide = ({ review }: { review: AdminReview }) => (
  <CommandDialog
    action="POST /admin/hide-review"
    label="Gizle"
    danger
    title="Değerlendirmeyi gizle"
    explanation="Sitede ve booster’ın sayfasında görünmez, puana girmez. Müşteri kendi siparişinde görmeye devam eder."
    submitLabel="Değerlendirmeyi gizle"
    send={({ reason }: Because) => ({ body: { reviewId: review.id, reason } })}
    undo={async (provider, because, left) => {
      await assertStands(provider, left);
      await provider.run('POST /admin/show-review', { body: { reviewId: review.id, reason: takenBack(because) } });
    }}
    done="Değerlendirme gizlendi"
  >
    <ReasonInput />
  </CommandDialog>
);

const Show = ({ review }: { review: AdminReview }) => (
  <CommandDialog
    action="POST /admin/show-review"
    label="Yeniden göster"
    title="Değerlendirmeyi yeniden göster"
    submitLabel="Yeniden göster"
    send={({ reason }: Because) => ({ body: { reviewId: review.id, reason } })}
    undo={async (provider, because, left) => {
      await assertStands(provider, left);
      await provider.run('POST /admin/hide-review', { body: { reviewId: review.id, reason: takenBack(because) } });
    }}
    done="Değerlendirme yeniden gösteriliyor"
  >
    <ReasonInput />
  </CommandDialog>
);
