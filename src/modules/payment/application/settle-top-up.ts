import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { TopUpCause } from '#kernel/vocabulary.ts';
import { topUp as topUpEntry } from '#modules/wallet/index.ts';
import { fail, hasFailed, pay, wasPaid, type TopUp } from '../domain/top-up.ts';
import type { CheckOut } from './check-out.ts';
import type { RefundTopUp } from './refund-top-up.ts';
import type { Needs } from './needs.ts';

/** How a payment ended, according to the provider's notification or answer. */
export type Verdict =
  | { readonly merchantOid: string; readonly outcome: 'success'; readonly total: Money }
  /** `abandoned` also stands for an expired page: the provider does not distinguish the two. */
  | { readonly merchantOid: string; readonly outcome: 'failure'; readonly cause: TopUpCause };

/**
 * Settles a payment by the provider's verdict and credits the wallet, once, with the amount that we stored. Verdicts
 * may come late, repeatedly and in any order: a success counts whenever it comes, and a failure never takes it back.
 * The customer's account may be deleted while the card page is open. Nobody could spend from that wallet, so the amount
 * is refunded to the card.
 * @throws payment.notification_rejected if the payment is unknown, or if less was paid than we asked for.
 */
export const settleTopUp = ({
  topUps,
  ledger,
  checkOut,
  refund,
  payers,
  work,
}: Needs<'topUps' | 'ledger' | 'payers' | 'work'> & {
  readonly checkOut: CheckOut;
  readonly refund: RefundTopUp;
}) => {
  /** A repeat changes nothing. A new cause of an earlier failure is stored, but sends no second webhook. */
  const markFailed = async (id: string, cause: TopUpCause): Promise<void> => {
    const topUp = await topUps.lock(id);
    if (!topUp || wasPaid(topUp)) return;
    const failed = fail(topUp, cause, work.now());
    if (failed === topUp) return;
    await topUps.save(failed);
    work.record({ kind: hasFailed(topUp) ? 'top-up-cause-changed' : 'top-up-failed', topUp: failed });
  };

  const credit = async (known: TopUp): Promise<void> => {
    const { id: topUpId, provider, customerId, amount } = known;
    // these leave together, and are executed in this order. After the payment come the account, the order and the wallet, as in
    // the deletion of an account and in the commands of an order
    const [topUp, left, , wallet] = await Promise.all([
      topUps.lock(topUpId),
      payers.hasLeft(customerId),
      checkOut.lock(known),
      ledger.lock(customerId),
    ]);
    if (!topUp || wasPaid(topUp)) return;
    const paid = pay(topUp, work.now());
    // the payment was not paid before, so its entry is new
    await ledger.postNew(wallet, topUpEntry({ topUpId, provider, customerId, amount }));
    await topUps.save(paid);
    work.record({ kind: left ? 'top-up-paid-too-late' : 'top-up-paid', topUp: paid });
    if (left) {
      await refund.begin(topUpId, customerId, 'Hesap silindikten sonra ödendi.');
      return;
    }
    const outcome = await checkOut.run(paid);
    if (!outcome) return;
    const used = { ...paid, ...outcome };
    await topUps.save(used);
    work.record({ kind: 'top-up-used', topUp: used });
  };

  return async (verdict: Verdict): Promise<void> => {
    const known = await topUps.findByOid(verdict.merchantOid);
    if (!known || (verdict.outcome === 'success' && verdict.total.isLessThan(known.amount)))
      throw new DomainError('payment.notification_rejected');
    if (wasPaid(known)) return; // most repeats need no lock
    await work.run(() => (verdict.outcome === 'success' ? credit(known) : markFailed(known.id, verdict.cause)));
  };
};
export type SettleTopUp = ReturnType<typeof settleTopUp>;
