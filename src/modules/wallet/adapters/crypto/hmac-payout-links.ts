import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { deriveKey } from '#platform/derive-key.ts';
import type { PayoutLinks } from '../../application/ports.ts';

const idBytes = 16;
const timeBytes = 6;
const tagBytes = 32;
const head = idBytes + timeBytes;

/** A token names its payout and when it ends; that it is used once is the payout's rule. */
export class HmacPayoutLinks implements PayoutLinks {
  readonly #key: Buffer;

  constructor({ tokenSecret }: { readonly tokenSecret: string }) {
    this.#key = deriveKey(tokenSecret, 'payout confirmation');
  }

  issue(payoutId: string, expiresAt: Date): string {
    const body = Buffer.alloc(head);
    body.set(parse(payoutId));
    body.writeUIntBE(expiresAt.getTime(), idBytes, timeBytes);
    return Buffer.concat([body, this.#tagOf(body)]).toString('base64url');
  }

  payoutOf(token: string, now: Date): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== head + tagBytes || bytes.toString('base64url') !== token) return undefined;
    const body = bytes.subarray(0, head);
    if (!timingSafeEqual(bytes.subarray(head), this.#tagOf(body))) return undefined;
    return body.readUIntBE(idBytes, timeBytes) > now.getTime() ? stringify(body.subarray(0, idBytes)) : undefined;
  }

  #tagOf(body: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(body).digest();
  }
}
