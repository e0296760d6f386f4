import { createHmac } from 'node:crypto';
import type { AccountNames } from '../../application/ports.ts';

/**
 * Usernames could be found by hashing guesses if the hash were plain. With a keyed hash this is impossible without the
 * secret.
 */
export class HmacAccountNames implements AccountNames {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Usernames that differ only in case are the same account. */
  fingerprint(username: string): string {
    const name = username.normalize('NFKC').toLowerCase();
    return createHmac('sha256', this.#secret).update(`stock account:${name}`).digest('hex');
  }
}
