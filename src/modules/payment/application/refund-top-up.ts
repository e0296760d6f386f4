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
  refundPatience,
  refuseRefund,
  takeUpRefund,
  type Refunding,
  type TopUp,
  wasGiven,
} from '../domain/top-up.ts';
import type { RefundOutcome } from './ports.ts';
import type { Needs } from './needs.ts';

/** The queue in which what was begun in a transaction goes on: `{ topUpId }`. */
export const givesTopUpsBack = 'payment.refund';

/**
 * Gives a top-up back to where it came from. The amount leaves the wallet first, so that it can't be spent meanwhile; the provider is
 * called outside of any transaction; a refusal puts the amount back, if nobody had asked before. Where the provider's answer is lost,
 * nobody knows whether it gave the money, and a call that repeats it may be refused because it did: the refund stays under
 * way until the provider's own list says.
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
      const topUp = await topUps.locked(topUpId);
      if (!topUp) throw new DomainError('payment.top_up_not_found');
      // a bank needs to be told where to; a card and an e-wallet get back what came from them
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

  /** A provider that is not there to say so was not asked to give it either. */
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
      const held = holdRefund(forPeople(await topUps.locked(topUpId), now), now);
      await topUps.save(held);
      work.record({ kind: 'top-up-refund-changed', topUp: held });
      return held;
    });

  const takeUp = ({ id, refund }: Refunding): Promise<Refunding | undefined> =>
    work.run(async () => {
      const current = await topUps.locked(id);
      const now = work.now();
      if (!current || !isRefunding(current) || current.refund.attempt !== refund.attempt || isTakenUp(current, now))
        return undefined;
      const takenUp = takeUpRefund(current, now);
      await topUps.save(takenUp);
      work.record({ kind: 'top-up-refund-changed', topUp: takenUp });
      return takenUp;
    });

  /**
   * An attempt that throws lets go of the refund, so that the next attempt can take it up at once. After a crash the
   * next attempt has to wait for `refundPatience` to pass.
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

  /** A refund in the list that is not ours, or a list that we can't read, is for people to look at. */
  const isListed = async (topUp: Refunding): Promise<boolean> => {
    const references = await listed(topUp);
    if (references && wasGiven(topUp, references)) return true;
    if (references?.length === 0) return false;
    throw untold(topUp);
  };

  const listed = async ({ provider, merchantOid }: Refunding): Promise<readonly string[] | undefined> =>
    (await providers.of(provider).status(merchantOid))?.refundReferences;

  /** @throws Error where somebody took it for refused meanwhile: then the wallet has the amount, too. */
  const finish = async (topUp: Refunding): Promise<TopUp> => {
    const { id, refund } = topUp;
    const ended = await ending(topUp, (current) => Promise.resolve(finishRefund(current)));
    if (ended.refund?.attempt !== refund.attempt || ended.refund.state !== 'done')
      throw new Error(`top-up ${id}: refund ${refund.reference} was given, and the wallet has the amount again`);
    return ended;
  };

  /** Whoever was overtaken at it may have been refused because another was not. */
  const refuse = (topUp: Refunding, by: { readonly actorId?: string; readonly reason?: string } = {}): Promise<TopUp> =>
    ending(topUp, async (current) => {
      if (!isSameCall(current, topUp)) return current;
      await ledger.post(topUpRefundReversal({ ...refundEntryOf(current), ...by }));
      return refuseRefund(current);
    });

  /** Whoever was overtaken at it has nothing to let go of. */
  const leaving = (topUp: Refunding, leave: (current: Refunding) => Refunding): Promise<TopUp> =>
    ending(topUp, (current) => Promise.resolve(isSameCall(current, topUp) ? leave(current) : current));

  /** Each try ends once, even if two processes took it up. */
  const ending = (topUp: Refunding, end: (current: Refunding) => Promise<TopUp>): Promise<TopUp> =>
    work.run(async () => {
      const current = await topUps.locked(topUp.id);
      if (!current || !isRefunding(current) || current.refund.attempt !== topUp.refund.attempt) return current ?? topUp;
      const ended = await end(current);
      await topUps.save(ended);
      work.record({ kind: ended.state === 'refunded' ? 'top-up-refunded' : 'top-up-refund-changed', topUp: ended });
      return ended;
    });

  /** Takes up a refund whose end is not known, unless somebody is at it: the provider's list says first whether it was done. @throws like run */
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
     * Takes the amount out of the wallet and leaves the provider to a job, in a running transaction too. Nothing is counted:
     * nobody does it by hand, or a second admin has approved it.
     */
    begin: (topUpId: string, by: string, reason: string, iban?: string): Promise<Refunding> =>
      work.run(async () => {
        const refunding = await begin(topUpId, { by, reason, iban, takenUp: false }, () => Promise.resolve());
        await jobs.send(givesTopUpsBack, { topUpId }, { singletonKey: topUpId });
        return refunding;
      }),
    /**
     * What was begun goes to the provider. Once: where that is not there, or this comes late, the reconciliation takes it up.
     * @throws DomainError payment.provider_refused: the wallet has its money again, and nobody waits here to be told
     */
    goOn: async (topUpId: string): Promise<void> => {
      const topUp = await topUps.find(topUpId);
      if (!topUp || !isRefunding(topUp) || topUp.refund.calls > 0) return;
      if (work.now().getTime() - topUp.refund.since.getTime() > refundPatience / 2) return;
      try {
        await resume(topUp);
      } catch (error) {
        if (!(error instanceof DomainError) || error.code === 'payment.provider_refused') throw error;
      }
    },
    resume,
    /**
     * People have seen that the provider does not give it to the card. Its list is asked before the wallet has anything again: a
     * refund in it was given, and ends as such. One that is not ours, or a list that we can't read, they have looked into.
     * @throws DomainError payment.top_up_not_found, …refund_not_waiting, …refund_was_given, …provider_unavailable, request.in_progress
     */
    drop: async (topUpId: string, by: string, reason: string): Promise<TopUp> => {
      const topUp = await hold(topUpId);
      return atIt(topUp, async () => {
        if (wasGiven(topUp, (await listed(topUp)) ?? [])) {
          await finish(topUp);
          throw new DomainError('payment.refund_was_given');
        }
        const ended = await refuse(topUp, { actorId: by, reason });
        if (ended.refund?.state !== 'refused') throw new DomainError('request.in_progress'); // somebody was quicker
        return ended;
      });
    },
  };
};
export type RefundTopUp = ReturnType<typeof refundTopUp>;

/** For people: the amount stays where nobody can spend it. */
class RefundUntold extends Error {}
const untold = ({ id, refund }: Refunding, cause?: unknown) =>
  new RefundUntold(`top-up ${id}: it can't be told whether refund ${refund.reference} was done`, { cause });

/** What a refund says of itself to the ledger. */
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
  /** Whether who begins it asks the provider, too. */
  readonly takenUp: boolean;
}

const balanceTooLow = (error: unknown): never => {
  if (error instanceof DomainError && error.code === 'wallet.insufficient_balance')
    throw new DomainError('payment.refund_exceeds_balance');
  throw error;
};
