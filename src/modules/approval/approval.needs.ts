import { AskApproval } from '#contract/approval/schemas.ts';
import { bankReference } from '#kernel/bank-reference.ts';
import { Money } from '#kernel/money.ts';
import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { audit } from '#modules/audit/index.ts';
import type { AppendEvent } from '#modules/audit/index.ts';
import { displayNamesOf, identity } from '#modules/identity/index.ts';
import type { UserDirectory } from '#modules/identity/index.ts';
import { order } from '#modules/order/index.ts';
import type { AskedEnd } from '#modules/order/index.ts';
import { isRefunding, payment } from '#modules/payment/index.ts';
import { settings } from '#modules/settings/index.ts';
import { lacking, parseIban, wallet } from '#modules/wallet/index.ts';
import type { Books } from '#modules/wallet/index.ts';
import type { Bindings } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { approval } from './approval.tokens.ts';
import type { Aim } from './application/ports.ts';
import type { Approval, Asked } from './domain/approval.ts';

type Command = AskApproval['command'];
type Of<C extends Command> = Extract<AskApproval, { readonly command: C }>;

/**
 * How the audit log records each command: the route that runs the command without an approval, and the record that the
 * command is about.
 */
const written: {
  readonly [C in Command]: readonly [action: string, resource: string, id: (asked: Of<C>, outcomeId: string) => string];
} = {
  'add-funds': ['POST /admin/add-funds', 'users', ({ userId }) => userId],
  'penalty-booster': ['POST /admin/penalty-booster', 'boosters', ({ boosterId }) => boosterId],
  'withdraw-booster': ['POST /admin/withdraw-booster', 'payouts', (_, outcomeId) => outcomeId],
  'pay-booster': ['POST /admin/pay-booster', 'payouts', ({ payoutId }) => payoutId],
  'refund-top-up': ['POST /admin/top-ups/:id/refund', 'top-ups', ({ topUpId }) => topUpId],
  'enter-top-up': ['POST /admin/top-ups', 'top-ups', (_, outcomeId) => outcomeId],
  'end-order': ['POST /admin/choose-state', 'orders', ({ orderId }) => orderId],
  'decide-dispute': ['POST /admin/decide-dispute', 'orders', ({ orderId }) => orderId],
};

/** How the audit log records this request. A fine that may exceed the balance is recorded as a fine claim. */
const writtenOf = (asked: AskApproval) =>
  asked.command === 'penalty-booster' && asked.claimsRest
    ? (['POST /admin/fine-claims', 'fine-claims', (_: unknown, outcomeId: string) => outcomeId] as const)
    : (written[asked.command] as (typeof written)['add-funds']);

/**
 * Parses the request. Parsing fails if the person's account was deleted, because the deletion erased parts of the
 * request.
 * @throws DomainError identity.user_not_found
 */
const read = (asked: Asked): AskApproval => {
  const found = AskApproval.safeParse(asked);
  if (!found.success) throw new DomainError('identity.user_not_found');
  return found.data;
};

const lockBooster = async (directory: UserDirectory, id: string): Promise<void> => {
  if ((await directory.lockRole(id)) !== 'booster') throw new DomainError('booster.not_found');
};

const holdHolder = async (directory: UserDirectory, id: string): Promise<void> => {
  const role = await directory.lockRole(id);
  if (role === undefined) throw new DomainError('identity.user_not_found');
  if (role !== 'customer' && role !== 'booster') throw new DomainError('identity.role_not_allowed');
};

/** Checks the balance when the request is made. It is checked again when the request is approved. */
const assertHeld = async (books: Books, asked: AskApproval, { personId, amount }: Aim): Promise<void> => {
  const { command } = asked;
  // the amount of a payout left the wallet when it was requested; a positive amount takes nothing out of this wallet
  if (command === 'pay-booster' || amount.isPositive) return;
  // a share that a booster loses in an order that goes on was never paid to the wallet
  if (command === 'end-order') return;
  // the part above the balance is claimed from later earnings
  if (command === 'penalty-booster' && asked.claimsRest) return;
  const after = (await books.balanceOf(personId)).plus(amount);
  if (!after.isNegative) return;
  throw command === 'refund-top-up' ? new DomainError('payment.refund_exceeds_balance') : lacking(after);
};

