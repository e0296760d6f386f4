import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Role } from '#kernel/vocabulary.ts';
import type { AccessClaims, AccessTokens } from '../../application/ports.ts';
import { accessLifetimeSeconds } from '../../domain/access.ts';
import type { AccessKey, IdentityConfig } from '../../config.ts';

const issuer = 'basamak';
const audience = 'basamak-api';
const algorithm = 'HS256';
/** How far the clocks of two processes may differ. */
const clockSkewSeconds = 60;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Access tokens as JWTs. The first key signs, all keys verify. */
export class JwtAccessTokens implements AccessTokens {
  readonly #signing: AccessKey;
  readonly #keys: ReadonlyMap<string, KeyObject>;

  constructor({ accessKeys }: Pick<IdentityConfig, 'accessKeys'>) {
    this.#signing = accessKeys[0];
    this.#keys = new Map(accessKeys.map(({ kid, secret }) => [kid, createSecretKey(Buffer.from(secret))]));
  }

  issue({ userId, sessionId, role }: AccessClaims & { readonly role: Role }, now: Date): string {
    const iat = Math.floor(now.getTime() / 1000);
    const claims = { sub: userId, sid: sessionId, role, iat, exp: iat + accessLifetimeSeconds };
    const key = this.#keys.get(this.#signing.kid);
    if (!key) throw new Error('the signing key is missing from the key ring');
    return jwt.sign(claims, key, { algorithm, keyid: this.#signing.kid, issuer, audience });
  }

  read(token: string, now: Date): AccessClaims | undefined {
    const key = this.#keyOf(token);
    if (!key) return undefined;
    try {
      const claims = jwt.verify(token, key, {
        algorithms: [algorithm],
        issuer,
        audience,
        clockTimestamp: Math.floor(now.getTime() / 1000),
        maxAge: accessLifetimeSeconds, // also refuses a token without `iat`
      });
      return claimsOf(claims, now);
    } catch {
      return undefined; // the caller doesn't learn why a token is invalid
    }
  }

  /** The key that the token's header names, if it is one of ours. */
  #keyOf(token: string): KeyObject | undefined {
    try {
      const header: unknown = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString());
      const kid = typeof header === 'object' && header !== null && 'kid' in header ? header.kid : undefined;
      return typeof kid === 'string' ? this.#keys.get(kid) : undefined;
    } catch {
      return undefined;
    }
  }
}

const claimsOf = (claims: string | jwt.JwtPayload, now: Date): AccessClaims | undefined => {
  if (typeof claims === 'string') return undefined;
  const { sub, exp, iat } = claims;
  const sid: unknown = claims['sid'];
  if (iat === undefined || iat > now.getTime() / 1000 + clockSkewSeconds) return undefined;
  if (typeof exp !== 'number' || typeof sub !== 'string' || typeof sid !== 'string') return undefined;
  return uuid.test(sub) && uuid.test(sid) ? { userId: sub, sessionId: sid } : undefined;
};
