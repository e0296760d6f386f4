// The end of an order can pay its boosters. Above the limit a second admin has to approve it, as for other money moved by hand.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { AskApproval } from '#contract/approval/schemas.ts';
import { key, waitFor } from '#test/support/calls.ts';
import { logIn, type Session } from '#test/support/clients.ts';
import { assertLedger } from '#test/support/invariants.ts';
import { newPerson, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
let other: Session;
let boosterId: string;
const reason = 'Deneme için';
const required = { status: 409, code: 'approval.required' };

beforeAll(async () => {
  world = await World.begin();
  const { api } = world.admin;
  const person = newPerson();
  const body = { ...person, role: 'admin', password: 'kiraz-agaci-42' } as const;
  await api.call('POST /admin/new-user', { body, ...key() });
  other = await logIn(world.product.url, person.username, 'kiraz-agaci-42');
  boosterId = (await world.booster.api.call('GET /users/current')).id;
  const { version: basedOn } = await api.call('GET /admin/settings');
  const values = { secondAdminAbove: { amount: 20_00, currency: 'TRY' } as const };
  await api.call('PUT /admin/settings', { body: { basedOn, values, reason }, ...key() });
  await waitFor(async () => (await api.call('GET /admin/approval-rule')).limit ?? undefined, 'the limit');
});
afterAll(async () => {
  await assertLedger(world.product.database.url);
  await world.end();
});

const orderOf = (id: string) => world.admin.api.call('GET /admin/orders/:id', { params: { id } });
const choose = (orderId: string, state: 'cancelled' | 'closed', earnedPercent?: number, by: Session = world.admin) =>
  by.api.call('POST /admin/choose-state', {
    body: { orderId, state, reason, ...(earnedPercent === undefined ? {} : { earnedPercent }) },
    ...key(),
  });
const decide = (orderId: string, decision: 'refund' | 'reject' | 'uphold', refund?: number) =>
  world.admin.api.call('POST /admin/decide-dispute', {
    body: {
      orderId,
      decision,
      reason,
      ...(refund === undefined ? {} : { refund: { amount: refund, currency: 'TRY' } }),
    },
    ...key(),
  });
const ask = (body: AskApproval, by: Session = world.admin) => by.api.call('POST /admin/approvals', { body, ...key() });
const approve = (id: string) =>
  other.api.call('POST /admin/approvals/:id/approve', { params: { id }, body: {}, ...key() });
const walletOfBooster = async () => (await world.booster.api.call('GET /wallet')).balance.amount;

describe('cancelling', () => {
  test('without pay to the booster needs no approval', async () => {
    const id = await world.startedOrder();
    expect((await choose(id, 'cancelled', 0)).state).toBe('cancelled');
  });

  test('with pay above the limit is refused until a second admin approves it, and pays the approved percentage', async () => {
    const id = await world.startedOrder();
    const before = await walletOfBooster();
    await expect(choose(id, 'cancelled', 50)).rejects.toMatchObject(required);
    const walked = { params: { id }, body: { to: 'cancelled', reason, earnedPercent: 50 }, ...key() } as const;
    await expect(world.admin.api.call('POST /orders/:id/transitions', walked)).rejects.toMatchObject(required);
    expect((await orderOf(id)).state).toBe('started');
    const asked = { command: 'end-order', orderId: id, state: 'cancelled', earnedPercent: 50, reason } as const;
    const request = await ask(asked);
    const half = Math.round(((await orderOf(id)).earnings?.amount ?? 0) / 2);
    expect(request).toMatchObject({ userId: boosterId, orderId: id, earnedPercent: 50, amount: { amount: half } });
    await expect(ask({ ...asked, earnedPercent: 60 })).rejects.toMatchObject({ code: 'approval.already_asked' });
    expect(await walletOfBooster()).toBe(before);
    expect((await approve(request.id)).state).toBe('approved');
    const after = await orderOf(id);
    expect([after.state, after.earnings?.amount]).toEqual(['cancelled', half]);
    expect(await walletOfBooster()).toBe(before + half);
    const query = { filter: JSON.stringify({ recordId: id }), range: '[0,0]' };
    const [event] = await world.admin.api.call('GET /admin/audit-events', { query });
    expect(event).toMatchObject({ action: 'POST /admin/choose-state', said: { approvalId: request.id } });
  });

  test('without pay cannot be sent for approval', async () => {
    const id = await world.startedOrder();
    const asked = { command: 'end-order', orderId: id, state: 'cancelled', earnedPercent: 0, reason } as const;
    await expect(ask(asked)).rejects.toMatchObject({ code: 'approval.nothing_to_pay' });
  });

  test('an order that has meanwhile ended cannot be approved', async () => {
    const id = await world.startedOrder();
    const { id: request } = await ask({
      command: 'end-order',
      orderId: id,
      state: 'cancelled',
      earnedPercent: 90,
      reason,
    });
    await choose(id, 'cancelled', 0);
    await expect(approve(request)).rejects.toMatchObject({ code: 'order.transition_not_allowed' });
    const refuse = { params: { id: request }, body: { reason }, ...key() };
    expect((await other.api.call('POST /admin/approvals/:id/refuse', refuse)).state).toBe('refused');
  });

  test('several orders with small payments counts the payments together', async () => {
    const first = await world.startedOrder();
    const share = (await orderOf(first)).earnings?.amount ?? 0;
    expect([share > 10_00 * 100, share > 20_00 * 100]).toEqual([true, false]);
    // one percent of the share is within the limit, and two percent are not
    await choose(first, 'cancelled', 1);
    const second = await world.startedOrder();
    await expect(choose(second, 'cancelled', 1)).rejects.toMatchObject(required);
  });
});

describe('taking an order from its booster', () => {
  const take = (orderId: string, donePercent?: number) =>
    world.admin.api.call('POST /admin/choose-state', {
      body: { orderId, state: 'processing', reason, ...(donePercent === undefined ? {} : { donePercent }) },
      ...key(),
    });

  test('needs no approval if the booster is paid only for proven work', async () => {
    const id = await world.startedOrder();
    expect((await take(id)).state).toBe('processing');
  });

  test('with a done percentage whose pay is above the limit is refused until a second admin approves it', async () => {
    const id = await world.startedOrder();
    const preview = { params: { id }, query: { donePercent: '90' } } as const;
    const { booster: owed } = await world.admin.api.call('GET /admin/orders/:id/handover', preview);
    await expect(take(id, 90)).rejects.toMatchObject(required);
    const walked = { params: { id }, body: { to: 'processing', reason, donePercent: 90 }, ...key() } as const;
    await expect(world.admin.api.call('POST /orders/:id/transitions', walked)).rejects.toMatchObject(required);
    const { id: successor } = await (await world.newBooster()).api.call('GET /users/current');
    const given = { body: { orderId: id, boosterId: successor, reason, donePercent: 90 }, ...key() };
    await expect(world.admin.api.call('POST /admin/choose-booster', given)).rejects.toMatchObject(required);
    expect((await orderOf(id)).state).toBe('started');

    const asked = { command: 'end-order', orderId: id, state: 'processing', donePercent: 90, reason } as const;
    const request = await ask(asked);
    expect(request).toMatchObject({ userId: boosterId, orderId: id, orderState: 'processing', donePercent: 90 });
    expect(request.amount).toEqual(owed);
    await approve(request.id);
    const after = await orderOf(id);
    expect([after.state, after.earlierEarned]).toEqual(['processing', request.amount]);
  });

  // at most half of what is proven, and more than half of it
  test('with a done percentage below the proven work needs an approval, whose amount is negative if the booster loses more than is left', async () => {
    for (const donePercent of [0, 5, 10]) {
      const id = await world.startedOrder();
      const said = { current: { tier: 'gold', division: 1, points: 20 }, reason: 'Maçlar eksik' } as const;
      const { progress } = await world.booster.api.call('PUT /orders/:id/progress', { params: { id }, body: said });
      const agreed = { params: { id }, body: { claim: progress.claim! }, ...key() };
      await world.customer.api.call('POST /orders/:id/progress/agreement', agreed);
      const handover = async (query: { donePercent?: string }) =>
        (await world.admin.api.call('GET /admin/orders/:id/handover', { params: { id }, query })).booster;
      const [proven, stated] = [await handover({}), await handover({ donePercent: String(donePercent) })];

      await expect(take(id, donePercent)).rejects.toMatchObject(required);
      const asked = { command: 'end-order', orderId: id, state: 'processing', donePercent, reason } as const;
      const request = await ask(asked);
      const amount = donePercent === 10 ? stated.amount : stated.amount - proven.amount;
      expect(request).toMatchObject({ userId: boosterId, amount: { amount } });
      await approve(request.id);
      const after = await orderOf(id);
      expect([after.state, after.earlierEarned ?? { amount: 0 }]).toMatchObject([
        'processing',
        { amount: stated.amount },
      ]);
    }
  });

  test('without a done percentage cannot be sent for approval', async () => {
    const id = await world.startedOrder();
    const asked = { command: 'end-order', orderId: id, state: 'processing', reason } as const;
    await expect(ask(asked)).rejects.toMatchObject({ status: 422 });
  });
});

describe('an approval', () => {
  test('pays only the booster for whom it was asked', async () => {
    const successor = await world.newBooster();
    const { id: successorId } = await successor.api.call('GET /users/current');
    await world.admin.api.call('PUT /admin/boosters/:id', {
      params: { id: successorId },
      body: {
        availableServices: ['league-of-legends/elo-boost'],
        leagueRank: 'challenger1',
        comfortableLeagueServers: ['tr', 'euw'],
        simultaneousOrders: 5,
      },
    });
    for (const end of [
      { state: 'cancelled', earnedPercent: 90 },
      { state: 'processing', donePercent: 90 },
    ] as const) {
      const id = await world.startedOrder();
      const request = await ask({ command: 'end-order', orderId: id, reason, ...end });
      const given = { body: { orderId: id, boosterId: successorId, reason }, ...key() };
      await world.admin.api.call('POST /admin/choose-booster', given);
      await successor.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'started' }, ...key() });
      await expect(approve(request.id)).rejects.toMatchObject({ code: 'approval.amount_changed' });
      expect(['starting', 'started']).toContain((await orderOf(id)).state);
    }
  });
});

