import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { tip } from '#modules/wallet/index.ts';
import { assertTippable, type Order, type Person } from '../domain/order.ts';
import { lockOwn } from './lock-own.ts';
import type { Needs } from './needs.ts';

/**
 * Moves a tip from the customer's wallet to the booster's. Allowed from `finished` on (domain.md §4).
 * @throws DomainError order.not_found, order.tip_not_allowed, order.tip_during_dispute, order.tip_too_small,
 *   order.booster_inactive, wallet.insufficient_balance
 */
export const tipBooster =
  ({
    orders,
    accounts,
    terms,
    ledger,
    changes,
    work,
  }: Needs<'orders' | 'accounts' | 'terms' | 'ledger' | 'work' | 'changes'>) =>
  async (orderId: string, amount: Money, customer: Person): Promise<Order> =>
    work.run(async () => {
      // locks the booster's account before the order, as an account's deletion does; the booster is read without a lock
      // here and compared below
      const seen = await orders.find(orderId);
      const active = seen?.boosterId ? await accounts.lockActive(seen.boosterId) : false;
      const order = await lockOwn(orders, orderId, customer.id);
      assertTippable(order);
      const minimum = terms.minimumTip();
      if (amount.isLessThan(minimum)) throw new DomainError('order.tip_too_small', { minimum });
      const { boosterId } = order;
      if (boosterId === null) throw new Error('unreachable: a tippable order has a booster');
      // the booster changed before the order was locked: the new booster's account was not checked
      if (boosterId !== seen?.boosterId) throw new DomainError('request.conflict');
      if (!active) throw new DomainError('order.booster_inactive');
      const at = work.now();
      const id = work.newId();
      await ledger.post(tip({ tipId: id, order, customerId: customer.id, boosterId, amount }));
      await orders.addTip({ id, orderId, customerId: customer.id, boosterId, amount, at });
      const tipped = order.tipped.plus(amount);
      return changes.write(
        { ...order, tipped, updatedAt: at },
        { kind: 'tip', actor: { ...customer, role: 'customer' } },
      );
    });
export type TipBooster = ReturnType<typeof tipBooster>;
