import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Money } from '#kernel/money.ts';
import { type ApiProblem } from '#contract/client.ts';
import { fund, logIn, register, type Session } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { type Shop, startShop } from '#test/support/shop.ts';

jest.setTimeout(120_000);

let shop: Shop;
let admin: Session;
let booster: Session;
let boosterId: string;
/** A booster with one session at each of the processes. */
let everywhere: Session[];
const url = (n = 0) => shop.urls[n % shop.urls.length] ?? '';

beforeAll(async () => {
  shop = await startShop({ processes: 3 });
  admin = await logIn(url(), 'yonetici@basamak.test');
  everywhere = await Promise.all(shop.urls.map((each) => logIn(each, 'booster@basamak.test')));
  booster = everywhere[0]!;
  boosterId = (await booster.api.call('GET /users/current')).id;
});
afterEach(() => assertLedger(shop.databaseUrl));
afterAll(() => shop.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const try_ = { currency: 'TRY' as const };
const lira = (amount: number) => ({ amount: amount * 100, ...try_ });
const iban = 'TR33 0006 1005 1978 6457 8413 26';
const balanceOf = async (session: Session) => (await session.api.call('GET /wallet')).balance.amount;
const outcomesOf = async (calls: readonly Promise<unknown>[]) => {
  const settled = await Promise.allSettled(calls);
  return Object.groupBy(settled, (each) => (each.status === 'fulfilled' ? 'done' : (each.reason as ApiProblem).code));
};
/** Empties a wallet, whatever balance earlier tests left in it. */
const emptied = async (session: Session, userId: string) => {
  const amount = await balanceOf(session);
  if (amount > 0)
    await admin.api.call('POST /admin/add-funds', {
      body: { userId, type: 'remove', amount: { amount, ...try_ }, reason: 'deneme sonu' },
      ...key(),
    });
};

describe('a balance', () => {
  test('for exactly 7 orders pays for 7 of 40 concurrent orders over three processes', async () => {
    const customer = await register(url());
    const draft = aDraft();
    const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
    await fund(admin, customer.id, Money.from(price).times(7).plus(Money.kurus(1)));
    const place = (n: number) =>
      fetch(`${url(n)}/api/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${customer.token}`,
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ draft, expectedPrice: price }),
      });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => place(n)));
    const statuses = Object.groupBy(answers, ({ status }) => status);
    expect(statuses[201]).toHaveLength(7);
    expect(statuses[409]).toHaveLength(33);
    expect(await balanceOf(customer)).toBe(1);
    const refusals = (await Promise.all((statuses[409] ?? []).map((answer) => answer.json()))) as {
      code: string;
      params: object;
    }[];
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['wallet.insufficient_balance']));
    expect(refusals.at(-1)?.params).toEqual({ missing: Money.from(price).minus(Money.kurus(1)).ceilToLira() });
  });

  test('for exactly 7 payouts pays for 7 of 20 concurrent payouts over three processes', async () => {
    await emptied(booster, boosterId);
    await fund(admin, boosterId, lira(799));
    const ask = (n: number) =>
      everywhere[n % 3]!.api.call('POST /booster/payouts', { body: { amount: lira(100), iban }, ...key() });
    const outcomes = await outcomesOf(Array.from({ length: 20 }, (_, n) => ask(n)));
    expect(outcomes['done']).toHaveLength(7);
    expect(outcomes['wallet.insufficient_balance']).toHaveLength(13);
    expect(await balanceOf(booster)).toBe(99_00);
  });
});

describe('a repeat by idempotency key', () => {
  test('sent thirty times at once is one payout and one answer', async () => {
    await emptied(booster, boosterId);
    await fund(admin, boosterId, lira(500));
    const idempotencyKey = randomUUID();
    const ask = (n: number) =>
      everywhere[n % 3]!.api.call('POST /booster/payouts', { body: { amount: lira(50), iban }, idempotencyKey });
    const settled = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => ask(n)));
    const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []));
    const refusals = settled.flatMap((each) => (each.status === 'rejected' ? [(each.reason as ApiProblem).code] : []));
    expect(new Set(answers).size).toBe(1);
    expect(refusals.filter((code) => code !== 'request.in_progress')).toEqual([]);
    expect((await ask(0)).id).toBe(answers[0]);
    expect(await balanceOf(booster)).toBe(450_00);
  });
});

