import type { OrderState } from '#contract/vocabulary.ts';
import { stateLabels } from '../../lib/words.ts';
import type { TimelineItem } from '../../ui/Timeline.tsx';
import type { Order } from './describe.ts';

/** Who reads it. */
type Reader = 'customer' | 'booster';
type Entry = Order['timeline'][number];

const transitions: Partial<Record<OrderState, (entry: Entry) => string>> = {
  waiting: () => 'Oyun hesabı bekleniyor',
  processing: ({ from }) => (from === 'waiting' || from === null ? 'Booster aranıyor' : 'Yeniden booster aranıyor'),
  starting: ({ actor }) => (actor.role === 'booster' ? `${actor.displayName} siparişi aldı` : 'Booster atandı'),
  started: ({ from }) => {
    if (from === 'in-game') return 'Maç bitti';
    return from === 'finished' ? 'Sipariş yeniden açıldı' : 'Booster başladı';
  },
  'in-game': () => 'Maça girildi',
  finished: () => 'Booster bitirdi',
  closed: ({ actor }) => (actor.role === 'customer' ? 'Müşteri siparişi onayladı' : 'Sipariş kapandı'),
  completed: () => 'Sipariş tamamlandı',
  cancelled: () => 'Sipariş iptal edildi',
  'payment-error': () => 'Ödeme alınamadı',
};

const kinds: Record<Exclude<Entry['kind'], 'transition'>, string> = {
  placed: 'Sipariş verildi',
  account: 'Oyun hesabı eklendi ya da değişti',
  lane: 'Koridor değişti',
  progress: 'İlerleme düzeltildi',
  tip: 'Bahşiş gönderildi',
  review: 'Sipariş değerlendirildi',
  erased: 'Hesap bilgileri silindi',
};

const titleOf = (entry: Entry, reader: Reader): string => {
  if (entry.kind !== 'transition') return kinds[entry.kind];
  if (entry.to === null) return 'Durum değişti';
  if (reader === 'customer' && entry.to === 'closed' && entry.actor.role === 'customer') return 'Siparişi onayladın';
  return transitions[entry.to]?.(entry) ?? stateLabels[entry.to].label;
};

/** The order's events in words, newest first. */
export const timelineOf = ({ timeline }: Order, reader: Reader): readonly TimelineItem[] =>
  timeline.map((entry) => ({ at: entry.at, title: titleOf(entry, reader), note: entry.reason })).toReversed();

/** The steps that the order has taken in words, oldest first. */
export const stepsOf = ({ timeline }: Order, reader: Reader): readonly TimelineItem[] =>
  timeline
    .filter(({ kind }) => kind === 'transition')
    .map((entry) => ({ at: entry.at, title: titleOf(entry, reader) }));
