import { bankReference } from '#kernel/bank-reference.ts';
import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { HandProvider } from '#kernel/vocabulary.ts';
import { topUp as topUpEntry, type Approved } from '#modules/wallet/index.ts';
import { arrivalDay, arrivedTopUp } from '../domain/hand-payment.ts';
import type { TopUp } from '../domain/top-up.ts';
import type { Needs } from './needs.ts';

/** A payment by bank transfer or to the company's e-wallet, as staff enter it. */
export interface Arrival {
  readonly userId: string;
  readonly amount: Money;
  readonly provider: HandProvider;
  readonly reference: string;
  readonly arrivedOn: string;
  readonly sender: string;
  readonly ticketId?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * Staff enter a payment that did not come by card. The customer's wallet is credited at once.
 * Many needs: the arrival, its ticket, its customer and the second admin's limit are checked before money moves.
 */
export const enterPayment = ({
  topUps,
  arrivals,
  ledger,
  holders,
  tickets,
  limit,
  work,
}: Needs<'topUps' | 'arrivals' | 'ledger' | 'holders' | 'tickets' | 'limit' | 'work'>) => {
  /** The insert checks the reference again, because two people may enter the same transfer at the same time. */
  const keep = async (topUp: TopUp, { provider, by, ...arrival }: Arrival & { readonly by: string }): Promise<void> => {
    const earlier = await arrivals.add({
      topUpId: topUp.id,
      merchantOid: topUp.merchantOid,
      provider,
      amount: topUp.amount,
      reference: bankReference(arrival.reference),
      arrivedOn: arrival.arrivedOn,
      sender: arrival.sender,
      ticketId: arrival.ticketId ?? null,
      note: arrival.note ?? null,
      enteredBy: by,
      at: topUp.createdAt,
    });
    if (earlier) throw alreadyEntered(earlier);
  };

  /**
   * Checks everything but the amount. Must run inside a transaction.
   * @throws DomainError identity.user_not_found, identity.role_not_allowed, ticket.not_found,
   * payment.arrival_out_of_range, payment.already_entered
   */
  const check = async ({ userId, provider, reference, arrivedOn, ticketId }: Arrival): Promise<void> => {
    const role = await holders.lockRole(userId);
    if (role === undefined) throw new DomainError('identity.user_not_found');
    if (role !== 'customer') throw new DomainError('identity.role_not_allowed');
    if (ticketId !== undefined && (await tickets.holderOf(ticketId)) !== userId)
      throw new DomainError('ticket.not_found');
    arrivalDay(arrivedOn, work.now());
    const earlier = await arrivals.withReference(provider, bankReference(reference));
    if (earlier) throw alreadyEntered(earlier);
  };

  return {
    check,
    /** @throws DomainError as `check`, and approval.required, approval.required_over_all */
    run: (arrival: Arrival & { readonly by: string }, { approved }: Approved = {}): Promise<TopUp> => {
      const { userId: customerId, amount, provider, by } = arrival;
      return work.run(async () => {
        await check(arrival);
        if (!approved) await limit.count({ actorId: by, personId: customerId, command: 'enter-top-up', amount });
        const at = work.now();
        const topUp = arrivedTopUp({ id: work.newId(), provider, customerId, amount, at });
        await keep(topUp, arrival);
        await ledger.post(topUpEntry({ topUpId: topUp.id, provider, customerId, amount, actorId: by }));
        await topUps.add(topUp);
        work.record({ kind: 'top-up-entered', topUp });
        return topUp;
      });
    },
  };
};
export type EnterPayment = ReturnType<typeof enterPayment>;

const alreadyEntered = ({ topUpId, merchantOid }: { topUpId: string; merchantOid: string }) =>
  new DomainError('payment.already_entered', { topUpId, number: merchantOid });
