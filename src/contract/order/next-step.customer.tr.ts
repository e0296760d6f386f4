import { formatMoney } from '../format.ts';
import { isPartlyRefunded } from '../vocabulary.ts';
import { atTheLatest } from './start.tr.ts';
import type { NextSteps } from './next-step.ts';

/** What happens next, in words for the order's customer. */
export const nextSteps: NextSteps = {
  account: ({ isDuo, who }) => [
    isDuo ? 'Riot ID’n bekleniyor' : 'Hesabın bekleniyor',
    `ekleyince ${who} ararız, ${atTheLatest} başlar`,
  ],
  search: ({ order, Who, by }) => [`${Who} aranıyor`, by(order.dueAt, 'başlar', 'bulunca burada görürsün')],
  'search-late': ({ Who }) => [`${Who} hâlâ aranıyor`, 'söz verdiğimiz süre geçti, istersen iptal edebilirsin'],
  start: ({ order, Who, by }) => [`${Who} bulundu`, by(order.dueAt, 'başlar', 'birazdan başlar')],
  'start-late': () => ['Başlaması gecikti', 'nedenini sohbetten sorabilirsin'],
  rank: ({ order, by }) => [
    'Yanıtın bekleniyor',
    by(order.rank?.until, 'yanıtlamazsan sipariş tam iadeyle iptal edilir', 'başlangıç rankı farklı çıktı'),
  ],
  play: ({ order, isLesson, by }) => [
    isLesson ? 'Ders sürüyor' : 'Booster oynuyor',
    by(order.dueAt, 'biter', 'her adımı burada görürsün'),
  ],
  match: ({ order, isLesson, by }) => [
    isLesson ? 'Koç şu an derste' : 'Booster şu an maçta',
    by(order.dueAt, 'biter', 'bitince sonucu burada görürsün'),
  ],
  'play-late': () => ['Tahminimizden uzun sürüyor', 'nedenini sohbetten sorabilir ya da sorun bildirebilirsin'],
  pause: ({ order: { pause }, Who }) =>
    pause?.by === 'customer'
      ? ['Siparişi duraklattın', 'sen devam ettirince sürer']
      : [`${pause?.by === 'booster' ? Who : 'Basamak'} siparişi duraklattı`, 'devam edince burada görürsün'],
  'booster-request': ({ order, who, by }) => [
    `Başka bir ${who} istedin`,
    by(
      order.boosterRequest?.until,
      `değişmezse yeni bir ${who} aranır`,
      'önce ekibimiz yapılan kısma bakıp karar verir',
    ),
  ],
  'account-request': () => ['Başka bir hesap istedin', 'ekibimiz karar verene kadar sipariş bekler'],
  confirmation: ({ order, by }) => [
    'Onayın bekleniyor',
    by(order.closesAt, 'itiraz etmezsen kendiliğinden kapanır', 'kontrol edip onayla ya da itiraz et'),
  ],
  'decision-unproven': () => ['Kararın bekleniyor', 'kendiliğinden kapanmaz; yanıt vermezsen ekibimiz karar verir'],
  'dispute-answer': ({ order, isLesson, by }) => [
    `İtirazın ${isLesson ? 'koçun' : 'booster’ın'} yanıtını bekliyor`,
    by(order.disputeAnswerDueAt, 'yanıt gelmezse karar verilir'),
  ],
  'dispute-decision': () => ['İtirazın inceleniyor', 'kararı ekibimiz verir'],
  proposal: ({ order }) =>
    order.dispute?.proposal?.by === 'customer'
      ? ['Çözüm önerin iletildi', 'karşı tarafın kabulü bekleniyor']
      : ['Sana bir çözüm önerildi', 'kabul edersen ekibimiz uygular'],
  agreement: () => ['Çözümde anlaştınız', 'ekibimiz uygulayınca geçerli olur'],
  settlement: () => ['Sipariş onaylandı', 'birazdan tamamlanır'],
  nothing: ({ order }) => [
    'Sipariş tamamlandı',
    order.allowed.review && !order.review ? 'nasıl geçtiğini değerlendirebilirsin' : 'bekleyen bir iş kalmadı',
  ],
  cancelled: ({ order }) => [
    isPartlyRefunded(order)
      ? `Sipariş bitti, ${formatMoney(order.price)} tutarın bir kısmı iade edildi`
      : 'Sipariş iptal edildi',
    order.refunded.amount > 0 ? `${formatMoney(order.refunded)} bakiyene döndü` : 'iade edilecek tutar kalmadı',
  ],
  'not-placed': () => ['Sipariş verilemedi', 'aşağıdan yeniden verebilirsin'],
};
