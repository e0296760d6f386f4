import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import type { RouteKey } from '#contract/routes.ts';
import { routes } from '#contract/routes.ts';
import type { Route } from '#contract/route.ts';
import { fingerprintOf } from '#kernel/fingerprint.ts';
import { Money } from '#kernel/money.ts';
import { anonymous, fund, withToken, type Session } from '#test/support/clients.ts';
import { key, many, outcomeOf, outcomesOf, waitFor } from '#test/support/calls.ts';
import { DeviceClient } from '#test/support/device-client.ts';
import { Computer } from '#test/support/devices.ts';
import { aDraft } from '#test/support/drafts.ts';
import { dump } from '#test/support/dump.ts';
import { finish } from '#test/support/finish.ts';
import { Newcomers } from '#test/support/newcomers.ts';
import { type Shop, startShop } from '#test/support/shop.ts';
import { openStream, type Stream } from '#test/support/stream.ts';

const canary = { username: `kanarya-kullanici-${v7()}`, password: `kanarya-sifre-${v7()}` };

let shop: Shop;
let newcomers: Newcomers;
let database: pg.Pool;
let admin: Session;
let customer: Session;
let booster: Session & { readonly id: string };
let stream: Stream;
/** Everything that the API answered to the booster, and everything that the processes logged. */
const answers: string[] = [];
const log: string[] = [];

const recorded: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  answers.push(await response.clone().text());
  return response;
};

beforeAll(async () => {
  shop = await startShop({ processes: 2, settings: { LOG_LEVEL: 'trace' }, hear: (text) => log.push(text) });
  newcomers = await Newcomers.to(shop);
  database = new pg.Pool({ connectionString: shop.databaseUrl, max: 2 });
  const [one = '', other = ''] = shop.urls;
  const [adminUser, buyer, player] = [await newcomers.admin(), await newcomers.customer(), await newcomers.booster()];
  admin = withToken(one, adminUser.token);
  customer = withToken(other, buyer.token);
  booster = { id: player.id, ...withToken(one, player.token, recorded) };
  await fund(admin, buyer.id, Money.lira(100_000));
  stream = await openStream(one, player.token);
}, 60_000);
afterAll(async () => {
  await stream.close();
  await newcomers.close();
  await database.end();
  await shop.stop();
});

const takenOrder = async (): Promise<string> => {
  const draft = aDraft();
  const { price } = await customer.api.call('POST /orders/calculate', { body: draft });
  const { id } = await customer.api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
  const account = { game: 'league', server: 'tr', inGameName: 'Koridor Faresi', ...canary } as const;
  const { id: gameAccountId } = await customer.api.call('POST /game-accounts', { body: account, ...key() });
  await customer.api.call('PUT /orders/:id/game-account', { params: { id }, body: { gameAccountId } });
  await booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  return id;
};
const request = (orderId: string, deviceId: string) =>
  booster.api.call('POST /orders/:id/login-requests', { params: { id: orderId }, body: { deviceId }, ...key() });
const releasesOn = async (orderId: string) => {
  const { timeline } = await customer.api.call('GET /orders/:id', { params: { id: orderId } });
  return timeline.filter(({ kind }) => kind === 'login');
};

/** Calls every GET route that is open to a booster, for this order. */
const readEverything = async (orderId: string): Promise<void> => {
  const readable = (Object.entries(routes) as [RouteKey, Route][]).filter(
    ([route, { access }]) =>
      route.startsWith('GET ') &&
      route !== 'GET /live' &&
      access.kind !== 'staff' &&
      (access.kind !== 'roles' || access.roles.includes('booster')),
  );
  for (const [route] of readable)
    expect(await outcomeOf(() => booster.api.call(route as 'GET /orders/:id', { params: { id: orderId } }))).toMatch(
      /^(ok|404|422|409 order\.goal_not_reached)/,
    );
};