describe('progress', () => {
  test('that staff agree to for the customer needs an approval if it raises the booster’s share above the limit', async () => {
    const id = await world.startedOrder();
    const said = { current: { tier: 'gold', division: 1, points: 20 }, reason: 'Maçlar eksik' } as const;
    const { progress } = await world.booster.api.call('PUT /orders/:id/progress', { params: { id }, body: said });
    const body = { orderId: id, claim: progress.claim!, reason };
    await expect(world.admin.api.call('POST /admin/agree-progress', { body, ...key() })).rejects.toMatchObject(
      required,
    );
    expect((await orderOf(id)).progress.proven.percent).toBe(0);
    const agreed = { params: { id }, body: { claim: progress.claim! }, ...key() };
    await world.customer.api.call('POST /orders/:id/progress/agreement', agreed);
    // one admin alone can't take away from the booster what the customer agreed to
    const understated = { orderId: id, state: 'processing', donePercent: 0, reason } as const;
    await expect(
      world.admin.api.call('POST /admin/choose-state', { body: understated, ...key() }),
    ).rejects.toMatchObject(required);
  });
});

describe('closing an order', () => {
  test('by staff pays the share and needs a second admin', async () => {
    const staff = await world.staff('orders:write');
    const id = await world.finishedOrder();
    await expect(choose(id, 'closed', undefined, staff)).rejects.toMatchObject({ status: 409 });
    expect((await orderOf(id)).state).toBe('finished');
    const request = await ask({ command: 'end-order', orderId: id, state: 'closed', reason }, staff);
    expect(request.amount).toEqual((await orderOf(id)).earnings);
    await approve(request.id);
    expect(['closed', 'completed']).toContain((await orderOf(id)).state);
  });

  test('by its customer needs no approval', async () => {
    const id = await world.finishedOrder();
    const confirm = { params: { id }, body: { to: 'closed' }, ...key() } as const;
    expect((await world.customer.api.call('POST /orders/:id/transitions', confirm)).state).toBe('closed');
  });
});

describe('a dispute', () => {
  test('that is rejected or refunded in part needs a second admin if the booster’s pay is above the limit', async () => {
    const id = await world.answeredDispute();
    await expect(decide(id, 'reject')).rejects.toMatchObject(required);
    await expect(decide(id, 'refund', 100)).rejects.toMatchObject(required);
    expect((await orderOf(id)).disputed).toBe(true);
    const asked = { command: 'decide-dispute', orderId: id, decision: 'reject', reason } as const;
    const request = await ask(asked);
    expect(request).toMatchObject({ disputeDecision: 'reject', userId: boosterId });
    await approve(request.id);
    const after = await orderOf(id);
    expect([after.disputed, ['closed', 'completed'].includes(after.state)]).toEqual([false, true]);
  });

  test('cannot be sent for approval while it waits for the booster’s answer', async () => {
    const id = await world.disputedOrder();
    const asked = { command: 'decide-dispute', orderId: id, decision: 'reject', reason } as const;
    await expect(ask(asked)).rejects.toMatchObject({ code: 'order.dispute_awaits_answer' });
  });

  test('that is upheld pays nobody and needs no approval', async () => {
    const id = await world.answeredDispute();
    expect((await decide(id, 'uphold')).state).toBe('started');
  });
});
