import { DomainError } from '#kernel/refusal.ts';
import { parseIban, topUpRefund, topUpRefundReversal } from '#modules/wallet/index.ts';
import { forPeople } from '../domain/hand-payment.ts';
import {
  beginRefund,
  finishRefund,
  holdRefund,
  isRefunding,
  isSameCall,
  isTakenUp,
  letGoOfRefund,
  putOffRefund,
  refundLeaseMs,
  refuseRefund,
  takeUpRefund,
  type Refunding,
  type TopUp,
  wasGiven,
} from '../domain/top-up.ts';
import type { RefundOutcome } from './ports.ts';
import type { Needs } from './needs.ts';

/** The queue that continues a refund begun in a transaction: `{ topUpId }`. */
export const givesTopUpsBack = 'payment.refund';

/**
 * Refunds a top-up to where it came from. The amount leaves the wallet first, so that it can't be spent meanwhile. The
 * provider is called outside of any transaction. If it refuses the first call, the amount returns to the wallet. If its
 * answer is lost, it is unknown whether the provider made the refund: it may refuse a repeated call because it did.
 * Then the refund stays under way until the provider's list shows its outcome.
 */
export const refundTopUp = ({
  topUps,
  ledger,
  providers,
  limit,
  jobs,
  work,
}: Needs<'topUps' | 'ledger' | 'providers' | 'limit' | 'jobs' | 'work'>) => {
  const begin = (topUpId: string, wanted: Wanted, count: (topUp: TopUp) => Promise<void>): Promise<Refunding> =>
    work.run(async () => {
      const topUp = await topUps.lock(topUpId);
      if (!topUp) throw new DomainError('payment.top_up_not_found');
      // the refund of a bank transfer needs a bank account; a card or an e-wallet is refunded to itself
      const iban = topUp.provider === 'bank-transfer' ? parseIban(wanted.iban ?? '') : null;
      const at = work.now();
      const begun = beginRefund(topUp, { ...wanted, iban, at });
      const refunding = wanted.takenUp ? takeUpRefund(begun, at) : begun;
      await count(topUp);
      await ledger.post(topUpRefund(refundEntryOf(refunding))).catch(balanceTooLow);
      await topUps.save(refunding);
      work.record({ kind: 'top-up-refund-changed', topUp: refunding });
      return refunding;
    });

  /**
   * If the provider's list could not be read, the provider was not asked for the refund either: the call is not
   * counted.
   */
  const isGivenBefore = async (topUp: Refunding): Promise<boolean> => {
    try {
      return await isListed(topUp);
    } catch (error) {
      if (error instanceof DomainError) await leaving(topUp, putOffRefund);
      throw error;
    }
  };

  const hold = (topUpId: string): Promise<Refunding> =>
    work.run(async () => {
      const now = work.now();
      const held = holdRefund(forPeople(await topUps.lock(topUpId), now), now);
      await topUps.save(held);
      work.record({ kind: 'top-up-refund-changed', topUp: held });
      return held;
    });

  const takeUp = ({ id, refund }: Refunding): Promise<Refunding | undefined> =>
    work.run(async () => {
      const current = await topUps.lock(id);
      const now = work.now();
      if (!current || !isRefunding(current) || current.refund.attempt !== refund.attempt || isTakenUp(current, now))
        return undefined;
      const takenUp = takeUpRefund(current, now);
      await topUps.save(takenUp);
      work.record({ kind: 'top-up-refund-changed', topUp: takenUp });
      return takenUp;
    });

  /**
   * An attempt that throws releases the refund, so that the next attempt can take it up at once. After a crash the next
   * attempt has to wait until `refundLeaseMs` has passed.
   */
  const atIt = async (topUp: Refunding, attempt: () => Promise<TopUp>): Promise<TopUp> => {
    try {
      return await attempt();
    } catch (error) {
      await leaving(topUp, letGoOfRefund);
      throw error;
    }
  };

  const giveBack = async (topUp: Refunding): Promise<TopUp> => {
    const { provider, merchantOid, amount, refund } = topUp;
    let outcome: RefundOutcome = 'given-back';
    try {
      outcome = await providers.of(provider).refund({ merchantOid, amount, reference: refund.reference });
    } catch (error) {
      const code = error instanceof DomainError ? error.code : undefined;
      if (code === 'payment.provider_refused' && refund.calls === 1) {
        await refuse(topUp);
        throw error;
      }
      if (!(await isListed(topUp))) throw code && code !== 'payment.provider_refused' ? error : untold(topUp, error);
    }
    if (outcome === 'to-send') return topUp;
    if (outcome === 'put-off') {
      await leaving(topUp, putOffRefund);
      throw new DomainError('payment.provider_unavailable', { retryAfterSeconds: 30 });
    }
    return finish(topUp);
  };

  /** Throws if the list contains a refund that is not ours, or can't be parsed: staff have to look into it. */
  const isListed = async (topUp: Refunding): Promise<boolean> => {
    const references = await listed(topUp);
    if (references && wasGiven(topUp, references)) return true;
    if (references?.length === 0) return false;
    throw untold(topUp);
  };

  const listed = async ({ provider, merchantOid }: Refunding): Promise<readonly string[] | undefined> =>
    (await providers.of(provider).status(merchantOid))?.refundReferences;

  /** @throws Error if the refund was recorded as refused meanwhile: then the wallet has got the amount back as well. */
  const finish = async (topUp: Refunding): Promise<TopUp> => {
    const { id, refund } = topUp;
    const ended = await ending(topUp, (current) => Promise.resolve(finishRefund(current)));
    if (ended.refund?.attempt !== refund.attempt || ended.refund.state !== 'done')
      throw new Error(
        `top-up ${id}: refund ${refund.reference} was given, but the amount was also returned to the wallet`,
      );
    return ended;
  };

  /**
   * A call changes nothing if another call has taken up the refund since: this call may have been refused because the
   * other one succeeded.
   */
  const refuse = (topUp: Refunding, by: { readonly actorId?: string; readonly reason?: string } = {}): Promise<TopUp> =>
    ending(topUp, async (current) => {
      if (!isSameCall(current, topUp)) return current;
      await ledger.post(topUpRefundReversal({ ...refundEntryOf(current), ...by }));
      return refuseRefund(current);
    });

  /** If another call has taken up the refund since, this call has nothing to release. */
  const leaving = (topUp: Refunding, leave: (current: Refunding) => Refunding): Promise<TopUp> =>
    ending(topUp, (current) => Promise.resolve(isSameCall(current, topUp) ? leave(current) : current));

  /** Each attempt ends once, even if two processes took it up. */
  const ending = (topUp: Refunding, end: (current: Refunding) => Promise<TopUp>): Promise<TopUp> =>
    work.run(async () => {
      const current = await topUps.lock(topUp.id);
      if (!current || !isRefunding(current) || current.refund.attempt !== topUp.refund.attempt) return current ?? topUp;
      const ended = await end(current);
      await topUps.save(ended);
      work.record({ kind: ended.state === 'refunded' ? 'top-up-refunded' : 'top-up-refund-changed', topUp: ended });
      return ended;
    });

  /**
   * Takes up a refund whose outcome is unknown, unless another call is working on it. The provider's list is read
   * first, because the refund may have been made.
   * @throws as `run`
   */
  const resume = async (found: Refunding): Promise<void> => {
    const topUp = await takeUp(found);
    if (!topUp) return;
    await atIt(topUp, async () => ((await isGivenBefore(topUp)) ? finish(topUp) : giveBack(topUp)));
  };

  return {
    /** @throws DomainError payment.top_up_not_found, …not_refundable, …refund_exceeds_balance, …provider_refused, …refund_untold, …provider_unavailable, approval.required */
    run: async (topUpId: string, by: string, reason: string, iban?: string): Promise<TopUp> => {
      const counted = ({ customerId: personId, amount }: TopUp) =>
        limit.count({ actorId: by, personId, command: 'refund-top-up', amount });
      const topUp = await begin(topUpId, { by, reason, iban, takenUp: true }, counted);
      return atIt(topUp, () => giveBack(topUp)).catch((error: unknown) => {
        throw error instanceof RefundUntold ? new DomainError('payment.refund_untold') : error;
      });
    },
    /**
     * Takes the amount out of the wallet and leaves the call to the provider to a job. May run inside a transaction.
     * The refund counts towards no limit: it is automatic, or a second admin has approved it.
     */
    begin: (topUpId: string, by: string, reason: string, iban?: string): Promise<Refunding> =>
      work.run(async () => {
        const refunding = await begin(topUpId, { by, reason, iban, takenUp: false }, () => Promise.resolve());
        await jobs.send(givesTopUpsBack, { topUpId }, { singletonKey: topUpId });
        return refunding;
      }),
    /**
     * The job's only attempt to send a begun refund to the provider. If the provider is unavailable, or the job comes
     * late, the reconciliation takes the refund up.
     * @throws DomainError payment.provider_refused: the wallet has the amount again, and no caller is waiting for the
     * answer
     */
    goOn: async (topUpId: string): Promise<void> => {
      const topUp = await topUps.find(topUpId);
      if (!topUp || !isRefunding(topUp) || topUp.refund.calls > 0) return;
      if (work.now().getTime() - topUp.refund.since.getTime() > refundLeaseMs / 2) return;
      try {
        await resume(topUp);
      } catch (error) {
        if (!(error instanceof DomainError) || error.code === 'payment.provider_refused') throw error;
      }
    },
    resume,
    /**
     * Staff have seen that the provider does not make the refund to the card. The provider's list is read before the
     * amount returns to the wallet: if the list contains our refund, the refund was made and ends as made. A foreign
     * refund in the list, or an unreadable list, does not prevent the return to the wallet, because staff have looked
     * into it.
     * @throws DomainError payment.top_up_not_found, …refund_not_waiting, …refund_was_given, …provider_unavailable,
     * request.in_progress
     */
    drop: async (topUpId: string, by: string, reason: string): Promise<TopUp> => {
      const topUp = await hold(topUpId);
      return atIt(topUp, async () => {
        if (wasGiven(topUp, (await listed(topUp)) ?? [])) {
          await finish(topUp);
          throw new DomainError('payment.refund_was_given');
        }
        const ended = await refuse(topUp, { actorId: by, reason });
        if (ended.refund?.state !== 'refused') throw new DomainError('request.in_progress'); // another process was faster
        return ended;
      });
    },
  };
};
export type RefundTopUp = ReturnType<typeof refundTopUp>;

/** The outcome is unknown, and staff have to find it out. Meanwhile nobody can spend the amount. */
class RefundUntold extends Error {}
const untold = ({ id, refund }: Refunding, cause?: unknown) =>
  new RefundUntold(`top-up ${id}: it can't be told whether refund ${refund.reference} was done`, { cause });

/** The ledger's data of a refund. */
export const refundEntryOf = ({ id: topUpId, provider, customerId, amount, refund }: Refunding) => ({
  topUpId,
  provider,
  customerId,
  amount,
  attempt: refund.attempt,
  actorId: refund.by,
  reason: refund.reason,
});

interface Wanted {
  readonly by: string;
  readonly reason: string;
  readonly iban?: string | undefined;
  /** Whether the caller asks the provider itself, instead of a job. */
  readonly takenUp: boolean;
}

const balanceTooLow = (error: unknown): never => {
  if (error instanceof DomainError && error.code === 'wallet.insufficient_balance')
    throw new DomainError('payment.refund_exceeds_balance');
  throw error;
};
