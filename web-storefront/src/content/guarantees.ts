import { atTheLatest } from '#contract/order/start.tr.ts';

/** The guarantees (specification §1), in the same words on every page and in the order form. */
export const guarantees = {
  start: `Siparişin ${atTheLatest} başlar. Hesap gereken hizmetlerde süre, hesabını ekleyince işler.`,
  leaguePlacement: '10 maçta en az 8 galibiyet; bu sınırı aşan her yenilgi için 2 ek galibiyet.',
  valorantPlacement:
    '5 maçta 5 galibiyet; geçen sezonu Ölümsüzlük’te bitiren hesaplarda en az 4, Radiant’ta bitirenlerde en az 3.',
  leagueWins:
    'Kaybedilen her Win Boost maçı için 2 ek galibiyet: siparişi onaylamadan destekten iste, booster’ına biz oynatalım.',
} as const;
