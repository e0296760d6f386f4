import { formatCount, progressUnits } from '../../kernel/progress-labels.tr.ts';
import { isComplete, isReported } from '../../kernel/progress.ts';
import { gameOf, type OrderState, overStates, type PlayedGame } from '../vocabulary.ts';
import { placeText, progressSentence } from './progress-sentence.ts';
import type { OrderProgress, OrderReached } from './schemas.ts';

// For the web apps: an order's progress, and who states it.

export { formatCount, isReported, progressUnits };

/** The fields of an order that the texts need. */
interface Worked {
  /** Null if it can't be read: then the progress is only a percentage. */
  readonly draft: Parameters<typeof gameOf>[0] | null;
  readonly state: OrderState;
  readonly progress: OrderProgress;
}

const PROVEN = 'Kanıtlanan ilerleme';

/** Whether no more matches will be played, so that the remaining work counts as missing. */
export const isPlayedOut = (state: OrderState): boolean => state === 'finished' || overStates.includes(state);

/** The words for each reader. The console uses those for customers. */
const words = {
  customer: {
    matches: 'Girilen maçlara göre',
    agreed: 'Onaylanan ilerleme',
    booster: 'Booster’ın söylediği',
    coach: 'Koçun söylediği',
  },
  booster: {
    matches: 'Girdiğin maçlara göre',
    agreed: 'Onaylanan ilerleme',
    booster: 'Söylediğin',
    coach: 'Söylediğin',
  },
} as const;

/** The current rank and what is left, with the percentage for money and disputes: `Altın III · 23 LP, hedefe 277 LP (%8)`. */
export function reachedText({ draft, state, progress }: Worked, reached: OrderReached = progress): string {
  const { total, unit } = progress;
  const { current, done, percent, extraWin } = reached;
  const game = draft ? gameOf(draft) : 'league'; // without a draft there is no rank and no point
  const sentence = progressSentence(
    game,
    { done, total, unit, ...(current ? { current } : {}), extraWin },
    isPlayedOut(state),
  );
  return unit === 'percent' ? sentence : `${sentence} (%${percent})`;
}

/**
 * Who states the progress. If it is more than proven, the text also names the proven part:
 * `Booster’ın söylediği, henüz onaylanmadı: 3 galibiyet tamam, 2 kaldı (%60). Kanıtlanan ilerleme: 2 galibiyet tamam, 3 kaldı
 * (%40)`.
 * The text does not name the source of the proof, because it may be matches or an earlier agreement.
 */
export function saidProgress(order: Worked, reader: keyof typeof words = 'customer'): string {
  const { unit, source, proven } = order.progress;
  const said = words[reader];
  if (!saysMore(order.progress)) return `${said[source]}: ${reachedText(order)}`;
  // only lessons are counted in hours
  const teller =
    source === 'booster' ? `${said[unit === 'hour' ? 'coach' : 'booster']}, henüz onaylanmadı` : said[source];
  const prover = isReported(unit) ? said.agreed : PROVEN;
  return `${teller}: ${reachedText(order)}. ${prover}: ${reachedText(order, proven)}`;
}

/**
 * Whether the booster's statement differs from the proven progress: by a claim, or by matches that don't count or give less.
 */
export const saysMore = ({ source, unit, done, percent, proven }: OrderProgress): boolean =>
  source === 'booster' || (unit !== 'percent' && (done !== proven.done || percent !== proven.percent));

/** The proven progress, which pages show large and draw. */
export const provenProgress = (progress: OrderProgress): OrderProgress => ({ ...progress, ...progress.proven });

/** Whether the goal is proven to be reached: a booster's statement alone is not enough. */
export const isReached = ({ total, proven }: OrderProgress): boolean => isComplete(proven, total);

/** The work that a finished order seems to lack. It is shown before somebody confirms the order. */
export const shortfallText = (order: Worked, reader?: keyof typeof words): string =>
  `${isReached(order.progress) ? '' : 'Hedefe varıldığı kanıtlanmadı. '}${saidProgress(order, reader)}.`;

/** A correction's values before and after: `2 → 3 galibiyet`, `Altın III → Altın II · 40 LP`. */
export function correctionText(
  game: PlayedGame,
  unit: OrderProgress['unit'],
  { from, to }: { readonly from: OrderReached; readonly to: OrderReached },
): string {
  if (from.current && to.current) return `${placeText(game, from.current)} → ${placeText(game, to.current)}`;
  return `${formatCount(from.done)} → ${formatCount(to.done)} ${progressUnits[unit]}`;
}
