import type { Money } from '#kernel/money.ts';
import type { Clock, Outbox, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { foundRankCode, startingAt, type StartPrices } from '#modules/pricing/index.ts';
import { type Entry, type Ledger, rankPayment, rankRefund, walletEvents } from '#modules/wallet/index.ts';
import { agreeRank } from '../domain/found-rank.ts';
import type { Customer } from './give-game-account.ts';
import { lockOwn } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderRecord, Orders } from './ports.ts';
import { pricedDraft } from './priced-draft.ts';
import { draftOf } from './readable-draft.ts';

/** The customer takes the price of the rank found at the start: they pay the difference, or get it back. Once per order. */
export class AgreeRank {
  readonly #orders: Orders;
  readonly #prices: StartPrices;
  readonly #changes: OrderChanges;
  readonly #ledger: Ledger;
  readonly #outbox: Outbox;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    orders: Orders,
    prices: StartPrices,
    changes: OrderChanges,
    ledger: Ledger,
    outbox: Outbox,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#orders = orders;
    this.#prices = prices;
    this.#changes = changes;
    this.#ledger = ledger;
    this.#outbox = outbox;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /**
   * @throws DomainError order.not_found, order.rank_difference_closed, order.rank_not_priced, order.rank_price_changed with the
   * difference of now, wallet.insufficient_balance
   */
  run(orderId: string, expected: Money, customer: Customer): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockOwn(this.#orders, orderId, customer.id);
      const { order, difference } = agreeRank(record.order, expected, this.#clock.now());
      const begun = await this.#beginningAtFound(record);
      const entry = entryOf(record, difference);
      await this.#outbox.publish(walletEvents(await this.#ledger.post(entry)));
      const line = { code: foundRankCode, label: 'Başlangıç rankı farkı', amount: difference };
      return this.#changes.write({ ...begun, summary: [...record.summary, line] }, order, {
        kind: 'rank-agreed',
        actor: { ...customer, role: 'customer' },
      });
    });
  }

  /** With the draft that begins at the found rank, and the time that it takes from there. */
  async #beginningAtFound(record: OrderRecord): Promise<OrderRecord> {
    const { rank, price, couponDiscount } = record.order;
    if (!rank) throw new DomainError('order.rank_difference_closed');
    const paid = { price, couponDiscount, version: record.priceBookVersion };
    const start = await this.#prices.judge(pricedDraft(record), rank.found, paid);
    const draft = startingAt(draftOf(record), rank.found);
    return { ...record, draft, estimate: start.kind === 'different' ? start.quote.estimate : record.estimate };
  }
}

const entryOf = ({ order: { id, customerId }, number }: OrderRecord, difference: Money): Entry => {
  const of = { order: { id, number }, customerId };
  return difference.isNegative
    ? rankRefund({ ...of, difference: difference.negated() })
    : rankPayment({ ...of, difference });
};
