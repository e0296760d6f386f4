import { formatCount, progressUnits } from '../../kernel/progress-labels.tr.ts';
import { isComplete, isReported } from '../../kernel/progress.ts';
import { gameOf, type OrderState, overStates, type PlayedGame } from '../vocabulary.ts';
import { placeText, progressSentence } from './progress-sentence.ts';
import type { OrderProgress, OrderReached } from './schemas.ts';

// For the web apps: how far an order is, and whose word that is.

export { formatCount, isReported, progressUnits };

/** What the words need of an order. */
export interface Worked {
  /** Null where it can't be read: then the progress is a percentage alone. */
  readonly draft: Parameters<typeof gameOf>[0] | null;
  readonly state: OrderState;
  readonly progress: OrderProgress;
}

const PROVEN = 'Kanıtlanan ilerleme';

/** Nothing is played any more, so what is left of the work is missing. */
export const isPlayedOut = (state: OrderState): boolean => state === 'finished' || overStates.includes(state);

/** The console reads what customers read. */
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

/** A place and what is left, with the percentage that money and disputes are counted in: `Altın III · 23 LP, hedefe 277 LP (%8)`. */
export function reachedText({ draft, state, progress }: Worked, reached: OrderReached = progress): string {
  const { total, unit } = progress;
  const { current, done, percent, extraWin } = reached;
  const game = draft ? gameOf(draft) : 'league'; // without a draft there is neither rank nor point
  const sentence = progressSentence(
    game,
    { done, total, unit, ...(current ? { current } : {}), extraWin },
    isPlayedOut(state),
  );
  return unit === 'percent' ? sentence : `${sentence} (%${percent})`;
}

/**
 * Whose word a progress is, and beside what is more than proven, what is proven:
 * `Booster’ın söylediği, henüz onaylanmadı: 3 galibiyet tamam, 2 kaldı (%60). Kanıtlanan ilerleme: 2 galibiyet tamam, 3 kaldı (%40)`.
 * Matches prove as well as an agreement of before, so that neither is named.
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

/** Whether the booster says something else than what is proven: by a claim, or by matches that don't count or give less. */
export const saysMore = ({ source, unit, done, percent, proven }: OrderProgress): boolean =>
  source === 'booster' || (unit !== 'percent' && (done !== proven.done || percent !== proven.percent));

/** The progress as far as it is proven: what a page shows large, and draws. */
export const provenProgress = (progress: OrderProgress): OrderProgress => ({ ...progress, ...progress.proven });

/** Whether the work is proven to have come to its goal: a booster's word alone doesn't do. */
export const isReached = ({ total, proven }: OrderProgress): boolean => isComplete(proven, total);

/** What a finished order seems to lack, before somebody says that it is done. */
export const shortfallText = (order: Worked, reader?: keyof typeof words): string =>
  `${isReached(order.progress) ? '' : 'Hedefe varıldığı kanıtlanmadı. '}${saidProgress(order, reader)}.`;

/** What a correction made of what: `2 → 3 galibiyet`, `Altın III → Altın II · 40 LP`. */
export function correctionText(
  game: PlayedGame,
  unit: OrderProgress['unit'],
  { from, to }: { readonly from: OrderReached; readonly to: OrderReached },
): string {
  if (from.current && to.current) return `${placeText(game, from.current)} → ${placeText(game, to.current)}`;
  return `${formatCount(from.done)} → ${formatCount(to.done)} ${progressUnits[unit]}`;
}
