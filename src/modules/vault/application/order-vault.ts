import { DomainError } from '#kernel/refusal.ts';
import type { Found } from '#kernel/search.ts';
import { eraseAfter, type OrderLogin, type ShownAccount } from '../domain/game-account.ts';
import { orderSecret, savedSecret } from '../domain/secret.ts';
import type { CredentialVault } from './credential-vault.ts';
import type { Needs } from './needs.ts';

/** The most orders that a search by the name in the game finds. More matches mean that the user is still typing. */
const foundAtMost = 200;

/**
 * The game accounts of orders. Runs in the order's own transaction. An order has its own copy of the credentials,
 * encrypted under its own name, so that erasing them at its end affects no other order.
 */
export const orderVault = ({
  accounts,
  orderAccounts,
  vault,
  work,
}: Needs<'accounts' | 'orderAccounts' | 'work'> & { readonly vault: CredentialVault }) => {
  const findSaved = (accountId: string, customerId: string): Promise<ShownAccount | undefined> =>
    accounts.find(accountId, customerId);

  return {
    /** A customer's saved account. Reveals no credentials. @throws vault.account_not_found */
    savedAccount: async (accountId: string, customerId: string): Promise<ShownAccount> => {
      const account = await findSaved(accountId, customerId);
      if (!account) throw new DomainError('vault.account_not_found');
      return account;
    },
    findSaved,
    /**
     * Gives the order its copy of the account, which replaces an earlier copy. The saved credentials of a replaced
     * account are erased.
     * @throws vault.account_not_found
     */
    attach: (asked: {
      readonly orderId: string;
      readonly accountId: string;
      readonly customerId: string;
    }): Promise<ShownAccount> =>
      work.run(async () => {
        const account = await accounts.lock(asked.accountId, asked.customerId);
        if (!account) throw new DomainError('vault.account_not_found');
        const replaced = await orderAccounts.lock(asked.orderId);
        if (replaced && replaced.id !== account.id) await vault.erase(savedSecret(replaced));
        const given = { ...account, orderId: asked.orderId, eraseAfter: eraseAfter(work.now()), erasedAt: null };
        await orderAccounts.put(given);
        return { ...account, hasCredentials: await vault.copy(savedSecret(account), orderSecret(given)) };
      }),
    /**
     * The customer takes the account back before a booster has the order. The customer's saved account stays as it is.
     */
    detach: (orderId: string): Promise<void> =>
      work.run(async () => {
        const given = await orderAccounts.lock(orderId);
        if (!given) return;
        await vault.erase(orderSecret(given));
        await orderAccounts.remove(orderId);
      }),
    /**
     * Erases the copy of an ended order and the credentials of the saved account. Returns whether there was something
     * to erase. May be called again.
     */
    eraseForOrder: (orderId: string): Promise<boolean> =>
      work.run(async () => {
        const given = await orderAccounts.lock(orderId);
        if (!given || given.erasedAt) return false;
        await orderAccounts.markErased(orderId, work.now());
        const hadCopy = await vault.erase(orderSecret(given));
        const hadSaved = await vault.erase(savedSecret(given));
        return hadCopy || hadSaved;
      }),
    /** Whether there are credentials to release. */
    holdsCredentials: async (orderId: string): Promise<boolean> =>
      (await orderAccounts.ofOrders([orderId])).some(({ hasCredentials }) => hasCredentials),
    /** The order's log-in, to be encrypted for one device; undefined if no credentials are stored. */
    loginOf: (orderId: string): Promise<OrderLogin | undefined> =>
      work.run(async () => {
        const given = await orderAccounts.lock(orderId);
        if (!given) return undefined;
        const secret = (await vault.reveal([orderSecret(given)])).get(orderId);
        if (!secret) return undefined;
        const { game, server, inGameName } = given;
        return { game, server, inGameName, username: secret.username, password: secret.password };
      }),
    /**
     * Orders that are or were played under a name with this beginning. Finds nothing for fewer than three characters.
     */
    ordersPlayedAs: async (search: string): Promise<Found> => {
      const found = search.trim().length < 3 ? [] : await orderAccounts.playedAs(search, foundAtMost + 1);
      return { ids: found.slice(0, foundAtMost), all: found.length <= foundAtMost };
    },
    /** The accounts of these orders, by order. */
    accountsOf: async (orderIds: readonly string[]): Promise<ReadonlyMap<string, ShownAccount>> => {
      const given = await orderAccounts.ofOrders(orderIds);
      return new Map(given.map(({ orderId, ...account }) => [orderId, account]));
    },
  };
};
export type OrderVault = ReturnType<typeof orderVault>;
