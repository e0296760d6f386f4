// Promise 38 for purchases, approvals, payments and fines: every reader can read every record that the API can make.
import { expect, jest, test } from '@jest/globals';
import { AdminApproval, AskApproval } from '#contract/approval/schemas.ts';
import { Reason } from '#contract/common.ts';
import { AdminFineClaim, ClaimFine, FineClaim as FineClaimAnswer } from '#contract/wallet/fine.ts';
import {
  AdminTopUp,
  EnterTopUp,
  RefundMade,
  RefundTopUp,
  StartTopUp,
  TopUp as TopUpAnswer,
} from '#contract/payment/schemas.ts';
import { NewListing, Purchase as PurchaseAnswer, RestoreSmurf } from '#contract/shop/schemas.ts';
import { payingSteps, payingDecisions } from '#kernel/approvals.ts';
import { bankReference } from '#kernel/bank-reference.ts';
import { Money } from '#kernel/money.ts';
import { handProviders, lanes, leagueServers, topUpCauses } from '#kernel/vocabulary.ts';
import { approvalView } from '#modules/approval/adapters/http/approval.view.ts';
import { approvalOf, rowOf as approvalRow } from '#modules/approval/adapters/persistence/mikro-approvals.ts';
import * as approvals from '#modules/approval/domain/approval.ts';
import { adminTopUpView } from '#modules/payment/adapters/http/payment.admin.routes.ts';
import { topUpView } from '#modules/payment/adapters/http/payment.routes.ts';
import { rowOf as topUpRow, topUpOf } from '#modules/payment/adapters/persistence/sql-top-ups.ts';
import {
  arrivedTopUp,
  type HandPayment,
  type HandRefund,
  waitsForPeople,
} from '#modules/payment/domain/hand-payment.ts';
import * as topUps from '#modules/payment/domain/top-up.ts';
import { purchaseView } from '#modules/shop/adapters/http/shop.routes.ts';
import { purchaseOf, rowOf as purchaseRow } from '#modules/shop/adapters/persistence/sql-purchases.ts';
import { type Purchase, type StockAccount, sell, takeBack } from '#modules/shop/domain/stock.ts';
import { adminFineClaimView, fineClaimView } from '#modules/wallet/adapters/http/fine.routes.ts';
import { claimOf, rowOf as claimRow } from '#modules/wallet/adapters/persistence/sql-fine-claims.ts';
import { claimed, openAmount, settledBy, waived } from '#modules/wallet/domain/fine-claim.ts';
import { aDraft } from '#test/support/drafts.ts';
import {
  after,
  assertReadable,
  later,
  maybe,
  now,
  numRuns,
  one,
  other,
  said,
  someMoney,
  stored,
  taken,
} from '#test/support/histories.ts';
import fc from '#test/support/property.ts';

jest.setTimeout(120_000);

const iban = fc.constantFrom('TR33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326');

test('every purchase of an account is readable, also after it was taken back', () => {
  const anyListing = taken(
    NewListing,
    fc.record({
      server: fc.constantFrom(...leagueServers),
      level: fc.integer({ min: 0, max: 2001 }),
      description: said(),
      price: someMoney,
    }),
  );
  const anyReturn = maybe(
    taken(
      RestoreSmurf,
      fc.record(
        {
          stockAccountId: fc.constant(one),
          outcome: fc.constantFrom('in-stock', 'retired'),
          reason: said(),
          password: said(),
        },
        { requiredKeys: ['stockAccountId', 'outcome', 'reason'] },
      ),
    ),
  );
  const credentials = fc.record({ username: said(), password: said(), extra: fc.option(said()) });
  fc.assert(
    fc.property(anyListing, anyReturn, credentials, later, ({ price, ...facts }, comesBack, secret, [wait = 0]) => {
      const listing = { ...facts, id: one, onSale: true, price: Money.from(price), createdAt: now, updatedAt: now };
      const shelved: StockAccount = { id: other, listingId: one, fingerprint: 'f', state: 'in-stock', createdAt: now };
      const sold = sell(shelved, listing, { id: one, buyer: { id: other, name: 'Ece K.' }, at: now });
      const at = new Date(now.getTime() + wait);
      const { purchase } = after(sold, ({ account, purchase: bought }) =>
        comesBack
          ? takeBack(account, bought, { outcome: comesBack.outcome, reason: comesBack.reason, by: other, at })
          : sold,
      );
      const kept: Purchase = purchaseOf(stored(purchaseRow(purchase)));
      expect(kept).toEqual(purchase);
      assertReadable(PurchaseAnswer, purchaseView({ ...kept, credentials: kept.takenBack ? null : secret }));
    }),
    { numRuns },
  );
});

const arrival = {
  userId: fc.constant(one),
  amount: someMoney,
  provider: fc.constantFrom(...handProviders),
  reference: fc.nat().map((number) => `REF ${number}`),
  arrivedOn: fc.constantFrom('2026-11-23', '2026-11-24'),
  sender: said(),
};
const sentArrival = fc.record(
  { ...arrival, ticketId: fc.uuid(), note: said() },
  { requiredKeys: ['userId', 'amount', 'provider', 'reference', 'arrivedOn', 'sender'] },
);

