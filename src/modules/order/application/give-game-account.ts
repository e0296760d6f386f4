import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import type { OrderVault } from '#modules/vault/index.ts';
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
import type { OrderRecord, Orders } from './ports.ts';

export interface Customer {
  readonly id: string;
  readonly displayName: string;
}

/**
 * The customer gives the order a game account, replaces it once, or takes it back (domain.md §4). Once the order was started
 * another account is asked for, and staff decide.
 */
export class GiveGameAccount {
  readonly #orders: Orders;
  readonly #vault: OrderVault;
  readonly #advance: AdvanceOrder;
  readonly #changes: OrderChanges;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    orders: Orders,
    vault: OrderVault,
    advance: AdvanceOrder,
    changes: OrderChanges,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#orders = orders;
    this.#vault = vault;
    this.#advance = advance;
    this.#changes = changes;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError order.…, vault.account_not_found, vault.account_does_not_fit, vault.credentials_required */
  async give(orderId: string, accountId: string, customer: Customer): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockOwn(this.#orders, orderId, customer.id);
      const { gameAccountId } = record.order;
      if (accountNeedsStaff(record.order) && accountId !== gameAccountId)
        return this.#request(record, accountId, customer);
      const step = giveAccount(record.order, accountId, this.#clock.now());
      if (step.order === record.order) return record;
      // judged by what was copied: another order's end may have erased the credentials a moment ago
      assertFits(record, await this.#vault.attach({ orderId, accountId, customerId: customer.id }));
      return this.#write(record, step, customer);
    });
  }

  /** @throws DomainError order.… */
  async remove(orderId: string, customer: Customer): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockOwn(this.#orders, orderId, customer.id);
      const step = removeAccount(record.order, this.#clock.now());
      await this.#vault.detach(orderId);
      return this.#advance.commit(record, step, actorOf(customer));
    });
  }

  async #request(record: OrderRecord, accountId: string, customer: Customer): Promise<OrderRecord> {
    const order = requestAccount(record.order, accountId, this.#clock.now());
    assertFits(record, await this.#vault.savedAccount(accountId, customer.id));
    return this.#changes.write(record, order, { kind: 'account-requested', actor: actorOf(customer) });
  }

  /** @throws DomainError order.not_found, order.account_not_requested */
  withdrawRequest(orderId: string, customer: Customer): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockOwn(this.#orders, orderId, customer.id);
      const order = endAccountRequest(record.order, this.#clock.now());
      return this.#changes.write(record, order, { kind: 'account-request-withdrawn', actor: actorOf(customer) });
    });
  }

  /**
   * Staff let the order go on with the other account, or with its own. @param requestedAt of the request that they looked at
   * @throws DomainError order.…, vault.…
   */
  decideRequest(
    orderId: string,
    { decision, requestedAt }: { readonly decision: 'approve' | 'decline'; readonly requestedAt: Date },
    actor: Actor,
    reason: string,
  ): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await this.#orders.lock(orderId);
      if (!record) throw new DomainError('order.not_found');
      const { customerId, accountRequest } = record.order;
      assertSameRequest(record.order, requestedAt);
      if (decision === 'decline' || !accountRequest) {
        const order = endAccountRequest(record.order, this.#clock.now());
        return this.#changes.write(record, order, { kind: 'account-request-declined', actor, reason });
      }
      const order = changeAccount(record.order, this.#clock.now());
      const { accountId } = accountRequest;
      assertFits(record, await this.#vault.attach({ orderId, accountId, customerId }));
      return this.#changes.write(record, order, { kind: 'account-request-approved', actor, reason });
    });
  }

  #write(record: OrderRecord, step: Step, customer: Customer): Promise<OrderRecord> {
    if (step.order.state !== step.from) return this.#advance.commit(record, step, actorOf(customer));
    return this.#changes.write(record, step.order, {
      kind: 'account',
      actor: actorOf(customer),
      notice: 'order-account',
    });
  }
}

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
