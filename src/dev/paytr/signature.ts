import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Merchant {
  readonly id: string;
  readonly key: string;
  readonly salt: string;
}

/** PayTR's signature: the parts in their order without separators, the salt among them, under the merchant's key. */
export const sign = (merchant: Merchant, ...parts: string[]): string =>
  createHmac('sha256', merchant.key).update(parts.join(''), 'utf8').digest('base64');

export function signatureMatches(given: string | undefined, expected: string): boolean {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
