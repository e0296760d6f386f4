import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** One key per purpose out of the configured secret. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `basamak ${purpose}`, 32));

export const hmac = (key: Buffer, text: string | Buffer): Buffer => createHmac('sha256', key).update(text).digest();

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
