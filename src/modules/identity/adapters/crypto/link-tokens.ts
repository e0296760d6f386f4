import type { IdentityConfig } from '../../config.ts';
import { deriveKey } from '#platform/derive-key.ts';
import { hmac, sha256 } from './digests.ts';

/** Tokens of mailed links. A token is derived from the link's id, so that the mail queue holds no secret. */
export class LinkTokens {
  readonly #key: Buffer;

  constructor({ tokenSecret }: Pick<IdentityConfig, 'tokenSecret'>) {
    this.#key = deriveKey(tokenSecret, 'mailed link');
  }

  tokenFor(linkId: string): string {
    return hmac(this.#key, linkId).toString('base64url');
  }

  hashOf(token: string): string {
    return sha256(token);
  }
}
