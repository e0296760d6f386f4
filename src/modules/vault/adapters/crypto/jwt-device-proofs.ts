import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { deriveKey } from '#platform/derive-key.ts';
import type { DeviceProofs } from '../../application/ports.ts';

const algorithm = 'HS256';
const audience = 'basamak-device';
/** Seconds for which a proof is valid. After them the device needs another challenge. */
const lifetimeSeconds = 300;

/**
 * Proofs as JWTs. They are signed with a separate key, so that an access token can't serve as a proof, nor a proof as
 * an access token.
 */
export class JwtDeviceProofs implements DeviceProofs {
  readonly #key: KeyObject;

  constructor({ tokenSecret }: { readonly tokenSecret: string }) {
    this.#key = createSecretKey(deriveKey(tokenSecret, 'device proof'));
  }

  issue(deviceId: string, now: Date): string {
    const iat = secondsOf(now);
    return jwt.sign({ sub: deviceId, iat, exp: iat + lifetimeSeconds }, this.#key, { algorithm, audience });
  }

  deviceOf(proof: string, now: Date): string | undefined {
    try {
      const claims = jwt.verify(proof, this.#key, {
        algorithms: [algorithm],
        audience,
        clockTimestamp: secondsOf(now),
        maxAge: lifetimeSeconds,
      });
      return typeof claims === 'string' ? undefined : claims.sub;
    } catch {
      return undefined; // the caller does not learn why a proof is invalid
    }
  }
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);
