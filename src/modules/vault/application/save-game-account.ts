import type { Credentials, GameAccount, ShownAccount } from '../domain/game-account.ts';
import { savedSecret } from '../domain/secret.ts';
import type { CredentialVault } from './credential-vault.ts';
import type { Needs } from './needs.ts';

export type NewGameAccount = Omit<GameAccount, 'id' | 'createdAt'> & { readonly credentials?: Credentials };

/** A customer saves a game account: with credentials if a booster is to play on it, without credentials for duo. */
export const saveGameAccount =
  ({ accounts, vault, work }: Needs<'accounts' | 'work'> & { readonly vault: CredentialVault }) =>
  ({ credentials, ...given }: NewGameAccount): Promise<ShownAccount> =>
    work.run(async () => {
      const account: GameAccount = { ...given, id: work.newId(), createdAt: work.now() };
      await accounts.add(account);
      if (credentials) await vault.keep(savedSecret(account), credentials);
      return { ...account, hasCredentials: credentials !== undefined };
    });
export type SaveGameAccount = ReturnType<typeof saveGameAccount>;
