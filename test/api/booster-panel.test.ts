// The booster's panel: the pool, filtered to orders that fit, and the profile fields that a booster may change.
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { ChangeBooster } from '#contract/booster/schemas.ts';
import { plainDraft } from '#test/support/drafts.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
let id: string;
beforeAll(async () => {
  world = await World.begin();
  ({ id } = await world.booster.api.call('GET /users/current'));
});
beforeEach(async () => {
  await changes({ simultaneousOrders: 100, comfortableLeagueServers: [], leagueRank: null });
});
afterAll(() => world.end());

const changes = (body: ChangeBooster) => world.admin.api.call('PUT /admin/boosters/:id', { params: { id }, body });
const change = (body: object) => world.call('PATCH /booster/profile', { token: world.booster.token, body });
const pool = (filter: object) =>
  world.booster.api.call('GET /booster/pool', { query: { range: '[0,99]', filter: JSON.stringify(filter) } });
const idsIn = async (filter: object) => (await pool(filter)).map((row) => row.id);

test('a booster changes the servers, languages and country of the profile, and no other field', async () => {
  const changed = await change({ comfortableLeagueServers: ['euw'], languages: ['en'], country: 'Türkiye' });
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { comfortableLeagueServers: ['euw'], languages: ['en'], country: 'Türkiye' },
  ]);
  expect(await world.booster.api.call('GET /booster/profile')).toEqual(changed.body);
  for (const locked of [
    { tier: 4 },
    { simultaneousOrders: 100 },
    { leagueRank: 'challenger1' },
    { availableServices: [] },
    { residency: 'İzmir' },
    { hwid: 'hwid-2' },
    { email: 'baska@basamak.test' },
  ])
    expect(await change(locked)).toMatchObject({ status: 422, body: { errors: [{ code: 'unknown' }] } });
  expect(await change({ languages: [] })).toMatchObject({ status: 422 });
});

test('a booster’s weekly goal is stored, and only that booster sees it', async () => {
  const weekGoal = { amount: 200_000, currency: 'TRY' };
  expect((await change({ weekGoal })).body).toMatchObject({ weekGoal });
  await change({ country: 'Türkiye' });
  expect(await world.booster.api.call('GET /booster/profile')).toMatchObject({ weekGoal });
  expect(await world.admin.api.call('GET /admin/boosters/:id', { params: { id } })).not.toHaveProperty('weekGoal');
  for (const amount of [0, -1, 1_000_000_001])
    expect(await change({ weekGoal: { amount, currency: 'TRY' } })).toMatchObject({ status: 422 });
  expect((await change({ weekGoal: null })).body).toMatchObject({ weekGoal: null });
});

test('the pool is filtered by service, server and earnings', async () => {
  const open = await world.openOrder();
  const row = (await pool({})).find((one) => one.id === open);
  expect(row).toMatchObject({ takeable: true, service: 'league-of-legends/elo-boost' });
  const { earnings, sharePercent, draft } = row!;
  expect(sharePercent).toBeGreaterThan(0);
  const server = 'server' in draft ? draft.server : '';
  expect(await idsIn({ service: 'league-of-legends/elo-boost', server })).toContain(open);
  expect(await idsIn({ service: 'valorant/elo-boost' })).not.toContain(open);
  expect(await idsIn({ server: 'kr' })).not.toContain(open);
  expect(await idsIn({ minimumEarnings: earnings.amount })).toContain(open);
  expect(await idsIn({ minimumEarnings: earnings.amount + 1 })).not.toContain(open);
});

test('the filtered pool keeps the requested sort order, and can be narrowed to coaching', async () => {
  const lesson = await world.order(plainDraft('kocluk'));
  for (const _ of [1, 2]) await world.openOrder();
  const earned = async (sort: readonly string[]) => {
    const query = { sort: JSON.stringify(sort), filter: '{"fits":true}' };
    const rows = await world.booster.api.call('GET /booster/pool', { query });
    return rows.map((row) => row.earnings.amount);
  };
  const best = await earned(['earnings', 'DESC']);
  expect(new Set(best).size).toBeGreaterThan(1);
  expect(best).toEqual(best.toSorted((a, b) => b - a));
  expect(await idsIn({ game: 'coaching' })).toEqual([lesson]);
});

test('an order that does not fit the booster is hidden by the filter; without the filter it is shown with the reason', async () => {
  const open = await world.openOrder();
  expect(await idsIn({ fits: true })).toContain(open);
  await change({ comfortableLeagueServers: ['ru'] });
  expect(await idsIn({ fits: true })).not.toContain(open);
  expect((await pool({ fits: false })).find((row) => row.id === open)).toMatchObject({
    takeable: false,
    because: 'server',
  });
});

test('a booster at the order limit still sees fitting orders, each with the limit as the reason why it cannot be taken', async () => {
  const open = await world.openOrder();
  await changes({ simultaneousOrders: 0 });
  expect((await pool({ fits: true })).find((row) => row.id === open)).toMatchObject({
    takeable: false,
    because: 'order.booster_limit_reached',
  });
});

test('pages of a filtered pool do not overlap, and Content-Range gives the total', async () => {
  for (const _ of [1, 2, 3]) await world.openOrder();
  const page = (range: string) =>
    world.booster.api.request('GET /booster/pool', { query: { range, filter: '{"fits":true}' } });
  const whole = await page('[0,99]');
  const [first, second] = [await page('[0,1]'), await page('[2,3]')];
  expect([...first.data, ...second.data].map((row) => row.id)).toEqual(whole.data.slice(0, 4).map((row) => row.id));
  expect(first.headers.get('content-range')).toBe(`pool 0-1/${whole.data.length}`);
});
