// A fine above the balance (decision 0081), from the console's command to the booster's page.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Money } from '#kernel/money.ts';
import { services } from '#kernel/vocabulary.ts';
import { key } from '#test/support/calls.ts';
import { fund, logIn, type Session } from '#test/support/clients.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { openStream } from '#test/support/stream.ts';
import { newPerson, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

const reason = 'Siparişi yarım bıraktı';
const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' }) as const;

let world: World;
let second: Session;
beforeAll(async () => {
  world = await World.begin();
  const person = newPerson();
  const body = { ...person, role: 'admin', password: 'kiraz-agaci-42' } as const;
  await world.admin.api.call('POST /admin/new-user', { body, ...key() });
  second = await logIn(world.product.url, person.username, 'kiraz-agaci-42');
});
afterAll(async () => {
  await assertLedger(world.product.database.url);
  await world.end();
});

const able = {
  availableServices: services.map((service) => service.id),
  leagueRank: 'challenger1',
  simultaneousOrders: 100,
} as const;
const aBooster = async (balance = 0) => {
  const session = await world.newBooster();
  const { id } = await session.api.call('GET /users/current');
  await world.admin.api.call('PUT /admin/boosters/:id', { params: { id }, body: able });
  if (balance > 0) await fund(world.admin, id, Money.lira(balance));
  return { session, id };
};
const claim = (boosterId: string, amount: number, by: Pick<Session, 'api'> = world.admin) =>
  by.api.call('POST /admin/fine-claims', { body: { boosterId, amount: lira(amount), reason }, ...key() });
const waive = (id: string) =>
  world.admin.api.call('POST /admin/fine-claims/:id/waiver', {
    params: { id },
    body: { reason: 'Anlaştık' },
    ...key(),
  });
const balanceOf = async ({ api }: Session) => (await api.call('GET /wallet')).balance.amount;
const noticesOf = async ({ api }: Session) =>
  (await api.call('GET /notifications', { query: { filter: '{"kind":"fine-claim"}' } })).map(({ title, text }) => [
    title,
    text.replaceAll('\u00a0', ' '),
  ]);
const tip = async (booster: Session, amount: number) => {
  const id = await world.finishedOrder(booster);
  await fund(world.admin, world.customer.id, Money.lira(amount));
  await world.customer.api.call('POST /orders/:id/tip', { params: { id }, body: { amount: lira(amount) }, ...key() });
  return id;
};

test('a fine above the balance is refused unless the command asks for a claim', async () => {
  const { session, id } = await aBooster(30);
  const body = { boosterId: id, amount: lira(100), reason };
  await expect(world.admin.api.call('POST /admin/penalty-booster', { body, ...key() })).rejects.toMatchObject({
    code: 'wallet.insufficient_balance',
    problem: { params: { missing: lira(70) } },
  });
  expect(await balanceOf(session)).toBe(30_00);
  expect(await session.api.call('GET /booster/fine-claims')).toEqual([]);
});

test('a claim takes the balance, notifies the booster, and is paid from the next earnings', async () => {
  const { session, id } = await aBooster(30);
  const made = await claim(id, 100);
  expect(made).toMatchObject({ state: 'open', amount: lira(100), settled: lira(30), open: lira(70), reason });
  expect(await balanceOf(session)).toBe(0);
  expect(await session.api.call('GET /booster/fine-claims', { query: { filter: '{"state":"open"}' } })).toEqual([
    expect.objectContaining({ id: made.id, open: lira(70), reason }),
  ]);
  await tip(session, 50);
  expect(await balanceOf(session)).toBe(0);
  await tip(session, 50);
  expect(await balanceOf(session)).toBe(30_00);
  const postings = await session.api.call('GET /wallet/postings', { query: { range: '[0,3]' } });
  expect(postings.map(({ kind, amount, fineClaimId }) => [kind, amount.amount, fineClaimId])).toEqual([
    ['penalty', -20_00, made.id],
    ['tip', 50_00, undefined],
    ['penalty', -50_00, made.id],
    ['tip', 50_00, undefined],
  ]);
  const collected = async (filter: object) =>
    (await world.admin.api.call('GET /admin/entries', { query: { filter: JSON.stringify(filter) } })).map(
      ({ kind, fineClaimId, postings: [one] }) => [kind, fineClaimId, Math.abs(one?.amount.amount ?? 0)],
    );
  const parts = [20_00, 50_00, 30_00].map((part) => ['penalty', made.id, part]);
  expect(await collected({ fineClaimId: made.id })).toEqual(parts);
  expect(await collected({ fineClaimId: [made.id, randomUUID()], userId: id })).toEqual(parts);
  expect(await collected({ fineClaimId: made.id, kind: 'tip' })).toEqual([]);
  expect(await collected({ fineClaimId: [] })).toEqual([]);
  expect(await session.api.call('GET /booster/fine-claims', { query: { filter: '{"state":"open"}' } })).toEqual([]);
  expect(await noticesOf(session)).toEqual([
    ['Ceza borcun kapandı', `100,00 ₺ cezanın tamamı tahsil edildi. Cezanın nedeni: ${reason}`],
    [
      'Ceza kesildi',
      `100,00 ₺ ceza kesildi. 70,00 ₺ sonraki kazançlarından tahsil edilecek. Cezanın nedeni: ${reason}`,
    ],
  ]);
  await expect(waive(made.id)).rejects.toMatchObject({ code: 'wallet.claim_ended' });
});

test('the settlement of an order pays an open claim, and the booster keeps the remaining earnings', async () => {
  const { session, id } = await aBooster();
  const order = await world.finishedOrder(session);
  const { id: claimId } = await claim(id, 1);
  await world.customer.api.call('POST /orders/:id/transitions', {
    params: { id: order },
    body: { to: 'closed' },
    ...key(),
  });
  for (let look = 0; look < 200; look++) {
    const { state } = await world.admin.api.call('GET /admin/fine-claims/:id', { params: { id: claimId } });
    if (state === 'settled') break;
    await sleep(50);
  }
  const [taken, earned] = await session.api.call('GET /wallet/postings', { query: { range: '[0,1]' } });
  expect([earned?.kind, taken?.kind, taken?.amount]).toEqual(['settlement', 'penalty', lira(-1)]);
  expect(await balanceOf(session)).toBe(earned!.amount.amount - 1_00);
});

test('a waiver ends a claim and notifies the booster, and is done once when repeated by idempotency key', async () => {
  const { session, id } = await aBooster(10);
  const { id: claimId } = await claim(id, 25);
  const input = { params: { id: claimId }, body: { reason: 'Anlaştık' }, ...key() };
  const [ended, again] = [
    await world.admin.api.call('POST /admin/fine-claims/:id/waiver', input),
    await world.admin.api.call('POST /admin/fine-claims/:id/waiver', input),
  ];
  expect(ended).toMatchObject({ state: 'waived', settled: lira(10), waived: lira(15), open: lira(0) });
  expect(again).toEqual(ended);
  expect((await noticesOf(session))[0]).toEqual([
    'Kalan ceza borcun silindi',
    `15,00 ₺ artık kazançlarından tahsil edilmeyecek. Cezanın nedeni: ${reason}`,
  ]);
  await tip(session, 20);
  expect(await balanceOf(session)).toBe(20_00);
  await expect(waive(claimId)).rejects.toMatchObject({ code: 'wallet.claim_ended' });
  await expect(waive(randomUUID())).rejects.toMatchObject({ code: 'wallet.claim_not_found' });
});

test('the audit log has a fine with its claim and the balance before and after, and a waiver with its change', async () => {
  const { id } = await aBooster(30);
  const made = await claim(id, 100);
  await waive(made.id);
  const events = await world.admin.api.call('GET /admin/audit-events', {
    query: { filter: JSON.stringify({ recordId: made.id }) },
  });
  expect(events.map(({ action }) => action)).toEqual(['POST /admin/fine-claims/:id/waiver', 'POST /admin/fine-claims']);
  const [waived, fined] = events;
  expect(fined).toMatchObject({
    reason,
    movements: [{ kind: 'penalty', before: lira(30), after: lira(0), amount: lira(-30), entryId: expect.any(String) }],
  });
  expect(fined?.changes).toEqual([
    {
      path: '',
      before: null,
      after: expect.objectContaining({ amount: lira(100), settled: lira(30), open: lira(70) }),
    },
  ]);
  expect(waived?.changes).toEqual(
    expect.arrayContaining([
      { path: '/open/amount', before: 70_00, after: 0 },
      { path: '/state', before: 'open', after: 'waived' },
    ]),
  );
  const ofPerson = await world.admin.api.call('GET /admin/audit-events', {
    query: { filter: JSON.stringify({ personId: id, action: 'POST /admin/fine-claims' }) },
  });
  expect(ofPerson).toHaveLength(1);
});

test('the console lists claims by booster, state, amount and time', async () => {
  const { id } = await aBooster();
  const [small, large] = [await claim(id, 20), await claim(id, 90)];
  await waive(small.id);
  const list = async (filter: object, sort = '["createdAt","ASC"]') =>
    (
      await world.admin.api.call('GET /admin/fine-claims', {
        query: { filter: JSON.stringify({ boosterId: id, ...filter }), sort },
      })
    ).map((row) => row.id);
  expect(await list({})).toEqual([small.id, large.id]);
  expect(await list({}, '["amount","DESC"]')).toEqual([large.id, small.id]);
  expect(await list({ state: 'open' })).toEqual([large.id]);
  expect(await list({ amount_gte: 20_01 })).toEqual([large.id]);
  expect(await list({ createdAt_lt: small.createdAt })).toEqual([]);
  const one = await world.admin.api.call('GET /admin/fine-claims/:id', { params: { id: small.id } });
  expect(one).toMatchObject({ createdByName: expect.any(String), waivedByName: expect.any(String) });
  expect(one.boosterName.split(' ').length).toBeGreaterThan(1);
});

test('the console lists the claims of an order', async () => {
  const { session, id } = await aBooster();
  const orderId = await world.finishedOrder(session);
  const body = { boosterId: id, amount: lira(20), reason, orderId };
  const { id: claimId } = await world.admin.api.call('POST /admin/fine-claims', { body, ...key() });
  await claim(id, 5);
  const of = async (order: string) =>
    (
      await world.admin.api.call('GET /admin/fine-claims', { query: { filter: JSON.stringify({ orderId: order }) } })
    ).map((row) => row.id);
  expect(await of(orderId)).toEqual([claimId]);
  expect(await of(randomUUID())).toEqual([]);
});

test('a booster sees no claim of another, and nobody without the scope fines a booster', async () => {
  const [one, other] = [await aBooster(), await aBooster()];
  await claim(one.id, 20);
  expect(await other.session.api.call('GET /booster/fine-claims')).toEqual([]);
  await expect(claim(one.id, 20, one.session)).rejects.toMatchObject({ status: 403 });
  await expect(claim(one.id, 20, await world.staff('wallets:read'))).rejects.toMatchObject({ status: 403 });
  await expect(claim(world.customer.id, 20)).rejects.toMatchObject({ code: 'booster.not_found' });
});

test('the open rest of a claim is waived when the booster deletes the account, and consoles get an event', async () => {
  const { session, id } = await aBooster();
  const stream = await openStream(world.product.url, world.admin.token);
  const { id: claimId } = await claim(id, 20);
  const told = async (times: number) => {
    const news = () =>
      stream.events.filter(({ data }) => isDeepStrictEqual(data, { resource: 'fine-claims', id: claimId })).length;
    for (let look = 0; look < 100 && news() < times; look++) await sleep(50);
    expect(news()).toBe(times);
  };
  await told(1);
  await session.api.call('POST /users/current/deletion', { body: { password: 'kiraz-agaci-42' } });
  await told(2);
  await stream.close();
  const gone = await world.admin.api.call('GET /admin/fine-claims/:id', { params: { id: claimId } });
  expect(gone).toMatchObject({ state: 'waived', reason: null, waived: lira(20), waivedByName: null });
});

test('the limit for a second admin counts the whole fine, and the approval creates the claim', async () => {
  const { id } = await aBooster(30);
  const { api } = world.admin;
  const { version: basedOn } = await api.call('GET /admin/settings');
  await api.call('PUT /admin/settings', {
    body: { basedOn, values: { secondAdminAbove: lira(50) }, reason },
    ...key(),
  });
  for (let look = 0; look < 100; look++) {
    if ((await api.call('GET /admin/approval-rule')).limit) break;
    await sleep(100);
  }
  await expect(claim(id, 100)).rejects.toMatchObject({ code: 'approval.required' });
  const ask = { command: 'penalty-booster', boosterId: id, amount: lira(100), reason } as const;
  await expect(api.call('POST /admin/approvals', { body: ask, ...key() })).rejects.toMatchObject({
    code: 'wallet.insufficient_balance',
  });
  const asked = await api.call('POST /admin/approvals', { body: { ...ask, claimsRest: true }, ...key() });
  expect(asked).toMatchObject({ claimsRest: true, amount: lira(-100) });
  const approve = { params: { id: asked.id }, body: {}, ...key() };
  const { outcomeId } = await second.api.call('POST /admin/approvals/:id/approve', approve);
  const made = await api.call('GET /admin/fine-claims/:id', { params: { id: outcomeId! } });
  expect(made).toMatchObject({ boosterId: id, settled: lira(30), open: lira(70), state: 'open' });
  const [event] = await api.call('GET /admin/audit-events', {
    query: { filter: JSON.stringify({ recordId: outcomeId }) },
  });
  expect(event).toMatchObject({ action: 'POST /admin/fine-claims', said: { approvalId: asked.id } });
});
