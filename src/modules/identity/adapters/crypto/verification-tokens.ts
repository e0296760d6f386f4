import { timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { VerificationTokens } from '../../application/ports.ts';
import type { IdentityConfig } from '../../config.ts';
import type { User } from '../../domain/user.ts';
import { deriveKey } from '#platform/derive-key.ts';
import { hmac } from './digests.ts';

const idBytes = 16;
const timeBytes = 6;
const tagBytes = 32;
const head = idBytes + timeBytes;

/** A token names the user and when it ends; its tag covers the address too, so that it vouches for no other one. */
export class SignedVerificationTokens implements VerificationTokens {
  readonly #key: Buffer;

  constructor({ tokenSecret }: Pick<IdentityConfig, 'tokenSecret'>) {
    this.#key = deriveKey(tokenSecret, 'verified address');
  }

  issue({ id, email }: Pick<User, 'id' | 'email'>, expiresAt: Date): string {
    const body = Buffer.alloc(head);
    body.set(parse(id));
    body.writeUIntBE(expiresAt.getTime(), idBytes, timeBytes);
    return Buffer.concat([body, this.#tagOf(body, email)]).toString('base64url');
  }

  userOf(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== head + tagBytes || bytes.toString('base64url') !== token) return undefined;
    try {
      return stringify(bytes.subarray(0, idBytes));
    } catch {
      return undefined; // sixteen bytes that are no id
    }
  }

  vouches(token: string, { id, email }: Pick<User, 'id' | 'email'>, now: Date): boolean {
    if (this.userOf(token) !== id) return false;
    const bytes = Buffer.from(token, 'base64url');
    const body = bytes.subarray(0, head);
    return (
      timingSafeEqual(bytes.subarray(head), this.#tagOf(body, email)) &&
      body.readUIntBE(idBytes, timeBytes) > now.getTime()
    );
  }

  #tagOf(body: Buffer, email: string): Buffer {
    return hmac(this.#key, Buffer.concat([body, Buffer.from(email)]));
  }
}
