import { describe, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import {
  agreedEnd,
  agreeOnEnd,
  allowedAboutEnd,
  endProposal,
  proposeEnd,
  type ProposedEnd,
} from '#modules/order/domain/dispute-agreement.ts';
import {
  answersWithin,
  awaitsAnswerUntil,
  decideDispute,
  isRipe,
  openDispute,
  withdrawDispute,
  type Dispute,
} from '#modules/order/domain/dispute.ts';
import { walk } from '#modules/order/domain/order.ts';
import { DomainError } from '#kernel/refusal.ts';
import { anOrder, now } from '../support/orders.ts';

const hours = (many: number) => new Date(now.getTime() + many * 3600_000);
const closesAt = hours(72);
const codeOf = (act: () => unknown): string => {
  try {
    act();
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};
const finished = anOrder({ state: 'finished', boosterId: 'b', sharePercent: 60, finishedAt: now, closesAt });
const { order, dispute } = openDispute(
  finished,
  { id: 'd', kind: 'not-reached', text: 'Altın 1 olmadı', claimedPercent: 60 },
  hours(1),
);
const refund = (lira: number): ProposedEnd => ({ outcome: 'refunded', refund: Money.lira(lira) });
const upheld: ProposedEnd = { outcome: 'upheld' };
const byBooster = (end: ProposedEnd, of: Dispute = dispute, id = 'p') =>
  proposeEnd(of, { id, by: 'booster', end }, hours(2));
const decision = { by: 'a', reason: 'Anlaştılar', at: hours(3) } as const;
const decided = (of: Dispute, outcome: 'upheld' | 'refunded' | 'rejected', lira?: number) =>
  codeOf(() => decideDispute(of, { ...decision, outcome, refund: lira === undefined ? null : Money.lira(lira) }));
const awaits = 'order.dispute_awaits_answer';

describe('an agreement on the end of a dispute', () => {
  const agreed = agreeOnEnd(byBooster(refund(10)), 'p', 'customer', hours(2));

  test('is made by the side that did not propose, and only on the proposal that this side has read', () => {
    const proposed = byBooster(refund(10));
    expect(agreedEnd(proposed)).toBeNull();
    expect(codeOf(() => agreeOnEnd(proposed, 'p', 'booster', hours(2)))).toBe('order.dispute_own_proposal');
    expect(codeOf(() => agreeOnEnd(proposed, 'q', 'customer', hours(2)))).toBe('order.dispute_proposal_changed');
    expect(codeOf(() => agreeOnEnd(dispute, 'p', 'customer', hours(2)))).toBe('order.dispute_proposal_changed');
    const again = byBooster(refund(5), proposed, 'q');
    expect(codeOf(() => agreeOnEnd(again, 'p', 'customer', hours(2)))).toBe('order.dispute_proposal_changed');
    expect(agreedEnd(agreed)).toEqual(refund(10));
  });

  test('is also made if the other side proposes the same end, equal to the kuruş', () => {
    const same = proposeEnd(byBooster(refund(10)), { id: 'q', by: 'customer', end: refund(10) }, hours(3));
    expect(same.proposal).toMatchObject({ id: 'p', by: 'booster', agreedAt: hours(3) });
    for (const end of [refund(9.99), upheld]) {
      const other = proposeEnd(byBooster(refund(10)), { id: 'q', by: 'customer', end }, hours(3));
      expect(other.proposal).toMatchObject({ id: 'q', by: 'customer', end, agreedAt: null });
    }
    expect(byBooster(refund(10), byBooster(refund(10))).proposal.agreedAt).toBeNull();
  });

  test('is final: a further proposal, withdrawal or agreement is refused', () => {
    expect(codeOf(() => byBooster(refund(5), agreed))).toBe('order.dispute_agreed');
    expect(codeOf(() => endProposal(agreed, 'booster'))).toBe('order.dispute_agreed');
    expect(codeOf(() => agreeOnEnd(agreed, 'p', 'customer', hours(4)))).toBe('order.dispute_agreed');
  });

  test('lets staff decide only the agreed end before the booster has answered', () => {
    expect(isRipe(agreed, hours(3))).toBe(false);
    expect(decided(agreed, 'refunded', 10)).toBe('done');
    expect([decided(agreed, 'refunded', 11), decided(agreed, 'upheld'), decided(agreed, 'rejected')]).toEqual([
      awaits,
      awaits,
      awaits,
    ]);
    const backToWork = agreeOnEnd(byBooster(upheld), 'p', 'customer', hours(2));
    expect([decided(backToWork, 'upheld'), decided(backToWork, 'refunded', 10)]).toEqual(['done', awaits]);
  });

  test('does not bind staff once the booster’s time to answer is over', () => {
    const late = { ...agreed, openedAt: now, answerDueAt: hours(2.5) };
    expect(decided(late, 'rejected')).toBe('done');
  });

  test('ends the wait for the booster’s answer', () => {
    expect(awaitsAnswerUntil(byBooster(refund(10)))).toEqual(new Date(hours(1).getTime() + answersWithin));
    expect(awaitsAnswerUntil(agreed)).toBeNull();
  });
});

test('a proposal without agreement does not let staff decide before the booster has answered', () => {
  expect(decided(byBooster(refund(10)), 'refunded', 10)).toBe(awaits);
});

test('a proposal is withdrawn once, and only by the side that made it', () => {
  const proposed = byBooster(refund(10));
  expect(codeOf(() => endProposal(proposed, 'customer'))).toBe('order.dispute_proposal_changed');
  const ended = endProposal(proposed, 'booster');
  expect(ended.proposal).toBeNull();
  expect(codeOf(() => endProposal(ended, 'booster'))).toBe('order.dispute_proposal_changed');
});

test('a decided dispute takes no proposal, agreement or withdrawal', () => {
  const over = decideDispute(byBooster(refund(10)), { ...decision, outcome: 'rejected', refund: null, at: hours(60) });
  expect(codeOf(() => byBooster(refund(1), over))).toBe('order.dispute_decided');
  expect(codeOf(() => agreeOnEnd(over, 'p', 'customer', hours(61)))).toBe('order.dispute_decided');
  expect(codeOf(() => endProposal(over, 'booster'))).toBe('order.dispute_decided');
});

test('each side is offered only the actions that it may take', () => {
  const proposed = byBooster(refund(10));
  const of = (one: Dispute | undefined, side: 'customer' | 'booster' | undefined) =>
    Object.entries(allowedAboutEnd(one, side))
      .filter(([, may]) => may)
      .map(([what]) => what);
  expect(of(dispute, 'customer')).toEqual(['withdrawDispute', 'proposeEnd']);
  expect(of(dispute, 'booster')).toEqual(['proposeEnd']);
  expect(of(proposed, 'customer')).toEqual(['withdrawDispute', 'proposeEnd', 'agreeOnEnd']);
  expect(of(proposed, 'booster')).toEqual(['proposeEnd', 'endProposal']);
  expect(of(agreeOnEnd(proposed, 'p', 'customer', hours(3)), 'customer')).toEqual(['withdrawDispute']);
  expect([of(undefined, 'customer'), of(dispute, undefined)]).toEqual([[], []]);
});

describe('a dispute that its customer withdraws', () => {
  const after = withdrawDispute(order, dispute, hours(11));

  test('leaves the order to be confirmed within the time that remained when the dispute was opened', () => {
    expect(after.dispute.decision).toMatchObject({ outcome: 'withdrawn', by: null });
    expect(after.order).toMatchObject({ state: 'finished', disputed: false, closesAt: hours(82) });
  });

  test('sets no closing time for an order that had none', () => {
    expect(withdrawDispute({ ...order, closesAt: null }, dispute, hours(11)).order.closesAt).toBeNull();
  });

  test('can’t be withdrawn again', () => {
    expect(codeOf(() => withdrawDispute(after.order, after.dispute, hours(12)))).toBe('order.dispute_decided');
  });

  test('can’t be opened again for the same delivery, but can be opened for the next one', () => {
    const said = { id: 'e', kind: 'other', text: 'Yine de eksik', claimedPercent: null } as const;
    expect(codeOf(() => openDispute(after.order, said, hours(12), after.dispute))).toBe('order.dispute_taken_back');
    const again = walk(after.order, 'started', 'staff', hours(13)).order;
    const next = { ...again, state: 'finished', finishedAt: hours(20) } as const;
    expect(codeOf(() => openDispute(next, said, hours(21), after.dispute))).toBe('done');
  });
});
