// The commands of users on their own account (KVKK, promise 37), checked over HTTP and in every table of the database.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { key } from '#test/support/calls.ts';
import { anApplication } from '#test/support/applications.ts';
import { anonymous, fund, logIn, type NewCustomer, register } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { dump } from '#test/support/dump.ts';
import { finish } from '#test/support/finish.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { iban, World } from '#test/support/world.ts';

let world: World;
let url: string;
beforeAll(async () => {
  world = await World.begin();
  ({ url } = world.product);
}, 60_000);
afterAll(() => world.end());

const refused = (status: number, code: string) => expect.objectContaining({ status, code });
const password = 'kiraz-agaci-42';

describe('sessions', () => {
  test('are listed with the current one marked; one can be ended, then all others', async () => {
    const { username, api } = await register(url);
    const [phone, laptop] = [await logIn(url, username, password), await logIn(url, username, password)];
    const all = await api.call('GET /users/current/sessions');
    expect([all.length, all.filter(({ current }) => current).length]).toEqual([3, 1]);
    const ofPhone = (await phone.api.call('GET /users/current/sessions')).find(({ current }) => current);
    const params = { id: ofPhone?.id ?? '' };
    await expect(world.customer.api.call('DELETE /users/current/sessions/:id', { params })).rejects.toEqual(
      refused(404, 'identity.session_not_found'),
    );
    await api.call('DELETE /users/current/sessions/:id', { params });
    await expect(phone.api.call('GET /users/current')).rejects.toEqual(refused(401, 'identity.unauthenticated'));
    await api.call('DELETE /users/current/sessions');
    await expect(laptop.api.call('GET /users/current')).rejects.toEqual(refused(401, 'identity.unauthenticated'));
    expect(await api.call('GET /users/current/sessions')).toHaveLength(1);
  });

  test('are named by browser and system', async () => {
    const { username, api } = await register(url);
    await fetch(`${url}/api/users/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
      body: JSON.stringify({ login: username, password }),
    });
    const devices = (await api.call('GET /users/current/sessions')).map(({ device }) => device);
    expect(devices).toContain('Firefox, Linux');
  });
});

test('a customer changes the user name, logs in with it at once, and has to wait to change it again', async () => {
  const { username, api } = await register(url);
  const [next, other] = [`ayse${username.slice(-10)}`, await register(url)];
  const change = (name: string) => api.call('PATCH /users/current', { body: { username: name } });
  await expect(change('iki kelime')).rejects.toEqual(refused(422, 'request.invalid'));
  await expect(change(other.username.toUpperCase())).rejects.toEqual(refused(409, 'identity.username_taken'));
  const changed = await change(next);
  expect(changed).toMatchObject({ username: next, usernameLockedUntil: expect.any(String) });
  await logIn(url, next, password);
  await expect(logIn(url, username, password)).rejects.toEqual(refused(401, 'identity.bad_credentials'));
  await expect(change(username)).rejects.toMatchObject({
    status: 409,
    code: 'identity.username_just_changed',
    problem: { params: { days: 30 } },
  });
  expect(await api.call('GET /users/current')).toEqual(changed);
  const own = await world.booster.api.call('GET /users/current');
  await expect(
    world.booster.api.call('PATCH /users/current', { body: { username: `${own.username}x` } }),
  ).rejects.toEqual(refused(403, 'identity.username_by_support'));
});

test('an address is verified by the link of its mail', async () => {
  const { username, api } = await register(url);
  expect((await api.call('GET /users/current')).emailVerified).toBe(false);
  const token = await world.verificationToken(`${username}@basamak.test`);
  expect(await dump(world.product.database.url)).not.toContain(token);
  const verify = (given: string) => anonymous(url).call('PUT /users/verification', { body: { token: given } });
  await expect(verify(`${token.slice(0, -4)}AAAA`)).rejects.toEqual(refused(422, 'identity.verification_invalid'));
  await verify(token);
  expect((await api.call('GET /users/current')).emailVerified).toBe(true);
});

describe('deleting an account', () => {
  /** Unique texts (canaries), one for each place where this customer leaves data. */
  const canaries = () => {
    const word = (about: string) => `${about}${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    return {
      firstName: word('Ad'),
      lastName: word('Soyad'),
      username: word('kanarya'),
      email: `${word('posta')}@basamak.test`,
      phone: `+90531${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
      note: word('not'),
      inGameName: word('oyun'),
      message: word('ileti'),
      reason: word('neden'),
    };
  };

  const settle = async (customerId: string) => {
    const { api } = world.admin;
    const { balance } = await api.call('GET /admin/users/:id', { params: { id: customerId } });
    if (!balance?.amount) return;
    const body = { userId: customerId, type: 'remove', amount: balance, reason: 'Hesap kapanıyor' } as const;
    await api.call('POST /admin/add-funds', { body, ...key() });
  };

  const query = async (text: string, values: readonly unknown[] = []) => {
    const client = new pg.Client({ connectionString: world.product.database.url });
    await client.connect();
    const { rowCount } = await client.query(text, [...values]);
    await client.end();
    return rowCount;
  };

  /**
   * An order that a booster has taken, with a note, a game account and a message; a cancelled order with a reason; and an
   * unpaid top-up. Their texts are the canaries.
   */
  const live = async (api: NewCustomer['api'], words: ReturnType<typeof canaries>) => {
    const { note, inGameName, message, reason } = words;
    const draft = aDraft({ note });
    const { price } = await api.call('POST /orders/calculate', { body: draft });
    const { id } = await api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
    const regretted = await api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
    await api.call('POST /orders/:id/transitions', {
      params: { id: regretted.id },
      body: { to: 'cancelled', reason },
      ...key(),
    });
    const account = { game: 'league', server: 'tr', inGameName, username: `${note}x`, password: `${note}y` } as const;
    const { id: gameAccountId } = await api.call('POST /game-accounts', { body: account, ...key() });
    await api.call('PUT /orders/:id/game-account', { params: { id }, body: { gameAccountId } });
    await world.booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
    await api.call('POST /orders/:id/messages', { params: { id }, body: { text: message }, ...key() });
    await api.call('POST /top-ups', { body: { amount: Money.lira(5000), draft }, ...key() });
    return id;
  };

  test('is refused while an order, a payment or a balance is left; the export has all canaries, and the deletion erases them', async () => {
    const words = canaries();
    const { firstName, lastName, username, email, phone } = words;
    const person = { firstName, lastName, username, email, phone };
    await anonymous(url).call('POST /users', { body: { ...person, password, acceptTerms: true } });
    const { api } = await logIn(url, email, password);
    const { id } = await api.call('GET /users/current');
    await fund(world.admin, id, Money.lira(50_000));
    const orderId = await live(api, words);

    const { data } = await api.call('GET /users/current/export');
    const exported = JSON.stringify(data);
    const { note } = words;
    expect([...Object.values(words), orderId].filter((word) => !exported.includes(word))).toEqual([]);
    expect([`${note}x`, `${note}y`, password].filter((secret) => exported.includes(secret))).toEqual([]);
    expect(data.balanceMovements?.length).toBeGreaterThan(0);
    expect(data.topUps).toHaveLength(1);
    expect(data.orders).toHaveLength(2);
    // the booster's earnings are not the customer's data
    const boosters = ['boosterId', 'boosterTier', 'sharePercent', 'boosterEarnedAmount'];
    expect((data.orders ?? []).flatMap(Object.keys).filter((column) => boosters.includes(column))).toEqual([]);

    const leave = (given = password) => api.call('POST /users/current/deletion', { body: { password: given } });
    await expect(leave('elma-agaci')).rejects.toEqual(refused(422, 'identity.password_incorrect'));
    await expect(leave()).rejects.toMatchObject({
      code: 'identity.deletion_open_orders',
      problem: { params: { count: 1 } },
    });
    await world.admin.api.call('POST /admin/choose-state', {
      body: { orderId, state: 'cancelled', reason: 'Müşteri istedi', earnedPercent: 0 },
      ...key(),
    });
    await expect(leave()).rejects.toEqual(refused(409, 'identity.deletion_open_payments'));
    await query(`update top_up set state = 'expired' where user_id = $1`, [id]);
    await expect(leave()).rejects.toEqual(refused(409, 'identity.deletion_balance'));
    await settle(id);

    const before = await dump(world.product.database.url);
    const remembered = (text: string) => Object.values(words).filter((word) => text.includes(word));
    expect(remembered(before)).toEqual(Object.values(words));
    await leave();
    const after = await dump(world.product.database.url);
    expect(after.split('\n').filter((line) => remembered(line).length > 0)).toEqual([]);
    expect(after).toContain(`wallet:${id}`);
    await expect(api.call('GET /users/current')).rejects.toEqual(refused(401, 'identity.unauthenticated'));

    // the job finds what another tab was still writing, and erases a second time
    await query(
      `insert into game_account (id, owner_id, game, server, in_game_name, created_at)
      values ($1, $2, 'league', 'tr', 'Geç Kalan', now())`,
      [randomUUID(), id],
    );
    await query(`update jobs.job set start_after = now() where name = 'identity.latecomers'`);
    const late = () => query(`select from game_account where in_game_name = 'Geç Kalan'`);
    for (let look = 0; look < 100 && (await late()) !== 0; look++) await new Promise((wait) => setTimeout(wait, 50));
    expect(await late()).toBe(0);

    const { data: left } = await world.admin.api.request('GET /admin/users', {
      query: { filter: JSON.stringify({ status: 'deleted' }) },
    });
    expect(left.map((user) => user.id)).toContain(id);
    await assertLedger(world.product.database.url);
  }, 60_000);

  test('erases contact messages and an application that were sent from the verified address without a log-in', async () => {
    const { firstName, lastName, username, email, phone, note, message } = canaries();
    const person = { firstName, lastName, username, email, phone };
    await anonymous(url).call('POST /users', { body: { ...person, password, acceptTerms: true } });
    await anonymous(url).call('PUT /users/verification', { body: { token: await world.verificationToken(email) } });
    const words = `${message} ne zaman başlıyor? Üç sezondur oynuyorum.`;
    await anonymous(url).call('POST /contact', { body: { name: note, email, text: words } });
    const application = anApplication({ firstName, lastName, email, phone, experience: words });
    await anonymous(url).call('POST /booster-applications', { body: application });
    await world.mailTo(world.product.env.contactMail, new RegExp(message));

    const { api } = await logIn(url, email, password);
    const { data } = await api.call('GET /users/current/export');
    expect(data.contactMessages).toMatchObject([{ name: note, text: words }]);
    expect(data.boosterApplications).toMatchObject([{ experience: words }]);
    await api.call('POST /users/current/deletion', { body: { password } });
    const left = (await dump(world.product.database.url)).split('\n');
    const remembered = [...Object.values(person), note, message];
    expect(left.filter((row) => remembered.some((word) => row.includes(word)))).toEqual([]);
  });

  test('is refused while a payout of the booster is open, and erases the IBAN of the payouts', async () => {
    const username = `booster${randomUUID().slice(0, 8)}`;
    const person = { firstName: 'Sena', lastName: 'Kaya', email: `${username}@basamak.test`, phone: '+905440000077' };
    const { id } = await world.admin.api.call('POST /admin/new-user', {
      body: { ...person, username, role: 'booster', password },
      ...key(),
    });
    const { api } = await logIn(url, username, password);
    await fund(world.admin, id, Money.lira(100));
    const { id: payoutId } = await api.call('POST /booster/payouts', {
      body: { amount: Money.lira(100), iban },
      ...key(),
    });
    const leave = () => api.call('POST /users/current/deletion', { body: { password } });
    await expect(leave()).rejects.toEqual(refused(409, 'identity.deletion_open_payments'));
    await world.admin.api.call('POST /admin/pay-booster', { body: { payoutId, decision: 'paid' }, ...key() });
    expect(JSON.stringify(await api.call('GET /users/current/export'))).toContain(iban);
    await leave();
    const payout = await world.admin.api.call('GET /admin/payouts/:id', { params: { id: payoutId } });
    expect(payout.iban).toBe('');
    await assertLedger(world.product.database.url);
  });

  test('stops tips and credits to a booster’s wallet', async () => {
    const username = `booster${randomUUID().slice(0, 8)}`;
    const person = { firstName: 'Naz', lastName: 'Er', email: `${username}@basamak.test`, phone: '+905440000078' };
    const { admin, customer } = world;
    const { id: boosterId } = await admin.api.call('POST /admin/new-user', {
      body: { ...person, username, role: 'booster', password },
      ...key(),
    });
    const { service } = aDraft();
    await admin.api.call('PUT /admin/boosters/:id', {
      params: { id: boosterId },
      body: { simultaneousOrders: 1, availableServices: [service] },
    });
    const { api } = await logIn(url, username, password);
    const params = { id: await world.openOrder() };
    await api.call('POST /orders/:id/take', { params, ...key() });
    await api.call('POST /orders/:id/transitions', { params, body: { to: 'started' }, ...key() });
    await finish({ api }, params.id);
    await customer.api.call('POST /orders/:id/transitions', { params, body: { to: 'closed' }, ...key() });
    const page = () => customer.api.call('GET /orders/:id', { params });
    const tip = () => customer.api.call('POST /orders/:id/tip', { params, body: { amount: Money.lira(50) }, ...key() });
    expect((await page()).allowed.tip).toBe(true);
    expect((await tip()).allowed.tip).toBe(true);

    while ((await page()).state !== 'completed') await sleep(50); // a job settles the booster's earnings
    await settle(boosterId);
    await api.call('POST /users/current/deletion', { body: { password } });
    expect((await page()).allowed.tip).toBe(false);
    await expect(tip()).rejects.toEqual(refused(409, 'order.booster_inactive'));
    await expect(fund(admin, boosterId, Money.lira(1))).rejects.toEqual(refused(404, 'identity.user_not_found'));
    await assertLedger(world.product.database.url);
  });

  test('is refused while a refund to the card is under way, because a failed refund returns the money to the wallet', async () => {
    const { id, api } = await register(url);
    const topUp = await api.call('POST /top-ups', { body: { amount: Money.lira(100) }, ...key() });
    const change = "state = 'paid', paid_at = now(), refund_state = 'under-way', refund_since = now()";
    const leave = () => api.call('POST /users/current/deletion', { body: { password } });
    await query(`update top_up set ${change} where id = $1`, [topUp.id]);
    await expect(leave()).rejects.toEqual(refused(409, 'identity.deletion_open_payments'));
    await query(`update top_up set state = 'refunded', refund_state = 'done' where user_id = $1`, [id]);
    await leave();
  });

  test('is refused for admins', async () => {
    await expect(
      world.admin.api.call('POST /users/current/deletion', { body: { password: 'basamak-demo' } }),
    ).rejects.toEqual(refused(403, 'identity.forbidden'));
  });
});
