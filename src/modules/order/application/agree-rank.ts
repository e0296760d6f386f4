import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { startingAt } from '#modules/pricing/index.ts';
import { type Entry, rankPayment, rankRefund } from '#modules/wallet/index.ts';
import { agreeRank as agreedRank } from '../domain/found-rank.ts';
import type { Order, Person } from '../domain/order.ts';
import { lockOwn } from './lock-own.ts';
import { pricedDraft } from './priced-draft.ts';
import { draftOf } from './readable-draft.ts';
import type { Needs } from './needs.ts';

/**
 * The customer accepts the price of the rank found at the start: the customer pays the difference, or gets it back.
 * Once per order.
 * @throws DomainError order.not_found, order.rank_difference_closed, order.rank_not_priced, order.rank_price_changed with
 * the current difference, wallet.insufficient_balance
 */
export const agreeRank = ({
  orders,
  startPrices,
  changes,
  ledger,
  work,
}: Needs<'orders' | 'startPrices' | 'ledger' | 'work' | 'changes'>) => {
  /** The draft that begins at the found rank, and the estimate from there. */
  const beginningAtFound = async (order: Order): Promise<Pick<Order, 'draft' | 'estimate'>> => {
    const { rank, price, couponDiscount } = order;
    if (!rank) throw new DomainError('order.rank_difference_closed');
    const paid = { price, couponDiscount, version: order.priceBookVersion };
    const start = await startPrices.judge(pricedDraft(order), rank.found, paid);
    const draft = startingAt(draftOf(order), rank.found);
    return { draft, estimate: start.kind === 'different' ? start.quote.estimate : order.estimate };
  };

  return (orderId: string, expected: Money, customer: Person): Promise<Order> =>
    work.run(async () => {
      const order = await lockOwn(orders, orderId, customer.id);
      const { order: agreed, difference } = agreedRank(order, expected, work.now());
      const { draft, estimate } = await beginningAtFound(order);
      const entry = entryOf(order, difference);
      await ledger.post(entry);
      return changes.write(
        { ...agreed, draft, estimate },
        { kind: 'rank-agreed', actor: { ...customer, role: 'customer' } },
      );
    });
};
export type AgreeRank = ReturnType<typeof agreeRank>;

const entryOf = (order: Order, difference: Money): Entry => {
  const of = { order, customerId: order.customerId };
  return difference.isNegative
    ? rankRefund({ ...of, difference: difference.negated() })
    : rankPayment({ ...of, difference });
};