test('every request for a second admin is readable, whatever it requests and however it is decided', () => {
  const command = <C extends string>(name: C) => ({ command: fc.constant(name) });
  const reason = said();
  const optional = <M extends object>(model: M, ...names: readonly (keyof M)[]) =>
    fc.record(model as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: Object.keys(model).filter((key) => !(names as readonly string[]).includes(key)),
    });
  const anyAsked = taken(
    AskApproval,
    fc.oneof(
      optional({
        ...command('add-funds'),
        userId: fc.uuid(),
        type: fc.constantFrom('add', 'remove'),
        amount: someMoney,
        reason,
      }),
      optional(
        { ...command('penalty-booster'), boosterId: fc.uuid(), amount: someMoney, reason, orderId: fc.uuid() },
        'orderId',
      ),
      optional({ ...command('withdraw-booster'), boosterId: fc.uuid(), amount: someMoney, iban, reason }, 'reason'),
      optional({ ...command('pay-booster'), payoutId: fc.uuid(), reason }, 'reason'),
      optional({ ...command('refund-top-up'), topUpId: fc.uuid(), reason, iban }, 'iban'),
      sentArrival.map((sent) => ({ ...sent, command: 'enter-top-up' })),
      optional(
        {
          ...command('end-order'),
          orderId: fc.uuid(),
          state: fc.constantFrom(...payingSteps),
          earnedPercent: fc.nat({ max: 100 }),
          donePercent: fc.nat({ max: 100 }),
          reason,
        },
        'earnedPercent',
        'donePercent',
      ),
      optional(
        {
          ...command('decide-dispute'),
          orderId: fc.uuid(),
          decision: fc.constantFrom(...payingDecisions),
          refund: someMoney,
          reason,
        },
        'refund',
      ),
    ),
  );
  type Act = (approval: approvals.Approval, at: Date) => approvals.Approval;
  const anyAct: fc.Arbitrary<Act> = fc.oneof(
    fc.constantFrom(one, other).map((by): Act => (approval, at) => ({
      ...approvals.approved(approval, { by, at }),
      outcomeId: other,
    })),
    fc.tuple(fc.constantFrom(one, other), said()).map(
      ([by, because]): Act =>
        (approval, at) =>
          approvals.refused(approval, { by, at, because }),
    ),
    fc.constantFrom(one, other).map(
      (by): Act =>
        (approval, at) =>
          approvals.withdrawn(approval, { by, at }),
    ),
  );
  const names = new Map([[one, 'Ece K.']]);
  fc.assert(
    fc.property(anyAsked, someMoney, fc.array(anyAct, { maxLength: 3 }), later, (asked, moved, acts, times) => {
      const waiting: approvals.Approval = {
        id: one,
        asked,
        amount: Money.from(moved),
        personId: other,
        askedBy: { id: one, role: 'staff' },
        state: 'waiting',
        createdAt: now,
        expiresAt: new Date(now.getTime() + 7 * 86_400_000),
        decided: null,
        outcomeId: null,
      };
      const at = (index: number) => new Date(now.getTime() + (times[index] ?? 0));
      const approval = acts.reduce((before, act, index) => after(before, () => act(before, at(index))), waiting);
      const kept = approvalOf(stored(approvalRow(approval)));
      expect(kept).toEqual(approval);
      const standing = approvals.standingOf(kept, at(7));
      assertReadable(AdminApproval, approvalView({ ...kept, standing, names }));
    }),
    { numRuns },
  );
});

