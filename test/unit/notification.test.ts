import { beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { Money } from '#kernel/money.ts';
import { orderStates } from '#kernel/vocabulary.ts';
import { noticeMail } from '#modules/notification/application/notice-mail.ts';
import { written } from '#modules/notification/application/notice-texts.tr.ts';
import { type Notifier, notifier } from '#modules/notification/application/notifier.ts';
import type { Pushes, WantedPush } from '#modules/notification/application/push-ports.ts';
import type { MuteLinks, Recipient } from '#modules/notification/application/ports.ts';
import { troubleTexts } from '#modules/notification/application/trouble-texts.tr.ts';
import type { OrderNotice, PlacedNotice, TroubleNotice } from '#kernel/notice.ts';
import { InMemoryRateLimits } from '#test/support/fakes/in-memory-identity.ts';
import { InMemoryNotifications, RecordingMails } from '#test/support/fakes/in-memory-notifications.ts';
import { FixedClock, RecordingOutbox } from '#test/support/fakes/kernel.ts';

const everything = { from: 0, limit: 100, descending: false };
const recipient = (id: string, change: Partial<Recipient> = {}): Recipient => ({
  id,
  role: 'customer',
  firstName: 'Ada',
  email: `${id}@basamak.test`,
  status: 'active',
  mutedNotices: [],
  ...change,
});
const users = [
  recipient('customer'),
  recipient('booster', { role: 'booster', firstName: 'Can' }),
  recipient('quiet', { mutedNotices: ['order-state.mail'] }),
  recipient('deaf', { mutedNotices: ['order-state.app', 'order-state.mail'] }),
  recipient('unpushed', { mutedNotices: ['order-state.push'] }),
  recipient('banned', { status: 'banned' }),
];
const about = (userId: string, change: Partial<OrderNotice> = {}): OrderNotice => ({
  kind: 'order-state',
  userId,
  orderId: 'o1',
  orderNumber: 'B-1001',
  state: 'finished',
  lesson: false,
  ...change,
});

const links: MuteLinks = { tokenFor: ({ userId, notice }) => `${userId}/${notice}`, read: () => undefined };

/** The pushes queued for browsers. */
let pushes: WantedPush[];
let notifications: InMemoryNotifications;
let outbox: RecordingOutbox;
let mails: RecordingMails;
let teller: Notifier;
let clock: FixedClock;
beforeEach(() => {
  clock = new FixedClock();
  notifications = new InMemoryNotifications();
  outbox = new RecordingOutbox();
  mails = new RecordingMails();
  const directory = {
    findMany: (ids: readonly string[]) => Promise.resolve(users.filter(({ id }) => ids.includes(id))),
  };
  pushes = [];
  const toBrowsers: Pushes = {
    queue: (wanted) => {
      pushes.push(...wanted);
      return Promise.resolve();
    },
  };
  const mail = noticeMail({ mails, links, publicUrl: 'https://basamak.test' });
  const limits = new InMemoryRateLimits(clock);
  teller = notifier({
    notifications,
    recipients: directory,
    outbox,
    mail,
    pushes: toBrowsers,
    rateLimits: limits,
    ids: { next: () => v7() },
    clock,
  });
});

describe('a notice', () => {
  test('is listed for its user and sent live', async () => {
    await teller.notify([about('customer', { state: 'starting' })]);
    const { rows } = await notifications.list('customer', everything);
    expect(rows).toMatchObject([
      {
        kind: 'order-state',
        title: 'Booster bulundu',
        text: 'B-1001 numaralı siparişini bir booster aldı, birazdan başlayacak.',
        link: '/siparisler/o1',
        readAt: null,
      },
    ]);
    expect(outbox.events).toMatchObject([
      { type: 'notification', to: [{ user: 'customer' }], data: { id: rows[0]!.id, read: false } },
    ]);
    expect(mails.sent).toEqual([]);
    expect(await notifications.unreadOf('customer')).toBe(1);
  });

  test('is worded for its reader’s side: customer or booster', async () => {
    await teller.notify([about('customer', { state: 'completed' }), about('booster', { state: 'completed' })]);
    const [ofCustomer] = (await notifications.list('customer', everything)).rows;
    const [ofBooster] = (await notifications.list('booster', everything)).rows;
    expect(ofCustomer).toMatchObject({ title: 'Siparişin tamamlandı', link: '/siparisler/o1' });
    expect(ofBooster).toMatchObject({ title: 'Kazancın bakiyende', link: '/booster/aktif/o1' });
  });

  test('is mailed too when the reader has to act, with a key made of the notification’s id', async () => {
    await teller.notify([about('customer'), about('booster')]);
    const [kept] = (await notifications.list('customer', everything)).rows;
    expect(mails.sent).toEqual([
      {
        key: `notification:${kept!.id}`,
        to: 'customer@basamak.test',
        template: 'order-update',
        unsubscribe: 'https://basamak.test/bildirim-kapat?token=customer/order-state.mail',
        params: {
          firstName: 'Ada',
          title: kept!.title,
          orderNumber: 'B-1001',
          sentence: kept!.text,
          action: 'Kontrol et ve onayla',
          link: 'https://basamak.test/siparisler/o1',
        },
      },
    ]);
  });

  test('of a refund says where the money went; refunds and top-ups entered by staff are mailed', async () => {
    const of = { userId: 'customer', amount: Money.lira(500) };
    await teller.notify([
      { kind: 'top-up-refunded', ...of },
      { kind: 'top-up-refunded', ...of, provider: 'bank-transfer' },
      { kind: 'top-up-entered', ...of, provider: 'e-wallet' },
    ]);
    const texts = (await notifications.list('customer', everything)).rows.map(({ text }) => text);
    expect(new Set(texts)).toEqual(
      new Set([
        '500,00\u00a0₺ kartına iade edildi.',
        '500,00\u00a0₺ banka hesabına gönderildi.',
        '500,00\u00a0₺ bize ulaştı ve bakiyene eklendi.',
      ]),
    );
    expect(mails.sent).toHaveLength(3);
  });

  test('of a cancelled or refunded order names the refund, if any, and whether it is a part of the price', async () => {
    const refunded = Money.lira(240);
    const cancelled = { state: 'cancelled', kind: 'order-state' } as const;
    const about = { userId: 'customer', orderId: 'o1', orderNumber: 'B-1001', lesson: false };
    await teller.notify([
      { ...about, ...cancelled, refunded },
      { ...about, ...cancelled },
      { ...about, ...cancelled, refunded, inPart: true },
      { ...about, kind: 'order-dispute', moment: 'dispute-refunded', refunded },
    ]);
    expect(mails.sent.map(({ params }) => (params as { sentence: string }).sentence)).toEqual([
      'B-1001 numaralı siparişin iptal edildi. 240,00\u00a0₺ bakiyene döndü.',
      'B-1001 numaralı siparişin iptal edildi.',
      'B-1001 numaralı siparişin bitti, bir kısmı iade edildi: 240,00\u00a0₺ bakiyene döndü.',
      'B-1001 numaralı siparişindeki itirazın üzerine iade ettik: 240,00\u00a0₺ bakiyene döndü.',
    ]);
  });

  test('that repeats within 15 minutes renews the earlier one, which is mailed and pushed only once', async () => {
    const pause = (moment: 'paused' | 'resumed'): TroubleNotice => ({
      kind: 'order-pause',
      moment,
      userId: 'customer',
      orderId: 'o1',
      orderNumber: 'B-1001',
      lesson: false,
    });
    const step = async (...notices: Parameters<Notifier['notify']>[0]) => {
      clock.advance({ seconds: 1 });
      await teller.notify(notices);
    };
    for (let count = 0; count < 20; count++) {
      await step(pause('paused'));
      await step(pause('resumed'));
      await step(about('customer'));
    }
    await step(pause('paused'));
    const { rows } = await notifications.list('customer', { ...everything, descending: true });
    expect(rows.map(({ kind, title }) => [kind, title])).toEqual([
      ['order-pause', troubleTexts.paused.title],
      ['order-state', 'Siparişin onayını bekliyor'],
      ['order-pause', troubleTexts.resumed.title],
    ]);
    expect(mails.sent).toHaveLength(1);
    expect(pushes).toHaveLength(3);
    expect(outbox.events).toHaveLength(61);

    await notifications.markRead('customer', 'all', clock.now());
    await step(pause('paused'));
    expect(await notifications.unreadOf('customer')).toBe(1);
    clock.advance({ seconds: 900 });
    await step(pause('paused'), { ...pause('paused'), orderId: 'o2' });
    expect((await notifications.list('customer', everything)).total).toBe(5);
  });

  test('of an unfinished order is mailed with its link, and can be turned off by kind', async () => {
    const account = { missing: 'account', orderId: 'o1', orderNumber: 'B-1001', duo: false } as const;
    const form = '/boost/tft/elo-boost?taslak=%7B%7D';
    const payment = { missing: 'payment', work: 'TFT Elo Boost', price: Money.kurus(259_20), form } as const;
    for (const missing of [{ ...account, again: false }, { ...account, again: true }, payment])
      await teller.notify([{ kind: 'order-reminder', userId: 'customer', ...missing }]);
    const unsubscribe = 'https://basamak.test/bildirim-kapat?token=customer/order-reminder.mail';
    expect(mails.sent).toMatchObject([
      { unsubscribe, params: { title: 'Siparişin hesabını bekliyor', link: 'https://basamak.test/siparisler/o1' } },
      { unsubscribe, params: { sentence: expect.stringContaining('Vazgeçtiysen siparişi iptal edebilirsin') } },
      { unsubscribe, params: { subject: 'Siparişin hazır, ödemesi kaldı', link: `https://basamak.test${form}` } },
    ]);
    expect(pushes.map(({ push }) => push.urgent)).toEqual([true, true, true]);
  });

  test('of a tip is listed for each tip, even if two tips are alike', async () => {
    const tip = { ...about('booster'), kind: 'order-tip' } as const;
    await teller.notify([tip]);
    await teller.notify([tip]);
    expect((await notifications.list('booster', everything)).total).toBe(2);
  });

  test('of money is written in lira, and a refused payout is mailed with its reason', async () => {
    await teller.notify([
      { kind: 'top-up-credited', userId: 'customer', amount: Money.kurus(123_450) },
      { kind: 'payout-refused', userId: 'booster', amount: Money.lira(40), reason: 'IBAN başkasının.' },
    ]);
    const [credited] = (await notifications.list('customer', everything)).rows;
    expect(credited?.text).toBe('1.234,50\u00a0₺ bakiyene eklendi.');
    expect(mails.sent).toMatchObject([
      {
        to: 'booster@basamak.test',
        template: 'message',
        params: {
          subject: 'Ödeme isteğin reddedildi',
          text: expect.stringMatching(/Neden: IBAN başkasının\.$/),
          link: 'https://basamak.test/booster/bakiye',
        },
      },
    ]);
  });

  test('of a fine above the balance is sent when it is made, paid and waived, and mailed when it is made', async () => {
    const fine = { kind: 'fine-claim', userId: 'booster', amount: Money.lira(100), reason: 'Geç kaldın.' } as const;
    await teller.notify([
      { ...fine, state: 'open', rest: Money.lira(70) },
      { ...fine, state: 'settled', rest: Money.zero },
      { ...fine, state: 'waived', rest: Money.lira(20), reason: null },
    ]);
    const { rows } = await notifications.list('booster', { ...everything, descending: false });
    expect(rows.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      '100,00 ₺ ceza kesildi. 70,00 ₺ sonraki kazançlarından tahsil edilecek. Cezanın nedeni: Geç kaldın.',
      '100,00 ₺ cezanın tamamı tahsil edildi. Cezanın nedeni: Geç kaldın.',
      '20,00 ₺ artık kazançlarından tahsil edilmeyecek.',
    ]);
    expect(mails.sent).toMatchObject([{ params: { subject: 'Ceza kesildi' } }]);
  });

  test('is not sent on the channels that its reader muted, but a refund cannot be muted', async () => {
    await teller.notify([about('quiet'), about('deaf')]);
    expect(mails.sent).toEqual([]);
    expect((await notifications.list('quiet', everything)).total).toBe(1);
    expect((await notifications.list('deaf', everything)).total).toBe(0);
    expect(outbox.events).toMatchObject([{ to: [{ user: 'quiet' }] }]);
    await teller.notify([{ kind: 'top-up-refunded', userId: 'deaf', amount: Money.lira(10) }]);
    expect(mails.sent).toHaveLength(1);
    expect(mails.sent[0]).not.toHaveProperty('unsubscribe'); // a notice about awaited money can't be muted
  });

  test('of a staff answer to a ticket is mailed; closing and reopening a ticket are only listed', async () => {
    const ticket = { userId: 'booster', ticketId: 't1', subject: 'Rankım yanlış' };
    await teller.notify([
      { kind: 'ticket-answered', ...ticket },
      { kind: 'ticket-closed', ...ticket },
      { kind: 'ticket-reopened', ...ticket },
    ]);
    const { rows } = await notifications.list('booster', everything);
    for (const row of rows) {
      expect(row.link).toBe('/biletler/t1');
      expect(row.text).toContain('“Rankım yanlış” başlıklı destek talebini');
    }
    expect(mails.sent).toMatchObject([{ params: { subject: 'Destek talebine yanıt geldi' } }]);
  });

  test('is pushed to browsers, replaces the push of the step before, and is urgent when the reader has to act', async () => {
    await teller.notify([about('customer', { state: 'started' }), about('customer'), about('unpushed')]);
    expect(pushes).toMatchObject([
      { userId: 'customer', push: { title: 'Siparişin başladı', link: '/siparisler/o1', urgent: false } },
      { userId: 'customer', push: { title: 'Siparişin onayını bekliyor', urgent: true } },
    ]);
    expect(new Set(pushes.map(({ push }) => push.tag)).size).toBe(1);
    expect(new Set(pushes.map(({ key }) => key)).size).toBe(2);
  });

  test('of a chat message is only pushed: it is neither listed nor mailed', async () => {
    await teller.notify([{ kind: 'chat-message', userId: 'booster', orderId: 'o1', orderNumber: 'B-1001' }]);
    expect(pushes).toMatchObject([
      { push: { text: 'B-1001 numaralı siparişin sohbetinde yeni bir ileti var.', link: '/booster/aktif/o1' } },
    ]);
    expect([outbox.events, mails.sent]).toEqual([[], []]);
    expect((await notifications.list('booster', everything)).total).toBe(0);
  });

  test.each([
    ['upheld', 'seni haklı bulduk'],
    ['rejected', 'kurallarımıza aykırı bulmadık'],
  ] as const)('about a reported message gives the reporter the decision: %s', async (outcome, words) => {
    const report = { kind: 'report-decided', userId: 'customer', orderId: 'o1', orderNumber: 'B-1001' } as const;
    await teller.notify([{ ...report, outcome }]);
    const [kept] = (await notifications.list('customer', everything)).rows;
    expect(kept).toMatchObject({ title: 'Bildirimin sonuçlandı', text: expect.stringContaining(words) });
  });

  test('to a booster who was replaced names what their part of the order earned', async () => {
    await teller.notify([
      { kind: 'order-part-paid', userId: 'booster', orderNumber: 'B-1001', amount: Money.kurus(123_450) },
    ]);
    const [kept] = (await notifications.list('booster', everything)).rows;
    expect(kept).toMatchObject({
      title: 'Payın bakiyende',
      text: 'Senden sonra başkasına geçen B-1001 numaralı siparişteki payın, 1.234,50\u00a0₺, bakiyene geçti.',
      link: '/booster/bakiye',
    });
  });

  test('is not sent to a banned or unknown user', async () => {
    await teller.notify([about('banned'), about('nobody')]);
    await teller.notify([]);
    expect([outbox.events, mails.sent, pushes]).toEqual([[], [], []]);
  });
});

