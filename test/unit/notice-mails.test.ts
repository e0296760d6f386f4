// The table that says who is mailed about what (docs/decisions/0039).
import { describe, expect, test } from '@jest/globals';
import { noticeKinds, reachOf, type NoticeKind } from '#kernel/notice-kinds.ts';
import type { OrderNotice, TroubleNotice } from '#kernel/notice.ts';
import { Money } from '#kernel/money.ts';
import { written } from '#modules/notification/application/notice-texts.tr.ts';
import { mailed, mailOf } from '#modules/notification/application/mailed.ts';
import { noticeKindOf } from '#modules/order/application/order-notices.ts';

const started: OrderNotice = {
  kind: 'order-state',
  userId: 'customer',
  orderId: 'o1',
  orderNumber: 'B-1001',
  state: 'started',
  lesson: false,
};

const kindOf = (told: string): NoticeKind => {
  if (told in noticeKinds) return told as NoticeKind;
  if (told.startsWith('fine-')) return 'fine-claim';
  return told in noticeKindOf ? noticeKindOf[told as TroubleNotice['moment']] : 'order-state';
};

describe('the table of mails', () => {
  test('names for each event who has to act on it and who only reads it', () => {
    const lines = Object.entries(mailed).map(([told, { acts = [], reads = [] }]) => {
      const to = [...acts.map((role) => `${role} acts`), ...reads.map((role) => `${role} reads`)];
      return `${told}: ${to.join(', ') || 'nobody'}`;
    });
    expect(lines).toMatchSnapshot();
  });

  test('mails only readers whom the kind reaches by mail, and mails each of them about something', () => {
    const rows = Object.entries(mailed).map(
      ([told, { acts = [], reads = [] }]) => [kindOf(told), [...acts, ...reads]] as const,
    );
    for (const kind of Object.keys(noticeKinds) as NoticeKind[]) {
      const readers = new Set(rows.flatMap(([of, to]) => (of === kind ? to : [])));
      expect([kind, readers]).toEqual([kind, new Set(reachOf(kind, 'mail'))]);
    }
  });

  test.each([
    ['a first start', { state: 'started' }, true],
    ['a start after another booster', { state: 'started', again: true }, false],
    ['a match', { state: 'in-game' }, false],
  ] as const)('decides by the state of an order: %s', (_, change, byMail) => {
    expect(mailOf({ ...started, ...change }, 'customer').byMail).toBe(byMail);
  });
});

test('the last notice of an order thanks the customer, leads to the review and the receipt, and names the booster’s earnings', () => {
  const completed = { ...started, state: 'completed' } as const;
  expect(written(completed, 'customer')).toMatchObject({
    text: expect.stringContaining('Bizi seçtiğin için teşekkürler.'),
    action: 'Booster’ını değerlendir',
    also: { label: 'Makbuzunu aç', link: '/siparisler/o1/makbuz' },
  });
  expect(written({ ...completed, earned: Money.lira(120) }, 'booster').text).toBe(
    'B-1001 numaralı siparişin kazancı, 120,00\u00a0₺, bakiyene geçti.',
  );
});
