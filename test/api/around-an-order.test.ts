import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { outcomeOf } from '#test/support/calls.ts';
import { fund, logIn, type NewCustomer, register, type Session } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { dump } from '#test/support/dump.ts';
import { finish } from '#test/support/finish.ts';
import { type Shop, startShop } from '#test/support/shop.ts';

jest.setTimeout(60_000);

let shop: Shop;
let url: string;
let admin: Session;
let staff: Session;
let booster: Session;
let customer: NewCustomer;
let stranger: NewCustomer;

beforeAll(async () => {
  shop = await startShop();
  url = shop.urls[0]!;
  [admin, staff, booster] = (await Promise.all(
    ['yonetici', 'destek', 'booster'].map((name) => logIn(url, `${name}@basamak.test`)),
  )) as [Session, Session, Session];
  [customer, stranger] = await Promise.all([register(url), register(url)]);
  await fund(admin, customer.id, Money.lira(60_000));
});
afterAll(() => shop.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const credentials = { username: 'kanarya-kullanici', password: 'kanarya-şifre-🐀' };

const saveAccount = (owner: Session = customer) =>
  owner.api.call('POST /game-accounts', {
    body: { game: 'league', server: 'tr', inGameName: 'Koridor Faresi', ...credentials },
    ...key(),
  });

const placeOrder = async (draft = aDraft()) => {
  const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
  return customer.api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
};

/** An order that a booster has started. */
const startedOrder = async (draft = aDraft()) => {
  const { id } = await placeOrder(draft);
  const account = await saveAccount();
  await customer.api.call('PUT /orders/:id/game-account', { params: { id }, body: { gameAccountId: account.id } });
  await booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  await booster.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'started' }, ...key() });
  return { id, accountId: account.id };
};
const walk = (session: Session, id: string, to: 'closed') =>
  session.api.call('POST /orders/:id/transitions', { params: { id }, body: { to }, ...key() });
const say = (session: Session, id: string, text = 'selam', idempotencyKey: string = randomUUID()) =>
  session.api.call('POST /orders/:id/messages', { params: { id }, body: { text }, idempotencyKey });

describe('game accounts', () => {
  test('are listed to their owner only, and no answer contains their credentials', async () => {
    const saved = await saveAccount();
    expect(saved).toMatchObject({ inGameName: 'Koridor Faresi', hasCredentials: true });
    const listed = await customer.api.call('GET /game-accounts');
    expect(JSON.stringify([saved, listed])).not.toContain('kanarya');
    expect(await stranger.api.call('GET /game-accounts')).toEqual([]);

    const remove = (session: Session) => session.api.call('DELETE /game-accounts/:id', { params: { id: saved.id } });
    await expect(remove(stranger)).rejects.toMatchObject({ status: 404, code: 'vault.account_not_found' });
    await remove(customer);
    await expect(remove(customer)).rejects.toMatchObject({ status: 404 });
  });

  test('cannot be removed while an order needs them, and lose their credentials when the order is closed', async () => {
    const { id, accountId } = await startedOrder();
    const remove = () => customer.api.call('DELETE /game-accounts/:id', { params: { id: accountId } });
    await expect(remove()).rejects.toMatchObject({ status: 409, code: 'vault.account_in_use' });
    const seen = await booster.api.call('GET /orders/:id', { params: { id } });
    expect(JSON.stringify(seen)).not.toContain('kanarya');
    expect(await dump(shop.databaseUrl)).not.toContain('kanarya');

    await finish(booster, id);
    const closed = await walk(customer, id, 'closed');
    expect(closed.gameAccount).toMatchObject({ id: accountId, hasCredentials: false });
    expect(closed.timeline.map(({ kind }) => kind)).toContain('erased');
    const [saved] = (await customer.api.call('GET /game-accounts')).filter((account) => account.id === accountId);
    expect(saved).toMatchObject({ hasCredentials: false });
    await remove();
    expect((await customer.api.call('GET /orders/:id', { params: { id } })).gameAccount).toMatchObject({
      id: accountId,
    });
  });
});

