import { DomainError } from '#kernel/refusal.ts';
import {
  accountNeedsStaff,
  assertSameRequest,
  changeAccount,
  endAccountRequest,
  requestAccount,
} from '../domain/account-request.ts';
import { giveAccount, removeAccount, type Actor, type Order, type Step, type Person } from '../domain/order.ts';
import { lockOwn } from './lock-own.ts';
import type { Needs } from './needs.ts';

/**
 * The customer gives the order a game account, replaces it once, or removes it (domain.md §4). Once the order was started,
 * the customer can only request another account, and staff decide.
 */
export const giveGameAccount = ({
  orders,
  vault,
  advance,
  changes,
  work,
}: Needs<'orders' | 'vault' | 'work' | 'changes' | 'advance'>) => {
  const request = async (order: Order, accountId: string, customer: Person): Promise<Order> => {
    const requested = requestAccount(order, accountId, work.now());
    assertFits(order, await vault.savedAccount(accountId, customer.id));
    return changes.write(requested, { kind: 'account-requested', actor: actorOf(customer) });
  };

  const write = (order: Order, step: Step, customer: Person): Promise<Order> => {
    if (step.order.state !== step.from) return advance.commit(order, step, actorOf(customer));
    return changes.write(step.order, { kind: 'account', actor: actorOf(customer) });
  };

  return {
    /** @throws DomainError order.…, vault.account_not_found, vault.account_does_not_fit, vault.credentials_required */
    give: async (orderId: string, accountId: string, customer: Person): Promise<Order> =>
      work.run(async () => {
        const order = await lockOwn(orders, orderId, customer.id);
        const { gameAccountId } = order;
        if (accountNeedsStaff(order) && accountId !== gameAccountId) return request(order, accountId, customer);
        const step = giveAccount(order, accountId, work.now());
        if (step.order === order) return order;
        // checks the copy, not the saved account: the end of another order may have just erased the credentials
        assertFits(order, await vault.attach({ orderId, accountId, customerId: customer.id }));
        return write(order, step, customer);
      }),
    /** @throws DomainError order.… */
    remove: async (orderId: string, customer: Person): Promise<Order> =>
      work.run(async () => {
        const order = await lockOwn(orders, orderId, customer.id);
        const step = removeAccount(order, work.now());
        await vault.detach(orderId);
        return advance.commit(order, step, actorOf(customer));
      }),
    /** @throws DomainError order.not_found, order.account_not_requested */
    withdrawRequest: (orderId: string, customer: Person): Promise<Order> =>
      work.run(async () => {
        const order = await lockOwn(orders, orderId, customer.id);
        const kept = endAccountRequest(order, work.now());
        return changes.write(kept, { kind: 'account-request-withdrawn', actor: actorOf(customer) });
      }),
    /**
     * Staff approve or decline the request for another account.
     * @param requestedAt time of the request that they have read
     * @throws DomainError order.…, vault.…
     */
    decideRequest: (
      orderId: string,
      { decision, requestedAt }: { readonly decision: 'approve' | 'decline'; readonly requestedAt: Date },
      actor: Actor,
      reason: string,
    ): Promise<Order> =>
      work.run(async () => {
        const order = await orders.lock(orderId);
        if (!order) throw new DomainError('order.not_found');
        const { customerId, accountRequest } = order;
        assertSameRequest(order, requestedAt);
        if (decision === 'decline' || !accountRequest) {
          return changes.write(endAccountRequest(order, work.now()), {
            kind: 'account-request-declined',
            actor,
            reason,
          });
        }
        const changed = changeAccount(order, work.now());
        const { accountId } = accountRequest;
        assertFits(order, await vault.attach({ orderId, accountId, customerId }));
        return changes.write(changed, { kind: 'account-request-approved', actor, reason });
      }),
  };
};
export type GiveGameAccount = ReturnType<typeof giveGameAccount>;

const actorOf = (customer: Person): Actor => ({ ...customer, role: 'customer' });

const assertFits = (
  order: Order,
  account: { readonly game: string; readonly server: string; readonly hasCredentials: boolean },
): void => {
  if (account.game !== order.service.game || account.server !== order.server)
    throw new DomainError('vault.account_does_not_fit');
  if (needsCredentials(order) && !account.hasCredentials) throw new DomainError('vault.credentials_required');
};

/** Duo orders need no credentials: the booster plays beside the customer, on the booster's own account. */
const needsCredentials = ({ service }: Order): boolean => service.kind !== 'duo';
