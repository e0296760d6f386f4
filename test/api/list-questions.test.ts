// Reads each list with all its filters and sorts over existing rows. A filter that is accepted and then ignored is found.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { generateOrders } from '../../bench/generate-orders.ts';
import { type FilterKind, filtersOf, type ListRules } from '#contract/list.ts';
import { lists } from '#contract/lists.ts';
import { Money } from '#kernel/money.ts';
import { inGroups, key } from '#test/support/calls.ts';
import { fund } from '#test/support/clients.ts';
import { onServer } from '#test/support/test-database.ts';
import { rightCalls } from '#test/support/right-calls.ts';
import { type Call, World } from '#test/support/world.ts';

jest.setTimeout(120_000);

type ListKey = keyof typeof lists;
interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Calls that give every list some rows. Most lists get their rows from the right call itself. */
const deeds = [
  'POST /admin/coupons',
  'POST /admin/price-books',
  'POST /admin/api-keys',
  'POST /admin/user-notes',
  'POST /admin/order-notes',
  'POST /admin/order-notes/:id/lift',
  'POST /admin/user-notes/:id/lift',
  'POST /admin/canned-answers',
  'POST /admin/approvals',
  'POST /booster-applications',
  'POST /contact',
  'POST /tickets',
  'POST /top-ups',
  'POST /booster/payouts',
  'POST /listings/:id/purchases',
  'POST /booster/devices',
  'POST /orders/:id/login-requests',
] as const;

let world: World;
const calls = new Map<ListKey, Call>();
beforeAll(async () => {
  world = await World.begin();
  await generateOrders(world.product.database.url, 60);
  await fund(world.admin, world.customer.id, Money.lira(50));
  for (const deed of [...deeds, ...deeds])
    await world.call(deed, { ...(await rightCalls[deed](world)), headers: headers() });
  await world.order();
  await world.openOrder();
  await world.openOrder();
  await world.disputedOrder();
  await Promise.all([world.finishedOrder(), world.unwantedOrder(), world.pausedOrder()]);
  await onServer(
    world.product.database.url,
    `update user_account set mail_failed_at = now() - random() * interval '1 day', mail_failure = 'refused' where role = 'booster'`,
  );
  const { token } = world.admin;
  for (const list of Object.keys(lists) as ListKey[])
    calls.set(list, list.startsWith('GET /admin/') ? { token } : await rightCalls[list](world));
  const talk = { params: { id: await world.takenOrder() } };
  for (const text of ['Merhaba', 'Orada mısın?'])
    await world.customer.api.call('POST /orders/:id/messages', { ...talk, body: { text }, ...key() });
  calls.set('GET /orders/:id/messages', { ...talk, token: world.customer.token });
  const played = { params: { id: await world.startedOrder() }, token: world.booster.token };
  for (const points of [20, 21])
    await world.call('POST /orders/:id/matches', { ...played, body: aMatch(points), headers: headers() });
  calls.set('GET /orders/:id/matches', played);
  calls.set('GET /orders/:id/timeline', played);
});
afterAll(() => world.end());
/** A new idempotency key, as the headers of `world.call`. */
const headers = () => ({ 'idempotency-key': key().idempotencyKey });

const aMatch = (points: number) => ({
  champion: 'Ahri',
  kills: 9,
  deaths: 2,
  assists: 7,
  points,
  result: 'win',
  playedAt: new Date().toISOString(),
});

/** An id that no row has. */
const absent = '0199f000-0000-7000-8000-000000000000';
const nobodys: Readonly<Record<Exclude<FilterKind, 'boolean'>, (name: string) => unknown>> = {
  text: () => 'kimsede-yok',
  id: () => absent,
  email: () => 'kimsede-yok@basamak.test',
  search: () => 'zzqqzzqq',
  time: (name) => (name.endsWith('_lt') ? '2001-01-01T00:00:00Z' : '2999-01-01T00:00:00Z'),
  number: (name) => (/_lt$|^before$/.test(name) ? 0 : 2 ** 31 - 1),
  amount: (name) => (name.endsWith('_lt') ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER),
};

/** Lists in the order of a sequence number. Generated rows have older times than this order suggests. */
const inTurn: readonly ListKey[] = ['GET /admin/audit-events'];