const customerSays = (id: string) => say(customer, id);
const boosterSays = (id: string) => say(booster, id);

describe('the chat', () => {
  test('is between the sides of the order and staff; a fourth message in 15 minutes is refused', async () => {
    const { id } = await startedOrder();
    const repeated = randomUUID();
    const first = await say(customer, id, 'Merhaba', repeated);
    expect(first).toMatchObject({ orderId: id, text: 'Merhaba', sender: { id: customer.id, role: 'customer' } });
    await say(customer, id);
    expect(await say(customer, id, 'Merhaba', repeated)).toEqual(first);
    await say(customer, id);
    await expect(say(customer, id)).rejects.toMatchObject({ status: 429, code: 'conversation.too_many_messages' });
    expect((await booster.api.call('GET /users/current')).unread.messages).toBe(3);
    await say(booster, id, 'Selam');

    const list = (session: Session) =>
      session.api.request('GET /orders/:id/messages', { params: { id }, query: { range: '[0,1]' } });
    const { data, headers } = await list(booster);
    expect(data).toHaveLength(2);
    expect(data[0]).toEqual(first);
    expect(headers.get('content-range')).toBe('messages 0-1/4');
    const see = (session: Session, read: number) =>
      session.api.call('POST /orders/:id/receipts', { params: { id }, body: { read } });
    await see(booster, 4);
    expect((await booster.api.call('GET /users/current')).unread.messages).toBe(0);
    expect(await customer.api.call('GET /messages/unread')).toEqual([{ orderId: id, unread: 1 }]);
    expect(await customer.api.call('GET /orders/:id/receipts', { params: { id } })).toContainEqual({
      orderId: id,
      userId: (await booster.api.call('GET /users/current')).id,
      delivered: 4,
      read: 4,
    });
    await expect(see(stranger, 1)).rejects.toMatchObject({ status: 404, code: 'order.not_found' });
    expect((await list(staff)).data).toEqual(data);

    await expect(list(stranger)).rejects.toMatchObject({ status: 404, code: 'order.not_found' });
    await expect(say(stranger, id)).rejects.toMatchObject({ status: 404, code: 'order.not_found' });
    await expect(say(admin, randomUUID())).rejects.toMatchObject({ status: 404, code: 'order.not_found' });
    await say(admin, id, 'Yönetici burada');
  });

  test.each([
    ['that cancels the order', "state = 'cancelled'", customerSays, '409 conversation.closed'],
    ['that removes the booster', 'booster_id = null', boosterSays, '404 order.not_found'],
  ])(
    'holds a message back until the concurrent step %s commits, then refuses the message',
    async (_, step, speak, refusal) => {
      const { id } = await startedOrder();
      const other = new pg.Client({ connectionString: shop.databaseUrl });
      await other.connect();
      await other.query('begin');
      await other.query(`update orders set ${step} where id = $1`, [id]);
      const sent = speak(id).catch((error: { status: number; code: string }) => `${error.status} ${error.code}`);
      expect(await Promise.race([sent, new Promise((soon) => setTimeout(soon, 500, 'waits'))])).toBe('waits');
      await other.query('commit');
      expect(await sent).toBe(refusal);
      await other.end();
    },
  );

  test('accepts exactly three of 100 concurrent messages', async () => {
    const { id } = await startedOrder();
    const sent = await Promise.allSettled(Array.from({ length: 100 }, (_, i) => say(booster, id, `mesaj ${i}`)));
    const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(97);
    for (const reason of refused) expect(reason).toMatchObject({ status: 429 });
  });
});

