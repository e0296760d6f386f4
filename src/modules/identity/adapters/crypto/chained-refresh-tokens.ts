import { randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { IdentityConfig } from '../../config.ts';
import type { RefreshTokens } from '../../application/ports.ts';
import { deriveKey } from '#platform/derive-key.ts';
import { hmac, sha256 } from './digests.ts';

const idBytes = 16;
const secretBytes = 32;
const tagBytes = 16;

/**
 * A refresh token is base64url of the session's id, 256 secret bits and a tag. The tag proves that we issued the token,
 * so that only a true copy of a used token can end a family. The successor's secret is derived from the token and the
 * server's key: all tabs that refresh with the same token get the same successor (promises 30).
 */
export class ChainedRefreshTokens implements RefreshTokens {
  readonly #chainKey: Buffer;
  readonly #tagKey: Buffer;

  constructor({ tokenSecret }: Pick<IdentityConfig, 'tokenSecret'>) {
    this.#chainKey = deriveKey(tokenSecret, 'refresh chain');
    this.#tagKey = deriveKey(tokenSecret, 'refresh tag');
  }

  mint(sessionId: string): string {
    return this.#assemble(Buffer.from(parse(sessionId)), randomBytes(secretBytes));
  }

  sessionOf(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== idBytes + secretBytes + tagBytes || bytes.toString('base64url') !== token) return undefined;
    const body = bytes.subarray(0, idBytes + secretBytes);
    const tag = bytes.subarray(idBytes + secretBytes);
    return timingSafeEqual(tag, this.#tagOf(body)) ? stringify(bytes.subarray(0, idBytes)) : undefined;
  }

  hashOf(token: string): string {
    return sha256(token);
  }

  successorOf(token: string): string {
    const id = Buffer.from(token, 'base64url').subarray(0, idBytes);
    return this.#assemble(id, hmac(this.#chainKey, token));
  }

  #assemble(id: Buffer, secret: Buffer): string {
    const body = Buffer.concat([id, secret]);
    return Buffer.concat([body, this.#tagOf(body)]).toString('base64url');
  }

  #tagOf(body: Buffer): Buffer {
    return hmac(this.#tagKey, body).subarray(0, tagBytes);
  }
}