describe('a payout', () => {
  const ask = (amount: number) =>
    booster.api.call('POST /booster/payouts', { body: { amount: lira(amount), iban }, ...key() });
  const decide = (payoutId: string, decision: 'paid' | 'refused', reason?: string) =>
    admin.api.call('POST /admin/pay-booster', {
      body: { payoutId, decision, ...(reason === undefined ? {} : { reason }) },
      ...key(),
    });

  test('is reserved and decided once, and its money returns when it is refused', async () => {
    await emptied(booster, boosterId);
    await fund(admin, boosterId, lira(300));
    const [paid, refused] = [await ask(100), await ask(150)];
    expect(paid).toMatchObject({ state: 'requested', iban: 'TR330006100519786457841326', amount: lira(100) });
    expect(await balanceOf(booster)).toBe(50_00);
    await expect(decide(refused.id, 'refused')).rejects.toMatchObject({ code: 'request.reason_required' });
    expect(await decide(paid.id, 'paid')).toMatchObject({ state: 'paid' });
    expect(await decide(refused.id, 'refused', 'IBAN başkasının')).toMatchObject({ state: 'refused' });
    await expect(decide(paid.id, 'refused', 'geç kaldı')).rejects.toMatchObject({
      status: 409,
      code: 'wallet.payout_already_decided',
    });
    expect(await balanceOf(booster)).toBe(200_00);
    const requested = await admin.api.call('GET /admin/payouts', {
      query: { filter: JSON.stringify({ boosterId, state: 'refused' }) },
    });
    expect(requested).toMatchObject([{ id: refused.id, reason: 'IBAN başkasının' }]);
    await expect(admin.api.call('GET /admin/payouts/:id', { params: { id: paid.id } })).resolves.toMatchObject({
      state: 'paid',
    });
  });

  test('needs a valid IBAN and, if an admin enters it, a booster', async () => {
    const wrong = { amount: lira(1), iban: 'TR34 0006 1005 1978 6457 8413 26' };
    await expect(booster.api.call('POST /booster/payouts', { body: wrong, ...key() })).rejects.toMatchObject({
      status: 422,
      code: 'wallet.iban_invalid',
    });
    const customer = await register(url());
    const withdraw = (whose: string) =>
      admin.api.call('POST /admin/withdraw-booster', { body: { boosterId: whose, amount: lira(1), iban }, ...key() });
    await expect(withdraw(customer.id)).rejects.toMatchObject({ status: 404, code: 'booster.not_found' });
    await fund(admin, boosterId, lira(1));
    await expect(withdraw(boosterId)).resolves.toMatchObject({ state: 'requested', boosterId });
  });
});

describe('money moved by hand', () => {
  const change = (userId: string, type: 'add' | 'remove', amount: number) =>
    admin.api.call('POST /admin/add-funds', {
      body: { userId, type, amount: lira(amount), reason: 'havale' },
      ...key(),
    });

  test('is added to and removed from customers by an admin, never below zero and never for an admin', async () => {
    const customer = await register(url());
    const entry = await change(customer.id, 'add', 75);
    expect(entry).toMatchObject({ kind: 'adjustment', reason: 'havale' });
    expect(entry.postings).toContainEqual({
      account: `wallet:${customer.id}`,
      ownerName: 'Ada Yılmaz',
      amount: lira(75),
      balance: lira(75),
    });
    await change(customer.id, 'remove', 70);
    expect(await balanceOf(customer)).toBe(5_00);
    await expect(change(customer.id, 'remove', 6)).rejects.toMatchObject({ code: 'wallet.insufficient_balance' });
    await expect(change(randomUUID(), 'add', 1)).rejects.toMatchObject({ code: 'identity.user_not_found' });
    const { id: adminId } = await admin.api.call('GET /users/current');
    await expect(change(adminId, 'add', 1)).rejects.toMatchObject({ code: 'identity.role_not_allowed' });
  });

  test('is refused as a penalty above the booster’s balance', async () => {
    await emptied(booster, boosterId);
    await fund(admin, boosterId, lira(10));
    const charge = (amount: number) =>
      admin.api.call('POST /admin/penalty-booster', {
        body: { boosterId, amount: lira(amount), reason: 'geç kaldı' },
        ...key(),
      });
    await expect(charge(4)).resolves.toMatchObject({ kind: 'penalty', reason: 'geç kaldı' });
    await expect(charge(7)).rejects.toMatchObject({ code: 'wallet.insufficient_balance' });
    expect(await balanceOf(booster)).toBe(6_00);
  });
});

test('a statement names the order, and the console finds its ledger entries', async () => {
  const customer = await register(url());
  const draft = aDraft();
  const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
  await fund(admin, customer.id, price);
  const order = await customer.api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
  const { data, headers } = await customer.api.request('GET /wallet/postings', { query: { range: '[0,0]' } });
  expect(headers.get('content-range')).toBe('postings 0-0/2');
  expect(data).toMatchObject([
    { seq: 2, kind: 'order-payment', orderId: order.id, orderNumber: order.number, balance: lira(0) },
  ]);
  const entries = (filter: object) =>
    admin.api.call('GET /admin/entries', { query: { filter: JSON.stringify(filter) } });
  const [payment] = await entries({ orderId: order.id });
  expect(payment).toMatchObject({ kind: 'order-payment', actorId: customer.id });
  expect(await entries({ orderId: order.id, kind: 'settlement' })).toEqual([]);
  expect(await entries({ orderId: order.id, kind: 'no such kind' })).toEqual([]);
  expect(await entries({ userId: customer.id })).toHaveLength(2);
  await expect(entries({ nonsense: 1 })).rejects.toMatchObject({ status: 422 });
  const one = await admin.api.call('GET /admin/entries/:id', { params: { id: payment?.id ?? '' } });
  expect(one).toEqual(payment);
  await expect(admin.api.call('GET /admin/entries/:id', { params: { id: randomUUID() } })).rejects.toMatchObject({
    status: 404,
  });
});
