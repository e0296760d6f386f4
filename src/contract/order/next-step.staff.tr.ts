import { formatMoney } from '../format.ts';
import { isPartlyRefunded } from '../vocabulary.ts';
import type { NextSteps } from './next-step.ts';

/** What happens next, in words for the console. */
export const nextSteps: NextSteps = {
  account: () => ['Müşterinin hesabı bekleniyor', 'eklenince booster aranır'],
  search: ({ order, by }) => ['Booster aranıyor', by(order.dueAt, 'başlaması sözü verildi')],
  'search-late': () => ['Booster bulunamadı', 'söz verilen süre geçti, booster ata'],
  start: ({ order, by }) => ['Booster’ın başlaması bekleniyor', by(order.dueAt, 'başlaması sözü verildi')],
  'start-late': () => ['Başlaması gecikti', 'booster’a sor ya da başka booster ata'],
  rank: ({ order, by }) => [
    'Müşterinin rank farkına yanıtı bekleniyor',
    by(order.rank?.until, 'yanıt gelmezse tam iadeyle iptal edilir'),
  ],
  play: ({ order, by }) => ['Sipariş oynanıyor', by(order.dueAt, 'bitmesi bekleniyor')],
  match: ({ order, by }) => ['Booster maçta', by(order.dueAt, 'bitmesi bekleniyor')],
  'play-late': () => ['Bitmesi gecikti', 'booster’a sor ya da başka booster ata'],
  pause: ({ order: { pause } }) => [
    `${pause?.by === 'customer' ? 'Müşteri' : pause?.by === 'booster' ? 'Booster' : 'Basamak'} siparişi duraklattı`,
    'devam ettirilene kadar süresi işlemez',
  ],
  'booster-request': ({ order, by }) => [
    'Başka booster isteği karar bekliyor',
    by(order.boosterRequest?.until, 'karar verilmezse sipariş havuza döner', 'kendiliğinden çözülmez, karar ver'),
  ],
  'account-request': () => ['Başka hesap isteği karar bekliyor', 'kendiliğinden çözülmez, karar ver'],
  confirmation: ({ order, by }) => [
    'Müşterinin onayı bekleniyor',
    by(order.closesAt, 'itiraz gelmezse kendiliğinden onaylanır'),
  ],
  'decision-unproven': () => ['Kanıtsız bitti', 'müşteri onaylamaz ya da itiraz etmezse karar ver'],
  'dispute-answer': ({ order, by }) => [
    'Booster’ın itiraza yanıtı bekleniyor',
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
