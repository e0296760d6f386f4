import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { deriveKey } from '#platform/derive-key.ts';
import type { AnswerLinks } from '../../application/ports.ts';

const idBytes = 16;
const tagBytes = 32;

/** A token names its application; what it is good for ends with the question, so it needs no end of its own. */
export class HmacAnswerLinks implements AnswerLinks {
  readonly #key: Buffer;

  constructor({ tokenSecret }: { readonly tokenSecret: string }) {
    this.#key = deriveKey(tokenSecret, 'application answer');
  }

  tokenFor(applicationId: string): string {
    const id = Buffer.from(parse(applicationId));
    return Buffer.concat([id, this.#tagOf(id)]).toString('base64url');
  }

  applicationOf(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== idBytes + tagBytes) return undefined;
    const id = bytes.subarray(0, idBytes);
    return timingSafeEqual(bytes.subarray(idBytes), this.#tagOf(id)) ? stringify(id) : undefined;
  }

  #tagOf(id: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(id).digest();
  }
}
