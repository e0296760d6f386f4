import type { ServiceKind } from '#contract/vocabulary.ts';

/** One sentence on each kind of service. */
export const serviceTexts: Record<ServiceKind, string> = {
  elo: 'Booster hesabında oynar, seni seçtiğin basamağa çıkarır.',
  duo: 'Kendi hesabında oynarsın, booster takım arkadaşın olur.',
  win: 'Booster rankında istediğin sayıda maç kazanır.',
  placement: 'Sezon başındaki yerleştirme maçlarını booster oynar.',
  hero: 'Booster seçtiğin şampiyonun ustalığını yükseltir.',
  level: 'Booster yeni hesabını dereceli maçlara hazırlar.',
  challenger: 'Booster zirvede LP’ni en az 50 yükseltir.',
  radiant: 'Booster seni Ölümsüzlük’ten Radiant’a çıkarır.',
  unrated: 'Booster istediğin sayıda derecesiz maç oynar.',
  coaching: 'Saatle birebir koçluk alırsın; hesabını vermezsin.',
};
