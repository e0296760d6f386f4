// A started order stays on its game account unless staff approve the customer's request for another one.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { routes } from '#contract/routes.ts';
import { key, outcomeOf } from '#test/support/calls.ts';
import { World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
}, 120_000);
afterAll(() => world.end());

const page = (id: string) => world.customer.api.call('GET /orders/:id', { params: { id } });
/** The time of the customer's request for another account, as staff read it. */
const requestedAt = async (id: string) =>
  (await world.admin.api.call('GET /admin/orders/:id', { params: { id } })).accountRequest?.at;
const decide = async (orderId: string, decision: 'approve' | 'decline', looked?: string) =>
  world.admin.api.call('POST /admin/decide-account-request', {
    body: {
      orderId,
      decision,
      requestedAt: looked ?? (await requestedAt(orderId)) ?? new Date().toISOString(),
      reason: 'Hesaba bakıldı',
    },
    ...key(),
  });

test('a decision about an account request is refused if the request has changed meanwhile', async () => {
  const id = await world.orderWithAnotherAccount();
  const looked = await requestedAt(id);
  const gameAccountId = await world.gameAccount();
  await world.customer.api.call('DELETE /orders/:id/account-request', { params: { id } });
  await world.customer.api.call('PUT /orders/:id/game-account', { params: { id }, body: { gameAccountId } });
  for (const decision of ['approve', 'decline'] as const)
    expect(await outcomeOf(() => decide(id, decision, looked))).toBe('409 order.account_request_changed');
  expect((await page(id)).gameAccount?.id).not.toBe(gameAccountId);
  await decide(id, 'approve');
  expect((await page(id)).gameAccount?.id).toBe(gameAccountId);
});

test('the game account of a started order changes only when staff approve the request', async () => {
  const id = await world.startedOrder();
  const before = (await page(id)).gameAccount?.id;
  const gameAccountId = await world.gameAccount();
  const give = () =>
    world.customer.api.call('PUT /orders/:id/game-account', { params: { id }, body: { gameAccountId } });
  expect(await give()).toMatchObject({ gameAccount: { id: before }, accountRequest: {}, pause: { by: 'staff' } });
  expect(await outcomeOf(give)).toBe('409 order.account_requested');
  const resume = () => world.booster.api.call('POST /orders/:id/resume', { params: { id }, ...key() });
  expect(await outcomeOf(resume)).toBe('409 order.account_requested');
  for (const route of ['PUT /orders/:id/game-account', 'POST /orders/:id/resume'] as const)
    expect(routes[route].refusals).toContain('order.account_requested');
  const found = await world.admin.api.call('GET /admin/orders', {
    query: { filter: JSON.stringify({ accountRequested: true, id: [id] }) },
  });
  expect(found).toMatchObject([{ id, accountRequested: true }]);
  const shown = await world.admin.api.call('GET /admin/orders/:id', { params: { id } });
  expect(shown).toMatchObject({
    gameAccount: { id: before },
    accountRequest: { account: { id: gameAccountId, hasCredentials: true } },
  });
  expect(shown.accountRequest?.account?.inGameName).toMatch(/./);
  const transition = () =>
    world.booster.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'in-game' }, ...key() });
  expect(await outcomeOf(transition)).toBe('409 order.paused');

  expect(await decide(id, 'approve')).toMatchObject({ accountRequest: null, pause: null });
  expect((await page(id)).gameAccount?.id).toBe(gameAccountId);
  expect(await outcomeOf(() => decide(id, 'decline'))).toBe('409 order.account_not_requested');
});

test('a requested account that its customer has removed is shown as missing, and the request can be declined', async () => {
  const id = await world.startedOrder();
  const gameAccountId = await world.gameAccount();
  await world.customer.api.call('PUT /orders/:id/game-account', { params: { id }, body: { gameAccountId } });
  await world.customer.api.call('DELETE /game-accounts/:id', { params: { id: gameAccountId } });
  expect(await world.admin.api.call('GET /admin/orders/:id', { params: { id } })).toMatchObject({
    accountRequest: { account: null },
  });
  expect(await decide(id, 'decline')).toMatchObject({ accountRequest: null });
});

test('a declined or withdrawn account request leaves the order on its game account', async () => {
  const id = await world.orderWithAnotherAccount();
  const before = (await page(id)).gameAccount?.id;
  const declined = await decide(id, 'decline');
  expect(declined).toMatchObject({ accountRequest: null, pause: null, gameAccount: { id: before } });
  expect(declined.timeline.at(-1)).toMatchObject({ kind: 'account-request-declined', reason: 'Hesaba bakıldı' });

  const gameAccountId = await world.gameAccount();
  await world.customer.api.call('PUT /orders/:id/game-account', { params: { id }, body: { gameAccountId } });
  const withdrawn = await world.customer.api.call('DELETE /orders/:id/account-request', { params: { id } });
  expect(withdrawn).toMatchObject({ accountRequest: null, pause: null, gameAccount: { id: before } });
});
