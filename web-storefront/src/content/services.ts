import type { ServiceKind } from '#contract/vocabulary.ts';

/** One sentence on each kind of service. */
export const serviceTexts: Record<ServiceKind, string> = {
  elo: 'Booster hesabında oynar, seçtiğin basamağa çıkarır.',
  duo: 'Kendi hesabında oynarsın, booster takım arkadaşın olur.',
  win: 'Bulunduğun rankta istediğin sayıda galibiyet.',
  placement: 'Sezon başındaki yerleştirme maçlarını booster oynar.',
  hero: 'Seçtiğin şampiyonun ustalık seviyesi.',
  level: 'Yeni hesabın, dereceli maçlara hazır olana kadar.',
  challenger: 'Zirvede LP ile tırmanış; hedef en az 50 LP yukarıda.',
  radiant: 'Ölümsüzlük’ten Radyant’a, KP ile.',
  unrated: 'Derecesiz maçlar, istediğin sayıda.',
  coaching: 'Birebir koçluk, saatle. Hesabını vermezsin.',
};