test('a match that was played before its order was placed, or lies in the future, is refused and not stored', async () => {
  const { id } = await startedOrder();
  const add = (playedAt: string) => {
    const body = { champion: 'Ahri', kills: 1, deaths: 1, assists: 1, points: 20, result: 'win' as const, playedAt };
    return booster.api.call('POST /orders/:id/matches', { params: { id }, body, ...key() });
  };
  const hours = (count: number) => new Date(Date.now() + count * 3600_000).toISOString();
  const refusal = {
    status: 422,
    code: 'order.match_time_wrong',
    message: expect.stringContaining('Maçın zamanı sipariş verildikten sonra olmalı'),
  };
  for (const wrong of ['1999-05-01T12:00:00.000Z', hours(-1), hours(1), '2999-05-01T12:00:00.000Z'])
    await expect(add(wrong)).rejects.toMatchObject(refusal);
  expect((await customer.api.call('GET /orders/:id', { params: { id } })).matches).toEqual([]);
  await expect(add(hours(0))).resolves.toMatchObject({ orderId: id });
});

test('the customer is notified of each step of an order, and nobody else can mark these notifications as read', async () => {
  const unread = async () => (await customer.api.call('GET /users/current')).unread.notifications;
  await customer.api.call('POST /notifications/read', { body: { all: true } });
  const { id } = await startedOrder();
  await finish(booster, id);
  const told = await customer.api.call('GET /notifications', { query: { filter: '{"read":false}' } });
  expect(told.map(({ title }) => title)).toEqual([
    'Siparişin hedefe varmadan bitirildi',
    'Siparişin başladı',
    'Booster bulundu',
  ]);
  expect(told.every(({ link }) => link === `/siparisler/${id}`)).toBe(true);
  expect(await unread()).toBe(3);

  await stranger.api.call('POST /notifications/read', { body: { ids: [told[0]!.id] } });
  expect(await unread()).toBe(3);
  await customer.api.call('POST /notifications/read', { body: { ids: [told[0]!.id] } });
  expect(await unread()).toBe(2);
  await customer.api.call('POST /notifications/read', { body: { all: true } });
  expect(await unread()).toBe(0);
});

describe('a booster', () => {
  test('reads the own profile; an edit in the console changes only the fields sent, and a rank that the game lacks is refused', async () => {
    const own = await booster.api.call('GET /booster/profile');
    expect(own).toMatchObject({ email: 'booster@basamak.test', simultaneousOrders: 20, tier: 2 });
    const { data: all, headers } = await admin.api.request('GET /admin/boosters', {
      query: { filter: '{"status":"active"}' },
    });
    expect(headers.get('content-range')).toBe(`boosters 0-${all.length - 1}/${all.length}`);

    // react-admin sends the whole record back
    const params = { id: own.id };
    const shown = await admin.api.call('GET /admin/boosters/:id', { params });
    const changed = await admin.api.call('PUT /admin/boosters/:id', { params, body: { ...shown, hwid: 'HW-1' } });
    expect(changed).toEqual({ ...shown, hwid: 'HW-1' });
    const partly = await admin.api.call('PUT /admin/boosters/:id', { params, body: { country: 'Kıbrıs' } });
    expect(partly).toEqual({ ...changed, country: 'Kıbrıs' });
    const stored = () => admin.api.call('GET /admin/boosters/:id', { params });
    expect(await stored()).toEqual(partly);

    const refusals = [
      admin.api.call('PUT /admin/boosters/:id', { params, body: { leagueRank: 'iron5' } }),
      admin.api.call('PUT /admin/boosters/:id', { params, body: { valorantRank: 'challenger1' } }),
    ];
    for (const refused of refusals) await expect(refused).rejects.toMatchObject({ status: 422 });
    expect(await stored()).toEqual(partly);
    expect(await booster.api.call('GET /booster/profile')).toEqual({ ...own, hwid: 'HW-1', country: 'Kıbrıs' });
    const absent = admin.api.call('GET /admin/boosters/:id', { params: { id: customer.id } });
    await expect(absent).rejects.toMatchObject({ status: 404, code: 'booster.not_found' });
    await expect(staff.api.call('GET /admin/boosters', { query: {} })).rejects.toMatchObject({ status: 403 });
  });

  test('earns when a finished order is settled', async () => {
    const before = await booster.api.call('GET /booster/earnings');
    const { id } = await startedOrder();
    await finish(booster, id);
    await walk(customer, id, 'closed');
    for (let tries = 0; tries < 60; tries++) {
      const { state } = await customer.api.call('GET /orders/:id', { params: { id } });
      if (state === 'completed') break;
      await new Promise((wait) => setTimeout(wait, 500));
    }
    const after = await booster.api.call('GET /booster/earnings');
    const gained = after.balance.amount - before.balance.amount;
    expect(gained).toBeGreaterThan(0);
    expect(after.thisMonth.amount - before.thisMonth.amount).toBe(gained);
    expect(after.byWeek.at(-1)!.amount.amount - before.byWeek.at(-1)!.amount.amount).toBe(gained);
    expect(after.finishedOrders).toBe(before.finishedOrders + 1);
    const [row] = (await booster.api.call('GET /booster/orders')).filter((order) => order.id === id);
    expect(row?.earned).toEqual({ amount: { amount: gained, currency: 'TRY' }, at: expect.any(String) });
    const inGame = after.byWeek.at(-1)!.byGame.reduce((sum, { amount }) => sum + amount.amount, 0);
    expect(inGame).toBe(after.byWeek.at(-1)!.amount.amount);
  });
});

