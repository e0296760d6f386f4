import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { key } from '#test/support/calls.ts';
import type { Session } from '#test/support/clients.ts';
import { type ContractKey, rightCalls } from '#test/support/right-calls.ts';
import { type Call, iban, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
let database: pg.Client;
let auditor: Session;

beforeAll(async () => {
  world = await World.begin();
  database = new pg.Client({ connectionString: world.product.database.url });
  await database.connect();
  auditor = await world.staff('audit:read', 'wallets:read');
});
afterAll(async () => {
  await database.end();
  await world.end();
});

const reason = 'Deneme için';
const eventsOf = (filter: object, by = auditor) =>
  by.api.call('GET /admin/audit-events', { query: { filter: JSON.stringify(filter) } });

const moneyCommands = Object.entries<Route>(routes)
  .filter(([, { audit }]) => audit?.movesMoney)
  .map(([route]) => route as ContractKey);

/** A paid card payment whose notification was dropped. */
const untoldPayment = async (): Promise<string> => {
  const { id, merchantOid, frameUrl } = await world.topUp();
  const faults = { dropNotifications: [merchantOid] };
  await fetch(`${world.product.sandboxUrl}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(faults) });
  const card = new URLSearchParams({ number: '4355084355084358', month: '12', year: '30', cvv: '000' });
  await fetch(frameUrl, { method: 'POST', body: card, redirect: 'manual' });
  return id;
};

const byAdmin = () => ({ token: world.admin.token });
/** Calls that move money, for the routes whose call in `rightCalls` moves none. */
const movingCalls: Partial<Record<ContractKey, () => Promise<Call>>> = {
  'POST /admin/decide-report': async () => ({
    ...byAdmin(),
    body: { reportId: await world.report(), decision: 'upheld', fee: Money.lira(5), reason },
  }),
  'POST /admin/top-ups/:id/status-query': async () => ({ ...byAdmin(), params: { id: await untoldPayment() } }),
  'POST /orders/:id/transitions': async () => ({
    ...byAdmin(),
    params: { id: await world.takenOrder() },
    body: { to: 'cancelled', earnedPercent: 40, reason },
  }),
};

/** Commands that post no entry: the money was posted when the refund was requested. */
const referring: Partial<Record<ContractKey, (call: Call) => string | undefined>> = {
  'POST /admin/top-ups/:id/refund/made': ({ params }) => params?.['id'],
};
const otherEntries = async (topUpId: string) =>
  (
    await database.query<{ id: string }>(
      `select id from ledger_entry where top_up_id is distinct from $1 or kind <> 'top-up-refund'`,
      [topUpId],
    )
  ).rows.map(({ id }) => id);

const postings = `
  select e.id as "entryId", e.kind, p.account, p.amount_kurus::int as amount,
    coalesce(earlier.balance_kurus, 0)::int as before, p.balance_kurus::int as after
  from ledger_posting p join ledger_entry e on e.id = p.entry_id
  left join ledger_posting earlier on earlier.account = p.account and earlier.seq = p.seq - 1
  where p.seq is not null and e.id <> all($1) order by e.id, p.account`;
/** The postings on wallets and escrows of all entries except these, ordered by entry and account. */
const postedSince = async (known: readonly string[]) => (await database.query<object>(postings, [known])).rows;
const entryIds = async () =>
  (await database.query<{ id: string }>('select id from ledger_entry')).rows.map(({ id }) => id);

type Event = Awaited<ReturnType<typeof eventsOf>>[number];
const said = ({ movements }: Event) =>
  (movements ?? [])
    .map(({ ownerName: _, at: __, orderPart: ___, amount, before, after, ...movement }) => ({
      ...movement,
      amount: amount.amount,
      before: before?.amount,
      after: after?.amount,
    }))
    .toSorted((one, other) => (`${one.entryId} ${one.account}` < `${other.entryId} ${other.account}` ? -1 : 1));

describe('a command that moves money', () => {
  test.each(moneyCommands)('%s logs each balance before and after, and the ledger entry', async (route) => {
    const call = await (movingCalls[route]?.() ?? rightCalls[route](world));
    const known = await entryIds();
    const answer = await world.call(route, { ...call, headers: { 'idempotency-key': randomUUID() } });
    expect(answer.status).toBeLessThan(300);
    const earlier = referring[route]?.(call);
    const posted = await postedSince(earlier ? await otherEntries(earlier) : known);
    expect(posted).not.toEqual([]);
    const [event] = await eventsOf({ action: route });
    expect(said(event!)).toEqual(posted);
  });

  test('by approval logs the same movements for the asking and for the approving admin', async () => {
    const call = await rightCalls['POST /admin/approvals/:id/approve'](world);
    await world.call('POST /admin/approvals/:id/approve', { ...call, headers: { 'idempotency-key': randomUUID() } });
    const [approved] = await eventsOf({ action: 'POST /admin/approvals/:id/approve' });
    const [done] = await eventsOf({ action: 'POST /admin/add-funds' });
    expect(done!.movements).toHaveLength(1);
    expect(done!.movements).toEqual(approved!.movements);
  });

  test('logs the balances of its own entry, even if money is moved concurrently', async () => {
    const { id } = await world.newBooster().then(({ api }) => api.call('GET /users/current'));
    const add = (lira: number) =>
      world.admin.api.call('POST /admin/add-funds', {
        body: { userId: id, type: 'add', amount: Money.lira(lira), reason },
        ...key(),
      });
    await Promise.all([10, 20, 30, 40, 50].map(add));
    const events = await eventsOf({ recordId: id, action: 'POST /admin/add-funds' });
    const steps = events.flatMap(({ movements }) => movements ?? []);
    expect(steps.every(({ amount, before, after }) => before!.amount + amount.amount === after!.amount)).toBe(true);
    const ends = steps.map(({ after }) => after!.amount).toSorted((one, other) => one - other);
    expect(steps.map(({ before }) => before!.amount).toSorted((one, other) => one - other)).toEqual([
      0,
      ...ends.slice(0, -1),
    ]);
    expect(ends.at(-1)).toBe(150_00);
  });

  test('and is refused by another system logs the money that was taken and given back', async () => {
    // the provider does not know this payment, so it gives nothing back
    const notification = await rightCalls['POST /payments/paytr/notification'](world);
    await world.call('POST /payments/paytr/notification', notification);
    const query = { range: '[0,0]', sort: '["createdAt","DESC"]', filter: '{"state":"paid"}' };
    const [topUp] = await world.admin.api.call('GET /admin/top-ups', { query });
    const params = { id: topUp!.id };
    const known = await entryIds();
    await expect(
      world.admin.api.call('POST /admin/top-ups/:id/refund', { params, body: { reason }, ...key() }),
    ).rejects.toMatchObject({ code: 'payment.provider_refused' });
    const [event] = await eventsOf({ recordId: topUp!.id, action: 'POST /admin/top-ups/:id/refund' });
    expect(event).toMatchObject({ refused: { code: 'payment.provider_refused' } });
    expect(said(event!)).toEqual(await postedSince(known));
    expect(event!.movements!.map(({ amount }) => amount.amount)).toEqual([-150_00, 150_00]);
  });
});

test('the log of a paid payout has the entry by which the money left the wallet, with its time', async () => {
  const payoutId = await world.payout();
  const body = { payoutId, decision: 'paid' } as const;
  await world.admin.api.call('POST /admin/pay-booster', { body, ...key() });
  const [event] = await eventsOf({ recordId: payoutId, action: 'POST /admin/pay-booster' });
  const query = { filter: JSON.stringify({ payoutId }) };
  const [entry, ...more] = await world.admin.api.call('GET /admin/entries', { query });
  expect(more).toEqual([]);
  expect(event!.movements).toMatchObject([
    { entryId: entry!.id, kind: 'payout', at: entry!.createdAt, amount: { amount: -100_00 } },
  ]);
});

test('a command that moves no money logs no movements', async () => {
  const { id } = await world.newBooster().then(({ api }) => api.call('GET /users/current'));
  await world.admin.api.call('POST /admin/ban', { body: { userId: id, reason }, ...key() });
  await world.admin.api.call('POST /admin/unban', { body: { userId: id, reason }, ...key() });
  expect(await eventsOf({ recordId: id, action: 'POST /admin/unban' })).toMatchObject([{ movements: [] }]);
});

test('a reader of the log who may not see balances sees the amount only', async () => {
  const { id } = await world.newBooster().then(({ api }) => api.call('GET /users/current'));
  const fund = { userId: id, type: 'add', amount: Money.lira(25), reason } as const;
  await world.admin.api.call('POST /admin/add-funds', { body: fund, ...key() });
  const body = { boosterId: id, amount: Money.lira(25), iban };
  await world.admin.api.call('POST /admin/withdraw-booster', { body, ...key() });
  const stranger = await world.staff('audit:read');
  const [event] = await eventsOf({ personId: id, action: 'POST /admin/withdraw-booster' }, stranger);
  expect(event!.movements).toMatchObject([{ kind: 'payout', amount: { amount: -25_00 }, before: null, after: null }]);
});

test('the balance of a reported sender is shown only to staff who read wallets or move money', async () => {
  const id = await world.report();
  const read = (by: Session) => by.api.call('GET /admin/reports/:id', { params: { id } });
  const [judge, cashier] = [
    await world.staff('reports:write', 'reports:read'),
    await world.staff('reports:read', 'wallets:write'),
  ];
  expect(await read(judge)).toMatchObject({ senderBalance: null });
  const { balance } = await world.customer.api.call('GET /wallet');
  expect(await read(cashier)).toMatchObject({ senderBalance: balance });
});
