// What happens next on an order, in the words of customer, booster and staff.
import { describe, expect, test } from '@jest/globals';
import { nextStep, waitingOf, type NextSteps } from '#contract/order/next-step.ts';
import { nextSteps as booster } from '#contract/order/next-step.booster.tr.ts';
import { nextSteps as customer } from '#contract/order/next-step.customer.tr.ts';
import { nextSteps as staff } from '#contract/order/next-step.staff.tr.ts';
import type { Order } from '#contract/order/schemas.ts';
import { untilText } from '#kernel/clock-labels.tr.ts';
import { orderStates } from '#kernel/vocabulary.ts';

const money = (amount: number) => ({ amount, currency: 'TRY' }) as const;
const inTime = '2026-11-30T14:30:00.000Z';
const moment = () => '30 Kasım 14.30';

const orderIn = (state: Order['state'], more: object = {}): Order =>
  ({
    service: 'league-of-legends/elo-boost',
    state,
    price: money(14_400),
    refunded: money(0),
    dueAt: null,
    late: false,
    playingSince: null,
    pause: null,
    boosterRequest: null,
    accountRequest: null,
    rank: null,
    disputed: false,
    dispute: null,
    disputeAnswerDueAt: null,
    closesAt: null,
    unproven: false,
    review: null,
    allowed: {},
    ...more,
  }) as unknown as Order;

const said = (order: Order, sentences: NextSteps): string => {
  const { now, next } = nextStep(order, sentences, moment);
  return `${now}: ${next}`;
};

const due = { dueAt: inTime };
const disputed = (dispute: object, answerDueAt: string | null = null) => ({
  disputed: true,
  dispute: { proposal: null, ripe: false, ...dispute },
  disputeAnswerDueAt: answerDueAt,
});

