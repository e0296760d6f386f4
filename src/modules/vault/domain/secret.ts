import type { GameAccount, OrderAccount } from './game-account.ts';

export const secretPurposes = ['game-account', 'order', 'stock', 'purchase', 'second-factor', 'webhook'] as const;
export type SecretPurpose = (typeof secretPurposes)[number];

/**
 * Identifies a secret. The name is authenticated with the secret, so that the secret does not decrypt under any other
 * name.
 */
export interface SecretName {
  readonly purpose: SecretPurpose;
  readonly subjectId: string;
  readonly ownerId: string;
}

export const savedSecret = ({ id, ownerId }: Pick<GameAccount, 'id' | 'ownerId'>): SecretName => ({
  purpose: 'game-account',
  subjectId: id,
  ownerId,
});

export const orderSecret = ({ orderId, ownerId }: Pick<OrderAccount, 'orderId' | 'ownerId'>): SecretName => ({
  purpose: 'order',
  subjectId: orderId,
  ownerId,
});

/** The owner of an account in stock is its listing. */
export const stockSecret = (account: { readonly id: string; readonly listingId: string }): SecretName => ({
  purpose: 'stock',
  subjectId: account.id,
  ownerId: account.listingId,
});

/** The owner of a bought account is its buyer. */
export const purchaseSecret = (purchase: { readonly id: string; readonly buyerId: string }): SecretName => ({
  purpose: 'purchase',
  subjectId: purchase.id,
  ownerId: purchase.buyerId,
});

/** The owner of an authenticator app's key is its user. */
export const factorSecret = (userId: string): SecretName => ({
  purpose: 'second-factor',
  subjectId: userId,
  ownerId: userId,
});

/** The owner of a webhook's signing secret is the webhook. */
export const signingSecret = (webhookId: string, secretId: string): SecretName => ({
  purpose: 'webhook',
  subjectId: secretId,
  ownerId: webhookId,
});

/** A secret encrypted with its own data key. That key is wrapped with the ring's key of this version. */
export interface Sealed {
  readonly keyVersion: number;
  readonly wrappedKey: Uint8Array;
  readonly ciphertext: Uint8Array;
}
