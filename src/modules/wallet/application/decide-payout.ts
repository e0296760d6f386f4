import { DomainError } from '#kernel/refusal.ts';
import { payout as payoutEntry, payoutReturn } from '../domain/entries.ts';
import { decide, type Decision, type Payout } from '../domain/payout.ts';
import type { ReadPayoutHold } from './read-payout-hold.ts';
import type { Approved } from './ports.ts';
import type { Needs } from './needs.ts';

/**
 * Records that staff have paid a payout at the bank, or refuses the payout. A refusal returns the amount to the wallet.
 */
export const decidePayout =
  ({
    ledger,
    payouts,
    limit,
    hold,
    work,
  }: Needs<'ledger' | 'payouts' | 'limit' | 'work'> & {
    readonly hold: ReadPayoutHold;
  }) =>
  (payoutId: string, decision: Omit<Decision, 'at'>, { approved }: Approved = {}): Promise<Payout> =>
    work.run(async () => {
      const requested = await payouts.lock(payoutId);
      if (!requested) throw new DomainError('wallet.payout_not_found');
      const decided = decide(requested, { ...decision, at: work.now() });
      if (decided.state === 'paid') await hold.assertPayable(requested);
      if (decided.state === 'paid' && !approved) {
        await hold.assertHandsApart(requested, decision.by);
        const { boosterId: personId, amount } = decided;
        await limit.count({ actorId: decision.by, personId, command: 'pay-booster', amount });
      }
      await payouts.save(decided);
      if (decided.state === 'refused') {
        const { boosterId, amount, reason } = decided;
        await ledger.post(payoutReturn({ payoutId, boosterId, amount, actorId: decision.by, reason: reason ?? '' }));
      } else {
        const { boosterId, amount, requestedBy: actorId } = decided;
        await ledger.refer(payoutEntry({ payoutId, boosterId, amount, actorId }));
      }
      work.record({ kind: 'payout-decided', payout: decided });
      return decided;
    });
export type DecidePayout = ReturnType<typeof decidePayout>;
