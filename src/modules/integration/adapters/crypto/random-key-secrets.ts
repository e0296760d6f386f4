import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { deriveKey } from '#platform/derive-key.ts';
import type { KeySecrets } from '../../application/ports.ts';

/** The prefix by which secret scanners recognise our keys. */
export const keyPrefix = 'bsk_';
const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];
const form = /^bsk_([\w-]{22})_([\w-]{43})$/;

/**
 * `bsk_<id>_<256 random bits>`. A key is found by its id and checked by a hash. A plain SHA-256 is enough, because
 * nobody can guess 256 bits.
 */
export class RandomKeySecrets implements KeySecrets {
  readonly #key: Buffer;

  constructor(tokenSecret: string) {
    this.#key = deriveKey(tokenSecret, 'issued api key');
  }

  issue(id: string): { readonly shown: string; readonly hash: string } {
    const shown = `${keyPrefix}${Buffer.from(parse(id)).toString('base64url')}_${randomBytes(32).toString('base64url')}`;
    return { shown, hash: hashOf(shown) };
  }

  read(shown: string): { readonly id: string; readonly hash: string } | undefined {
    const [, id] = form.exec(shown) ?? [];
    const bytes = Buffer.from(id ?? '', 'base64url');
    if (bytes.length !== 16) return undefined;
    try {
      return { id: stringify(bytes), hash: hashOf(shown) };
    } catch {
      return undefined; // not a UUID
    }
  }

  seal(id: string, shown: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.#key, nonce).setAAD(Buffer.from(id));
    const sealed = Buffer.concat([cipher.update(shown, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  open(id: string, sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
    try {
      const decipher = createDecipheriv(algorithm, this.#key, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(id)).setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
    } catch {
      return undefined; // TOKEN_SECRET has changed since
    }
  }

  same(one: string, other: string): boolean {
    return timingSafeEqual(Buffer.from(one), Buffer.from(other));
  }
}

const hashOf = (shown: string): string => createHash('sha256').update(shown).digest('base64url');
