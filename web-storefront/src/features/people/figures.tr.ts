import type { BoosterCard } from './boosters.ts';

export interface Figure {
  readonly name: string;
  readonly value: string;
  /** What the figure is counted from, or why there is none yet. */
  readonly from: string;
}

const TOO_FEW = 'Söylemek için henüz erken';
const hour = 60;
const day = 24 * hour;

export const starsText = (stars: number): string =>
  stars.toLocaleString('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const ordersText = (count: number): string =>
  count === 0 ? 'Henüz biten siparişi yok' : `${count.toLocaleString('tr-TR')} sipariş`;

const answerText = (minutes: number): string => {
  if (minutes < hour) return `${minutes} dk`;
  return minutes < day ? `${Math.round(minutes / hour)} sa` : `${Math.round(minutes / day)} gün`;
};

/** A figure, or a dash and the reason. */
const figure = (name: string, value: string | null, from: string, missing = TOO_FEW): Figure =>
  value === null ? { name, value: '—', from: missing } : { name, value, from };
const percent = (value: number | null): string | null => (value === null ? null : `%${value}`);

/** The results of a booster, each with what it is counted from. */
export const boosterFigures = (booster: BoosterCard): readonly Figure[] => {
  const { finishedOrders, successPercent, onTimePercent, reviewCount, stars, answerMinutes, mostlyUnanswered } =
    booster;
  return [
    figure(
      'Puan',
      stars === null ? null : starsText(stars),
      `${reviewCount.toLocaleString('tr-TR')} değerlendirmeden`,
      'Henüz değerlendirme yok',
    ),
    figure('Biten sipariş', finishedOrders.toLocaleString('tr-TR'), 'Onaylanıp kapananlar'),
    figure('Tamamlama', percent(successPercent), 'Aldığı siparişlerden iptal edilmeyen ve bırakılmayanlar'),
    figure('Zamanında', percent(onTimePercent), 'Son siparişlerinden söz verilen sürede bitenler'),
    figure(
      'İlk yanıt',
      answerMinutes === null ? null : answerText(answerMinutes),
      'İlk mesaja yanıtlarının ortancası',
      mostlyUnanswered ? 'İlk mesajların çoğu yanıtsız kaldı' : TOO_FEW,
    ),
  ];
};
