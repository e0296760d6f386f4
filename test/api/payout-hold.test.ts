// An intruder in a booster's account cannot pay out the money of the wallet (promise 41).
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Client } from 'pg';
import { Money, type MoneyJson } from '#kernel/money.ts';
import { key, waitFor } from '#test/support/calls.ts';
import { anonymous, fund, logIn, type Session } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { newPerson, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

const password = 'kiraz-agaci-42';
const ibans = ['TR330006100519786457841326', 'DE89370400440532013000'] as const;
let world: World;
let url: string;
beforeAll(async () => {
  world = await World.begin({ ACCESS_SETTLES_HOURS: '72' });
  url = world.product.url;
});
afterAll(() => world.end());

interface Paid extends Session {
  readonly id: string;
  readonly email: string;
  readonly username: string;
}
/** A booster with money, whose password and second factor were changed long ago. */
const aBooster = async (): Promise<Paid> => {
  const person = newPerson();
  const body = { ...person, role: 'booster', password } as const;
  const { id } = await world.admin.api.call('POST /admin/new-user', { body, ...key() });
  await fund(world.admin, id, Money.lira(1000));
  await longAgo(id);
  return { id, email: person.email, username: person.username, ...(await logIn(url, person.username, password)) };
};
const sql = async (text: string, values: readonly unknown[]) => {
  const client = new Client(world.product.database.url);
  await client.connect();
  await client.query(text, [...values]);
  await client.end();
};
const longAgo = (userId: string) =>
  sql(
    `update user_account set email_verified = true, access_changes = (select coalesce(jsonb_agg(one || jsonb_build_object('at', '2026-01-01T00:00:00.000Z')), '[]') from jsonb_array_elements(access_changes) one) where id = $1`,
    [userId],
  );
const askedLongAgo = (payoutId: string) =>
  sql(`update payout set created_at = created_at - interval '73 hours' where id = $1`, [payoutId]);
const ask = (booster: Session, iban: string = ibans[0], amount: MoneyJson = Money.lira(100)) =>
  booster.api.call('POST /booster/payouts', { body: { amount, iban }, ...key() });
const pay = (payoutId: string, payer: Session = world.admin) =>
  payer.api.call('POST /admin/pay-booster', { body: { payoutId, decision: 'paid' }, ...key() });
const tokenOf = async (email: string, amount = '100,00') => {
  const { text } = await world.mailTo(email, /para-cekme-onayi/);
  expect(text).toContain(amount);
  return /para-cekme-onayi\?token=([\w-]+)/.exec(text)?.[1] ?? '';
};
const confirm = (token: string) => anonymous(url).call('PUT /payouts/confirmation', { body: { token } });
/** A booster with a paid payout, which makes the first of `ibans` a known bank account. */
const aKnownBooster = async (): Promise<Paid> => {
  const booster = await aBooster();
  const { id } = await ask(booster);
  await confirm(await tokenOf(booster.email));
  await askedLongAgo(id);
  await pay(id);
  return booster;
};
/** The customer loads 500 lira by card. */
const payByCard = async () => {
  const { api } = world.customer;
  const balance = async () => (await api.call('GET /wallet')).balance.amount;
  const before = await balance();
  const { frameUrl } = await api.call('POST /top-ups', { body: { amount: Money.lira(500) }, ...key() });
  const card = new URLSearchParams({ number: '4355084355084358', month: '12', year: '30', cvv: '000' });
  await fetch(frameUrl ?? '', { method: 'POST', body: card, redirect: 'manual' });
  await waitFor(async () => (await balance()) === before + 500_00 || undefined, 'the card payment');
};
/** The triggers of the ledger refuse this change, so it turns them off. */
const cardPaymentsLongAgo = () =>
  sql(
    `begin; set local session_replication_role = replica;
    update ledger_entry set created_at = created_at - interval '73 hours' where kind = 'top-up' and id in
      (select entry_id from ledger_posting where account = 'wallet:${world.customer.id}'); commit`,
    [],
  );
/** An order of the customer whose earnings are in the booster's wallet. */
const settledOrder = async (booster: Paid) => {
  const able = { simultaneousOrders: 1, availableServices: [aDraft().service] };
  await world.admin.api.call('PUT /admin/boosters/:id', { params: { id: booster.id }, body: able });
  const id = await world.closedOrder(booster);
  // a job pays the booster's share; a share that arrives after the payout would cover the tip, so that nothing is held
  const state = async () => (await world.customer.api.call('GET /orders/:id', { params: { id } })).state;
  await waitFor(async () => (await state()) === 'completed' || undefined, 'the settlement of the order');
  return id;
};

test('a first payout waits for 72 hours and a link by mail; the next one to the same bank account waits for neither', async () => {
  const booster = await aBooster();
  const asked = await ask(booster);
  expect(asked).toMatchObject({ state: 'requested', unconfirmed: true, payableAt: expect.any(String) });
  await expect(pay(asked.id)).rejects.toMatchObject({
    code: 'wallet.payout_unsettled',
    problem: { params: { matter: 'iban', hours: 72 } },
  });
  await askedLongAgo(asked.id);
  await expect(pay(asked.id)).rejects.toMatchObject({ code: 'wallet.payout_unconfirmed' });
  const token = await tokenOf(booster.email);
  expect(await confirm(token)).toMatchObject({ id: asked.id, unconfirmed: false });
  await expect(confirm(token)).rejects.toMatchObject({ code: 'wallet.payout_confirmed', status: 409 });
  await expect(confirm(`${token.slice(0, -2)}AA`)).rejects.toMatchObject({ code: 'wallet.confirmation_invalid' });
  expect((await pay(asked.id)).state).toBe('paid');

  const next = await ask(booster);
  expect(next).toMatchObject({ unconfirmed: false, payableAt: null });
  expect((await pay(next.id)).state).toBe('paid');
  expect((await ask(booster, ibans[1])).unconfirmed).toBe(true);
});

test('a password that staff set holds the booster’s payouts, and the payer sees when and by whom it was set', async () => {
  const booster = await aKnownBooster();
  const thief = await world.staff('users:read', 'users:write', 'access:write');
  const { password: oneTime } = await thief.api.call('POST /admin/change-password', { body: { userId: booster.id } });
  const inside = await logIn(url, booster.username, oneTime);
  await inside.api.call('POST /users/current/password', {
    body: { oldPassword: oneTime, newPassword: 'incir-agaci-43' },
  });
  // the known bank account is held as well, because an intruder may want more than this payout
  const { id } = await ask(inside);
  await expect(pay(id)).rejects.toMatchObject({
    code: 'wallet.payout_unsettled',
    problem: { params: { matter: 'password', hours: 72 } },
  });
  const body = { command: 'pay-booster', payoutId: id } as const;
  await expect(world.admin.api.call('POST /admin/approvals', { body, ...key() })).rejects.toMatchObject({
    code: 'wallet.payout_unsettled',
  });
  const { holds, payableAt } = await world.admin.api.call('GET /admin/payouts/:id', { params: { id } });
  const who = await thief.api.call('GET /users/current');
  expect(holds.slice(0, 2)).toMatchObject([
    { matter: 'password', hand: 'owner', byName: null },
    { matter: 'password', hand: 'staff', byName: `${who.firstName} ${who.lastName}` },
  ]);
  expect(payableAt).toBe(holds[0]?.until);
  const [row] = await world.admin.api.call('GET /admin/payouts', { query: { filter: JSON.stringify({ id }) } });
  expect(row?.payableAt).toBe(payableAt);
  const refused = { payoutId: id, decision: 'refused', reason: 'Şifre yeni değişti' } as const;
  expect((await world.admin.api.call('POST /admin/pay-booster', { body: refused, ...key() })).state).toBe('refused');
});

test('a tip from card money is paid out after the payment has settled, other money of the wallet at once', async () => {
  const [booster, { customer }] = [await aKnownBooster(), world];
  const orderId = await settledOrder(booster);
  await payByCard();
  const tip = { params: { id: orderId }, body: { amount: Money.lira(300) }, ...key() };
  await customer.api.call('POST /orders/:id/tip', tip);

  const asked = (amount: MoneyJson) => ask(booster, ibans[0], amount);
  const held = Money.from((await booster.api.call('GET /wallet')).balance);
  const own = await asked(held.minus(Money.lira(300)));
  expect(own).toMatchObject({ payableAt: null, waitsFor: null });
  expect((await pay(own.id)).state).toBe('paid');

  const all = await asked(Money.lira(300));
  expect(all).toMatchObject({ waitsFor: 'tip', payableAt: expect.any(String) });
  const refused = { code: 'wallet.payout_tip_unsettled', status: 409, problem: { params: { hours: 72 } } };
  await expect(pay(all.id)).rejects.toMatchObject(refused);
  const body = { command: 'pay-booster', payoutId: all.id } as const;
  await expect(world.admin.api.call('POST /admin/approvals', { body, ...key() })).rejects.toMatchObject(refused);
  const page = await world.admin.api.call('GET /admin/payouts/:id', { params: { id: all.id } });
  const who = await customer.api.call('GET /users/current');
  expect(page.holds[0]).toMatchObject({
    matter: 'tip',
    hand: 'customer',
    byName: `${who.firstName} ${who.lastName}`,
    until: page.payableAt,
  });
  await cardPaymentsLongAgo();
  expect((await pay(all.id)).state).toBe('paid');
});

test('earnings of an order paid with card money are paid out after the payment has settled', async () => {
  const booster = await aKnownBooster();
  const before = Money.from((await booster.api.call('GET /wallet')).balance);
  await payByCard();
  await settledOrder(booster);
  const earned = Money.from((await booster.api.call('GET /wallet')).balance).minus(before);
  expect(earned.isPositive).toBe(true);

  const own = await ask(booster, ibans[0], before);
  expect(own).toMatchObject({ payableAt: null, waitsFor: null });
  expect((await pay(own.id)).state).toBe('paid');

  const all = await ask(booster, ibans[0], earned);
  expect(all).toMatchObject({ waitsFor: 'order', payableAt: expect.any(String) });
  const refused = { code: 'wallet.payout_order_unsettled', status: 409, problem: { params: { hours: 72 } } };
  await expect(pay(all.id)).rejects.toMatchObject(refused);
  const body = { command: 'pay-booster', payoutId: all.id } as const;
  await expect(world.admin.api.call('POST /admin/approvals', { body, ...key() })).rejects.toMatchObject(refused);
  const { holds, payableAt } = await world.admin.api.call('GET /admin/payouts/:id', { params: { id: all.id } });
  expect(holds[0]).toMatchObject({ matter: 'order', hand: 'customer', until: payableAt });
  await cardPaymentsLongAgo();
  expect((await pay(all.id)).state).toBe('paid');
});

test('a password reset by mail holds a payout as well', async () => {
  const booster = await aKnownBooster();
  await anonymous(url).call('POST /users/password-reset', { body: { email: booster.email } });
  const token = await world.passwordToken(booster.email);
  await anonymous(url).call('PUT /users/password-reset', { body: { token, password: 'incir-agaci-43' } });
  const { id } = await ask(await logIn(url, booster.username, 'incir-agaci-43'));
  await expect(pay(id)).rejects.toMatchObject({
    code: 'wallet.payout_unsettled',
    problem: { params: { matter: 'password' } },
  });
  const { holds } = await world.admin.api.call('GET /admin/payouts/:id', { params: { id } });
  expect(holds[0]).toMatchObject({ matter: 'password', hand: 'mail', byName: null });
});

test('only staff with the scope for access change passwords and second factors of others', async () => {
  const clerk = await world.staff('users:read', 'users:write');
  const [booster, colleague] = [await aBooster(), await world.staff('users:read')];
  const set = (by: Session, userId: string) => by.api.call('POST /admin/change-password', { body: { userId } });
  const reset = (by: Session, userId: string) =>
    by.api.call('POST /admin/reset-second-factor', { body: { userId }, ...key() });
  for (const userId of [world.customer.id, booster.id, colleague.id]) {
    const refused = { code: 'identity.forbidden', status: 403 };
    await expect(set(clerk, userId)).rejects.toMatchObject(refused);
    await expect(reset(clerk, userId)).rejects.toMatchObject(refused);
  }
  const person = { ...newPerson(), role: 'customer', password: 'incir-agaci-43' } as const;
  await expect(clerk.api.call('POST /admin/new-user', { body: person, ...key() })).rejects.toMatchObject({
    code: 'identity.access_scope_required',
  });
  const keeper = await world.staff('users:read', 'access:write');
  expect((await set(keeper, booster.id)).password).toMatch(/./);
  await expect(reset(keeper, booster.id)).rejects.toMatchObject({ code: 'identity.second_factor_off' });
});

test('staff who entered a payout or credited its wallet cannot pay that payout', async () => {
  const scopes = ['payouts:read', 'payouts:write', 'wallets:write', 'users:write', 'access:write'] as const;
  const [one, another] = [await world.staff(...scopes), await world.staff(...scopes)];
  const booster = await aKnownBooster();
  const enter = { boosterId: booster.id, amount: Money.lira(10), iban: ibans[0] };
  const entered = await one.api.call('POST /admin/withdraw-booster', { body: enter, ...key() });
  await expect(pay(entered.id, one)).rejects.toMatchObject({ code: 'wallet.payout_own_hand', status: 403 });
  expect((await pay(entered.id, another)).state).toBe('paid');
  const filled = { userId: booster.id, type: 'add', amount: Money.lira(10), reason: 'Düzeltme' } as const;
  await another.api.call('POST /admin/add-funds', { body: filled, ...key() });
  const { id } = await ask(booster);
  await expect(pay(id, another)).rejects.toMatchObject({ code: 'wallet.payout_own_hand' });
  expect((await pay(id, one)).state).toBe('paid');
  await one.api.call('POST /admin/change-password', { body: { userId: booster.id } });
});

test('a booster has the mail of their own payout sent again at most three times an hour', async () => {
  const [booster, other] = [await aBooster(), await aBooster()];
  const { id } = await ask(booster);
  const again = (by: Session) => by.api.call('POST /booster/payouts/:id/confirmation', { params: { id } });
  await expect(again(other)).rejects.toMatchObject({ code: 'wallet.payout_not_found' });
  for (let time = 0; time < 3; time++) expect((await again(booster)).unconfirmed).toBe(true);
  await expect(again(booster)).rejects.toMatchObject({ code: 'wallet.too_many_confirmations', status: 429 });
});
