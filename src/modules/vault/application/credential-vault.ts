import type { Credentials } from '../domain/game-account.ts';
import type { SecretName } from '../domain/secret.ts';
import type { Needs } from './needs.ts';

/** What is sealed: log-in data, and what else belongs to it. */
export interface Secret extends Credentials {
  readonly extra?: string | null;
}

/** Credentials by name: sealed before they touch the database, and opened here only. */
export const credentialVault = ({ secrets, safe }: Needs<'secrets' | 'safe'>) => ({
  keep: async (name: SecretName, credentials: Secret): Promise<void> => {
    await secrets.put(name, safe.seal(JSON.stringify(credentials), name));
  },
  /** Seals a copy under another name; where there is nothing to copy, the other name holds nothing either. */
  copy: async (from: SecretName, to: SecretName): Promise<boolean> => {
    const sealed = await secrets.find(from);
    if (sealed) await secrets.put(to, safe.seal(safe.open(sealed, from), to));
    else await secrets.erase(to);
    return sealed !== undefined;
  },
  /** Opens those of these names that hold something, by their subjects. */
  reveal: async (names: readonly SecretName[]): Promise<ReadonlyMap<string, Secret>> => {
    const found = await secrets.findAll(names);
    return new Map(found.map(({ name, sealed }) => [name.subjectId, JSON.parse(safe.open(sealed, name)) as Secret]));
  },
  /** Whether there was something to erase. */
  erase: (name: SecretName): Promise<boolean> => secrets.erase(name),
});
export type CredentialVault = ReturnType<typeof credentialVault>;
