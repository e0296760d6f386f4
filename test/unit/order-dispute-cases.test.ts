import { beforeEach, describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { booster, customer, type OrderHouse, orderHouse, otherBooster, staff } from '#test/support/order-house.ts';

let house: OrderHouse;
beforeEach(async () => {
  house = await orderHouse();
});

const stranger = { id: 'stranger', displayName: 'Su K.', role: 'customer', scopes: [] } as const;
const reason = 'Anlaşıldı';
const said = { kind: 'not-reached', text: 'İki galibiyet eksik', claimedPercent: null } as const;
const open = (id: string, more: Partial<Parameters<OrderHouse['openDispute']>[1]> = {}) =>
  house.openDispute(id, { ...said, ...more }, [], customer);
const answer = (id: string) => house.answerDispute(id, { text: 'Hepsi tamam', pictures: [] }, booster);
const decide = (id: string, decision: Parameters<OrderHouse['decideDispute']['run']>[1]) =>
  house.decideDispute.run(id, decision, staff, reason);
/** Finished and disputed, with the booster’s answer. */
const answered = async () => {
  const id = await house.finished();
  await open(id);
  await answer(id);
  return id;
};
describe('a dispute', () => {
  test('is opened once, by the customer of a finished order', async () => {
    const id = await house.finished();
    await house.openDispute(id, said, ['screen'], customer);
    expect((await house.orderOf(id)).disputed).toBe(true);
    const dispute = await house.disputes.latestOf(id);
    expect(dispute).toMatchObject({ ...said, boosterId: 'booster', answer: null, decision: null });
    expect(dispute?.answerDueAt).toEqual(new Date(house.clock.now().getTime() + 48 * 3600_000));
    expect(house.pictures.attached.at(-1)).toMatchObject({ ids: ['screen'], kind: 'dispute' });
    await expect(open(id)).rejects.toMatchObject({ code: 'order.dispute_open' });
  });

  test('of an order that is not finished, or that is another customer’s, is refused', async () => {
    await expect(open(await house.started())).rejects.toMatchObject({ code: 'order.dispute_not_allowed' });
    const id = await house.finished();
    await expect(house.openDispute(id, said, [], stranger)).rejects.toMatchObject({ code: 'order.not_found' });
    expect(await house.disputes.latestOf(id)).toBeUndefined();
  });

  test('is answered once, by the order’s booster', async () => {
    const id = await house.finished();
    await expect(answer(id)).rejects.toMatchObject({ code: 'order.dispute_not_found' });
    await open(id);
    await expect(house.answerDispute(id, { text: 'Ben', pictures: [] }, otherBooster)).rejects.toMatchObject({
      code: 'order.not_found',
    });
    await answer(id);
    expect((await house.disputes.latestOf(id))?.answer).toEqual({ text: 'Hepsi tamam', at: house.clock.now() });
    await expect(answer(id)).rejects.toMatchObject({ code: 'order.dispute_answered' });
  });

  test('is decided after the booster’s answer, or after the 48 hours for it', async () => {
    const id = await house.finished();
    await open(id);
    house.clock.advance({ days: 2, seconds: -1 });
    await expect(decide(id, { outcome: 'upheld' })).rejects.toMatchObject({ code: 'order.dispute_awaits_answer' });
    house.clock.advance({ seconds: 1 });
    await decide(id, { outcome: 'upheld' });
    expect(await house.orderOf(id)).toMatchObject({ state: 'started', disputed: false });
  });

  test('prevents cancelling or closing the order', async () => {
    const id = await answered();
    const end = { orderId: id, person: staff, details: { reason, earnedPercent: 0 }, pictures: [] };
    await expect(house.walk({ ...end, to: 'cancelled' })).rejects.toMatchObject({ code: 'order.dispute_open' });
    await expect(house.walk({ ...end, to: 'closed' })).rejects.toMatchObject({ code: 'order.dispute_open' });
  });

  describe('that is decided', () => {
    test('as upheld sends the order back to started and moves no money', async () => {
      const id = await answered();
      await decide(id, { outcome: 'upheld' });
      const { state, price } = await house.orderOf(id);
      expect([state, house.escrowOf(id)]).toEqual(['started', price.amount]);
      expect((await house.disputes.latestOf(id))?.decision).toMatchObject({ outcome: 'upheld', by: 'staff', reason });
      expect(await house.timelineOf(id)).toContain('dispute-upheld');
    });

    test('as upheld keeps the order’s first finish, even after a later finish', async () => {
      const id = await answered();
      const { firstFinish } = await house.orderOf(id);
      await decide(id, { outcome: 'upheld' });
      house.clock.advance({ days: 1 });
      await house.step(id, 'finished', booster, house.shown);
      expect((await house.orderOf(id)).firstFinish).toEqual(firstFinish);
      expect((await house.orderOf(id)).finishedAt).toEqual(house.clock.now());
    });

    test('with a refund divides the kept amount between booster and company', async () => {
      const id = await answered();
      const { price } = await house.orderOf(id);
      const refund = price.percent(40);
      const kept = price.minus(refund);
      expect(await house.previewRefund(id, refund)).toMatchObject({
        refund,
        booster: kept.percent(65),
        maximum: price,
      });
      await decide(id, { outcome: 'refunded', refund });
      expect(await house.orderOf(id)).toMatchObject({ state: 'cancelled', refunded: refund });
      expect(house.standing()).toEqual({
        'wallet:customer': refund.amount,
        'wallet:booster': kept.percent(65).amount,
        revenue: kept.minus(kept.percent(65)).amount,
      });
    });

    test('as rejected closes the order, and the booster is paid in full', async () => {
      const id = await answered();
      await decide(id, { outcome: 'rejected' });
      expect((await house.orderOf(id)).state).toBe('closed');
      await house.sweepOrders.run();
      expect(house.balanceOf('booster')).toBe((await house.orderOf(id)).price.percent(65).amount);
    });

    test('cannot be decided again', async () => {
      const id = await answered();
      await decide(id, { outcome: 'rejected' });
      await expect(decide(id, { outcome: 'upheld' })).rejects.toMatchObject({ code: 'order.dispute_decided' });
      await expect(decide(await house.finished(), { outcome: 'upheld' })).rejects.toMatchObject({
        code: 'order.dispute_not_found',
      });
      await expect(decide('unknown', { outcome: 'upheld' })).rejects.toMatchObject({ code: 'order.not_found' });
    });

    test('with a refund above the price is refused', async () => {
      const id = await answered();
      const { price } = await house.orderOf(id);
      const refund = price.plus(Money.kurus(1));
      await expect(decide(id, { outcome: 'refunded', refund })).rejects.toMatchObject({
        code: 'order.refund_above_price',
        params: { maximum: price },
      });
    });

    test('as rejected counts the booster’s share towards the limit of the staff member who decides', async () => {
      const id = await answered();
      const share = (await house.orderOf(id)).price.percent(65);
      house.limit.limit = share.minus(Money.kurus(1));
      await expect(decide(id, { outcome: 'rejected' })).rejects.toMatchObject({ code: 'approval.required' });
      expect(house.limit.counted).toMatchObject([{ command: 'decide-dispute', personId: 'booster', amount: share }]);
    });

    test('with a second admin’s approval closes the order as approved', async () => {
      const id = await answered();
      house.limit.limit = Money.zero;
      const asked = { orderId: id, end: { dispute: { outcome: 'rejected' } }, reason } as const;
      const aim = await house.houseEnds.aim(asked);
      expect(aim).toEqual({ boosterId: 'booster', amount: (await house.orderOf(id)).price.percent(65) });
      await house.houseEnds.run(asked, aim, staff);
      expect((await house.orderOf(id)).state).toBe('closed');
    });
  });

  describe('that the customer withdraws', () => {
    test('leaves the order finished with the time left to confirm it, and cannot be opened again', async () => {
      const id = await house.started();
      await house.win(id, 5);
      await house.step(id, 'finished', booster);
      const { closesAt } = await house.orderOf(id);
      await open(id);
      house.clock.advance({ seconds: 3600 });
      await expect(house.withdrawDispute(id, stranger)).rejects.toMatchObject({ code: 'order.not_found' });
      await house.withdrawDispute(id, customer);
      const after = await house.orderOf(id);
      expect(after).toMatchObject({ state: 'finished', disputed: false });
      expect(after.closesAt?.getTime()).toBe((closesAt?.getTime() ?? 0) + 3600_000);
      await expect(open(id)).rejects.toMatchObject({ code: 'order.dispute_taken_back' });
      await expect(house.withdrawDispute(id, customer)).rejects.toMatchObject({ code: 'order.dispute_decided' });
    });

    test('by confirming the order closes the order', async () => {
      const id = await house.finished();
      await open(id);
      await house.step(id, 'closed', customer);
      expect(await house.orderOf(id)).toMatchObject({ state: 'closed', disputed: false });
      expect((await house.disputes.latestOf(id))?.decision?.outcome).toBe('withdrawn');
    });
  });

  test('has a suggested refund of the missing part, by proven progress or by the customer’s claim if higher', async () => {
    const id = await house.started();
    await house.win(id, 2);
    await house.step(id, 'finished', booster, house.shown);
    const { price } = await house.orderOf(id);
    expect(await house.previewRefund(id, null)).toMatchObject({ progressPercent: 40, refund: price.fraction(3, 5) });
    await open(id, { claimedPercent: 60 });
    expect(await house.previewRefund(id, null)).toMatchObject({ progressPercent: 60, refund: price.fraction(2, 5) });
    await expect(house.previewRefund('unknown', null)).rejects.toMatchObject({ code: 'order.not_found' });
  });
});

describe('a proposal to end a dispute', () => {
  const half = async (id: string) =>
    ({ outcome: 'refunded', refund: (await house.orderOf(id)).price.percent(50) }) as const;
  const proposalOf = async (id: string) => (await house.disputes.latestOf(id))?.proposal;
  const disputed = async () => {
    const id = await house.finished();
    await open(id);
    return id;
  };

  test('is made by one side, accepted by the other, and decided as agreed without the booster’s answer', async () => {
    const id = await disputed();
    const end = await half(id);
    await house.agreeOnDispute.propose(id, end, customer);
    const proposal = await proposalOf(id);
    expect(proposal).toMatchObject({ by: 'customer', end, agreedAt: null });
    await expect(decide(id, end)).rejects.toMatchObject({ code: 'order.dispute_awaits_answer' });
    await house.agreeOnDispute.agree(id, proposal?.id ?? '', booster);
    expect(house.balanceOf('customer')).toBe(0);
    await expect(decide(id, { outcome: 'upheld' })).rejects.toMatchObject({ code: 'order.dispute_awaits_answer' });
    await decide(id, end);
    expect(house.balanceOf('customer')).toBe(end.refund.amount);
  });

  test('is agreed when the other side proposes the same, and cannot be changed afterwards', async () => {
    const id = await disputed();
    await house.agreeOnDispute.propose(id, { outcome: 'upheld' }, booster);
    await house.agreeOnDispute.propose(id, { outcome: 'upheld' }, customer);
    expect((await proposalOf(id))?.agreedAt).toEqual(house.clock.now());
    await expect(house.agreeOnDispute.propose(id, await half(id), customer)).rejects.toMatchObject({
      code: 'order.dispute_agreed',
    });
  });

  test('cannot be accepted by its proposer, nor after it was changed or withdrawn', async () => {
    const id = await disputed();
    await house.agreeOnDispute.propose(id, { outcome: 'upheld' }, booster);
    const first = (await proposalOf(id))?.id ?? '';
    await expect(house.agreeOnDispute.agree(id, first, booster)).rejects.toMatchObject({
      code: 'order.dispute_own_proposal',
    });
    await house.agreeOnDispute.propose(id, await half(id), booster);
    const changed = { code: 'order.dispute_proposal_changed' };
    await expect(house.agreeOnDispute.agree(id, first, customer)).rejects.toMatchObject(changed);
    const second = (await proposalOf(id))?.id ?? '';
    await house.agreeOnDispute.takeBack(id, booster);
    expect(await proposalOf(id)).toBeNull();
    await expect(house.agreeOnDispute.agree(id, second, customer)).rejects.toMatchObject(changed);
  });

  test('is refused above the price, from a stranger, and without a dispute', async () => {
    const id = await disputed();
    const tooMuch = { outcome: 'refunded', refund: (await house.orderOf(id)).price.plus(Money.kurus(1)) } as const;
    await expect(house.agreeOnDispute.propose(id, tooMuch, customer)).rejects.toMatchObject({
      code: 'order.refund_above_price',
    });
    const upheld = { outcome: 'upheld' } as const;
    await expect(house.agreeOnDispute.propose(id, upheld, stranger)).rejects.toMatchObject({
      code: 'order.not_found',
    });
    await expect(house.agreeOnDispute.propose(await house.finished(), upheld, customer)).rejects.toMatchObject({
      code: 'order.dispute_not_found',
    });
  });

  test('can be previewed by each side; only the booster sees the booster’s amount', async () => {
    const id = await disputed();
    const { price } = await house.orderOf(id);
    const seen = await house.agreeOnDispute.preview(id, price.percent(50), customer);
    expect(seen).toMatchObject({ refund: price.percent(50), kept: price.minus(price.percent(50)) });
    expect(seen).not.toHaveProperty('booster');
    const own = await house.agreeOnDispute.preview(id, price.percent(50), booster);
    expect(own.booster).toEqual(price.minus(price.percent(50)).percent(65));
    await expect(house.agreeOnDispute.preview(await house.finished(), null, customer)).rejects.toMatchObject({
      code: 'order.dispute_not_found',
    });
  });
});

describe('the dispute sweep', () => {
  test('reminds the booster a day before the answer is due, and lets staff decide after that', async () => {
    const id = await house.finished();
    await open(id);
    const dispute = () => house.disputes.latestOf(id);
    await house.sweepTrouble();
    expect((await dispute())?.remindedAt).toBeNull();
    house.clock.advance({ days: 1 });
    await house.sweepTrouble();
    expect(await dispute()).toMatchObject({ remindedAt: house.clock.now(), lapsedAt: null });
    house.clock.advance({ days: 1 });
    await house.sweepTrouble();
    expect(await dispute()).toMatchObject({ lapsedAt: house.clock.now() });
    expect(await house.timelineOf(id)).toContain('dispute-lapsed');
  });

  test('leaves an answered dispute alone', async () => {
    const id = await answered();
    house.clock.advance({ days: 3 });
    await house.sweepTrouble();
    expect(await house.disputes.latestOf(id)).toMatchObject({ remindedAt: null, lapsedAt: null });
  });
});
