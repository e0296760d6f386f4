import type { OrderState } from '#contract/vocabulary.ts';
import { formatCount } from '../../lib/count.ts';
import { formatMoment } from '../../lib/time.ts';
import type { Stage } from '../../ui/StateStairs.tsx';
import { describe, type Order } from './describe.ts';

interface Landing {
  readonly title: string;
  readonly states: readonly OrderState[];
  readonly ahead: string;
  readonly now: string;
}

const landings: readonly Landing[] = [
  { title: 'Sipariş verildi', states: [], ahead: '', now: '' },
  {
    title: 'Hesap bağlandı',
    states: ['waiting'],
    ahead: 'Oyun hesabını ekle',
    now: 'Oyun hesabını bekliyoruz',
  },
  {
    title: 'Booster bulundu',
    states: ['processing'],
    ahead: 'En geç 3 saat içinde',
    now: 'Booster aranıyor',
  },
  {
    title: 'Oyunda',
    states: ['starting', 'started', 'in-game'],
    ahead: 'Maç maç izlersin',
    now: 'Booster’ın oynuyor',
  },
  {
    title: 'Tamamlandı',
    states: ['finished', 'closed', 'completed'],
    ahead: 'Hesap bilgilerin silinir',
    now: 'Onayını bekliyor',
  },
];

/** When an order last came into one of these states. */
const cameInto = ({ timeline }: Order, states: readonly OrderState[]): string | null =>
  timeline.findLast((entry) => entry.to !== null && states.includes(entry.to))?.at ?? null;

/** What a landing says while the order stands on it. */
function standingOn(landing: Landing, order: Order): string {
  const { state, progress } = order;
  if (state === 'starting') return 'Booster birazdan başlıyor';
  if (state === 'closed' || state === 'completed') return formatMoment(cameInto(order, ['closed']) ?? order.updatedAt);
  if (state === 'started' || state === 'in-game') {
    return `${formatCount(progress.done)} / ${progress.total} ${units[progress.unit]}`;
  }
  return landing.now;
}

export const units: Record<Order['progress']['unit'], string> = {
  rung: 'basamak',
  win: 'galibiyet',
  match: 'maç',
  level: 'seviye',
  mastery: 'ustalık adımı',
  lp: 'LP',
  kp: 'KP',
  hour: 'saat',
};

/** The stairs of an order that is on its way; none for one that ended badly. */
export function stagesOf(order: Order): readonly Stage[] | null {
  const { state } = order;
  if (state === 'cancelled' || state === 'payment-error') return null;
  const { accountNeeded } = describe(order.draft).service;
  const shown = landings.filter((landing) => accountNeeded || !landing.states.includes('waiting'));
  const standing = shown.findIndex((landing) => landing.states.includes(state));
  const ended = state === 'closed' || state === 'completed';
  return shown.map((landing, index) => {
    if (index > standing) return { title: landing.title, note: landing.ahead, place: 'ahead' };
    if (index === standing) {
      return { title: landing.title, note: standingOn(landing, order), place: ended ? 'done' : 'now' };
    }
    // A landing is left behind when the order comes into the next one's state.
    const next = shown[index + 1];
    const at = index === 0 ? order.createdAt : cameInto(order, next?.states ?? []);
    return { title: landing.title, note: formatMoment(at ?? order.createdAt), place: 'done' };
  });
}
