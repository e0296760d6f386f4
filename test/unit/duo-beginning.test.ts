import { expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { written } from '#modules/notification/application/notice-texts.tr.ts';

test('the customer of a duo order is asked for the Riot ID and never for a game account', () => {
  const about = { userId: 'customer', orderId: 'o1', orderNumber: 'B-1001', duo: true } as const;
  const told = { ...about, kind: 'order-placed', state: 'waiting', lesson: false } as const;
  const missing = { ...about, kind: 'order-reminder', missing: 'account' } as const;
  const texts = [
    written({ ...told, work: 'TFT Duo Boost', price: Money.zero }, 'customer'),
    written({ ...missing, again: false }, 'customer'),
    written({ ...missing, again: true }, 'customer'),
  ];
  for (const { text, action } of texts)
    expect([text, action]).toEqual([expect.stringContaining('Riot ID’ni'), 'Riot ID ekle']);
  expect(texts.map(({ title }) => title)).toEqual([
    'Siparişini aldık',
    'Siparişin Riot ID’ni bekliyor',
    'Siparişin Riot ID’ni bekliyor',
  ]);
  expect(texts.filter((text) => /hesab/i.test(JSON.stringify(text)))).toEqual([]);
});
