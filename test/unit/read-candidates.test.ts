import { expect, test } from '@jest/globals';
import type { Because, Booster, Boosters, Orders } from '#modules/order/application/ports.ts';
import { readCandidates } from '#modules/order/application/read-candidates.ts';
import { anOrder } from '#test/support/orders.ts';

type Part = Parameters<Boosters['fitting']>[1];
type Found = Booster & { readonly because: Because };
const boosters = (count: number, because?: Because): readonly Found[] =>
  Array.from({ length: count }, (_, nth) => ({
    id: `${because ?? 'fit'}-${nth}`,
    displayName: 'Deniz Y.',
    tier: 1,
    simultaneousOrders: 4,
    because,
  }));

/** Reads the candidates for an order. Returns the shown boosters, the number of rows read and the number of queries. */
async function read(may: readonly Found[], others: readonly Found[], search = '') {
  const parts: Part[] = [];
  const orders = {
    find: async () => anOrder({}),
    activeCounts: async () => new Map(),
    assignmentsOf: async () => [],
  } as unknown as Orders;
  const fitting: Boosters['fitting'] = async (_, part) => {
    parts.push(part);
    return (part.may ? may : others).slice(part.from, part.from + part.limit);
  };
  const { rows, more } = await readCandidates({ orders, boosters: { fitting } as Boosters })(
    'o1',
    { scopes: [] },
    search,
  );
  return {
    ids: rows.map(({ id }) => id),
    eligible: rows.map(({ eligible }) => eligible),
    more,
    read: parts.reduce((sum, { limit }) => sum + limit, 0),
    asked: parts.length,
  };
}

test('only a part of thousands of eligible boosters is read', async () => {
  const { ids, more, read: count } = await read(boosters(5000), boosters(5000, 'service'));
  expect(ids).toEqual(boosters(50).map(({ id }) => id));
  expect(more).toBe(true);
  expect(count).toBe(100);
});

test('eligible boosters are found even if 230 boosters with an unsuitable rank come first in the database', async () => {
  const { ids, more } = await read([...boosters(230, 'rank'), ...boosters(60)], []);
  expect(ids).toEqual(boosters(50).map(({ id }) => id));
  expect(more).toBe(true);
});

test('fewer than ten queries are made, even if 5,000 ineligible boosters come first in the database', async () => {
  const { ids, asked } = await read([...boosters(5000, 'rank'), ...boosters(10)], []);
  expect(ids.slice(0, 10)).toEqual(boosters(10).map(({ id }) => id));
  expect(asked).toBeLessThan(10);
});

test('ineligible boosters fill the remaining places, and the answer says whether there are more', async () => {
  const full = await read(boosters(20), boosters(200, 'service'));
  expect(full.ids).toEqual([...boosters(20), ...boosters(30, 'service')].map(({ id }) => id));
  expect(full.more).toBe(true);
  const few = await read(boosters(20), boosters(30, 'service'));
  expect([few.ids.length, few.more]).toEqual([50, false]);
});

test('a booster who becomes ineligible between two queries is shown once, as ineligible', async () => {
  const [one] = boosters(1) as [Found];
  const between = await read([...boosters(30), one], [{ ...one, because: 'service' }]);
  expect(between.ids).toHaveLength(30);
  expect(between.ids.at(-1)).toBe(one.id);
  expect(between.eligible.at(-1)).toBe(false);
  expect(between.more).toBe(false);
});

test('eligible boosters whose name matches the search come first', async () => {
  const named = (['Yeliz A.', 'Ali V.', 'Eli K.', 'Elif T.'] as const).map((displayName, nth): Found => ({
    ...boosters(1)[0]!,
    id: displayName,
    displayName,
    tier: ([4, 3, 2, 1] as const)[nth] ?? 1,
  }));
  const { ids } = await read(named, [], 'eli');
  expect(ids).toEqual(['Eli K.', 'Elif T.', 'Yeliz A.', 'Ali V.']);
});
