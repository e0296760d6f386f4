import { formatCount, progressText, progressUnits } from '../kernel/progress-labels.tr.ts';
import type { OrderProgress, OrderReached } from './order.ts';
import { rankName } from './ranks.ts';
import { isApex, type PlayedGame } from './vocabulary.ts';

// For the web apps: how far an order is, and whose word that is.

export { formatCount, progressText, progressUnits };

/** The console reads what customers read. */
const words = {
  customer: {
    matches: 'Girilen maçlara göre',
    agreed: 'Onaylanan ilerleme',
    booster: 'Booster’ın söylediği',
    coach: 'Koçun söylediği',
    beside: 'girilen maçlara göre',
  },
  booster: {
    matches: 'Girdiğin maçlara göre',
    agreed: 'Onaylanan ilerleme',
    booster: 'Söylediğin',
    coach: 'Söylediğin',
    beside: 'girdiğin maçlara göre',
  },
} as const;

/** Work that no match proves. */
const toldUnits: readonly OrderProgress['unit'][] = ['hour', 'level', 'mastery'];

/**
 * Whose word a progress is, and beside what nobody has agreed to, what is proven:
 * `Booster’ın söylediği, henüz onaylanmadı: 3 / 5 galibiyet (%60), girilen maçlara göre 2 / 5 galibiyet (%40)`.
 */
export function saidProgress(progress: OrderProgress, reader: keyof typeof words = 'customer'): string {
  const { total, unit, source, proven } = progress;
  const said = words[reader];
  const amount = (reached: OrderReached) => `${progressText({ ...reached, total, unit })} (%${reached.percent})`;
  if (source !== 'booster') return `${said[source]} ${amount(progress)}`;
  const teller = said[unit === 'hour' ? 'coach' : 'booster']; // only lessons are counted in hours
  const beside = toldUnits.includes(unit) ? 'onaylanan' : said.beside;
  return `${teller}, henüz onaylanmadı: ${amount(progress)}, ${beside} ${amount(proven)}`;
}

/** Whether the work is proven to have come to its goal: a booster's word alone doesn't do. */
export const isReached = ({ total, proven }: OrderProgress): boolean => proven.done >= total;

/** What a finished order seems to lack, before somebody says that it is done. */
export const shortfallText = (progress: OrderProgress, reader?: keyof typeof words): string =>
  `${isReached(progress) ? '' : 'Hedefe varıldığı kanıtlanmadı. '}${saidProgress(progress, reader)}.`;

/** `Altın III`, `Altın III · 40 LP`. */
export function placeText(game: PlayedGame, current: NonNullable<OrderReached['current']>): string {
  const name = rankName(game, current);
  const points = game === 'valorant' ? 'KP' : 'LP';
  return current.points > 0 || isApex(current.tier) ? `${name} · ${current.points} ${points}` : name;
}

/** What a correction made of what: `2 → 3 galibiyet`, `Altın III → Altın II · 40 LP`. */
export function correctionText(
  game: PlayedGame,
  unit: OrderProgress['unit'],
  { from, to }: { readonly from: OrderReached; readonly to: OrderReached },
): string {
  if (from.current && to.current) return `${placeText(game, from.current)} → ${placeText(game, to.current)}`;
  return `${formatCount(from.done)} → ${formatCount(to.done)} ${progressUnits[unit]}`;
}