test('the booster sees no credentials in the whole journey; only a confirmed device gets them, and the customer’s timeline says so', async () => {
  const orderId = await takenOrder();
  const client = await DeviceClient.begin(shop.urls[1] ?? '');
  try {
    const registration = await client.registration();
    const device = await booster.api.call('POST /booster/devices', { body: registration, ...key() });
    // staff compare the fingerprint with the one that the computer itself prints
    expect(client.said).toContain(device.fingerprint);
    await client.saying(/onaylayacak/);
    expect((await stat(client.keyFile)).mode & 0o777).toBe(0o600);

    expect(await outcomeOf(() => request(orderId, device.id))).toBe('409 vault.device_not_confirmed');
    await admin.api.call('POST /admin/confirm-device', { body: { deviceId: device.id }, ...key() });
    await client.saying(/Cihaz hazır/);
    const { id } = await request(orderId, device.id);
    expect(await client.ended).toBe(0);

    expect(await client.given()).toMatchObject({ ...canary, releaseId: id, inGameName: 'Koridor Faresi' });
    expect(client.said).toMatch(/numaralı siparişin giriş bilgileri “\w+” komutuna verildi\.\n$/);
    expect(client.said).not.toContain(canary.username);
    expect(client.said).not.toContain(canary.password);
  } finally {
    await client.stop();
  }

  const [{ actor } = { actor: undefined }, ...more] = await releasesOn(orderId);
  expect([actor?.role, more]).toEqual(['booster', []]);
  const notices = await customer.api.call('GET /notifications');
  expect(notices.filter(({ kind }) => kind === 'order-login')).toHaveLength(1);

  for (const to of ['started', 'in-game', 'started'] as const) {
    await readEverything(orderId);
    await booster.api.call('POST /orders/:id/transitions', { params: { id: orderId }, body: { to }, ...key() });
  }
  await readEverything(orderId);
  await finish(booster, orderId);
  await readEverything(orderId);
  await waitFor(
    () => stream.events.find(({ data }) => (data as { state?: string }).state === 'finished'),
    'the end of the order on the booster’s stream',
  );

  expect(answers.length).toBeGreaterThan(50);
  expect(log.join('')).toContain('/devices/release');
  const seen = { answers: answers.join('\n'), stream: JSON.stringify(stream.events), log: log.join('') };
  const stored = await dump(shop.databaseUrl);
  for (const [place, text] of Object.entries({ ...seen, stored })) {
    expect([place, text.includes(canary.username), text.includes(canary.password)]).toEqual([place, false, false]);
  }
});

test('exactly one of 20 openings of a release at two processes succeeds; another device or a late opening gets nothing', async () => {
  const [here = '', there = ''] = shop.urls;
  const [computer, stranger] = [await Computer.at(here), await Computer.at(there)];
  const deviceId = await computer.confirmed(booster, admin);
  await stranger.confirmed(booster, admin);
  const orderId = await takenOrder();

  const { id } = await request(orderId, deviceId);
  expect(await outcomeOf(() => stranger.open(id))).toBe('404 vault.release_not_found');
  expect(await outcomesOf(many(20, (turn) => () => computer.open(id, shop.urls[turn % 2])))).toEqual({
    ok: 1,
    '409 vault.release_opened': 19,
  });
  expect(await releasesOn(orderId)).toHaveLength(1);

  // a newer request ends the earlier one, and so does the deadline
  const [replaced, late] = [await request(orderId, deviceId), await request(orderId, deviceId)];
  expect(await outcomeOf(() => computer.open(replaced.id))).toBe('409 vault.release_expired');
  await database.query('update login_release set expires_at = requested_at where id = $1', [late.id]);
  expect(await outcomeOf(() => computer.open(late.id))).toBe('409 vault.release_expired');

  // neither a booster's session nor the proof of another device opens the release
  const last = await request(orderId, deviceId);
  const forged = await stranger.prove();
  const bySession = { body: { proof: booster.token, releaseId: last.id } };
  const byOther = { body: { proof: forged, releaseId: last.id } };
  expect(await outcomeOf(() => booster.api.call('POST /devices/release', bySession))).toBe(
    '403 vault.device_proof_invalid',
  );
  expect(await outcomeOf(() => booster.api.call('POST /devices/release', byOther))).toBe('404 vault.release_not_found');
  expect(await computer.open(last.id)).toMatchObject(canary);
  expect(await releasesOn(orderId)).toHaveLength(2);
  expect(fingerprintOf(computer.thumbprint)).toMatch(/^([0-9A-F]{4} ){7}[0-9A-F]{4}$/);
});

test('a release is void at once when its order is given back, its booster banned or its device removed', async () => {
  const computer = await Computer.at(shop.urls[0] ?? '');
  for (const { id } of await booster.api.call('GET /booster/devices'))
    await booster.api.call('DELETE /booster/devices/:id', { params: { id } });
  const deviceId = await computer.confirmed(booster, admin);
  const orderId = await takenOrder();
  const proof = await computer.prove();
  // without any session: only the proof of the device counts
  const open = (releaseId: string) =>
    outcomeOf(() => anonymous(shop.urls[1] ?? '').call('POST /devices/release', { body: { proof, releaseId } }));

  const dropped = await request(orderId, deviceId);
  const back = { params: { id: orderId }, body: { to: 'processing' } as const };
  await booster.api.call('POST /orders/:id/transitions', { ...back, ...key() });
  expect(await open(dropped.id)).toBe('409 vault.release_not_allowed');
  expect(await outcomeOf(() => request(orderId, deviceId))).toBe('404 order.not_found');

  await booster.api.call('POST /orders/:id/take', { params: { id: orderId }, ...key() });
  const banned = await request(orderId, deviceId);
  await admin.api.call('POST /admin/ban', { body: { userId: booster.id, reason: 'Deneme' }, ...key() });
  expect(await open(banned.id)).toBe('409 vault.release_not_allowed');
  await admin.api.call('POST /admin/unban', { body: { userId: booster.id }, ...key() });
  await admin.api.call('POST /admin/remove-device', { body: { deviceId }, ...key() });
  expect(await open(banned.id)).toBe('404 vault.device_not_found');
  expect(await releasesOn(orderId)).toHaveLength(0);
});