const cases: readonly (readonly [what: string, order: Order, customer: string, booster: string, staff: string])[] = [
  [
    'waits for its account',
    orderIn('waiting'),
    'Hesabın bekleniyor: ekleyince booster ararız, en geç 3 saat içinde başlar',
    'Müşterinin hesabı bekleniyor: eklenince sipariş havuza girer',
    'Müşterinin hesabı bekleniyor: eklenince booster aranır',
  ],
  [
    'looks for a booster',
    orderIn('processing', due),
    'Booster aranıyor: 30 Kasım 14.30’a kadar başlar',
    'Yeni booster aranıyor: bu sipariş artık sende değil',
    'Booster aranıyor: 30 Kasım 14.30’a kadar başlayacağına söz verildi',
  ],
  [
    'looks for a booster too long',
    orderIn('processing', { ...due, late: true }),
    'Booster hâlâ aranıyor: söz verdiğimiz süre geçti, istersen iptal edebilirsin',
    'Yeni booster aranıyor: bu sipariş artık sende değil',
    'Booster bulunamadı: söz verilen süre geçti, booster ata',
  ],
  [
    'is taken',
    orderIn('starting', due),
    'Booster bulundu: 30 Kasım 14.30’a kadar başlar',
    'Başlamanı bekliyor: 30 Kasım 14.30’a kadar başla',
    'Booster’ın başlaması bekleniyor: 30 Kasım 14.30’a kadar başlayacağına söz verildi',
  ],
  [
    'starts late',
    orderIn('starting', { ...due, late: true }),
    'Başlaması gecikti: nedenini sohbetten sorabilirsin',
    'Başlaman gecikti: hemen başla ya da siparişi bırak',
    'Başlaması gecikti: booster’a sor ya da başka booster ata',
  ],
  [
    'has a different rank',
    orderIn('starting', { rank: { outcome: 'open', until: inTime } }),
    'Yanıtın bekleniyor: 30 Kasım 14.30’a kadar yanıtlamazsan sipariş tam iadeyle iptal edilir',
    'Müşterinin yanıtını bekliyorsun: 30 Kasım 14.30’a kadar yanıt gelmezse sipariş iptal edilir',
    'Müşterinin rank farkına yanıtı bekleniyor: 30 Kasım 14.30’a kadar yanıt gelmezse tam iadeyle iptal edilir',
  ],
  [
    'is played',
    orderIn('started', due),
    'Booster oynuyor: 30 Kasım 14.30’a kadar biter',
    'Sipariş sende: 30 Kasım 14.30’a kadar bitir',
    'Sipariş oynanıyor: 30 Kasım 14.30’a kadar biteceği öngörülüyor',
  ],
  [
    'is in a match',
    orderIn('in-game', { ...due, playingSince: inTime }),
    'Booster şu an maçta: 30 Kasım 14.30’a kadar biter',
    'Maçtasın: 30 Kasım 14.30’a kadar siparişi bitir',
    'Booster maçta: 30 Kasım 14.30’a kadar biteceği öngörülüyor',
  ],
  [
    'takes longer than promised',
    orderIn('started', { ...due, late: true }),
    'Tahminimizden uzun sürüyor: nedenini sohbetten sorabilir ya da sorun bildirebilirsin',
    'Söz verilen süre geçti: müşteriye ne zaman biteceğini yaz',
    'Bitmesi gecikti: booster’a sor ya da başka booster ata',
  ],
  [
    'is paused by its customer',
    orderIn('started', { ...due, pause: { by: 'customer' } }),
    'Siparişi duraklattın: sen devam ettirince sürer',
    'Müşteri siparişi duraklattı: devam edince süren kaldığı yerden işler',
    'Müşteri siparişi duraklattı: devam ettirilene kadar süresi işlemez',
  ],
  [
    'is paused by its booster',
    orderIn('started', { ...due, pause: { by: 'booster' } }),
    'Booster siparişi duraklattı: devam edince burada görürsün',
    'Siparişi duraklattın: sen devam ettirince sürer',
    'Booster siparişi duraklattı: devam ettirilene kadar süresi işlemez',
  ],
  [
    'is paused by staff',
    orderIn('started', { ...due, pause: { by: 'staff' } }),
    'Basamak siparişi duraklattı: devam edince burada görürsün',
    'Basamak siparişi duraklattı: devam edene kadar oynama',
    'Basamak siparişi duraklattı: devam ettirilene kadar süresi işlemez',
  ],
  [
    'may get another booster',
    orderIn('started', { boosterRequest: { until: inTime } }),
    'Başka bir booster istedin: 30 Kasım 14.30’a kadar değişmezse yeni bir booster aranır',
    'Müşteri başka bir booster istedi: 30 Kasım 14.30’a kadar karar verilmezse sipariş havuza döner',
    'Başka booster isteği karar bekliyor: 30 Kasım 14.30’a kadar karar verilmezse sipariş havuza döner',
  ],
  [
    'may get another booster, which staff decide',
    orderIn('started', { boosterRequest: { until: null } }),
    'Başka bir booster istedin: önce ekibimiz yapılan kısma bakıp karar verir',
    'Müşteri başka bir booster istedi: ekibimiz yapılan kısma bakıp karar verir',
    'Başka booster isteği karar bekliyor: kendiliğinden çözülmez, karar ver',
  ],
  [
    'may get another account',
    orderIn('started', { accountRequest: {}, pause: { by: 'staff' } }),
    'Başka bir hesap istedin: ekibimiz karar verene kadar sipariş bekler',
    'Müşteri başka bir hesap istiyor: ekibimiz karar verene kadar oynama',
    'Başka hesap isteği karar bekliyor: kendiliğinden çözülmez, karar ver',
  ],
  [
    'is finished',
    orderIn('finished', { closesAt: inTime }),
    'Onayın bekleniyor: 30 Kasım 14.30’a kadar itiraz etmezsen kendiliğinden kapanır',
    'Müşterinin onayı bekleniyor: 30 Kasım 14.30’a kadar itiraz gelmezse kendiliğinden onaylanır',
    'Müşterinin onayı bekleniyor: 30 Kasım 14.30’a kadar itiraz gelmezse kendiliğinden onaylanır',
  ],
  [
    'is finished without proof',
    orderIn('finished', { unproven: true }),
    'Kararın bekleniyor: kendiliğinden kapanmaz; yanıt vermezsen ekibimiz karar verir',
    'Müşterinin kararı bekleniyor: onay gelmezse ekibimiz bakar',
    'Kanıtsız bitti: müşteri onaylamaz ya da itiraz etmezse karar ver',
  ],
  [
    'is disputed',
    orderIn('finished', disputed({}, inTime)),
    'İtirazın booster’ın yanıtını bekliyor: 30 Kasım 14.30’a kadar yanıt gelmezse karar verilir',
    'Müşteri itiraz etti: 30 Kasım 14.30’a kadar yanıtla, yoksa karar sensiz verilir',
    'Booster’ın itiraza yanıtı bekleniyor: 30 Kasım 14.30’a kadar yanıt gelmezse karar verilebilir',
  ],
  [
    'has an answered dispute',
    orderIn('finished', disputed({ ripe: true })),
    'İtirazın inceleniyor: kararı ekibimiz verir',
    'İtiraz inceleniyor: kararı ekibimiz verir',
    'İtiraz karar bekliyor: kararı sen ver',
  ],
  [
    'has a proposal of its booster',
    orderIn('finished', disputed({ proposal: { by: 'booster', agreedAt: null } })),
    'Sana bir çözüm önerildi: kabul edersen ekibimiz uygular',
    'Çözüm önerin iletildi: karşı tarafın kabulü bekleniyor',
    'İtiraz için çözüm önerildi: karşı tarafın kabulü bekleniyor',
  ],
  [
    'has an agreement',
    orderIn('finished', disputed({ proposal: { by: 'booster', agreedAt: inTime } })),
    'Çözümde anlaştınız: ekibimiz uygulayınca geçerli olur',
    'Çözümde anlaştınız: ekibimiz uygulayınca geçerli olur',
    'Taraflar çözümde anlaştı: anlaşmayı uygula',
  ],
  [
    'is confirmed',
    orderIn('closed'),
    'Sipariş onaylandı: birazdan tamamlanır',
    'Sipariş onaylandı: kazancın birazdan bakiyene geçer',
    'Sipariş onaylandı: kendiliğinden tamamlanır',
  ],
  [
    'is completed',
    orderIn('completed', { allowed: { review: true } }),
    'Sipariş tamamlandı: nasıl geçtiğini değerlendirebilirsin',
    'Sipariş tamamlandı: kazancın bakiyene geçti',
    'Sipariş tamamlandı: bekleyen bir iş yok',
  ],
  [
    'is cancelled',
    orderIn('cancelled', { refunded: money(14_400) }),
    'Sipariş iptal edildi: 144,00\u00a0₺ bakiyene döndü',
    'Sipariş iptal edildi: yapacağın bir şey kalmadı',
    'Sipariş iptal edildi: müşteriye 144,00\u00a0₺ döndü',
  ],
  [
    'is partly refunded',
    orderIn('cancelled', { refunded: money(8_640) }),
    'Sipariş bitti, 144,00\u00a0₺ tutarın bir kısmı iade edildi: 86,40\u00a0₺ bakiyene döndü',
    'Sipariş bitti, bir kısmı müşteriye iade edildi: 86,40\u00a0₺',
    'Sipariş bitti, bir kısmı iade edildi: müşteriye 86,40\u00a0₺ döndü',
  ],
  [
    'could not be placed',
    orderIn('payment-error'),
    'Sipariş verilemedi: aşağıdan yeniden verebilirsin',
    'Sipariş verilemedi: yapacağın bir şey yok',
    'Sipariş verilemedi: ödenen tutar müşterinin bakiyesinde',
  ],
];

