import { describe, type Order } from './describe.ts';
import { givesLogin } from './helper.ts';

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
  name: 'Oyun adı',
  it: 'Oyun adını',
  add: 'Oyun adı ekle',
  give: 'Oyun adını ekle',
  given: 'eklendi',
  notGiven: 'eklenemedi',
  change: 'Oyun adını değiştir',
  remove: 'Oyun adını kaldır',
  choose: 'Hangi oyun adıyla oynayacaksın?',
  create: 'Oynayacağın oyun adını ekle',
  another: 'Yeni oyun adı ekle',
  awaited: 'oyun adı',
};

export const accountWords = (order: Pick<Order, 'draft'>): typeof account =>
  describe(order.draft).service.accountNeeded && !givesLogin(order) ? name : account;