const endOf = (asked: Of<'end-order' | 'decide-dispute'>): AskedEnd => {
  const { orderId, reason } = asked;
  if (asked.command === 'end-order') {
    const { state: to, earnedPercent, donePercent } = asked;
    if (to === 'processing') {
      if (donePercent === undefined) throw new Error('donePercent is required when an order goes back to the pool'); // the contract asks for it
      return { orderId, reason, end: { to, donePercent } };
    }
    return { orderId, reason, end: to === 'closed' ? { to } : { to, earnedPercent } };
  }
  const { refund } = asked;
  const dispute = refund
    ? ({ outcome: 'refunded', refund: Money.from(refund) } as const)
    : ({ outcome: 'rejected' } as const);
  return { orderId, reason, end: { dispute } };
};

/** Fills in the optional fields that the audit log leaves out of `said`, so that they can be destructured. */
const hidden = (asked: AskApproval) => ({ iban: undefined, sender: undefined, reason: undefined, ...asked });

/**
 * Writes the command to the audit log. The actor is the person who requested it; the details name the person who
 * approved it.
 */
const noteDown = (
  events: AppendEvent,
  clock: Clock,
  { id, asked, askedBy }: Approval,
  approvedBy: string,
  outcomeId: string,
) => {
  const parsed = read(asked);
  const [action, resource, recordOf] = writtenOf(parsed);
  const { command: _, reason = null, iban: __, sender: ___, ...said } = hidden(parsed);
  return events.append({
    at: clock.now(),
    actor: askedBy,
    action,
    resource,
    recordId: recordOf(parsed as Of<'add-funds'>, outcomeId),
    details: {
      reason,
      said: { ...said, approvalId: id, approvedBy },
      changes: [],
      address: null,
      requestId: null,
    },
  });
};

