import { factorSecret } from '../domain/secret.ts';
import type { Needs } from './needs.ts';

/** The keys of authenticator apps. Changes must run in the caller's transaction. */
export const factorVault = ({ secrets, safe }: Needs<'secrets' | 'safe'>) => ({
  keep: async (userId: string, key: string): Promise<void> => {
    const name = factorSecret(userId);
    await secrets.put(name, safe.seal(key, name));
  },
  find: async (userId: string): Promise<string | undefined> => {
    const name = factorSecret(userId);
    const sealed = await secrets.find(name);
    return sealed && safe.open(sealed, name);
  },
  erase: async (userId: string): Promise<void> => {
    await secrets.erase(factorSecret(userId));
  },
});
export type FactorVault = ReturnType<typeof factorVault>;