test('every payment is readable for its customer and in the console, whatever it is for and however it ends', () => {
  const lane = fc.record(
    {
      orderId: fc.uuid(),
      lane: fc.constantFrom(...lanes),
      champion: fc.constantFrom('Ahri', 'Vi'),
      expectedDifference: someMoney,
    },
    { requiredKeys: ['orderId', 'lane', 'expectedDifference'] },
  );
  const card = taken(
    StartTopUp,
    fc.record({ amount: someMoney, draft: fc.constant(aDraft()), lane }, { requiredKeys: ['amount'] }),
  );
  const byHand = taken(EnterTopUp, sentArrival);
  const refund = taken(RefundTopUp, fc.record({ reason: said(), iban }, { requiredKeys: ['reason'] }));
  const made = taken(RefundMade, fc.record({ reference: arrival.reference, reason: said() }, { requiredKeys: [] }));
  type Act = (topUp: topUps.TopUp, at: Date) => topUps.TopUp;
  const refunding =
    (act: (topUp: topUps.Refunding, at: Date) => topUps.TopUp): Act =>
    (topUp, at) =>
      topUps.isRefunding(topUp) ? act(topUp, at) : topUp;
  const anyAct: fc.Arbitrary<Act> = fc.oneof(
    fc.constantFrom<Act>(
      (topUp) => (topUp.provider === 'paytr' ? { ...topUp, frameToken: 'token' } : topUp),
      (topUp, at) => (topUps.wasPaid(topUp) ? topUp : { ...topUps.pay(topUp, at), orderId: topUp.checkout && other }),
      (topUp) => (topUp.checkout && topUp.orderId ? { ...topUp, laneRefused: 'order.lane_not_offered' } : topUp),
      (topUp, at) => (topUps.hasExpired(topUp, at) ? topUps.expire(topUp, at) : topUp),
      refunding(topUps.takeUpRefund),
      refunding(topUps.letGoOfRefund),
      refunding(topUps.finishRefund),
      refunding(topUps.refuseRefund),
    ),
    fc.constantFrom(...topUpCauses).map(
      (cause): Act =>
        (topUp, at) =>
          topUps.fail(topUp, cause, at),
    ),
    refund.map(
      ({ reason, iban: to }): Act =>
        (topUp, at) =>
          topUps.beginRefund(topUp, { by: other, reason, at, iban: to ?? null }),
    ),
  );
  const began = fc.oneof(card, byHand);
  fc.assert(
    fc.property(began, fc.array(anyAct, { maxLength: 6 }), made, later, (asked, acts, sentBack, times) => {
      const amount = Money.from(asked.amount);
      const entered: HandPayment[] = [];
      let topUp: topUps.TopUp;
      if ('provider' in asked) {
        topUp = arrivedTopUp({ id: one, provider: asked.provider, customerId: other, amount, at: now });
        const { merchantOid, provider } = topUp;
        const { arrivedOn, sender, ticketId = null, note = null } = asked;
        const reference = bankReference(asked.reference);
        entered.push({
          topUpId: one,
          merchantOid,
          provider: asked.provider,
          amount,
          reference,
          arrivedOn,
          sender,
          ticketId,
          note,
          enteredBy: other,
          at: now,
        });
        expect(provider).toBe(asked.provider);
      } else {
        const { draft, lane: change } = asked;
        const checkout = change
          ? { ...change, champion: change.champion ?? null, expectedDifference: Money.from(change.expectedDifference) }
          : draft
            ? { draft, expectedPrice: amount }
            : null;
        topUp = topUps.beginTopUp({ id: one, customerId: other, amount, checkout, at: now });
      }
      const at = (index: number) => new Date(now.getTime() + (times[index] ?? 0));
      topUp = acts.reduce((before, act, index) => after(before, () => act(before, at(index))), topUp);
      const kept = topUpOf({
        ...stored(topUpRow(topUp)),
        refundCalls: topUp.refund?.calls ?? 1,
        askedAt: null,
        notPaidAt: null,
        reminderDecidedAt: null,
        failure: null,
      });
      expect(kept).toEqual(topUp);
      assertReadable(TopUpAnswer, topUpView((token) => `https://odeme.test/${token}`)(kept));
      const sent: HandRefund[] = topUp.refund
        ? [
            {
              reference: topUp.refund.reference,
              merchantOid: topUp.merchantOid,
              amount,
              askedAt: now,
              end: { bankReference: sentBack.reference ? bankReference(sentBack.reference) : null, by: other, at: now },
            },
          ]
        : [];
      const view = adminTopUpView(kept, 'Ece Kaya', entered, sent);
      assertReadable(AdminTopUp, { ...view, orderNumber: null, refundWaits: waitsForPeople(kept, at(7)) });
    }),
    { numRuns: numRuns / 2 },
  );
});

test('every fine above the balance is readable for its booster and in the console, whatever is paid and waived', () => {
  const anyFine = taken(
    ClaimFine,
    fc.record(
      { boosterId: fc.constant(one), amount: someMoney, reason: said(), orderId: fc.uuid() },
      { requiredKeys: ['boosterId', 'amount', 'reason'] },
    ),
  );
  const anyWaiver = maybe(taken(Reason, fc.record({ reason: said() })));
  const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 });
  fc.assert(
    fc.property(anyFine, parts, anyWaiver, (fine, shares, waiver) => {
      const { amount, orderId = null, ...rest } = fine;
      const whole = claimed({
        id: other,
        ...rest,
        amount: Money.from(amount),
        orderId,
        createdBy: other,
        createdAt: now,
      });
      const paid = shares.reduce(
        (claim, share) =>
          after(claim, (before) => settledBy(before, Money.kurus(Math.floor(openAmount(before).amount * share)))),
        whole,
      );
      const ended = after(paid, (before) => (waiver ? waived(before, { by: other, at: now, ...waiver }) : before));
      const kept = claimOf(stored(claimRow(ended)));
      expect(kept).toEqual(ended);
      assertReadable(FineClaimAnswer, fineClaimView(kept));
      assertReadable(AdminFineClaim, {
        ...adminFineClaimView(kept, () => 'Can Demir'),
        boosterName: 'Ece K.',
        boosterUsername: null,
        orderNumber: null,
      });
    }),
    { numRuns },
  );
});
