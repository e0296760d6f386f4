import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { foundRankCode, startingAt } from '#modules/pricing/index.ts';
import { type Entry, rankPayment, rankRefund } from '#modules/wallet/index.ts';
import { agreeRank as agreedRank } from '../domain/found-rank.ts';
import type { Order } from '../domain/order.ts';
import type { Customer } from './give-game-account.ts';
import { lockOwn } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderRecord } from './ports.ts';
import { pricedDraft } from './priced-draft.ts';
import { draftOf } from './readable-draft.ts';
import type { Needs } from './needs.ts';

/**
 * The customer takes the price of the rank found at the start: they pay the difference, or get it back. Once per order.
 * @throws DomainError order.not_found, order.rank_difference_closed, order.rank_not_priced, order.rank_price_changed with the
 * difference of now, wallet.insufficient_balance
 */
export const agreeRank = ({
  orders,
  prices,
  changes,
  ledger,
  work,
}: Needs<'orders' | 'prices' | 'ledger' | 'work'> & { readonly changes: OrderChanges }) => {
  /** With the draft that begins at the found rank, and the time that it takes from there. */
  const beginningAtFound = async (
    record: OrderRecord,
  ): Promise<Pick<OrderRecord, 'draft'> & Pick<Order, 'estimate'>> => {
    const { rank, price, couponDiscount } = record.order;
    if (!rank) throw new DomainError('order.rank_difference_closed');
    const paid = { price, couponDiscount, version: record.priceBookVersion };
    const start = await prices.judge(pricedDraft(record), rank.found, paid);
    const draft = startingAt(draftOf(record), rank.found);
    return { draft, estimate: start.kind === 'different' ? start.quote.estimate : record.order.estimate };
  };

  return (orderId: string, expected: Money, customer: Customer): Promise<OrderRecord> =>
    work.run(async () => {
      const record = await lockOwn(orders, orderId, customer.id);
      const { order, difference } = agreedRank(record.order, expected, work.now());
      const { draft, estimate } = await beginningAtFound(record);
      const entry = entryOf(record, difference);
      await ledger.post(entry);
      const line = { code: foundRankCode, label: 'Başlangıç rankı farkı', amount: difference };
      return changes.write(
        { ...record, draft, summary: [...record.summary, line] },
        { ...order, estimate },
        {
          kind: 'rank-agreed',
          actor: { ...customer, role: 'customer' },
        },
      );
    });
};
export type AgreeRank = ReturnType<typeof agreeRank>;

const entryOf = ({ order: { id, customerId }, number }: OrderRecord, difference: Money): Entry => {
  const of = { order: { id, number }, customerId };
  return difference.isNegative
    ? rankRefund({ ...of, difference: difference.negated() })
    : rankPayment({ ...of, difference });
};
