import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Ids, Outbox, Transactions } from '#kernel/ports.ts';
import { tip, walletEvents, type Ledger } from '#modules/wallet/index.ts';
import { assertTippable } from '../domain/order.ts';
import type { Customer } from './give-game-account.ts';
import { lockOwn } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { Accounts, OrderRecord, Orders, Terms } from './ports.ts';

/** From the customer's wallet to the booster's, from finished on (domain.md §4). */
export class TipBooster {
  readonly #orders: Orders;
  readonly #accounts: Accounts;
  readonly #terms: Terms;
  readonly #ledger: Ledger;
  readonly #changes: OrderChanges;
  readonly #outbox: Outbox;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(
    orders: Orders,
    accounts: Accounts,
    terms: Terms,
    ledger: Ledger,
    changes: OrderChanges,
    outbox: Outbox,
    transactions: Transactions,
    clock: Clock,
    ids: Ids,
  ) {
    this.#orders = orders;
    this.#accounts = accounts;
    this.#terms = terms;
    this.#ledger = ledger;
    this.#changes = changes;
    this.#outbox = outbox;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#ids = ids;
  }

  /** @throws DomainError order.not_found, order.tip_not_allowed, order.tip_during_dispute, order.tip_too_small, order.booster_inactive, wallet.insufficient_balance */
  async run(orderId: string, amount: Money, customer: Customer): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      // the account before the order, as who leaves locks them; from finished on an order keeps its booster
      const seen = await this.#orders.find(orderId);
      const active = seen?.order.boosterId ? await this.#accounts.holdActive(seen.order.boosterId) : false;
      const record = await lockOwn(this.#orders, orderId, customer.id);
      assertTippable(record.order);
      const minimum = this.#terms.minimumTip();
      if (amount.isLessThan(minimum)) throw new DomainError('order.tip_too_small', { minimum });
      const { boosterId } = record.order;
      if (boosterId === null) throw new Error('unreachable: a tippable order has a booster');
      // whoever finished it while it was waited for was not looked at
      if (boosterId !== seen?.order.boosterId) throw new DomainError('request.conflict');
      if (!active) throw new DomainError('order.booster_inactive');
      const at = this.#clock.now();
      const id = this.#ids.next();
      const posted = await this.#ledger.post(
        tip({ tipId: id, order: { id: orderId, number: record.number }, customerId: customer.id, boosterId, amount }),
      );
      await this.#orders.addTip({ id, orderId, customerId: customer.id, boosterId, amount, at });
      const order = { ...record.order, tipped: record.order.tipped.plus(amount), updatedAt: at };
      await this.#outbox.publish(walletEvents(posted));
      return this.#changes.write(record, order, {
        kind: 'tip',
        actor: { ...customer, role: 'customer' },
        notice: 'order-tip',
      });
    });
  }
}
