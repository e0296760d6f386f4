import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reconciliation } from '#contract/payment/reconciliation.ts';
import type { Payment } from '#dev/paytr/payments.ts';
import { Money } from '#kernel/money.ts';
import { key } from '#test/support/calls.ts';
import type { Session } from '#test/support/clients.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { onServer } from '#test/support/test-database.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(120_000);

/** A day in the distant past, on which no payment of this run falls. */
const day = '2026-01-15';
const noon = Date.parse(`${day}T12:00:00Z`);
const dayId = randomUUID();

let world: World;
beforeAll(async () => {
  world = await World.begin();
  await sql(`insert into reconciliation (id, provider, day, state, run, started_at, ended_at, failure)
    values ('${dayId}', 'paytr', '${day}', 'failed', '${randomUUID()}', now(), now(), 'unavailable')`);
});
afterEach(() => assertLedger(world.product.database.url));
afterAll(() => world.end());

const sql = (statement: string) => onServer(world.product.database.url, statement);
const sandbox = async (path: string, body?: object): Promise<unknown> => {
  const init = body ? { method: 'PUT', body: JSON.stringify(body) } : {};
  return (await fetch(`${world.product.sandboxUrl}/sandbox/${path}`, init)).json();
};
const faults = (of: object = {}) => sandbox('faults', of);
const inBooks = async (merchantOid: string): Promise<Payment> => {
  const payments = (await sandbox('payments')) as Payment[];
  const found = payments.find(({ request }) => request.merchantOid === merchantOid);
  if (!found) throw new Error(`the provider does not know ${merchantOid}`);
  return found;
};
/** Marks a payment as paid on that day in the provider's records. */
const paidThere = async (merchantOid: string, change: Partial<Payment> = {}) =>
  sandbox('payments', { ...(await inBooks(merchantOid)), state: 'paid', paidAt: noon, ...change });

const begin = async () => world.customer.api.call('POST /top-ups', { body: { amount: Money.lira(150) }, ...key() });
/** A top-up that has expired, so that neither a notification nor the job that runs every minute finds it. */
const forgotten = async () => {
  const topUp = await begin();
  await sql(`update top_up set state = 'expired', failed_at = now(), created_at = '${day}T11:00:00Z', expires_at = '${day}T11:30:00Z'
    where id = '${topUp.id}'`);
  return topUp;
};
const balance = async () => (await world.customer.api.call('GET /wallet')).balance.amount;
const ofDay = () => world.admin.api.call('GET /admin/reconciliations/:id', { params: { id: dayId } });
const until = async (condition: (now: Reconciliation) => boolean): Promise<Reconciliation> => {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
    const now = await ofDay();
    if (condition(now)) return now;
  }
  throw new Error('it did not come true in a minute');
};
const compare = async (): Promise<Reconciliation> => {
  const run = () => world.admin.api.call('POST /admin/reconciliations/:id/run', { params: { id: dayId }, ...key() });
  // two concurrent calls
  await Promise.all([run(), run()]);
  return until(({ state }) => state !== 'running');
};
const differences = async (filter: object = {}) =>
  world.admin.api.call('GET /admin/reconciliation-differences', {
    query: { filter: JSON.stringify({ reconciliationId: dayId, ...filter }) },
  });
const openKinds = async () => (await differences({ state: 'open' })).map(({ kind }) => kind).toSorted();

test('a comparison credits lost payments and lists differences, and a second run repeats neither', async () => {
  const [lost, short, kept] = [await forgotten(), await forgotten(), await forgotten()];
  await faults({ dropNotifications: 'all' });
  await paidThere(lost.merchantOid);
  const { request } = await inBooks(short.merchantOid);
  await paidThere(short.merchantOid, { request: { ...request, amount: 149_00 } });
  await paidThere(kept.merchantOid, { refunds: [{ amount: 150_00, referenceNo: 'PANEL', at: noon }] });
  await sandbox('payments', {
    ...(await inBooks(lost.merchantOid)),
    token: 'f'.repeat(64),
    request: { ...(await inBooks(lost.merchantOid)).request, merchantOid: 'stranger', amount: 75_00 },
  });
  const before = await balance();

  const compared = await compare();
  expect(compared).toMatchObject({ state: 'ended', way: 'report', failure: null, refusal: null, found: 2, open: 3 });
  expect(await balance()).toBe(before + 300_00);
  expect(compared.theirs).toEqual({
    payments: 4,
    paid: Money.lira(524),
    refunds: 1,
    refunded: Money.lira(150),
  });
  expect(compared.ours).toEqual({ payments: 2, paid: Money.lira(300), refunds: 0, refunded: Money.zero });
  const fees = 3_60 * 2 + 3_58 + 1_80;
  expect([compared.fees?.amount, compared.payable?.amount]).toEqual([fees, 374_00 - fees]);
  expect(await openKinds()).toEqual(['amount', 'unknown-payment', 'unknown-refund']);
  const credited = (await differences()).filter(({ ending }) => ending === 'credited');
  expect(credited.map(({ topUpId, userId }) => [topUpId, userId])).toEqual(
    expect.arrayContaining([lost.id, kept.id].map((id) => [id, world.customer.id])),
  );

  const again = await compare();
  expect(again).toMatchObject({ found: 2, open: 3, theirs: compared.theirs, ours: compared.ours });
  expect(await balance()).toBe(before + 300_00);
});

