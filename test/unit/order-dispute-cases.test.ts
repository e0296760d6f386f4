import { beforeEach, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import {
  booster,
  customer,
  type OrderFixture,
  orderFixture,
  otherBooster,
  staff,
} from '#test/support/order-fixture.ts';

let fixture: OrderFixture;
beforeEach(async () => {
  fixture = await orderFixture();
});

const stranger = { id: 'stranger', displayName: 'Su K.', role: 'customer', scopes: [] } as const;
const reason = 'Anlaşıldı';
const said = { kind: 'not-reached', text: 'İki galibiyet eksik', claimedPercent: null } as const;
const open = (id: string, more: Partial<Parameters<OrderFixture['openDispute']>[1]> = {}) =>
  fixture.openDispute(id, { ...said, ...more }, [], customer);
const answer = (id: string) => fixture.answerDispute(id, { text: 'Hepsi tamam', pictures: [] }, booster);
const decide = (id: string, decision: Parameters<OrderFixture['decideDispute']['run']>[1]) =>
  fixture.decideDispute.run(id, decision, staff, reason);
/** Finished and disputed, with the booster’s answer. */
const answered = async () => {
  const id = await fixture.finished();
  await open(id);
  await answer(id);
  return id;
};
describe('a dispute', () => {
  test('is opened once, by the customer of a finished order', async () => {
    const id = await fixture.finished();
    await fixture.openDispute(id, said, ['screen'], customer);
    expect((await fixture.orderOf(id)).disputed).toBe(true);
    const dispute = await fixture.disputes.latestOf(id);
    expect(dispute).toMatchObject({ ...said, boosterId: 'booster', answer: null, decision: null });
    expect(dispute?.answerDueAt).toEqual(new Date(fixture.clock.now().getTime() + 48 * 3600_000));
    expect(fixture.pictures.attached.at(-1)).toMatchObject({ ids: ['screen'], kind: 'dispute' });
    await expect(open(id)).rejects.toMatchObject({ code: 'order.dispute_open' });
  });

  test('of an order that is not finished, or that is another customer’s, is refused', async () => {
    await expect(open(await fixture.started())).rejects.toMatchObject({ code: 'order.dispute_not_allowed' });
    const id = await fixture.finished();
    await expect(fixture.openDispute(id, said, [], stranger)).rejects.toMatchObject({ code: 'order.not_found' });
    expect(await fixture.disputes.latestOf(id)).toBeUndefined();
  });

  test('is answered once, by the order’s booster', async () => {
    const id = await fixture.finished();
    await expect(answer(id)).rejects.toMatchObject({ code: 'order.dispute_not_found' });
    await open(id);
    await expect(fixture.answerDispute(id, { text: 'Ben', pictures: [] }, otherBooster)).rejects.toMatchObject({
      code: 'order.not_found',
    });
    await answer(id);
    expect((await fixture.disputes.latestOf(id))?.answer).toEqual({ text: 'Hepsi tamam', at: fixture.clock.now() });
    await expect(answer(id)).rejects.toMatchObject({ code: 'order.dispute_answered' });
  });

  test('is decided after the booster’s answer, or after the 48 hours for it', async () => {
    const id = await fixture.finished();
    await open(id);
    fixture.clock.advance({ days: 2, seconds: -1 });
    await expect(decide(id, { outcome: 'upheld' })).rejects.toMatchObject({ code: 'order.dispute_awaits_answer' });
    fixture.clock.advance({ seconds: 1 });
    await decide(id, { outcome: 'upheld' });
    expect(await fixture.orderOf(id)).toMatchObject({ state: 'started', disputed: false });
  });

  test('prevents cancelling or closing the order', async () => {
    const id = await answered();
    const end = { orderId: id, person: staff, details: { reason, earnedPercent: 0 }, pictures: [] };
    await expect(fixture.walk({ ...end, to: 'cancelled' })).rejects.toMatchObject({ code: 'order.dispute_open' });
    await expect(fixture.walk({ ...end, to: 'closed' })).rejects.toMatchObject({ code: 'order.dispute_open' });
  });

  describe('that is decided', () => {
    test('as upheld sends the order back to started and moves no money', async () => {
      const id = await answered();
      await decide(id, { outcome: 'upheld' });
      const { state, price } = await fixture.orderOf(id);
      expect([state, fixture.escrowOf(id)]).toEqual(['started', price.amount]);
      expect((await fixture.disputes.latestOf(id))?.decision).toMatchObject({ outcome: 'upheld', by: 'staff', reason });
      expect(await fixture.timelineOf(id)).toContain('dispute-upheld');
    });

    test('as upheld keeps the order’s first finish, even after a later finish', async () => {
      const id = await answered();
      const { firstFinish } = await fixture.orderOf(id);
      await decide(id, { outcome: 'upheld' });
      fixture.clock.advance({ days: 1 });
      await fixture.step(id, 'finished', booster, fixture.shown);
      expect((await fixture.orderOf(id)).firstFinish).toEqual(firstFinish);
      expect((await fixture.orderOf(id)).finishedAt).toEqual(fixture.clock.now());
    });

    test('with a refund divides the kept amount between booster and company', async () => {
      const id = await answered();
      const { price } = await fixture.orderOf(id);
      const refund = price.percent(40);
      const kept = price.minus(refund);
      expect(await fixture.previewRefund(id, refund)).toMatchObject({
        refund,
        booster: kept.percent(65),
        maximum: price,
      });
      await decide(id, { outcome: 'refunded', refund });
      expect(await fixture.orderOf(id)).toMatchObject({ state: 'cancelled', refunded: refund });
      expect(fixture.standing()).toEqual({
        'wallet:customer': refund.amount,
        'wallet:booster': kept.percent(65).amount,
        revenue: kept.minus(kept.percent(65)).amount,
      });
    });

    test('as rejected closes the order, and the booster is paid in full', async () => {
      const id = await answered();
      await decide(id, { outcome: 'rejected' });
      expect((await fixture.orderOf(id)).state).toBe('closed');
      await fixture.sweepOrders.run();
      expect(fixture.balanceOf('booster')).toBe((await fixture.orderOf(id)).price.percent(65).amount);
    });

    test('cannot be decided again', async () => {
      const id = await answered();
      await decide(id, { outcome: 'rejected' });
      await expect(decide(id, { outcome: 'upheld' })).rejects.toMatchObject({ code: 'order.dispute_decided' });
      await expect(decide(await fixture.finished(), { outcome: 'upheld' })).rejects.toMatchObject({
        code: 'order.dispute_not_found',
      });
      await expect(decide('unknown', { outcome: 'upheld' })).rejects.toMatchObject({ code: 'order.not_found' });
    });

    test('with a refund above the price is refused', async () => {
      const id = await answered();
      const { price } = await fixture.orderOf(id);
      const refund = price.plus(Money.kurus(1));
      await expect(decide(id, { outcome: 'refunded', refund })).rejects.toMatchObject({
        code: 'order.refund_above_price',
        params: { maximum: price },
      });
    });

    test('as rejected counts the booster’s share towards the limit of the staff member who decides', async () => {
      const id = await answered();
      const share = (await fixture.orderOf(id)).price.percent(65);
      fixture.limit.limit = share.minus(Money.kurus(1));
      await expect(decide(id, { outcome: 'rejected' })).rejects.toMatchObject({ code: 'approval.required' });
      expect(fixture.limit.counted).toMatchObject([{ command: 'decide-dispute', personId: 'booster', amount: share }]);
    });

    test('with a second admin’s approval closes the order as approved', async () => {
      const id = await answered();
      fixture.limit.limit = Money.zero;
      const asked = { orderId: id, end: { dispute: { outcome: 'rejected' } }, reason } as const;
      const aim = await fixture.staffEnds.aim(asked);
      expect(aim).toEqual({ boosterId: 'booster', amount: (await fixture.orderOf(id)).price.percent(65) });
      await fixture.staffEnds.run(asked, aim, staff);
      expect((await fixture.orderOf(id)).state).toBe('closed');
    });
  });

  describe('that the customer withdraws', () => {
    test('leaves the order finished with the time left to confirm it, and cannot be opened again', async () => {
      const id = await fixture.started();
      await fixture.win(id, 5);
      await fixture.step(id, 'finished', booster);
      const { closesAt } = await fixture.orderOf(id);
      await open(id);
      fixture.clock.advance({ seconds: 3600 });
      await expect(fixture.withdrawDispute(id, stranger)).rejects.toMatchObject({ code: 'order.not_found' });
      await fixture.withdrawDispute(id, customer);
      const after = await fixture.orderOf(id);
      expect(after).toMatchObject({ state: 'finished', disputed: false });
      expect(after.closesAt?.getTime()).toBe((closesAt?.getTime() ?? 0) + 3600_000);
      await expect(open(id)).rejects.toMatchObject({ code: 'order.dispute_taken_back' });
      await expect(fixture.withdrawDispute(id, customer)).rejects.toMatchObject({ code: 'order.dispute_decided' });
    });

    test('by confirming the order closes the order', async () => {
      const id = await fixture.finished();
      await open(id);
      await fixture.step(id, 'closed', customer);
      expect(await fixture.orderOf(id)).toMatchObject({ state: 'closed', disputed: false });
      expect((await fixture.disputes.latestOf(id))?.decision?.outcome).toBe('withdrawn');
    });
  });

  test('has a suggested refund for the missing part, by the proven progress or the customer’s higher claim', async () => {
    const id = await fixture.started();
    await fixture.win(id, 2);
    await fixture.step(id, 'finished', booster, fixture.shown);
    const { price } = await fixture.orderOf(id);
    expect(await fixture.previewRefund(id, null)).toMatchObject({ progressPercent: 40, refund: price.fraction(3, 5) });
    await open(id, { claimedPercent: 60 });
    expect(await fixture.previewRefund(id, null)).toMatchObject({ progressPercent: 60, refund: price.fraction(2, 5) });
    await expect(fixture.previewRefund('unknown', null)).rejects.toMatchObject({ code: 'order.not_found' });
  });
});

describe('a proposal to end a dispute', () => {
  const half = async (id: string) =>
    ({ outcome: 'refunded', refund: (await fixture.orderOf(id)).price.percent(50) }) as const;
  const proposalOf = async (id: string) => (await fixture.disputes.latestOf(id))?.proposal;
  const disputed = async () => {
    const id = await fixture.finished();
    await open(id);
    return id;
  };

  test('is made by one side, accepted by the other, and decided as agreed without the booster’s answer', async () => {
    const id = await disputed();
    const end = await half(id);
    await fixture.agreeOnDispute.propose(id, end, customer);
    const proposal = await proposalOf(id);
    expect(proposal).toMatchObject({ by: 'customer', end, agreedAt: null });
    await expect(decide(id, end)).rejects.toMatchObject({ code: 'order.dispute_awaits_answer' });
    await fixture.agreeOnDispute.agree(id, proposal?.id ?? '', booster);
    expect(fixture.balanceOf('customer')).toBe(0);
    await expect(decide(id, { outcome: 'upheld' })).rejects.toMatchObject({ code: 'order.dispute_awaits_answer' });
    await decide(id, end);
    expect(fixture.balanceOf('customer')).toBe(end.refund.amount);
  });

  test('is agreed when the other side proposes the same, and cannot be changed afterwards', async () => {
    const id = await disputed();
    await fixture.agreeOnDispute.propose(id, { outcome: 'upheld' }, booster);
    await fixture.agreeOnDispute.propose(id, { outcome: 'upheld' }, customer);
    expect((await proposalOf(id))?.agreedAt).toEqual(fixture.clock.now());
    await expect(fixture.agreeOnDispute.propose(id, await half(id), customer)).rejects.toMatchObject({
      code: 'order.dispute_agreed',
    });
  });

  test('cannot be accepted by its proposer, nor after it was changed or withdrawn', async () => {
    const id = await disputed();
    await fixture.agreeOnDispute.propose(id, { outcome: 'upheld' }, booster);
    const first = (await proposalOf(id))?.id ?? '';
    await expect(fixture.agreeOnDispute.agree(id, first, booster)).rejects.toMatchObject({
      code: 'order.dispute_own_proposal',
    });
    await fixture.agreeOnDispute.propose(id, await half(id), booster);
    const changed = { code: 'order.dispute_proposal_changed' };
    await expect(fixture.agreeOnDispute.agree(id, first, customer)).rejects.toMatchObject(changed);
    const second = (await proposalOf(id))?.id ?? '';
    await fixture.agreeOnDispute.takeBack(id, booster);
    expect(await proposalOf(id)).toBeNull();
    await expect(fixture.agreeOnDispute.agree(id, second, customer)).rejects.toMatchObject(changed);
  });

  test('is refused above the price, from a stranger, and without a dispute', async () => {
    const id = await disputed();
    const tooMuch = { outcome: 'refunded', refund: (await fixture.orderOf(id)).price.plus(Money.kurus(1)) } as const;
    await expect(fixture.agreeOnDispute.propose(id, tooMuch, customer)).rejects.toMatchObject({
      code: 'order.refund_above_price',
    });
    const upheld = { outcome: 'upheld' } as const;
    await expect(fixture.agreeOnDispute.propose(id, upheld, stranger)).rejects.toMatchObject({
      code: 'order.not_found',
    });
    await expect(fixture.agreeOnDispute.propose(await fixture.finished(), upheld, customer)).rejects.toMatchObject({
      code: 'order.dispute_not_found',
    });
  });

  test('can be previewed by each side; only the booster sees the booster’s amount', async () => {
    const id = await disputed();
    const { price } = await fixture.orderOf(id);
    const seen = await fixture.agreeOnDispute.preview(id, price.percent(50), customer);
    expect(seen).toMatchObject({ refund: price.percent(50), kept: price.minus(price.percent(50)) });
    expect(seen).not.toHaveProperty('booster');
    const own = await fixture.agreeOnDispute.preview(id, price.percent(50), booster);
    expect(own.booster).toEqual(price.minus(price.percent(50)).percent(65));
    await expect(fixture.agreeOnDispute.preview(await fixture.finished(), null, customer)).rejects.toMatchObject({
      code: 'order.dispute_not_found',
    });
  });
});

describe('the dispute sweep', () => {
  test('reminds the booster a day before the answer is due, and records the end of the time for it', async () => {
    const id = await fixture.finished();
    await open(id);
    const dispute = () => fixture.disputes.latestOf(id);
    await fixture.sweepTrouble();
    expect((await dispute())?.remindedAt).toBeNull();
    fixture.clock.advance({ days: 1 });
    await fixture.sweepTrouble();
    expect(await dispute()).toMatchObject({ remindedAt: fixture.clock.now(), lapsedAt: null });
    fixture.clock.advance({ days: 1 });
    await fixture.sweepTrouble();
    expect(await dispute()).toMatchObject({ lapsedAt: fixture.clock.now() });
    expect(await fixture.timelineOf(id)).toContain('dispute-lapsed');
  });

  test('records the time after it locked the order, however long it waited for the lock', async () => {
    const id = await fixture.finished();
    await open(id);
    fixture.clock.advance({ days: 2 });
    const { orders, clock } = fixture;
    const locked = orders.lock.bind(orders);
    orders.lock = async (orderId) => {
      clock.advance({ seconds: 2 });
      return locked(orderId);
    };
    await fixture.sweepTrouble();
    orders.lock = locked;
    const { updatedAt } = (await orders.find(id))!;
    expect([updatedAt, (await fixture.disputes.latestOf(id))?.lapsedAt]).toEqual([clock.now(), clock.now()]);
  });

  test('does not change an answered dispute', async () => {
    const id = await answered();
    fixture.clock.advance({ days: 3 });
    await fixture.sweepTrouble();
    expect(await fixture.disputes.latestOf(id)).toMatchObject({ remindedAt: null, lapsedAt: null });
  });
});
