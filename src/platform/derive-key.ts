import { hkdfSync } from 'node:crypto';

/** One key per purpose out of the configured secret. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `basamak ${purpose}`, 32));