test.each(cases)('an order that %s says what happens next, and until when', (_, order, ...expected) => {
  expect([customer, booster, staff].map((sentences) => said(order, sentences))).toEqual(expected);
});

test('every state, and everything that an order can wait for, is among these cases', () => {
  expect(new Set(cases.map(([, { state }]) => state))).toEqual(new Set(orderStates));
  expect(new Set(cases.map(([, order]) => waitingOf(order)))).toEqual(new Set(Object.keys(customer)));
});

describe('other services', () => {
  test.each(cases)('a lesson that %s names a coach, and neither a booster nor a match', (_, order) => {
    const lesson = { ...order, service: 'kocluk' };
    for (const sentences of [customer, booster, staff])
      expect(said(lesson, sentences)).not.toMatch(/booster|maç|oyna|oynu/i);
  });

  test('a duo waits for the Riot ID', () => {
    expect(said(orderIn('waiting', { service: 'valorant/duo-boost' }), customer)).toContain('Riot ID’n bekleniyor');
  });
});

test('a match that the booster has left on for hours is not told as going on', () => {
  expect(said(orderIn('in-game', due), customer)).toContain('Booster oynuyor');
});

test('without a deadline of the server, none is named', () => {
  for (const state of orderStates) expect(said(orderIn(state), customer)).not.toMatch(/\d\.\d\d/);
});

test.each([
  ['bugün 14.30', 'a'],
  ['bugün 14.00', 'e'],
  ['yarın 10.00', 'a'],
  ['3 Aralık 09.06', 'ya'],
  ['3 Aralık 09.07', 'ye'],
  ['3 Aralık 20.20', 'ye'],
  ['3 Aralık 20.45', 'e'],
  ['3 Aralık 20.50', 'ye'],
  ['3 Aralık 00.00', 'a'],
  ['3 Aralık 09.09', 'a'],
])('the deadline %s has the ending “%s”', (time, ending) => {
  expect(untilText(time)).toBe(`${time}’${ending} kadar`);
});