/** Binds this module's ports to other modules, above all the commands that can need a second admin. */
export const approvalNeeds: Bindings = (bind) => {
  bind.make(
    approval.rule,
    (now, { settlesAfterHours }, clock) => ({
      limit: () => {
        const limit = now.secondAdminAbove(clock.now());
        return limit && Money.from(limit);
      },
      expiresAfterDays: () => now.values.approvalDays,
      settlesAfterHours,
    }),
    [settings.now, settings.config, platform.clock],
  );
  bind.make(
    approval.people,
    (directory) => ({
      lockPowers: (userIds) => directory.lockPowers(userIds),
      lastAccessGivenAt: (userIds) => directory.lastAccessGivenAt(userIds),
      namesOf: displayNamesOf(directory),
    }),
    [identity.directory],
  );
  bind.make(
    approval.commands,
    (
      correct,
      claimFine,
      request,
      decide,
      payouts,
      books,
      topUps,
      refund,
      enter,
      directory,
      events,
      clock,
      holds,
      ends,
    ) => ({
      aim: async (wanted) => {
        const asked = read(wanted);
        const aimed = async (): Promise<Aim> => {
          switch (asked.command) {
            case 'add-funds': {
              await holdHolder(directory, asked.userId);
              const amount = Money.from(asked.amount);
              return { personId: asked.userId, amount: asked.type === 'add' ? amount : amount.negated() };
            }
            case 'penalty-booster':
              await lockBooster(directory, asked.boosterId);
              return { personId: asked.boosterId, amount: Money.from(asked.amount).negated() };
            case 'withdraw-booster':
              parseIban(asked.iban);
              await lockBooster(directory, asked.boosterId);
              return { personId: asked.boosterId, amount: Money.from(asked.amount).negated() };
            case 'pay-booster': {
              const payout = await payouts.find(asked.payoutId);
              if (!payout) throw new DomainError('wallet.payout_not_found');
              if (payout.state !== 'requested') throw new DomainError('wallet.payout_already_decided');
              await holds.assertPayable(payout);
              return { personId: payout.boosterId, amount: payout.amount.negated(), once: { payoutId: payout.id } };
            }
            case 'refund-top-up': {
              const topUp = await topUps.find(asked.topUpId);
              if (!topUp) throw new DomainError('payment.top_up_not_found');
              if (topUp.state !== 'paid' || isRefunding(topUp)) throw new DomainError('payment.top_up_not_refundable');
              if (topUp.provider === 'bank-transfer') parseIban(asked.iban ?? '');
              return { personId: topUp.customerId, amount: topUp.amount.negated(), once: { topUpId: topUp.id } };
            }
            case 'enter-top-up':
              await enter.check({ ...asked, amount: Money.from(asked.amount) });
              return {
                personId: asked.userId,
                amount: Money.from(asked.amount),
                once: { provider: asked.provider, reference: bankReference(asked.reference) },
              };
            case 'end-order':
            case 'decide-dispute': {
              const { boosterId, amount } = await ends.aim(endOf(asked));
              return { personId: boosterId, amount, once: { orderId: asked.orderId } };
            }
          }
        };
        const aim = await aimed();
        await assertHeld(books, asked, aim);
        return aim;
      },
      run: async (approved, approvedBy) => {
        const asked = read(approved.asked);
        const by = approved.askedBy.id;
        const done = async (): Promise<string> => {
          switch (asked.command) {
            case 'add-funds': {
              const { userId, reason } = asked;
              return (await correct.adjust({ userId, amount: approved.amount, reason, by }, { approved: true })).id;
            }
            case 'penalty-booster': {
              const { boosterId, orderId, reason, claimsRest } = asked;
              const amount = approved.amount.negated();
              const fine = { boosterId, amount, reason, orderId, by };
              if (claimsRest) return (await claimFine(fine, { approved: true })).id;
              return (await correct.penalise(fine, { approved: true })).id;
            }
            case 'withdraw-booster': {
              const { boosterId, iban, reason } = asked;
              const amount = approved.amount.negated();
              const payout = { boosterId, amount, iban, reason, requestedBy: by };
              return (await request(payout, { approved: true })).id;
            }
            case 'pay-booster': {
              const { payoutId, reason } = asked;
              return (await decide(payoutId, { outcome: 'paid', reason, by }, { approved: true })).id;
            }
            case 'refund-top-up':
              // this only begins the refund; a job calls the provider after this transaction has committed
              return (await refund.begin(asked.topUpId, by, asked.reason, asked.iban)).id;
            case 'enter-top-up': {
              const { command: _, ...arrival } = asked;
              return (await enter.run({ ...arrival, amount: approved.amount, by }, { approved: true })).id;
            }
            case 'end-order':
            case 'decide-dispute': {
              const [asker] = await directory.findMany([by]);
              const actor = { ...approved.askedBy, displayName: asker?.displayName ?? '' };
              const { personId: boosterId, amount } = approved;
              await ends.run(endOf(asked), { boosterId, amount }, actor);
              return asked.orderId;
            }
          }
        };
        const outcomeId = await done();
        await noteDown(events, clock, approved, approvedBy, outcomeId);
        return outcomeId;
      },
    }),
    [
      wallet.correctBalance,
      wallet.claimFine,
      wallet.requestPayout,
      wallet.decidePayout,
      wallet.payouts,
      wallet.books,
      payment.topUps,
      payment.refund,
      payment.enter,
      identity.directory,
      audit.appendEvent,
      platform.clock,
      wallet.payoutHold,
      order.staffEnds,
    ],
  );
};
