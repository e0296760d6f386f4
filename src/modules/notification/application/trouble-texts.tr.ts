import type { TroubleNotice } from '#kernel/notice.ts';

/**
 * The texts for the customer and for the booster of a notice about trouble with an order. `number` is the order's
 * number, `refund` the refunded amount.
 */
interface TroubleText {
  readonly title: string;
  /** Set if the customer reads another title. */
  readonly titleToCustomer?: string;
  readonly toCustomer: (number: string, refund?: string) => string;
  readonly toBooster: (number: string, refund?: string) => string;
}

const both = (title: string, text: (number: string) => string): TroubleText => ({
  title,
  toCustomer: text,
  toBooster: text,
});

export const troubleTexts: Readonly<Record<TroubleNotice['moment'], TroubleText>> = {
  disputed: {
    title: 'Siparişe itiraz edildi',
    titleToCustomer: 'İtirazını aldık',
    toCustomer: (n) =>
      `${n} numaralı siparişine itirazını aldık. Booster’ının yanıt için 48 saati var. Sonra kararı biz veririz.`,
    toBooster: (n) => `${n} numaralı siparişin müşterisi itiraz etti. 48 saat içinde yanıt ver.`,
  },
  'dispute-answered': {
    title: 'İtiraza yanıt geldi',
    toCustomer: (n) => `${n} numaralı siparişindeki itirazına yanıt geldi. Yanıtı sipariş sayfasında oku.`,
    toBooster: (n) => `${n} numaralı siparişteki itiraza yanıt verildi.`,
  },
  'dispute-proposed': both(
    'İtiraz için çözüm önerildi',
    (n) => `${n} numaralı siparişteki itiraz için bir çözüm önerildi. Kabul edersen karar beklemeden verilebilir.`,
  ),
  'dispute-proposal-withdrawn': both(
    'Çözüm önerisi geri çekildi',
    (n) => `${n} numaralı siparişteki itiraz için verilen çözüm önerisi geri çekildi.`,
  ),
  'dispute-agreed': both(
    'İtirazda anlaşıldı',
    (n) => `${n} numaralı siparişteki itirazın çözümünde anlaştınız. Ekibimiz bakıp uygulayacak.`,
  ),
  'dispute-reminded': both(
    'İtiraz yanıtını bekliyor',
    (n) => `${n} numaralı siparişteki itiraza yanıt vermek için 24 saatten az süren kaldı.`,
  ),
  'dispute-lapsed': both(
    'İtirazın yanıt süresi doldu',
    (n) => `${n} numaralı siparişteki itiraza süresinde yanıt verilmedi; kararı artık biz vereceğiz.`,
  ),
  'dispute-withdrawn': both('İtiraz geri çekildi', (n) => `${n} numaralı siparişteki itiraz geri çekildi.`),
  'dispute-upheld': {
    title: 'İtiraz haklı bulundu',
    toCustomer: (n) => `${n} numaralı siparişindeki itirazını haklı bulduk; booster’ın oynamayı sürdürecek.`,
    toBooster: (n) => `${n} numaralı siparişteki itiraz haklı bulundu. Sipariş yeniden açıldı, eksik kalanı tamamla.`,
  },
  'dispute-refunded': {
    title: 'İtiraz sonuçlandı',
    toCustomer: (n, refund = 'İade edilen tutar') =>
      `${n} numaralı siparişindeki itirazın üzerine iade ettik: ${refund} bakiyene döndü.`,
    toBooster: (n) => `${n} numaralı sipariş, itiraz üzerine müşteriye iade edildi. Hak ettiğin kısım bakiyende.`,
  },
  'dispute-rejected': {
    title: 'İtiraz reddedildi',
    toCustomer: (n) => `${n} numaralı siparişindeki itirazı haklı bulmadık. Gerekçesi siparişin sayfasında.`,
    toBooster: (n) => `${n} numaralı siparişteki itiraz reddedildi. Kazancın birazdan bakiyende.`,
  },
  paused: both('Sipariş duraklatıldı', (n) => `${n} numaralı sipariş duraklatıldı. Nedeni siparişin sayfasında.`),
  resumed: both('Sipariş sürüyor', (n) => `${n} numaralı sipariş kaldığı yerden sürüyor.`),
  'booster-requested': {
    title: 'Başka booster istendi',
    toCustomer: (n) => `${n} numaralı siparişin için başka booster isteğini aldık.`,
    toBooster: (n) => `${n} numaralı siparişin müşterisi başka bir booster istedi. Kararı biz vereceğiz.`,
  },
  'booster-request-withdrawn': both(
    'Başka booster isteği geri çekildi',
    (n) => `${n} numaralı sipariş aynı booster’la sürüyor.`,
  ),
  'booster-request-declined': both(
    'Sipariş aynı booster’la sürüyor',
    (n) => `${n} numaralı siparişin booster’ı değişmeyecek. Gerekçesi siparişin sayfasında.`,
  ),
  'booster-request-lapsed': both(
    'Yeni booster aranıyor',
    (n) => `${n} numaralı sipariş için havuzda yeni bir booster aranıyor.`,
  ),
  'account-requested': {
    title: 'Başka oyun hesabı istendi',
    toCustomer: (n) => `${n} numaralı siparişinin hesap değişikliği isteğini aldık. Karar verene kadar sipariş bekler.`,
    toBooster: (n) => `${n} numaralı siparişin müşterisi hesabı değiştirmek istiyor. Biz karar verene kadar oynama.`,
  },
  'account-request-withdrawn': both(
    'Sipariş aynı hesapla sürüyor',
    (n) => `${n} numaralı siparişte hesap değişikliği isteği geri çekildi.`,
  ),
  'account-request-approved': both('Oyun hesabı değişti', (n) => `${n} numaralı sipariş yeni oyun hesabıyla sürüyor.`),
  'account-request-declined': both(
    'Sipariş aynı hesapla sürüyor',
    (n) => `${n} numaralı siparişin hesabı değişmeyecek. Gerekçesi sayfasında.`,
  ),
  'rank-reported': {
    title: 'Başlangıç rankı farklı çıktı',
    toCustomer: (n) =>
      `${n} numaralı siparişinde hesabında yazdığından başka bir rank bulundu. 48 saat içinde farkı kabul et ya da siparişi tam iadeyle iptal et.`,
    toBooster: (n) => `${n} numaralı siparişte bildirdiğin rank müşterinin yanıtını bekliyor.`,
  },
  'rank-agreed': both(
    'Başlangıç rankı kabul edildi',
    (n) => `${n} numaralı siparişin yeni fiyatı kabul edildi. Sipariş başlatılabilir.`,
  ),
  'rank-lapsed': both(
    'Rank farkı yanıtlanmadı',
    (n) => `${n} numaralı siparişteki rank farkı 48 saatte yanıtlanmadı; sipariş tam iadeyle iptal edildi.`,
  ),
};

