import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Problem } from '#contract/problem.ts';
import { Draft } from '#contract/pricing/schemas.ts';
import type { Lane } from '#kernel/vocabulary.ts';
import { key } from '#test/support/calls.ts';
import { aDraft, rawDraft } from '#test/support/drafts.ts';
import { type ContractKey, rightCalls } from '#test/support/right-calls.ts';
import { type Call, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

/** Every command that may name an order, including those that are added later. */
const commands = (Object.keys(rightCalls) as ContractKey[]).filter(
  (route) => !route.startsWith('GET ') && (route.includes(' /orders/:id') || route.startsWith('POST /admin/')),
);
const orderOf = (route: ContractKey, { params, body }: Call): string | undefined => {
  if (route.includes(' /orders/:id')) return params?.['id'];
  const named = typeof body === 'object' && body !== null && 'orderId' in body ? body.orderId : undefined;
  return typeof named === 'string' ? named : undefined;
};
const pageOf = (id: string) => world.admin.api.call('GET /admin/orders/:id', { params: { id } });

/** The price of a new order for the same work, without a coupon. */
const priceOf = async (id: string): Promise<number> => {
  const { draft, lane, champion } = await pageOf(id);
  const played = Draft.parse({
    ...draft,
    coupon: undefined,
    ...(lane === null ? {} : { lane, champions: championsOf(draft, lane, champion) }),
  });
  return (await world.customer.api.call('POST /orders/calculate', { body: played })).price.amount;
};
const championsOf = (draft: Draft | null, lane: Lane, champion: string | null): readonly string[] => {
  if (lane !== 'champion') return [];
  return champion === null && draft && 'champions' in draft ? (draft.champions ?? []) : [champion ?? ''];
};

test('no command leaves an order cheaper than a new order for the same work (promise 40)', async () => {
  const seen: ContractKey[] = [];
  for (const route of commands) {
    const call = await rightCalls[route](world);
    const id = orderOf(route, call);
    if (id === undefined) continue; // the call names no order
    const { status } = await world.call(route, { headers: { 'Idempotency-Key': randomUUID() }, ...call });
    expect([route, status < 300]).toEqual([route, true]);
    expect((await pageOf(id)).price.amount).toBeGreaterThanOrEqual(await priceOf(id));
    seen.push(route);
  }
  expect(seen).toEqual(
    expect.arrayContaining(['PUT /orders/:id/lane', 'PUT /orders/:id/game-account', 'POST /admin/choose-state']),
  );
});

const refusal = async (route: ContractKey, call: Call) => {
  const { status, body } = await world.call(route, { token: world.customer.token, ...call });
  const { code, errors } = Problem.parse(body);
  return { status, code, errors: errors?.map(({ pointer, code: field }) => `${pointer} ${field}`) };
};

test('champions that do not match the lane are refused in quotes, orders, card payments and lane changes', async () => {
  const draft = rawDraft({ champions: ['Ahri'] });
  const refused = { status: 422, code: 'request.invalid' };
  const at = (pointer: string) => ({ ...refused, errors: [`${pointer} lane_champion`] });
  const { price } = await world.customer.api.call('POST /orders/calculate', { body: aDraft() });
  expect(await refusal('POST /orders/calculate', { body: draft })).toEqual(at('/champions'));
  expect(await refusal('POST /orders', { body: { draft, expectedPrice: price } })).toEqual(at('/draft/champions'));
  expect(await refusal('POST /top-ups', { body: { amount: price, draft } })).toEqual(at('/draft/champions'));
  const params = {
    id: (await world.customer.api.call('POST /orders', { body: { draft: aDraft(), expectedPrice: price }, ...key() }))
      .id,
  };
  const body = { lane: 'middle', champion: 'Ahri' };
  expect(await refusal('PUT /orders/:id/lane', { params, body })).toEqual(at('/champion'));
});