test.each(orderStates)('the notice of the order state %s has a text for the customer and for the booster', (state) => {
  for (const role of ['customer', 'booster'] as const) {
    const { title, text, link } = written(about('x', { state }), role);
    expect(title).not.toBe('');
    expect(text).toContain('B-1001 numaralı');
    expect(link).toMatch(/^\/(siparisler|booster\/aktif)\/o1$/);
  }
});

test('a notice to the customer of a lesson mentions neither a booster nor playing', () => {
  const trouble = { userId: 'x', orderId: 'o1', orderNumber: 'B-1001', lesson: true } as const;
  const all = [
    ...orderStates.filter((state) => state !== 'in-game').map((state) => about('x', { state, lesson: true })),
    ...(Object.keys(troubleTexts) as TroubleNotice['moment'][]).map((moment): TroubleNotice => ({
      ...trouble,
      kind: 'order-dispute',
      moment,
    })),
  ];
  const texts = all.map((notice) => written(notice, 'customer')).map(({ title, text }) => `${title} ${text}`);
  expect(texts.filter((text) => /booster|oynan|oynamay/i.test(text))).toEqual([]);
  expect(written(about('x', { state: 'starting', lesson: true }), 'customer').title).toBe('Koç bulundu');
});

test('the mail about a placed order has its number, work and price, and says what comes next', async () => {
  const placed: PlacedNotice = {
    kind: 'order-placed',
    userId: 'customer',
    orderId: 'o1',
    orderNumber: 'B-1001',
    state: 'waiting',
    lesson: false,
    duo: false,
    work: 'TFT Elo Boost\nAltın III → Platin IV',
    price: Money.kurus(259_20),
  };
  await teller.notify([placed]);
  expect(mails.sent).toMatchObject([
    {
      template: 'order-update',
      unsubscribe: 'https://basamak.test/bildirim-kapat?token=customer/order-placed.mail',
      params: {
        title: 'Siparişini aldık',
        sentence:
          'B-1001 numaralı siparişin verildi, ödemen alındı. Sıra oyun hesabında: hesabını ekleyince booster aramaya başlarız.',
        action: 'Oyun hesabı ekle',
        link: 'https://basamak.test/siparisler/o1',
        facts: [
          ['Sipariş', 'B-1001'],
          ['Hizmet', 'TFT Elo Boost\nAltın III → Platin IV'],
          ['Tutar', '259,20\u00a0₺'],
        ],
      },
    },
  ]);
  expect((await notifications.list('customer', everything)).total).toBe(0);
  expect([outbox.events, pushes]).toEqual([[], []]);
  const free = written({ ...placed, price: Money.zero, state: 'processing', lesson: true }, 'customer');
  expect([free.text, free.action]).toEqual([
    'B-1001 numaralı siparişin verildi. Koç arıyoruz. Bulunca haber veririz.',
    'Siparişe git',
  ]);
});