test('a difference is found by the beginning of its payment’s number', async () => {
  const found = async (q: string) => (await differences({ q })).map(({ merchantOid }) => merchantOid);
  expect(await found('stra')).toEqual(['stranger']);
  expect(await found(' STRA-nger ')).toEqual(['stranger']);
  expect(await found('ranger')).toEqual([]);
  expect(await found('?')).toEqual([]);
});

test('a difference names its customer in full only for staff who read users', async () => {
  const namesFor = async ({ api }: Session) => {
    const query = { filter: JSON.stringify({ reconciliationId: dayId }) };
    const found = await api.call('GET /admin/reconciliation-differences', { query });
    return new Set(found.flatMap(({ customerName }) => customerName ?? []));
  };
  expect(await namesFor(await world.staff('wallets:read', 'users:read'))).toEqual(new Set(['Ada Yılmaz']));
  expect(await namesFor(await world.staff('wallets:read'))).toEqual(new Set(['Ada Y.']));
});

test('a difference is closed once, with a reason, and cannot be opened again', async () => {
  const [stranger] = await differences({ merchantOid: 'stranger' });
  const params = { id: stranger?.id ?? '' };
  const end = (reason: string) =>
    world.admin.api.call('POST /admin/reconciliation-differences/:id/end', { params, body: { reason }, ...key() });
  await expect(end('a')).rejects.toMatchObject({ status: 422 });
  await expect(end('Panelde elle alınmış')).resolves.toMatchObject({ state: 'ended', ending: 'person' });
  await expect(end('Bir daha')).rejects.toMatchObject({ status: 409, code: 'payment.difference_ended' });
  expect(await compare()).toMatchObject({ open: 2 });
  expect(await openKinds()).toEqual(['amount', 'unknown-refund']);
  const written = await world.admin.api.call('GET /admin/audit-events', {
    query: { filter: JSON.stringify({ recordId: params.id }) },
  });
  expect(written.map(({ action }) => action)).toContain('POST /admin/reconciliation-differences/:id/end');
});

test('the number of open differences is a metric', async () => {
  const text = await (await fetch(`${world.product.url}/metrics`)).text();
  expect(text).toContain('payment_open_differences{provider="paytr"} 2');
});

test('without a report each payment is queried by status; differences that only a report shows stay open', async () => {
  await faults({ dropNotifications: 'all', refuseReport: true });
  const lost = await forgotten();
  await paidThere(lost.merchantOid);
  expect(await compare()).toMatchObject({
    state: 'ended',
    way: 'status',
    refusal: '005: bu servis icin yetkiniz bulunmamaktadir',
    fees: null,
    payable: null,
    found: 3,
  });
  await expect(world.customer.api.call('GET /top-ups/:id', { params: { id: lost.id } })).resolves.toMatchObject({
    state: 'paid',
  });
  expect(await openKinds()).toContain('unknown-refund');
});

test('a day that failed because the provider was down is compared again until a comparison succeeds', async () => {
  await faults({ dropNotifications: 'all', loseReports: true });
  expect(await compare()).toMatchObject({ state: 'failed', failure: 'unavailable', way: 'status' });
  await faults({ dropNotifications: 'all' });
  await expect(until(({ state }) => state === 'ended')).resolves.toMatchObject({ way: 'report', failure: null });
});

test('days and differences are exported as CSV', async () => {
  const csv = async (path: string) => {
    const headers = { authorization: `Bearer ${world.admin.token}`, accept: 'text/csv' };
    return (await fetch(`${world.product.url}/api/admin/${path}`, { headers })).text();
  };
  expect(await csv('reconciliations')).toMatch(/"?Gün"?;.*\r\n"?2026-01-15"?;"?Kart"?/);
  expect(await csv('reconciliation-differences')).toContain('Panelde elle alınmış');
});
