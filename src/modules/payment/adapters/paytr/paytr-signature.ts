import { createHmac, timingSafeEqual } from 'node:crypto';

/** base64(HMAC-SHA256(merchant key, the parts in their order)). The salt is one of the parts (paytr.md). */
export const sign = (merchantKey: string, ...parts: readonly string[]): string =>
  createHmac('sha256', merchantKey).update(parts.join(''), 'utf8').digest('base64');

/** Compares in constant time. */
export const matches = (hash: string, expected: string): boolean => {
  const [given, right] = [Buffer.from(hash), Buffer.from(expected)];
  return given.length === right.length && timingSafeEqual(given, right);
};
