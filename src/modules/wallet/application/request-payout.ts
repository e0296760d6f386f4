import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { payout as payoutEntry } from '../domain/entries.ts';
import { parseIban } from '../domain/iban.ts';
import type { Payout } from '../domain/payout.ts';
import { isUnconfirmed } from '../domain/payout-hold.ts';
import { requestConfirmation } from './confirm-payout.ts';
import type { Approved } from './ports.ts';
import type { Needs } from './needs.ts';

interface PayoutRequest {
  readonly boosterId: string;
  readonly amount: Money;
  readonly iban: string;
  /** The booster, or a staff member on the booster's behalf. */
  readonly requestedBy: string;
  readonly reason?: string | undefined;
}

/**
 * Requests a payout. The amount leaves the wallet at once, so that it can't be spent twice.
 * Boosters have to request at least the minimum; staff may pay out less.
 * Many needs: terms, the second admin's limit, the balance and the mail for a new bank account belong to one request.
 * @throws DomainError wallet.payout_too_small, wallet.insufficient_balance, wallet.iban_invalid, booster.not_found,
 * approval.required, approval.required_over_all
 */
export const requestPayout =
  ({
    ledger,
    payouts,
    holders,
    limit,
    terms,
    jobs,
    config: { settlesAfterHours },
    work,
  }: Needs<'ledger' | 'payouts' | 'holders' | 'limit' | 'terms' | 'jobs' | 'work'> & {
    readonly config: { readonly settlesAfterHours: number };
  }) =>
  async (
    { boosterId, amount, iban, requestedBy, reason }: PayoutRequest,
    { approved }: Approved = {},
  ): Promise<Payout> => {
    const to = parseIban(iban);
    return work.run(async () => {
      if ((await holders.lockRole(boosterId)) !== 'booster') throw new DomainError('booster.not_found');
      const minimum = terms.minimum();
      if (requestedBy === boosterId && amount.isLessThan(minimum))
        throw new DomainError('wallet.payout_too_small', { minimum });
      // the limit is for staff; boosters may take out all of their own money
      if (requestedBy !== boosterId && !approved)
        await limit.count({ actorId: requestedBy, personId: boosterId, command: 'withdraw-booster', amount });
      const payout: Payout = {
        id: work.newId(),
        boosterId,
        amount,
        iban: to,
        ibanNew: !(await payouts.wasPaidTo(boosterId, to)),
        state: 'requested',
        reason: reason ?? null,
        requestedBy,
        createdAt: work.now(),
        decidedBy: null,
        decidedAt: null,
        confirmedAt: null,
      };
      await ledger.post(payoutEntry({ payoutId: payout.id, boosterId, amount, actorId: requestedBy }));
      await payouts.add(payout);
      work.record({ kind: 'payout-requested', payout });
      if (isUnconfirmed(payout, settlesAfterHours)) await requestConfirmation(jobs, payout, payout.createdAt);
      return payout;
    });
  };
export type RequestPayout = ReturnType<typeof requestPayout>;