test('a tip below the minimum is refused with the minimum in its message, and the minimum is accepted', async () => {
  const { id } = await startedOrder();
  await finish(booster, id);
  const tip = (kurus: number) =>
    customer.api.call('POST /orders/:id/tip', { params: { id }, body: { amount: Money.kurus(kurus) }, ...key() });
  await expect(tip(4_99)).rejects.toMatchObject({
    status: 422,
    code: 'order.tip_too_small',
    message: expect.stringMatching(/^Bahşiş en az 5,00\s₺ olabilir\.$/),
  });
  expect((await tip(5_00)).tipped).toEqual(Money.lira(5));
});

describe('a disputed order', () => {
  test('takes no tip, and every list shows the dispute and the deadline of the booster’s answer', async () => {
    const { id } = await startedOrder();
    await finish(booster, id);
    const body = { kind: 'other', text: 'İki maç eksik, hedefe varılmadı.' } as const;
    const opened = await customer.api.call('POST /orders/:id/dispute', { params: { id }, body, ...key() });
    const waits = { id, state: 'finished', disputed: true, disputeAnswerDueAt: opened.dispute?.answerDueAt };
    expect(opened).toMatchObject({ ...waits, allowed: { tip: false, review: false } });
    const tip = { params: { id }, body: { amount: Money.lira(1) } };
    const refused = outcomeOf(() => customer.api.call('POST /orders/:id/tip', { ...tip, ...key() }));
    expect(await refused).toBe('409 order.tip_during_dispute');
    const query = { filter: '{"disputed":true}' };
    expect(await customer.api.call('GET /orders', { query })).toMatchObject([waits]);
    expect(await booster.api.call('GET /booster/orders', { query })).toMatchObject([waits]);
    expect(await admin.api.call('GET /admin/orders', { query })).toMatchObject([waits]);

    const counted = (await booster.api.call('GET /booster/earnings')).finishedOrders;
    const answer = { params: { id }, body: { text: 'Eksik maçları yarın oynarım.' } };
    await booster.api.call('POST /orders/:id/dispute/answer', { ...answer, ...key() });
    expect(await customer.api.call('GET /orders', { query })).toMatchObject([{ ...waits, disputeAnswerDueAt: null }]);
    await walk(customer, id, 'closed');
    expect(await customer.api.call('GET /orders', { query })).toEqual([]);
    expect((await booster.api.call('GET /booster/earnings')).finishedOrders).toBe(counted + 1);
  });
});

