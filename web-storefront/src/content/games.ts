import { startPromise } from '#contract/order/start.tr.ts';
import type { PlayedGame } from '#contract/vocabulary.ts';
import type { QuestionId } from './faq.ts';
import { guarantees } from './guarantees.ts';

export interface GamePage {
  readonly title: string;
  readonly lead: string;
  /** For search engines. */
  readonly description: string;
  /** Each promise with its condition. */
  readonly promises: readonly (readonly [sign: string, title: string, text: string])[];
  readonly questions: readonly QuestionId[];
}

const start = [startPromise, 'Başlama süresi', guarantees.start] as const;

export const gamePages: Record<PlayedGame, GamePage> = {
  league: {
    title: 'League of Legends boost',
    lead: 'Demir’den Şampiyonluk’a her basamak. Koridorunu, şampiyonlarını ve büyülerini sen seç.',
    description:
      'League of Legends elo boost, duo boost, yerleştirme ve koçluk: fiyatı kayıt olmadan gör, siparişini maç maç izle.',
    promises: [
      start,
      ['8/10', 'Yerleştirme maçları', guarantees.leaguePlacement],
      ['+2', 'Win Boost', guarantees.leagueWins],
      ['1 kez', 'Koridor değişikliği', 'Siparişten sonra koridorunu bir kez değiştirebilirsin.'],
    ],
    questions: ['hesap-ceza', 'yerlestirme-garantisi', 'koridor-degistirme', 'challenger-hedef', 'iptal'],
  },
  valorant: {
    title: 'Valorant boost',
    lead: 'Demir’den Radiant’a. Ajanlarını seç, istersen yayından izle.',
    description:
      'Valorant elo boost, duo boost, yerleştirme ve Radiant boost: fiyatı kayıt olmadan gör, siparişini izle.',
    promises: [start, ['5/5', 'Yerleştirme maçları', guarantees.valorantPlacement]],
    questions: ['hesap-ceza', 'yerlestirme-garantisi', 'duo-nedir', 'sifre-gorunur-mu', 'iptal'],
  },
  wildrift: {
    title: 'Wild Rift boost',
    lead: 'Aynı merdiven, bu kez cebinde: basamağını seç, fiyatı gör. Duo için hesabını vermezsin.',
    description: 'Wild Rift elo boost, duo boost, win boost ve yerleştirme maçları: fiyatı kayıt olmadan, anında gör.',
    promises: [
      start,
      ['Hesapsız', 'Duo Boost', 'Duo siparişinde hesap bilgisi istemeyiz; kendi hesabında booster’la oynarsın.'],
    ],
    questions: ['hesap-ceza', 'duo-nedir', 'hangi-sunucular', 'bilgiler-ne-zaman-silinir', 'iptal'],
  },
  tft: {
    title: 'Teamfight Tactics',
    lead: 'TFT, League of Legends hesabınla ve aynı sunucularda oynanır; merdiveni de aynıdır. Duo için hesabını vermezsin.',
    description: 'Teamfight Tactics elo boost, duo boost, win boost ve yerleştirme maçları.',
    promises: [],
    questions: [],
  },
};
