import type { Credentials } from '../domain/game-account.ts';
import type { SecretName } from '../domain/secret.ts';
import type { Safe, Secrets } from './ports.ts';

/** What is sealed: log-in data, and what else belongs to it. */
export interface Secret extends Credentials {
  readonly extra?: string | null;
}

/** Credentials by name: sealed before they touch the database, and opened here only. */
export class CredentialVault {
  readonly #secrets: Secrets;
  readonly #safe: Safe;

  constructor(secrets: Secrets, safe: Safe) {
    this.#secrets = secrets;
    this.#safe = safe;
  }

  async keep(name: SecretName, credentials: Secret): Promise<void> {
    await this.#secrets.put(name, this.#safe.seal(JSON.stringify(credentials), name));
  }

  /** Seals a copy under another name; where there is nothing to copy, the other name holds nothing either. */
  async copy(from: SecretName, to: SecretName): Promise<boolean> {
    const sealed = await this.#secrets.find(from);
    if (sealed) await this.#secrets.put(to, this.#safe.seal(this.#safe.open(sealed, from), to));
    else await this.#secrets.erase(to);
    return sealed !== undefined;
  }

  /** Opens those of these names that hold something, by their subjects. */
  async reveal(names: readonly SecretName[]): Promise<ReadonlyMap<string, Secret>> {
    const found = await this.#secrets.findAll(names);
    return new Map(
      found.map(({ name, sealed }) => [name.subjectId, JSON.parse(this.#safe.open(sealed, name)) as Secret]),
    );
  }

  /** Whether there was something to erase. */
  erase(name: SecretName): Promise<boolean> {
    return this.#secrets.erase(name);
  }
}