const lateOnes = async () => {
  const rows = await admin.api.call('GET /admin/orders', { query: { filter: JSON.stringify({ late: true }) } });
  return rows.map(({ id }) => id);
};
const dueIn = async (id: string, hours: number) => {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(`update orders set due_at = now() + $2 * interval '1 hour' where id = $1`, [id, hours]);
  await client.end();
};

describe('the due time of an order', () => {
  test('is the start plus the longest hours of the estimate', async () => {
    const placed = await placeOrder();
    expect(placed).toMatchObject({ state: 'waiting', dueAt: null, late: false });
    const { id } = await startedOrder();
    const { dueAt, estimate, timeline } = await customer.api.call('GET /orders/:id', { params: { id } });
    const began = timeline.find(({ to }) => to === 'started');
    expect(Date.parse(dueAt!) - Date.parse(began!.at)).toBe(estimate.maxHours * 3600_000);
  });

  test('makes the order late in the console once it has passed, until the order is finished', async () => {
    const [late, punctual] = [await startedOrder(), await startedOrder()];
    await dueIn(late.id, -1);
    await dueIn(punctual.id, 1);
    const shown = await lateOnes();
    expect(shown).toContain(late.id);
    expect(shown).not.toContain(punctual.id);
    await finish(booster, late.id);
    expect(await lateOnes()).not.toContain(late.id);
  });

  test('is moved to three hours from now when staff look for another booster', async () => {
    const { id } = await startedOrder();
    const body = { orderId: id, state: 'processing', reason: 'Başka booster' } as const;
    await admin.api.call('POST /admin/choose-state', { body, ...key() });
    const { dueAt, timeline } = await customer.api.call('GET /orders/:id', { params: { id } });
    expect(Date.parse(dueAt!) - Date.parse(timeline.at(-1)!.at)).toBe(3 * 3600_000);
  });
});

describe('the start of an order', () => {
  const figureOfLate = async () => (await admin.api.call('GET /admin/dashboard', { query: {} })).now!.late;
  const rowOf = async (id: string) =>
    (await admin.api.call('GET /admin/orders', { query: { filter: JSON.stringify({ id }) } }))[0]!;

  test('is due three hours after the customer gives the account; later it is late in lists, pages and the dashboard', async () => {
    const { id } = await placeOrder();
    expect(await rowOf(id)).toMatchObject({ dueAt: null, late: false });
    const account = await saveAccount();
    const body = { gameAccountId: account.id };
    const { timeline } = await customer.api.call('PUT /orders/:id/game-account', { params: { id }, body });
    const given = Date.parse(timeline.at(-1)!.at);
    const row = await rowOf(id);
    expect(Date.parse(row.dueAt!) - given).toBe(3 * 3600_000);
    expect(Date.parse(row.waitingSince!)).toBe(given);

    const before = await figureOfLate();
    await dueIn(id, -1);
    expect(await lateOnes()).toContain(id);
    expect(await rowOf(id)).toMatchObject({ late: true, state: 'processing' });
    expect(await customer.api.call('GET /orders/:id', { params: { id } })).toMatchObject({ late: true });
    expect(await admin.api.call('GET /admin/orders/:id', { params: { id } })).toMatchObject({ late: true });
    expect(await figureOfLate()).toBe(before + 1);
  });
});

test('a booster sees no coupon, neither on the order nor in a list', async () => {
  const coupon = 'BASAMAK10';
  const { id } = await startedOrder(aDraft({ coupon }));
  const filter = { query: { filter: JSON.stringify({ id }) } };
  const seenBy = async (who: Session) => JSON.stringify(await who.api.call('GET /orders', filter));
  expect(await seenBy(customer)).toContain(coupon);
  const seen = [
    await seenBy(booster),
    await booster.api.call('GET /booster/orders', filter),
    await booster.api.call('GET /orders/:id', { params: { id } }),
  ];
  expect(JSON.stringify(seen)).toContain(id);
  expect(JSON.stringify(seen)).not.toContain(coupon);
});
