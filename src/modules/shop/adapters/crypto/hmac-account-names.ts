import { createHmac } from 'node:crypto';
import type { AccountNames } from '../../application/ports.ts';

/** A plain hash of a user name could be guessed; this one can't without the secret. */
export class HmacAccountNames implements AccountNames {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Case makes no other account. */
  fingerprint(username: string): string {
    const name = username.normalize('NFKC').toLowerCase();
    return createHmac('sha256', this.#secret).update(`stock account:${name}`).digest('hex');
  }
}
