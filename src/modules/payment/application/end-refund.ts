import { bankReference } from '#kernel/bank-reference.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { topUpRefund, topUpRefundReversal } from '#modules/wallet/index.ts';
import { forPeople, isByHand } from '../domain/hand-payment.ts';
import { finishRefund, refuseRefund, type Refunding, type TopUp } from '../domain/top-up.ts';
import { refundEntryOf, type RefundTopUp } from './refund-top-up.ts';
import type { Needs } from './needs.ts';

/**
 * Staff end a refund: a refund that they have to send themselves, or a refund to a card whose outcome the provider's
 * answers leave unclear.
 */
export const endRefund = ({
  topUps,
  arrivals,
  ledger,
  refunds,
  hands,
  work,
}: Needs<'topUps' | 'arrivals' | 'ledger' | 'hands' | 'work'> & { readonly refunds: RefundTopUp }) => {
  const locked = async (topUpId: string): Promise<Refunding> => forPeople(await topUps.lock(topUpId), work.now());

  const writeDown = ({ merchantOid, amount, refund }: Refunding, by: string, reference: string | null): Promise<void> =>
    arrivals.endRefund({
      reference: refund.reference,
      merchantOid,
      amount,
      askedAt: refund.since,
      end: { bankReference: reference, by, at: work.now() },
    });

  return {
    /**
     * The refund was made. A hand refund needs the bank's number of the transfer; a refund to a card needs a reason
     * that says how staff know it; the reason goes to the audit log.
     * @throws DomainError payment.top_up_not_found, …refund_not_waiting, …refund_proof_missing, …refund_own_hand,
     * request.in_progress
     */
    made: (topUpId: string, { by, role, reference, reason }: Proof & { by: string; role: Role }): Promise<TopUp> =>
      work.run(async () => {
        const refunding = await locked(topUpId);
        const byHand = isByHand(refunding.provider);
        if (!(byHand ? reference : reason)) throw new DomainError('payment.refund_proof_missing');
        // among staff, two people are needed: one person alone could enter a payment that never arrived and "refund" it
        // to their own account
        if (byHand && role !== 'admin' && !(await hands.areApart(refunding.refund.by, by)))
          throw new DomainError('payment.refund_own_hand');
        if (byHand && reference) await writeDown(refunding, by, bankReference(reference));
        await ledger.refer(topUpRefund(refundEntryOf(refunding)));
        const refunded = finishRefund(refunding);
        await topUps.save(refunded);
        work.record({ kind: 'top-up-refunded', topUp: refunded });
        return refunded;
      }),
    /**
     * The customer does not get the refund: the amount returns to the wallet.
     * @throws DomainError as `made`, and as RefundTopUp's `drop`
     */
    dropped: async (topUpId: string, { by, reason }: { by: string; reason: string }): Promise<TopUp> => {
      const topUp = await topUps.find(topUpId);
      if (topUp && !isByHand(topUp.provider)) return refunds.drop(topUpId, by, reason);
      return work.run(async () => {
        const refunding = await locked(topUpId);
        await writeDown(refunding, by, null);
        await ledger.post(topUpRefundReversal({ ...refundEntryOf(refunding), actorId: by, reason }));
        const dropped = refuseRefund(refunding);
        await topUps.save(dropped);
        work.record({ kind: 'top-up-refund-changed', topUp: dropped });
        return dropped;
      });
    },
  };
};
export type EndRefund = ReturnType<typeof endRefund>;

interface Proof {
  /** The bank's own number of the transfer. */
  readonly reference?: string | undefined;
  readonly reason?: string | undefined;
}
