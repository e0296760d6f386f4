import { formatEstimate } from '#contract/format.ts';
import { disputeWaitsFor, orderStanding, orderStateLabels, type StateReader } from '#contract/order/words.tr.ts';
import { progressSentence } from '#contract/order/progress-sentence.ts';
import type { OrderState } from '#contract/vocabulary.ts';
import { startsWithin } from '../../content/start.ts';
import { formatMoment } from '../../lib/time.ts';
import type { Stage } from '../../ui/StateStairs.tsx';
import { describe, type Order } from './describe.ts';
import { entriesOf } from './entries.ts';
import { givesLogin } from './helper.ts';
import type { Reader } from './work-kinds.ts';

interface Landing {
  /**
   * The heading of a landing that the order has passed or not reached yet. The current landing shows the order's state
   * instead.
   */
  readonly title: string;
  /**
   * The order's states at this landing, in their usual sequence. An order usually arrives at the landing in the first
   * of these states.
   */
  readonly states: readonly OrderState[];
  readonly note: string;
}

const landings: readonly Landing[] = [
  { title: 'Sipariş verildi', states: [], note: '' },
  { title: 'Hesap bağlandı', states: ['waiting'], note: 'Booster’ı sonra ararız' },
  { title: 'Booster bulundu', states: ['processing'], note: '' },
  { title: 'Oynandı', states: ['starting', 'started', 'in-game'], note: '' },
  {
    title: orderStateLabels.completed.label,
    states: ['finished', 'closed', 'completed'],
    note: 'Hesap bilgilerin silinir',
  },
];

const readerOf = (reader: Reader): StateReader => (reader === 'customer' ? 'customer' : 'others');

/** The landings of an order, in the words of its service. */
function landingsOf(order: Order, reader: Reader): readonly Landing[] {
  const { service } = describe(order.draft);
  const { accountNeeded, kind } = service;
  return landings
    .filter(({ states }) => accountNeeded || !states.includes('waiting'))
    .map((landing) => {
      if (landing.states.includes('started')) {
        const note = `Tahmini süre: ${formatEstimate(order.estimate)}`;
        return { ...landing, note, ...(kind === 'coaching' ? { title: 'Ders yapıldı' } : {}) };
      }
      if (landing.states.includes('processing')) {
        const note = order.late ? '' : startsWithin(service, order.state === 'waiting');
        return { ...landing, note, ...(kind === 'coaching' ? { title: 'Koç bulundu' } : {}) };
      }
      // in a duo the customer plays, so no log-in is handed over
      if (kind === 'duo' && landing.states.includes('waiting')) return { ...landing, title: 'Riot ID eklendi' };
      if (reader === 'booster' && landing.states.includes('finished'))
        return { ...landing, note: 'Kazancın bakiyene geçer' };
      if (!givesLogin(order) && landing.states.includes('finished')) return { ...landing, note: 'Onayınla tamamlanır' };
      return landing;
    });
}

/** When the order last entered one of these states. */
const cameInto = (order: Order, states: readonly OrderState[]): string | null =>
  entriesOf(order).findLast((entry) => entry.to !== null && states.includes(entry.to))?.at ?? null;

/** The text of the current landing. */
function standingOn(landing: Landing, order: Order, reader: Reader): string {
  const { state, progress } = order;
  if (order.disputed) return disputeWaitsFor(order.disputeAnswerDueAt, Date.now());
  if (state === 'closed' || state === 'completed') return formatMoment(cameInto(order, ['closed']) ?? order.updatedAt);
  if (state === 'started' || state === 'in-game') {
    return progressSentence(describe(order.draft).game, { ...progress, ...progress.proven });
  }
  return state === 'finished' && reader === 'customer' ? 'Onayınla tamamlanır' : landing.note;
}

/** The landings of an order; null if it was cancelled or could not be placed. */
export function stagesOf(order: Order, reader: Reader): readonly Stage[] | null {
  const { state } = order;
  if (state === 'cancelled' || state === 'payment-error') return null;
  const shown = landingsOf(order, reader);
  const standing = shown.findIndex((landing) => landing.states.includes(state));
  const ended = state === 'closed' || state === 'completed';
  return shown.map((landing, index) => {
    if (index > standing) return { title: landing.title, note: landing.note, place: 'ahead' };
    if (index === standing) {
      const title = orderStanding(order, readerOf(reader)).label;
      const place = order.disputed ? 'disputed' : ended ? 'done' : 'now';
      return { title, note: standingOn(landing, order, reader), place };
    }
    // An order leaves a landing when it enters a state of the next landing.
    const next = shown[index + 1];
    const states = next?.states ?? [];
    const at = index === 0 ? order.createdAt : (cameInto(order, states.slice(0, 1)) ?? cameInto(order, states));
    return { title: landing.title, note: formatMoment(at ?? order.createdAt), place: 'done' };
  });
}
