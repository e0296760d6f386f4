import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Found } from '#kernel/search.ts';
import { eraseAfter, type OrderLogin, type ShownAccount } from '../domain/game-account.ts';
import { orderSecret, savedSecret } from '../domain/secret.ts';
import type { CredentialVault } from './credential-vault.ts';
import type { GameAccounts, OrderAccounts } from './ports.ts';

/** Who finds more orders by a name in the game than this writes more of it. */
const foundAtMost = 200;

/**
 * What an order does with game accounts, each time within the order's own transaction. An order has a copy of the
 * credentials, sealed under its own name, so that erasing them at its end is exact and hits no other order.
 */
export class OrderVault {
  readonly #accounts: GameAccounts;
  readonly #orderAccounts: OrderAccounts;
  readonly #vault: CredentialVault;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    accounts: GameAccounts,
    orderAccounts: OrderAccounts,
    vault: CredentialVault,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#accounts = accounts;
    this.#orderAccounts = orderAccounts;
    this.#vault = vault;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** A customer's saved account, which nothing is given of yet. @throws vault.account_not_found */
  async savedAccount(accountId: string, customerId: string): Promise<ShownAccount> {
    const account = await this.findSaved(accountId, customerId);
    if (!account) throw new DomainError('vault.account_not_found');
    return account;
  }

  findSaved(accountId: string, customerId: string): Promise<ShownAccount | undefined> {
    return this.#accounts.find(accountId, customerId);
  }

  /**
   * Gives the order its copy, in place of what it was given before: a replaced account's credentials have served.
   * @throws vault.account_not_found
   */
  attach(asked: {
    readonly orderId: string;
    readonly accountId: string;
    readonly customerId: string;
  }): Promise<ShownAccount> {
    return this.#transactions.run(async () => {
      const account = await this.#accounts.lock(asked.accountId, asked.customerId);
      if (!account) throw new DomainError('vault.account_not_found');
      const replaced = await this.#orderAccounts.lock(asked.orderId);
      if (replaced && replaced.id !== account.id) await this.#vault.erase(savedSecret(replaced));
      const given = { ...account, orderId: asked.orderId, eraseAfter: eraseAfter(this.#clock.now()), erasedAt: null };
      await this.#orderAccounts.put(given);
      return { ...account, hasCredentials: await this.#vault.copy(savedSecret(account), orderSecret(given)) };
    });
  }

  /** The customer takes the account back before a booster has the order; the saved account stays as it is. */
  detach(orderId: string): Promise<void> {
    return this.#transactions.run(async () => {
      const given = await this.#orderAccounts.lock(orderId);
      if (!given) return;
      await this.#vault.erase(orderSecret(given));
      await this.#orderAccounts.remove(orderId);
    });
  }

  /**
   * The order has ended: erases its copy and what the saved account still holds, and answers whether there was
   * something to erase. Ended once, it may be called again.
   */
  eraseForOrder(orderId: string): Promise<boolean> {
    return this.#transactions.run(async () => {
      const given = await this.#orderAccounts.lock(orderId);
      if (!given || given.erasedAt) return false;
      await this.#orderAccounts.markErased(orderId, this.#clock.now());
      const hadCopy = await this.#vault.erase(orderSecret(given));
      const hadSaved = await this.#vault.erase(savedSecret(given));
      return hadCopy || hadSaved;
    });
  }

  /** Whether there is something to release. */
  async holdsCredentials(orderId: string): Promise<boolean> {
    return (await this.#orderAccounts.ofOrders([orderId])).some(({ hasCredentials }) => hasCredentials);
  }

  /** What the order is played with, for the one device that it is sealed to next; undefined where nothing is kept. */
  loginOf(orderId: string): Promise<OrderLogin | undefined> {
    return this.#transactions.run(async () => {
      const given = await this.#orderAccounts.lock(orderId);
      if (!given) return undefined;
      const secret = (await this.#vault.reveal([orderSecret(given)])).get(orderId);
      if (!secret) return undefined;
      const { game, server, inGameName } = given;
      return { game, server, inGameName, username: secret.username, password: secret.password };
    });
  }

  /** Orders that are or were played under a name that begins so; one or two letters are no search. */
  async ordersPlayedAs(search: string): Promise<Found> {
    const found = search.trim().length < 3 ? [] : await this.#orderAccounts.playedAs(search, foundAtMost + 1);
    return { ids: found.slice(0, foundAtMost), all: found.length <= foundAtMost };
  }

  /** The accounts that these orders were given, by order. */
  async accountsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, ShownAccount>> {
    const accounts = await this.#orderAccounts.ofOrders(orderIds);
    return new Map(accounts.map(({ orderId, ...account }) => [orderId, account]));
  }
}
