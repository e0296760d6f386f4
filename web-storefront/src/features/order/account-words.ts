import { describe, type Order } from './describe.ts';
import { givesLogin } from './helper.ts';

/** How players are called in every game of Riot Games. */
export const RIOT_ID = 'Oyuncu adı (Riot ID)';

/** What an order is played with, as its page calls it. */
const account = {
  name: 'Oyun hesabı',
  it: 'Oyun hesabını',
  add: 'Hesap ekle',
  give: 'Hesabı bağla',
  given: 'bağlandı',
  notGiven: 'bağlanamadı',
  change: 'Hesabı değiştir',
  remove: 'Hesabı kaldır',
  choose: 'Oyun hesabı seç',
  create: 'Oyun hesabı ekle',
  another: 'Yeni hesap ekle',
  awaited: 'hesap bilgisi',
};
const name: typeof account = {
  name: RIOT_ID,
  it: 'Oyuncu adını',
  add: 'Oyuncu adı ekle',
  give: 'Oyuncu adını ekle',
  given: 'eklendi',
  notGiven: 'eklenemedi',
  change: 'Oyuncu adını değiştir',
  remove: 'Oyuncu adını kaldır',
  choose: 'Hangi oyuncu adıyla oynayacaksın?',
  create: 'Oynayacağın oyuncu adını ekle',
  another: 'Yeni oyuncu adı ekle',
  awaited: 'oyuncu adı',
};

export const accountWords = (order: Pick<Order, 'draft'>): typeof account =>
  describe(order.draft).service.accountNeeded && !givesLogin(order) ? name : account;
