import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AskApproval } from '#contract/approval/schemas.ts';
import { Money } from '#kernel/money.ts';
import { key } from '#test/support/calls.ts';
import { fund, logIn, type Session } from '#test/support/clients.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { iban, newPerson, World } from '#test/support/world.ts';

let world: World;
let other: Session;
let boosterId: string;
const reason = 'Deneme için';
const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' }) as const;

beforeAll(async () => {
  world = await World.begin();
  const person = newPerson();
  const body = { ...person, role: 'admin', password: 'kiraz-agaci-42' } as const;
  await world.admin.api.call('POST /admin/new-user', { body, ...key() });
  other = await logIn(world.product.url, person.username, 'kiraz-agaci-42');
  boosterId = (await world.booster.api.call('GET /users/current')).id;
  await fund(world.admin, boosterId, Money.lira(500));
});
afterAll(() => world.end());

const ask = (body: AskApproval, by: Pick<Session, 'api'> = world.admin) =>
  by.api.call('POST /admin/approvals', { body, ...key() });
const approve = (id: string) =>
  other.api.call('POST /admin/approvals/:id/approve', { params: { id }, body: {}, ...key() });

test('each command that takes or pays out money by hand is carried out once it is approved, and the ledger stays balanced', async () => {
  const payoutId = await world.payout();
  const topUpId = await world.paidTopUp();
  const asked: readonly AskApproval[] = [
    { command: 'add-funds', userId: world.customer.id, type: 'remove', amount: lira(20), reason },
    { command: 'penalty-booster', boosterId, amount: lira(30), reason },
    { command: 'withdraw-booster', boosterId, amount: lira(40), iban },
    { command: 'pay-booster', payoutId },
    { command: 'refund-top-up', topUpId, reason },
  ];
  const before = (await world.booster.api.call('GET /wallet')).balance.amount;
  for (const body of asked) {
    const { id, amount } = await ask(body);
    const done = await approve(id);
    expect([body.command, done.state, amount.amount < 0]).toEqual([body.command, 'approved', true]);
  }
  expect((await world.booster.api.call('GET /wallet')).balance.amount).toBe(before - 70_00);
  const { state } = await world.admin.api.call('GET /admin/payouts/:id', { params: { id: payoutId } });
  expect(state).toBe('paid');
  const topUp = await world.admin.api.call('GET /admin/top-ups/:id', { params: { id: topUpId } });
  expect(topUp.refunding || topUp.state === 'refunded').toBe(true);
  await assertLedger(world.product.database.url);
});

test('a request to take or refund more than the wallet holds is refused', async () => {
  const topUpId = await world.paidTopUp();
  const { balance } = await world.customer.api.call('GET /wallet');
  const taken = { amount: balance.amount, currency: 'TRY' } as const;
  const take = { command: 'add-funds', userId: world.customer.id, type: 'remove', reason } as const;
  const refund: AskApproval = { command: 'refund-top-up', topUpId, reason };
  const more = { ...taken, amount: taken.amount + 1 };
  await expect(ask({ ...take, amount: more })).rejects.toMatchObject({
    code: 'wallet.insufficient_balance',
    problem: { params: { missing: lira(1) } },
  });
  const { id } = await ask({ ...take, amount: taken });
  await approve(id);
  await expect(ask(refund)).rejects.toMatchObject({ code: 'payment.refund_exceeds_balance' });
  const { balance: none } = await world.booster.api.call('GET /wallet');
  const above = lira(none.amount / 100 + 1);
  for (const command of ['penalty-booster', 'withdraw-booster'] as const) {
    const body =
      command === 'penalty-booster'
        ? { command, boosterId, amount: above, reason }
        : { command, boosterId, amount: above, iban };
    await expect(ask(body)).rejects.toMatchObject({ code: 'wallet.insufficient_balance' });
  }
  await fund(world.admin, world.customer.id, Money.from(taken));
  expect((await ask(refund)).state).toBe('waiting');
});

test('the audit log has the request and the movement by the asking admin, and the approval by the second admin', async () => {
  const { id } = await ask({ command: 'add-funds', userId: world.customer.id, type: 'add', amount: lira(5), reason });
  await approve(id);
  const query = { filter: JSON.stringify({ recordId: [id, world.customer.id] }), range: '[0,2]' };
  const events = await world.admin.api.call('GET /admin/audit-events', { query });
  const [admin, second] = await Promise.all(
    [world.admin, other].map(async ({ api }) => (await api.call('GET /users/current')).id),
  );
  expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['POST /admin/approvals/:id/approve', second],
    ['POST /admin/add-funds', admin],
    ['POST /admin/approvals', admin],
  ]);
  expect(events[1]).toMatchObject({ reason, said: { approvalId: id, approvedBy: second } });
});

test('the history of a payout shows its entry, whether or not a second admin approved it', async () => {
  const { id } = await ask({ command: 'withdraw-booster', boosterId, amount: lira(5), iban });
  const { outcomeId } = await approve(id);
  const small = { boosterId, amount: lira(5), iban };
  const alone = await world.admin.api.call('POST /admin/withdraw-booster', { body: small, ...key() });
  for (const recordId of [outcomeId, alone.id]) {
    const query = { filter: JSON.stringify({ recordId }), range: '[0,9]' };
    const events = await world.admin.api.call('GET /admin/audit-events', { query });
    expect(events.map(({ action, resource }) => [action, resource])).toEqual([
      ['POST /admin/withdraw-booster', 'payouts'],
    ]);
  }
});

