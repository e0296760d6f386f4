import { formatMoney } from '../format.ts';
import { isPartlyRefunded } from '../vocabulary.ts';
import type { NextSteps, Told } from './next-step.ts';

const askOrReplace = ({ who, isLesson }: Told): string =>
  `${isLesson ? 'koça' : 'booster’a'} sor ya da başka ${who} ata`;

/** What happens next, in words for the console. */
export const nextSteps: NextSteps = {
  account: ({ who }) => ['Müşterinin hesabı bekleniyor', `eklenince ${who} aranır`],
  search: ({ order, Who, by }) => [`${Who} aranıyor`, by(order.dueAt, 'başlayacağına söz verildi')],
  'search-late': ({ who, Who }) => [`${Who} bulunamadı`, `söz verilen süre geçti, ${who} ata`],
  start: ({ order, Whose, by }) => [`${Whose} başlaması bekleniyor`, by(order.dueAt, 'başlayacağına söz verildi')],
  'start-late': (told) => ['Başlaması gecikti', askOrReplace(told)],
  rank: ({ order, by }) => [
    'Müşterinin rank farkına yanıtı bekleniyor',
    by(order.rank?.until, 'yanıt gelmezse tam iadeyle iptal edilir'),
  ],
  play: ({ order, isLesson, by }) => [
    isLesson ? 'Ders sürüyor' : 'Sipariş oynanıyor',
    by(order.dueAt, 'biteceği öngörülüyor'),
  ],
  match: ({ order, isLesson, by }) => [
    isLesson ? 'Koç derste' : 'Booster maçta',
    by(order.dueAt, 'biteceği öngörülüyor'),
  ],
  'play-late': (told) => ['Bitmesi gecikti', askOrReplace(told)],
  pause: ({ order: { pause }, Who }) => [
    `${pause?.by === 'customer' ? 'Müşteri' : pause?.by === 'booster' ? Who : 'Basamak'} siparişi duraklattı`,
    'devam ettirilene kadar süresi işlemez',
  ],
  'booster-request': ({ order, who, by }) => [
    `Başka ${who} isteği karar bekliyor`,
    by(order.boosterRequest?.until, 'karar verilmezse sipariş havuza döner', 'kendiliğinden çözülmez, karar ver'),
  ],
  'account-request': () => ['Başka hesap isteği karar bekliyor', 'kendiliğinden çözülmez, karar ver'],
  confirmation: ({ order, by }) => [
    'Müşterinin onayı bekleniyor',
    by(order.closesAt, 'itiraz gelmezse kendiliğinden onaylanır'),
  ],
  'decision-unproven': () => ['Kanıtsız bitti', 'müşteri onaylamaz ya da itiraz etmezse karar ver'],
  'dispute-answer': ({ order, Whose, by }) => [
    `${Whose} itiraza yanıtı bekleniyor`,
    by(order.disputeAnswerDueAt, 'yanıt gelmezse karar verilebilir'),
  ],
  'dispute-decision': () => ['İtiraz karar bekliyor', 'kararı sen ver'],
  proposal: () => ['İtiraz için çözüm önerildi', 'karşı tarafın kabulü bekleniyor'],
  agreement: () => ['Taraflar çözümde anlaştı', 'anlaşmayı uygula'],
  settlement: () => ['Sipariş onaylandı', 'kendiliğinden tamamlanır'],
  nothing: () => ['Sipariş tamamlandı', 'bekleyen bir iş yok'],
  cancelled: ({ order }) => [
    isPartlyRefunded(order) ? 'Sipariş bitti, bir kısmı iade edildi' : 'Sipariş iptal edildi',
    order.refunded.amount > 0 ? `müşteriye ${formatMoney(order.refunded)} döndü` : 'iade edilen tutar yok',
  ],
  'not-placed': () => ['Sipariş verilemedi', 'ödenen tutar müşterinin bakiyesinde'],
};