/** The texts that differ for coaching, in which the booster is called a coach. */
export const lessonTroubles: Partial<typeof troubleTexts> = {
  disputed: {
    ...troubleTexts.disputed,
    toCustomer: (n) =>
      `${n} numaralı siparişine itirazını aldık. Koçunun yanıt için 48 saati var. Sonra kararı biz veririz.`,
  },
  'dispute-upheld': {
    ...troubleTexts['dispute-upheld'],
    toCustomer: (n) => `${n} numaralı siparişindeki itirazını haklı bulduk; koçun dersi sürdürecek.`,
  },
  'booster-requested': {
    title: 'Başka koç istendi',
    toCustomer: (n) => `${n} numaralı siparişin için başka koç isteğini aldık.`,
    toBooster: (n) => `${n} numaralı siparişin müşterisi başka bir koç istedi. Kararı biz vereceğiz.`,
  },
  'booster-request-withdrawn': both(
    'Başka koç isteği geri çekildi',
    (n) => `${n} numaralı sipariş aynı koçla sürüyor.`,
  ),
  'booster-request-declined': both(
    'Sipariş aynı koçla sürüyor',
    (n) => `${n} numaralı siparişin koçu değişmeyecek. Gerekçesi siparişin sayfasında.`,
  ),
  'booster-request-lapsed': both(
    'Yeni koç aranıyor',
    (n) => `${n} numaralı sipariş için havuzda yeni bir koç aranıyor.`,
  ),
};