test('an admin lists the requests of others apart from their own', async () => {
  const body = { command: 'add-funds', userId: world.customer.id, type: 'add', amount: lira(5), reason } as const;
  const [own, foreign] = [await ask(body), await ask(body, other)];
  const shown = async (askedByOthers: boolean) => {
    const query = { filter: JSON.stringify({ state: 'waiting', askedByOthers }) };
    return (await world.admin.api.call('GET /admin/approvals', { query })).map(({ id }) => id);
  };
  const [ofOthers, ofMine] = [await shown(true), await shown(false)];
  expect([ofOthers.includes(foreign.id), ofOthers.includes(own.id)]).toEqual([true, false]);
  expect([ofMine.includes(foreign.id), ofMine.includes(own.id)]).toEqual([false, true]);
});

test('staff request only what their scopes allow, see only their own requests, and cannot approve any', async () => {
  const staff = await world.staff('wallets:write');
  const body = { command: 'add-funds', userId: world.customer.id, type: 'add', amount: lira(5), reason } as const;
  const { id } = await ask(body, staff);
  const foreign = await ask(body);
  expect((await staff.api.call('GET /admin/approvals')).map((row) => row.id)).toEqual([id]);
  const get = (one: string) => staff.api.call('GET /admin/approvals/:id', { params: { id: one } });
  await expect(get(foreign.id)).rejects.toMatchObject({ code: 'approval.not_found' });
  const pay = { command: 'withdraw-booster', boosterId, amount: lira(5), iban } as const;
  await expect(ask(pay, staff)).rejects.toMatchObject({ code: 'identity.forbidden' });
  const own = { params: { id }, body: {}, ...key() };
  await expect(staff.api.call('POST /admin/approvals/:id/approve', own)).rejects.toMatchObject({ status: 403 });
});

test('a request by staff who have lost the scope since can be refused, but not approved', async () => {
  const staff = await world.staff('wallets:write');
  const balance = () => world.customer.api.call('GET /wallet').then((wallet) => wallet.balance.amount);
  const before = await balance();
  const { id } = await ask(
    { command: 'add-funds', userId: world.customer.id, type: 'add', amount: lira(5), reason },
    staff,
  );
  await world.admin.api.call('POST /admin/change-scopes', {
    body: {
      userId: staff.id,
      role: 'staff',
      scopes: ['payouts:write'],
      known: { role: 'staff', scopes: ['wallets:write'] },
      reason,
    },
    ...key(),
  });
  const read = await other.api.call('GET /admin/approvals/:id', { params: { id } });
  expect(read.hindrance?.code).toBe('approval.asker_may_not');
  await expect(approve(id)).rejects.toMatchObject({
    status: 409,
    code: 'approval.asker_may_not',
    problem: { detail: read.hindrance?.message },
  });
  expect(await balance()).toBe(before);
  const refuse = { params: { id }, body: { reason }, ...key() };
  expect((await other.api.call('POST /admin/approvals/:id/refuse', refuse)).state).toBe('refused');
});

test('a new limit for a second admin applies from then on, and staff can read how much of it is left', async () => {
  const { api } = world.admin;
  const { version: basedOn } = await api.call('GET /admin/settings');
  const values = { secondAdminAbove: lira(1_000), contactPhone: '+90 212 555 00 00' };
  const changed = await api.call('PUT /admin/settings', { body: { basedOn, values, reason }, ...key() });
  expect(changed.changes.map(({ name }) => name)).toEqual(['secondAdminAbove', 'contactPhone']);
  const stale = { body: { basedOn, values: { approvalDays: 9 }, reason }, ...key() };
  await expect(api.call('PUT /admin/settings', stale)).rejects.toMatchObject({ code: 'settings.outdated' });
  for (let look = 0; look < 100; look++) {
    if ((await api.call('GET /admin/approval-rule')).limit) break;
    await new Promise((later) => setTimeout(later, 100));
  }
  const body = { userId: world.customer.id, type: 'add', amount: lira(1_001), reason } as const;
  await expect(api.call('POST /admin/add-funds', { body, ...key() })).rejects.toMatchObject({
    code: 'approval.required',
  });
  // the amount that one person may still move alone: 600 ₺ were moved for this owner today, and the admin's total is used up
  const staff = await world.staff('wallets:write');
  const query = { command: 'add-funds', userId: boosterId } as const;
  const left = async (by: Pick<Session, 'api'>) => (await by.api.call('GET /admin/approval-rule', { query })).left;
  await fund(staff, boosterId, Money.lira(300));
  expect([await left(staff), await left(world.admin)]).toEqual([lira(100), lira(0)]);
  const payer = await world.staff('payouts:write');
  await expect(payer.api.call('GET /admin/approval-rule', { query })).rejects.toMatchObject({ status: 403 });
  const [event] = await api.call('GET /admin/audit-events', { query: { filter: '{"resource":"settings"}' } });
  expect(event?.changes).toContainEqual({ path: '/values/contactPhone', before: null, after: '+90 212 555 00 00' });
});
