import { createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { OneTimeCodes } from '../../application/ports.ts';
import { stepSeconds } from '../../domain/second-factor.ts';

/** The name that authenticator apps show above the code. */
const issuer = 'Basamak';
/** How many time steps before and after the present one have accepted codes. Clocks differ, and typing takes time. */
const window = 1;
/** 32 letters and digits. Those that look alike are left out. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const recoveryLength = 10;

const totpOf = (key: string, label?: string) =>
  new TOTP({ issuer, ...(label && { label }), secret: Secret.fromBase32(key), period: stepSeconds });

/** TOTP (RFC 6238) as authenticator apps use it: SHA-1, six digits, thirty seconds. */
export class TotpCodes implements OneTimeCodes {
  newKey(): string {
    return new Secret({ size: 20 }).base32;
  }

  uri(key: string, account: string): string {
    return totpOf(key, account).toString();
  }

  stepOf(key: string, code: string, at: Date): number | undefined {
    const timestamp = at.getTime();
    const delta = totpOf(key).validate({ token: code, timestamp, window });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
  }

  newRecoveryCode(): string {
    const letters = Array.from(randomBytes(recoveryLength), (byte) => alphabet[byte % alphabet.length]).join('');
    return `${letters.slice(0, recoveryLength / 2)}-${letters.slice(recoveryLength / 2)}`;
  }

  recoveryHash(key: string, code: string): string {
    return createHmac('sha256', Secret.fromBase32(key).bytes).update(code.replaceAll('-', '')).digest('hex');
  }
}
