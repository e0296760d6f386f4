import { orderStateLabels, reasonText, streamEventLabels, troubleLabels } from '#contract/order/words.tr.ts';
import { correctionText, isReported } from '#contract/order/progress.words.tr.ts';
import { isPartlyRefunded, type OrderState } from '#contract/vocabulary.ts';
import type { TimelineItem } from '../../ui/Timeline.tsx';
import { describe, type Order } from './describe.ts';
import { capital, givesLogin, helperOf } from './helper.ts';
import type { Reader } from './work-kinds.ts';

type Entry = Order['timeline'][number];

const closedBy: Partial<Record<Entry['actor']['role'], string>> = {
  customer: 'Müşteri siparişi onayladı',
  system: 'Sipariş kendiliğinden onaylandı',
};

const transitions: Record<OrderState, (entry: Entry, helper: string, partlyRefunded: boolean) => string> = {
  waiting: () => 'Oyun hesabı bekleniyor',
  processing: ({ from }, helper) =>
    from === 'waiting' || from === null ? `${capital(helper)} aranıyor` : `Yeniden ${helper} aranıyor`,
  starting: ({ actor }, helper) =>
    actor.role === 'booster' ? `${actor.displayName} siparişi aldı` : `${capital(helper)} atandı`,
  started: ({ from }, helper) => {
    if (from === 'in-game') return 'Maç bitti';
    return from === 'finished' ? 'Sipariş yeniden açıldı' : `${capital(helper)} başladı`;
  },
  'in-game': () => 'Maça girildi',
  finished: (_, helper) => `${capital(helper)} bitirdi`,
  closed: ({ actor }) => closedBy[actor.role] ?? 'Sipariş onaylandı',
  completed: () => 'Sipariş tamamlandı',
  cancelled: (_, __, partly) => (partly ? 'Sipariş bitti, bir kısmı iade edildi' : 'Sipariş iptal edildi'),
  'payment-error': () => orderStateLabels['payment-error'].label,
};

const kinds: Record<Exclude<Entry['kind'], 'transition'>, string> = {
  placed: 'Sipariş verildi',
  account: 'Oyun hesabı eklendi ya da değişti',
  lane: 'Koridor değişti',
  progress: 'İlerleme düzeltildi',
  'progress-agreed': 'Bildirilen ilerleme onaylandı',
  login: 'Giriş bilgileri cihazına bir kez verildi',
  tip: 'Bahşiş gönderildi',
  review: 'Sipariş değerlendirildi',
  erased: 'Hesap bilgileri silindi',
  ...streamEventLabels,
  ...troubleLabels,
};

/** The customer's own actions, in the second person. */
const ownDeeds: Partial<Record<Entry['kind'], (helper: string) => string>> = {
  disputed: () => 'İtiraz ettin',
  'rank-agreed': () => 'Yeni fiyatı kabul ettin',
  'booster-requested': (helper) => `Başka ${helper} istedin`,
};

/** Whether an entry reports progress of work without counted matches. A smaller figure is a correction instead. */
const isAdvance = ({ kind, progress }: Entry, order: Order): boolean =>
  kind === 'progress' &&
  progress !== undefined &&
  isReported(order.progress.unit) &&
  progress.to.done >= progress.from.done;

const titleOf = (entry: Entry, order: Order, reader: Reader): string => {
  const helper = helperOf(order).name;
  if (entry.kind === 'login' && reader === 'customer')
    return `Hesap bilgileri ${entry.actor.displayName} adlı booster’ın kayıtlı cihazına bir kez verildi`;
  if (entry.kind !== 'transition') {
    if (entry.to === 'payment-error') return 'Sipariş verilemedi';
    if (isAdvance(entry, order)) return 'İlerleme';
    const own = reader === 'customer' && ownDeeds[entry.kind];
    if (own) return own(helper);
    // these labels contain the word "booster" without a case ending, so it can be replaced
    return kinds[entry.kind].replace('Booster', capital(helper)).replace('booster', helper);
  }
  if (entry.to === null) return 'Durum değişti';
  if (reader === 'customer' && entry.to === 'closed' && entry.actor.role === 'customer') return 'Siparişi onayladın';
  return transitions[entry.to](entry, helper, isPartlyRefunded(order));
};

const itemsOf = (order: Order, reader: Reader): readonly TimelineItem[] => {
  const { game } = describe(order.draft);
  const account = givesLogin(order) ? 'Oyun hesabı' : 'Riot ID';
  return order.timeline.map((entry) => {
    const title = titleOf(entry, order, reader).replace('Oyun hesabı', account);
    const made = entry.progress && `: ${correctionText(game, order.progress.unit, entry.progress)}`;
    return {
      at: entry.at,
      title: `${title}${made ?? ''}`,
      note: entry.reason === undefined ? undefined : reasonText(entry.reason),
    };
  });
};

/** The order's events in words, newest first. */
export const timelineOf = (order: Order, reader: Reader): readonly TimelineItem[] =>
  itemsOf(order, reader).toReversed();

/** The order's transitions in words, oldest first. */
export const stepsOf = ({ timeline, ...order }: Order, reader: Reader): readonly TimelineItem[] =>
  itemsOf({ ...order, timeline: timeline.filter(({ kind }) => kind === 'transition') }, reader);
