import { createHmac } from 'node:crypto';
import type { EmailSignatures } from '../../application/ports.ts';
import type { IdentityConfig } from '../../config.ts';

export class HmacEmailSignatures implements EmailSignatures {
  readonly #secret: string;

  constructor({ emailHmacSecret }: Pick<IdentityConfig, 'emailHmacSecret'>) {
    this.#secret = emailHmacSecret;
  }

  sign(email: string): string {
    return createHmac('sha256', this.#secret).update(email).digest('hex');
  }
}
