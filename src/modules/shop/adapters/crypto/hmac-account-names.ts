import { createHmac } from 'node:crypto';
import type { AccountNames } from '../../application/ports.ts';

/** A plain hash of a username could be guessed; a keyed one can't without the secret. */
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
