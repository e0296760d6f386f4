import type { Credentials } from '../domain/game-account.ts';
import type { SecretName } from '../domain/secret.ts';
import type { Needs } from './needs.ts';

/** The encrypted content: log-in data and an optional extra. */
export interface Secret extends Credentials {
  readonly extra?: string | null;
}

/** Credentials by name. They are encrypted before they reach the database and are decrypted only here. */
export const credentialVault = ({ secrets, safe }: Needs<'secrets' | 'safe'>) => ({
  keep: async (name: SecretName, credentials: Secret): Promise<void> => {
    await secrets.put(name, safe.seal(JSON.stringify(credentials), name));
  },
  /** Encrypts a copy under another name. If there is no secret to copy, the secret under the other name is erased. */
  copy: async (from: SecretName, to: SecretName): Promise<boolean> => {
    const sealed = await secrets.find(from);
    if (sealed) await secrets.put(to, safe.seal(safe.open(sealed, from), to));
    else await secrets.erase(to);
    return sealed !== undefined;
  },
  /** Decrypts those secrets of these names that exist. The result is keyed by subject. */
  reveal: async (names: readonly SecretName[]): Promise<ReadonlyMap<string, Secret>> => {
    const found = await secrets.findAll(names);
    return new Map(found.map(({ name, sealed }) => [name.subjectId, JSON.parse(safe.open(sealed, name)) as Secret]));
  },
  /** @returns whether there was something to erase */
  erase: (name: SecretName): Promise<boolean> => secrets.erase(name),
});
export type CredentialVault = ReturnType<typeof credentialVault>;
