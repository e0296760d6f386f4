import { formatMoney } from '../format.ts';
import { isPartlyRefunded } from '../vocabulary.ts';
import type { NextSteps } from './next-step.ts';

/** What happens next, in words for the order's booster. */
export const nextSteps: NextSteps = {
  account: () => ['Müşterinin hesabı bekleniyor', 'eklenince sipariş havuza girer'],
  search: ({ who }) => [`Yeni ${who} aranıyor`, 'bu sipariş artık sende değil'],
  'search-late': ({ who }) => [`Yeni ${who} aranıyor`, 'bu sipariş artık sende değil'],
  start: ({ order, by }) => ['Başlamanı bekliyor', by(order.dueAt, 'başla', 'müşteri hazır')],
  'start-late': () => ['Başlaman gecikti', 'hemen başla ya da siparişi bırak'],
  rank: ({ order, by }) => [
    'Müşterinin yanıtını bekliyorsun',
    by(order.rank?.until, 'yanıt gelmezse sipariş iptal edilir', 'bu sürede süren işlemez'),
  ],
  play: ({ order, by }) => ['Sipariş sende', by(order.dueAt, 'bitir', 'ilerlemeyi ekledikçe müşteri görür')],
  match: ({ order, isLesson, by }) => [isLesson ? 'Derstesin' : 'Maçtasın', by(order.dueAt, 'siparişi bitir')],
  'play-late': () => ['Söz verilen süre geçti', 'müşteriye ne zaman biteceğini yaz'],
  pause: ({ order: { pause }, isLesson }) => {
    if (pause?.by === 'booster') return ['Siparişi duraklattın', 'sen devam ettirince sürer'];
    return pause?.by === 'customer'
      ? ['Müşteri siparişi duraklattı', 'devam edince süren kaldığı yerden işler']
      : ['Basamak siparişi duraklattı', isLesson ? 'devam edene kadar ders verme' : 'devam edene kadar oynama'];
  },
  'booster-request': ({ order, who, by }) => [
    `Müşteri başka bir ${who} istedi`,
    by(
      order.boosterRequest?.until,
      'karar verilmezse sipariş havuza döner',
      'ekibimiz yapılan kısma bakıp karar verir',
    ),
  ],
  'account-request': ({ isLesson }) => [
    'Müşteri başka bir hesap istiyor',
    `ekibimiz karar verene kadar ${isLesson ? 'ders verme' : 'oynama'}`,
  ],
  confirmation: ({ order, by }) => [
    'Müşterinin onayı bekleniyor',
    by(order.closesAt, 'itiraz gelmezse kendiliğinden onaylanır'),
  ],
  'decision-unproven': () => ['Müşterinin kararı bekleniyor', 'onay gelmezse ekibimiz bakar'],
  'dispute-answer': ({ order, by }) => [
    'Müşteri itiraz etti',
    by(order.disputeAnswerDueAt, 'yanıtla, yoksa karar sensiz verilir'),
  ],
  'dispute-decision': () => ['İtiraz inceleniyor', 'kararı ekibimiz verir'],
  proposal: ({ order }) =>
    order.dispute?.proposal?.by === 'booster'
      ? ['Çözüm önerin iletildi', 'karşı tarafın kabulü bekleniyor']
      : ['Sana bir çözüm önerildi', 'kabul edersen ekibimiz uygular'],
  agreement: () => ['Çözümde anlaştınız', 'ekibimiz uygulayınca geçerli olur'],
  settlement: () => ['Sipariş onaylandı', 'kazancın birazdan bakiyene geçer'],
  nothing: () => ['Sipariş tamamlandı', 'kazancın bakiyene geçti'],
  cancelled: ({ order }) =>
    isPartlyRefunded(order)
      ? ['Sipariş bitti, bir kısmı müşteriye iade edildi', formatMoney(order.refunded)]
      : ['Sipariş iptal edildi', 'yapacağın bir şey kalmadı'],
  'not-placed': () => ['Sipariş verilemedi', 'yapacağın bir şey yok'],
};
