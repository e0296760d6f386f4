import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { deriveKey } from '#platform/derive-key.ts';
import type { PayoutLinks } from '../../application/ports.ts';

const idBytes = 16;
const timeBytes = 6;
const tagBytes = 32;
const head = idBytes + timeBytes;

/** A token names its payout and when it ends; its tag covers the address that it was mailed to. That it is used once is the payout's rule. */
export class HmacPayoutLinks implements PayoutLinks {
  readonly #key: Buffer;

  constructor({ tokenSecret }: { readonly tokenSecret: string }) {
    this.#key = deriveKey(tokenSecret, 'payout confirmation');
  }

  issue(payoutId: string, email: string, expiresAt: Date): string {
    const body = Buffer.alloc(head);
    body.set(parse(payoutId));
    body.writeUIntBE(expiresAt.getTime(), idBytes, timeBytes);
    return Buffer.concat([body, this.#tagOf(body, email)]).toString('base64url');
  }

  payoutOf(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== head + tagBytes || bytes.toString('base64url') !== token) return undefined;
    try {
      return stringify(bytes.subarray(0, idBytes));
    } catch {
      return undefined; // sixteen bytes that are no id
    }
  }

  vouches(token: string, payoutId: string, email: string, now: Date): boolean {
    if (this.payoutOf(token) !== payoutId) return false;
    const bytes = Buffer.from(token, 'base64url');
    const body = bytes.subarray(0, head);
    return (
      timingSafeEqual(bytes.subarray(head), this.#tagOf(body, email)) &&
      body.readUIntBE(idBytes, timeBytes) > now.getTime()
    );
  }

  #tagOf(body: Buffer, email: string): Buffer {
    return createHmac('sha256', this.#key).update(body).update(email).digest();
  }
}
