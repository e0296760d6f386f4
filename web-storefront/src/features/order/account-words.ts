import { describe, type Order } from './describe.ts';
import { givesLogin } from './helper.ts';

/** The player's name in every game of Riot Games. */
export const RIOT_ID = 'Riot ID';

/** The words for the account that an order is played on. */
const account = {
  name: 'Oyun hesabı',
  it: 'Oyun hesabını',
  step: 'Hesabını ekle',
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
  it: 'Riot ID’ni',
  step: 'Riot ID’ni ekle',
  add: 'Riot ID ekle',
  give: 'Riot ID’ni ekle',
  given: 'eklendi',
  notGiven: 'eklenemedi',
  change: 'Riot ID’ni değiştir',
  remove: 'Riot ID’ni kaldır',
  choose: 'Hangi Riot ID ile oynayacaksın?',
  create: 'Oynayacağın Riot ID’yi ekle',
  another: 'Yeni Riot ID ekle',
  awaited: 'Riot ID',
};

export const accountWords = (order: Pick<Order, 'draft'>): typeof account =>
  describe(order.draft).service.accountNeeded && !givesLogin(order) ? name : account;
