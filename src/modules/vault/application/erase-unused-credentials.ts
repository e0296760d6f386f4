import { Sweep } from '#kernel/sweep.ts';
import { unusedSince } from '../domain/game-account.ts';
import { savedSecret } from '../domain/secret.ts';
import type { CredentialVault } from './credential-vault.ts';
import type { Needs } from './needs.ts';

const batch = 200;

/**
 * Erases the credentials of accounts that were saved some time ago and that no order uses: credentials are not kept for
 * an order that may never come.
 * @throws AggregateError of all errors; all other accounts were handled.
 */
export const eraseUnusedCredentials = ({
  accounts,
  orderAccounts,
  vault,
  failures,
  work,
}: Needs<'accounts' | 'orderAccounts' | 'failures' | 'work'> & { readonly vault: CredentialVault }) => {
  // runs under the account's lock, so that no order gets the account meanwhile
  const erase = (id: string, ownerId: string): Promise<void> =>
    work.run(async () => {
      const account = await accounts.lock(id, ownerId);
      if (account && !(await orderAccounts.inUse(id))) await vault.erase(savedSecret(account));
    });

  return async (): Promise<void> => {
    const sweep = new Sweep(failures);
    const savedBefore = unusedSince(work.now());
    let after: string | null = null;
    do {
      const old = await accounts.withCredentials({ savedBefore, after, limit: batch });
      const owners = new Map(old.map(({ id, ownerId }) => [id, ownerId]));
      await sweep.each(
        'vault.erase-unused',
        async (resting) => [...owners.keys()].filter((id) => !resting.includes(id)),
        (id) => erase(id, owners.get(id) ?? ''),
      );
      after = old.length < batch ? null : (old.at(-1)?.id ?? null);
    } while (after !== null);
    sweep.end('sweep of unused credentials');
  };
};
export type EraseUnusedCredentials = ReturnType<typeof eraseUnusedCredentials>;
