import { DomainError } from '#kernel/refusal.ts';
import {
  accountNeedsStaff,
  assertSameRequest,
  changeAccount,
  endAccountRequest,
  requestAccount,
} from '../domain/account-request.ts';
import { giveAccount, removeAccount, type Actor, type Order, type Step } from '../domain/order.ts';
import type { AdvanceOrder } from './advance-order.ts';
import { lockOwn } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import type { OrderRecord } from './ports.ts';
import type { Needs } from './needs.ts';

export interface Customer {
  readonly id: string;
  readonly displayName: string;
}

/**
 * The customer gives the order a game account, replaces it once, or takes it back (domain.md §4). Once the order was started
 * another account is asked for, and staff decide.
 */
export const giveGameAccount = ({
  orders,
  vault,
  advance,
  changes,
  work,
}: Needs<'orders' | 'vault' | 'work'> & { readonly advance: AdvanceOrder; readonly changes: OrderChanges }) => {
  const request = async (record: OrderRecord, accountId: string, customer: Customer): Promise<OrderRecord> => {
    const order = requestAccount(record.order, accountId, work.now());
    assertFits(record, await vault.savedAccount(accountId, customer.id));
    return changes.write(record, order, { kind: 'account-requested', actor: actorOf(customer) });
  };

  const write = (record: OrderRecord, step: Step, customer: Customer): Promise<OrderRecord> => {
    if (step.order.state !== step.from) return advance.commit(record, step, actorOf(customer));
    return changes.write(record, step.order, {
      kind: 'account',
      actor: actorOf(customer),
    });
  };

  return {
    /** @throws DomainError order.…, vault.account_not_found, vault.account_does_not_fit, vault.credentials_required */
    give: async (orderId: string, accountId: string, customer: Customer): Promise<OrderRecord> =>
      work.run(async () => {
        const record = await lockOwn(orders, orderId, customer.id);
        const { gameAccountId } = record.order;
        if (accountNeedsStaff(record.order) && accountId !== gameAccountId) return request(record, accountId, customer);
        const step = giveAccount(record.order, accountId, work.now());
        if (step.order === record.order) return record;
        // judged by what was copied: another order's end may have erased the credentials a moment ago
        assertFits(record, await vault.attach({ orderId, accountId, customerId: customer.id }));
        return write(record, step, customer);
      }),
    /** @throws DomainError order.… */
    remove: async (orderId: string, customer: Customer): Promise<OrderRecord> =>
      work.run(async () => {
        const record = await lockOwn(orders, orderId, customer.id);
        const step = removeAccount(record.order, work.now());
        await vault.detach(orderId);
        return advance.commit(record, step, actorOf(customer));
      }),
    /** @throws DomainError order.not_found, order.account_not_requested */
    withdrawRequest: (orderId: string, customer: Customer): Promise<OrderRecord> =>
      work.run(async () => {
        const record = await lockOwn(orders, orderId, customer.id);
        const order = endAccountRequest(record.order, work.now());
        return changes.write(record, order, { kind: 'account-request-withdrawn', actor: actorOf(customer) });
      }),
    /**
     * Staff let the order go on with the other account, or with its own. @param requestedAt of the request that they looked at
     * @throws DomainError order.…, vault.…
     */
    decideRequest: (
      orderId: string,
      { decision, requestedAt }: { readonly decision: 'approve' | 'decline'; readonly requestedAt: Date },
      actor: Actor,
      reason: string,
    ): Promise<OrderRecord> =>
      work.run(async () => {
        const record = await orders.lock(orderId);
        if (!record) throw new DomainError('order.not_found');
        const { customerId, accountRequest } = record.order;
        assertSameRequest(record.order, requestedAt);
        if (decision === 'decline' || !accountRequest) {
          const order = endAccountRequest(record.order, work.now());
          return changes.write(record, order, { kind: 'account-request-declined', actor, reason });
        }
        const order = changeAccount(record.order, work.now());
        const { accountId } = accountRequest;
        assertFits(record, await vault.attach({ orderId, accountId, customerId }));
        return changes.write(record, order, { kind: 'account-request-approved', actor, reason });
      }),
  };
};
export type GiveGameAccount = ReturnType<typeof giveGameAccount>;

const actorOf = (customer: Customer): Actor => ({ ...customer, role: 'customer' });

const assertFits = (
  { order, server }: OrderRecord,
  account: { readonly game: string; readonly server: string; readonly hasCredentials: boolean },
): void => {
  if (account.game !== order.service.game || account.server !== server)
    throw new DomainError('vault.account_does_not_fit');
  if (needsCredentials(order) && !account.hasCredentials) throw new DomainError('vault.credentials_required');
};

/** A duo booster plays beside the customer and never enters the account. */
const needsCredentials = ({ service }: Order): boolean => service.kind !== 'duo';
