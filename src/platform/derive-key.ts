import { hkdfSync } from 'node:crypto';

/** Derives one key per purpose from the configured secret (HKDF). */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `basamak ${purpose}`, 32));
