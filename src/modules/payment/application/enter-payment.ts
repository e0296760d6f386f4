import { bankReference } from '#kernel/bank-reference.ts';
import type { Money } from '#kernel/money.ts';
import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { HandProvider } from '#kernel/vocabulary.ts';
import {
  topUp as topUpEntry,
  type Approved,
  type HandLimit,
  type Holders,
  type Ledger,
} from '#modules/wallet/index.ts';
import { arrivalDay, arrivedTopUp } from '../domain/hand-payment.ts';
import type { TopUp } from '../domain/top-up.ts';
import type { HandPayments, Notices, PaymentTickets, TopUps } from './ports.ts';

/** What came by bank or to the house's e-wallet, as it is entered. */
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

/** Somebody of the house enters money that has arrived otherwise than by card; it is in the customer's wallet at once. */
export class EnterPayment {
  readonly #topUps: TopUps;
  readonly #arrivals: HandPayments;
  readonly #ledger: Ledger;
  readonly #holders: Holders;
  readonly #tickets: PaymentTickets;
  readonly #notices: Notices;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #limit: HandLimit;

  constructor(
    topUps: TopUps,
    arrivals: HandPayments,
    ledger: Ledger,
    holders: Holders,
    tickets: PaymentTickets,
    notices: Notices,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
    limit: HandLimit,
  ) {
    this.#topUps = topUps;
    this.#arrivals = arrivals;
    this.#ledger = ledger;
    this.#holders = holders;
    this.#tickets = tickets;
    this.#notices = notices;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
    this.#limit = limit;
  }

  /**
   * What stands in the way of it, but for its amount; to be asked in a running transaction.
   * @throws DomainError identity.user_not_found, identity.role_not_allowed, ticket.not_found, payment.arrival_out_of_range, payment.already_entered
   */
  async check({ userId, provider, reference, arrivedOn, ticketId }: Arrival): Promise<void> {
    const role = await this.#holders.holdRole(userId);
    if (role === undefined) throw new DomainError('identity.user_not_found');
    if (role !== 'customer') throw new DomainError('identity.role_not_allowed');
    if (ticketId !== undefined && (await this.#tickets.holderOf(ticketId)) !== userId)
      throw new DomainError('ticket.not_found');
    arrivalDay(arrivedOn, this.#clock.now());
    const earlier = await this.#arrivals.withReference(provider, bankReference(reference));
    if (earlier) throw alreadyEntered(earlier);
  }

  /** @throws DomainError like check, and approval.required, approval.required_over_all */
  run(arrival: Arrival & { readonly by: string }, { approved }: Approved = {}): Promise<TopUp> {
    const { userId: customerId, amount, provider, by } = arrival;
    return this.#transactions.run(async () => {
      await this.check(arrival);
      if (!approved) await this.#limit.count({ actorId: by, personId: customerId, command: 'enter-top-up', amount });
      const at = this.#clock.now();
      const topUp = arrivedTopUp({ id: this.#ids.next(), provider, customerId, amount, at });
      await this.#keep(topUp, arrival);
      await this.#ledger.post(topUpEntry({ topUpId: topUp.id, provider, customerId, amount, actorId: by }));
      await this.#topUps.add(topUp);
      await this.#notices.entered(topUp);
      return topUp;
    });
  }

  /** The reference is looked at again where it is written: two may enter the same transfer at once. */
  async #keep(topUp: TopUp, { provider, by, ...arrival }: Arrival & { readonly by: string }): Promise<void> {
    const earlier = await this.#arrivals.add({
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
  }
}

const alreadyEntered = ({ topUpId, merchantOid }: { topUpId: string; merchantOid: string }) =>
  new DomainError('payment.already_entered', { topUpId, number: merchantOid });
