// The console's lists take ranges of amounts and of times, with the begin included and the end excluded.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RouteKey } from '#contract/routes.ts';
import { key } from '#test/support/calls.ts';
import { World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
  await Promise.all([world.report(), world.payout(), world.topUp()]);
  await world.ticket();
  const id = await world.closedOrder();
  await world.customer.api.call('POST /orders/:id/review', {
    params: { id },
    body: { stars: 5, text: 'Hızlıydı.' },
    ...key(),
  });
}, 60_000);
afterAll(() => world.end());

test.each([
  ['orders', 'price'],
  ['payouts', 'amount'],
  ['top-ups', 'amount'],
  ['wallets', 'balance'],
] as const)(
  'the list of %s takes a range of its %s with the begin included and the end excluded',
  async (list, name) => {
    const found = async (range: object) => {
      const query = { filter: JSON.stringify(range), range: '[0,99]' };
      const { body } = await world.call(`GET /admin/${list}`, { token: world.admin.token, query });
      return (body as readonly { readonly [field: string]: { readonly amount: number } }[])
        .map((row) => row[name]?.amount ?? Number.NaN)
        .toSorted((a, b) => a - b);
    };
    const all = await found({});
    const [least = 0, most = 0] = [all.at(0), all.at(-1)];
    expect(all.length).toBeGreaterThan(0);
    expect(await found({ [`${name}_gte`]: most })).toEqual(all.filter((amount) => amount === most));
    expect(await found({ [`${name}_lt`]: most })).toEqual(all.filter((amount) => amount < most));
    expect(await found({ [`${name}_gte`]: least, [`${name}_lt`]: least })).toEqual([]);
    expect(await found({ [`${name}_lt`]: 0 })).toEqual([]);
  },
);

const hour = 3600_000;

test.each(['users', 'orders', 'messages', 'reports', 'reviews', 'payouts', 'top-ups', 'tickets', 'entries'])(
  'the list of %s takes a range of its creation time with the begin included and the end excluded',
  async (list) => {
    const found = async (range: object) => {
      const query = { filter: JSON.stringify(range), range: '[0,99]' };
      const { body } = await world.call(`GET /admin/${list}` as RouteKey, { token: world.admin.token, query });
      return (body as readonly { readonly createdAt: string }[]).map(({ createdAt }) => createdAt);
    };
    const all = await found({});
    const [first = '', last = ''] = [all.toSorted().at(0), all.toSorted().at(-1)];
    expect(all.length).toBeGreaterThan(0);
    // rows that the server adds meanwhile, such as a credited payment, are later than all of these
    expect((await found({ createdAt_gte: first })).filter((time) => time <= last)).toEqual(all);
    expect(await found({ createdAt_lt: last })).toHaveLength(all.filter((time) => time < last).length);
    expect(await found({ createdAt_gte: new Date(Date.parse(last) + hour).toISOString() })).toEqual([]);
    expect(await found({ createdAt_gte: first, createdAt_lt: last })).toEqual(all.filter((time) => time < last));
  },
);
