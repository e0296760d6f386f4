import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Merchant {
  readonly id: string;
  readonly key: string;
  readonly salt: string;
}

/**
 * PayTR's signature: an HMAC with the merchant's key over the parts in order, without separators; one of the parts is the salt.
 */
export const sign = (merchant: Merchant, ...parts: string[]): string =>
  createHmac('sha256', merchant.key).update(parts.join(''), 'utf8').digest('base64');

export function signatureMatches(given: string | undefined, expected: string): boolean {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
