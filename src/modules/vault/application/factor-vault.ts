import { factorSecret } from '../domain/secret.ts';
import type { Safe, Secrets } from './ports.ts';

/** The keys of authenticator apps; the caller's transaction is running wherever something changes. */
export class FactorVault {
  readonly #secrets: Secrets;
  readonly #safe: Safe;

  constructor(secrets: Secrets, safe: Safe) {
    this.#secrets = secrets;
    this.#safe = safe;
  }

  async keep(userId: string, key: string): Promise<void> {
    const name = factorSecret(userId);
    await this.#secrets.put(name, this.#safe.seal(key, name));
  }

  async find(userId: string): Promise<string | undefined> {
    const name = factorSecret(userId);
    const sealed = await this.#secrets.find(name);
    return sealed && this.#safe.open(sealed, name);
  }

  async erase(userId: string): Promise<void> {
    await this.#secrets.erase(factorSecret(userId));
  }
}
