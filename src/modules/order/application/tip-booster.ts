import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { tip } from '#modules/wallet/index.ts';
import { assertTippable } from '../domain/order.ts';
import type { Customer } from './give-game-account.ts';
import { lockOwn } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderRecord } from './ports.ts';
import type { Needs } from './needs.ts';

/**
 * From the customer's wallet to the booster's, from finished on (domain.md §4).
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
  }: Needs<'orders' | 'accounts' | 'terms' | 'ledger' | 'work'> & { readonly changes: OrderChanges }) =>
  async (orderId: string, amount: Money, customer: Customer): Promise<OrderRecord> =>
    work.run(async () => {
      // the account before the order, as who leaves locks them; from finished on an order keeps its booster
      const seen = await orders.find(orderId);
      const active = seen?.order.boosterId ? await accounts.holdActive(seen.order.boosterId) : false;
      const record = await lockOwn(orders, orderId, customer.id);
      assertTippable(record.order);
      const minimum = terms.minimumTip();
      if (amount.isLessThan(minimum)) throw new DomainError('order.tip_too_small', { minimum });
      const { boosterId } = record.order;
      if (boosterId === null) throw new Error('unreachable: a tippable order has a booster');
      // whoever finished it while it was waited for was not looked at
      if (boosterId !== seen?.order.boosterId) throw new DomainError('request.conflict');
      if (!active) throw new DomainError('order.booster_inactive');
      const at = work.now();
      const id = work.newId();
      await ledger.post(
        tip({ tipId: id, order: { id: orderId, number: record.number }, customerId: customer.id, boosterId, amount }),
      );
      await orders.addTip({ id, orderId, customerId: customer.id, boosterId, amount, at });
      const order = { ...record.order, tipped: record.order.tipped.plus(amount), updatedAt: at };
      return changes.write(record, order, {
        kind: 'tip',
        actor: { ...customer, role: 'customer' },
      });
    });
export type TipBooster = ReturnType<typeof tipBooster>;
