import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { noticeSwitches } from '#kernel/notices.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { MuteLinks, Muting } from '../../application/ports.ts';

const idBytes = 16;
const tagBytes = 32;
const head = idBytes + tagBytes;

/** A token names a user and the one switch that it turns, so that it is good for nothing else; it never ends, like the mail. */
export class HmacMuteLinks implements MuteLinks {
  readonly #key: Buffer;

  constructor(tokenSecret: string) {
    this.#key = deriveKey(tokenSecret, 'unsubscribe link');
  }

  tokenFor({ userId, notice }: Muting): string {
    const id = Buffer.from(parse(userId));
    return Buffer.concat([id, this.#tagOf(id, notice), Buffer.from(notice)]).toString('base64url');
  }

  read(token: string): Muting | undefined {
    const bytes = Buffer.from(token, 'base64url');
    const notice = noticeSwitches.find((name) => name === bytes.subarray(head).toString());
    if (notice === undefined) return undefined;
    const id = bytes.subarray(0, idBytes);
    const genuine = timingSafeEqual(bytes.subarray(idBytes, head), this.#tagOf(id, notice));
    return genuine ? { userId: stringify(id), notice } : undefined;
  }

  #tagOf(id: Buffer, notice: string): Buffer {
    return createHmac('sha256', this.#key).update(id).update(notice).digest();
  }
}
