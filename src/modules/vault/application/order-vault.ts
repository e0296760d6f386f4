import { DomainError } from '#kernel/refusal.ts';
import type { Found } from '#kernel/search.ts';
import { eraseAfter, type OrderLogin, type ShownAccount } from '../domain/game-account.ts';
import { orderSecret, savedSecret } from '../domain/secret.ts';
import type { CredentialVault } from './credential-vault.ts';
import type { Needs } from './needs.ts';

/** Who finds more orders by a name in the game than this writes more of it. */
const foundAtMost = 200;

/**
 * What an order does with game accounts, each time within the order's own transaction. An order has a copy of the
 * credentials, sealed under its own name, so that erasing them at its end is exact and hits no other order.
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
    /** A customer's saved account, which nothing is given of yet. @throws vault.account_not_found */
    savedAccount: async (accountId: string, customerId: string): Promise<ShownAccount> => {
      const account = await findSaved(accountId, customerId);
      if (!account) throw new DomainError('vault.account_not_found');
      return account;
    },
    findSaved,
    /**
     * Gives the order its copy, in place of what it was given before: a replaced account's credentials have served.
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
    /** The customer takes the account back before a booster has the order; the saved account stays as it is. */
    detach: (orderId: string): Promise<void> =>
      work.run(async () => {
        const given = await orderAccounts.lock(orderId);
        if (!given) return;
        await vault.erase(orderSecret(given));
        await orderAccounts.remove(orderId);
      }),
    /**
     * The order has ended: erases its copy and what the saved account still holds, and answers whether there was
     * something to erase. Ended once, it may be called again.
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
    /** Whether there is something to release. */
    holdsCredentials: async (orderId: string): Promise<boolean> =>
      (await orderAccounts.ofOrders([orderId])).some(({ hasCredentials }) => hasCredentials),
    /** What the order is played with, for the one device that it is sealed to next; undefined where nothing is kept. */
    loginOf: (orderId: string): Promise<OrderLogin | undefined> =>
      work.run(async () => {
        const given = await orderAccounts.lock(orderId);
        if (!given) return undefined;
        const secret = (await vault.reveal([orderSecret(given)])).get(orderId);
        if (!secret) return undefined;
        const { game, server, inGameName } = given;
        return { game, server, inGameName, username: secret.username, password: secret.password };
      }),
    /** Orders that are or were played under a name that begins so; one or two letters are no search. */
    ordersPlayedAs: async (search: string): Promise<Found> => {
      const found = search.trim().length < 3 ? [] : await orderAccounts.playedAs(search, foundAtMost + 1);
      return { ids: found.slice(0, foundAtMost), all: found.length <= foundAtMost };
    },
    /** The accounts that these orders were given, by order. */
    accountsOf: async (orderIds: readonly string[]): Promise<ReadonlyMap<string, ShownAccount>> => {
      const given = await orderAccounts.ofOrders(orderIds);
      return new Map(given.map(({ orderId, ...account }) => [orderId, account]));
    },
  };
};
export type OrderVault = ReturnType<typeof orderVault>;
