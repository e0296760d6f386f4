import { signingSecret } from '../domain/secret.ts';
import type { Safe, Secrets } from './ports.ts';

/** What deliveries to programs are signed with; the caller's transaction is running wherever something changes. */
export class SigningVault {
  readonly #secrets: Secrets;
  readonly #safe: Safe;

  constructor(secrets: Secrets, safe: Safe) {
    this.#secrets = secrets;
    this.#safe = safe;
  }

  async keep(webhookId: string, secretId: string, secret: string): Promise<void> {
    const name = signingSecret(webhookId, secretId);
    await this.#secrets.put(name, this.#safe.seal(secret, name));
  }

  /** In the order of the names. */
  async reveal(webhookId: string, secretIds: readonly string[]): Promise<readonly string[]> {
    const found = await this.#secrets.findAll(secretIds.map((id) => signingSecret(webhookId, id)));
    return found.map(({ name, sealed }) => this.#safe.open(sealed, name));
  }

  async erase(webhookId: string, secretId: string): Promise<void> {
    await this.#secrets.erase(signingSecret(webhookId, secretId));
  }
}