describe.each(Object.keys(lists) as ListKey[])('%s', (list) => {
  const rules: ListRules = lists[list];
  const filters = Object.entries(filtersOf(rules));
  const answerTo = async (filter: object, sort?: readonly [string, string]) => {
    const call = calls.get(list) ?? {};
    const query = {
      range: `[0,${(rules.maximum ?? 1000) - 1}]`,
      filter: JSON.stringify(filter),
      ...(sort ? { sort: JSON.stringify(sort) } : {}),
    };
    return world.call(list, { ...call, query });
  };
  const statusOf = async (filter: object) => (await answerTo(filter)).status;
  const ask = async (filter: object = {}, sort?: readonly [string, string]) => {
    const { status, body } = await answerTo(filter, sort);
    // a value outside a closed set may be refused
    expect([200, 422]).toContain(status);
    return status === 422 ? [] : (body as readonly Row[]);
  };
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

  test('has at least two rows for these tests', async () => {
    expect((await ask()).length).toBeGreaterThan(1);
  });

  test('finds no row by a value that no row has, whether sent alone or beside the id of a row', async () => {
    const [first] = await ask();
    const found = await inGroups(filters, 4, async ([name, kind]) => {
      if (kind === 'boolean') return [];
      const filter = { [name]: nobodys[kind](name) };
      const both = name !== 'id' && rules.byId !== false ? [await ask({ ...filter, id: first?.id })] : [];
      return [await ask(filter), ...both].flatMap((rows) => (rows.length > 0 ? [name] : []));
    });
    expect(found.flat()).toEqual([]);
  });

  test('finds no row when the id of one row is combined with the value of another', async () => {
    const [first, ...others] = await ask();
    const asked = filters.filter(([name]) => rules.byId !== false && name !== 'id');
    const wrong = await inGroups(asked, 4, async ([name, kind]) => {
      const other = others.map((row) => row[name]).find((said) => typeof said === 'string' && said !== first?.[name]);
      if (other !== undefined) return (await ask({ [name]: other, id: first?.id })).length > 0 ? [name] : [];
      return kind === 'boolean' || (await statusOf({ [name]: nobodys[kind](name) })) === 200 ? [] : [name];
    });
    expect(wrong.flat()).toEqual([]);
  });

  test('finds exactly one row by its id, if the list has that filter', async () => {
    const [first] = await ask();
    expect(idsOf(await ask({ id: first?.id }))).toEqual(rules.byId === false ? [] : [first?.id]);
  });

  const ranges = filters.flatMap(([name]) => (name.endsWith('_gte') ? [name.slice(0, -'_gte'.length)] : []));
  test('includes the begin of each range and excludes its end', async () => {
    const all = await ask();
    for (const field of ranges) {
      const said = all.flatMap(({ id, [field]: value }) => {
        const known = comparable(value);
        return known === undefined ? [] : [{ id, value, known }];
      });
      const middle = said.toSorted((a, b) => a.known - b.known)[Math.floor(said.length / 2)];
      if (!middle) continue;
      const bound = typeof middle.value === 'string' ? middle.value : middle.known;
      // rows that the server adds meanwhile do not count
      const found = async (end: string) => {
        const ids = new Set(idsOf(await ask({ [`${field}_${end}`]: bound })));
        return said.filter(({ id }) => ids.has(id));
      };
      expect([field, await found('gte')]).toEqual([field, said.filter(({ known }) => known >= middle.known)]);
      expect([field, await found('lt')]).toEqual([field, said.filter(({ known }) => known < middle.known)]);
    }
  });

  const flags = filters.flatMap(([name, kind]) => (kind === 'boolean' ? [name] : []));
  test('is split by each boolean filter into two parts without overlap', async () => {
    for (const name of flags) {
      const [all, yes, no] = [await ask(), await ask({ [name]: true }), await ask({ [name]: false })];
      expect([name, [...idsOf(yes), ...idsOf(no)].toSorted()]).toEqual([name, idsOf(all).toSorted()]);
    }
  });

  test('sorts by each sortable field, in both directions', async () => {
    for (const field of rules.sortable) {
      const [up, down] = [await ask({}, [field, 'ASC']), await ask({}, [field, 'DESC'])];
      expect([field, idsOf(down)]).toEqual([field, idsOf(up).toReversed()]);
      if (inTurn.includes(list)) continue;
      const values = up.map((row) => comparable(row[field])).filter((value) => value !== undefined);
      expect([field, values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))]).toEqual([field, values]);
    }
  });
});

/** Numbers, times and amounts of money become a number. Texts are ordered by the rules of their language. */
const comparable = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)) return Date.parse(value);
  return typeof value === 'object' && value !== null && 'amount' in value ? Number(value.amount) : undefined;
};

test('two filter fields for the same account both apply', async () => {
  const { token } = world.admin;
  const [holder, other] = [world.customer.id, (await world.booster.api.call('GET /users/current')).id];
  const found = async (list: 'GET /admin/wallets' | 'GET /admin/entries', filter: object) => {
    const { body } = await world.call(list, { token, query: { filter: JSON.stringify(filter) } });
    return (body as readonly Row[]).map(({ id }) => id);
  };
  expect(await found('GET /admin/wallets', { id: holder, userId: other })).toEqual([]);
  expect(await found('GET /admin/wallets', { id: [holder, other], userId: other })).toEqual([other]);
  const escrowed = await found('GET /admin/entries', { userId: holder, kind: 'order-payment' });
  const [first] = escrowed;
  const { postings } = await world.admin.api.call('GET /admin/entries/:id', { params: { id: first ?? '' } });
  const account = postings.map((one) => one.account).find((name) => name.startsWith('escrow'));
  expect(await found('GET /admin/entries', { userId: holder, account })).toEqual([first]);
  expect(await found('GET /admin/entries', { userId: other, account })).toEqual([]);
});

test.each([
  'orders',
  'messages',
  'tickets',
  'boosters',
  'listings',
  'users',
  'api-keys',
  'webhooks',
  'suspicions',
  'reconciliation-differences',
] as const)('a search in %s takes one text: a list of texts is refused instead of ignored', async (list) => {
  const search = (q: unknown) =>
    world.call(`GET /admin/${list}`, { token: world.admin.token, query: { filter: JSON.stringify({ q }) } });
  expect((await search(['ali', 'veli'])).body).toMatchObject({ status: 422, code: 'request.invalid' });
  expect((await search('ali')).status).toBe(200);
});

test('a filter takes amounts as large as its column can hold', async () => {
  const query = { filter: JSON.stringify({ balance_gte: 0, balance_lt: 2 ** 40 }) };
  const { status, body } = await world.call('GET /admin/wallets', { token: world.admin.token, query });
  expect([status, (body as readonly Row[]).length > 0]).toEqual([200, true]);
});
