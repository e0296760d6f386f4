import type { GameAccount, OrderAccount } from './game-account.ts';

export const secretPurposes = ['game-account', 'order', 'stock', 'purchase', 'second-factor', 'webhook'] as const;
export type SecretPurpose = (typeof secretPurposes)[number];

/** What a secret belongs to. It is sealed together with the secret, so that it opens for nothing else. */
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

/** An account on the shelf belongs to its listing. */
export const stockSecret = (account: { readonly id: string; readonly listingId: string }): SecretName => ({
  purpose: 'stock',
  subjectId: account.id,
  ownerId: account.listingId,
});

/** A bought account belongs to its buyer. */
export const purchaseSecret = (purchase: { readonly id: string; readonly buyerId: string }): SecretName => ({
  purpose: 'purchase',
  subjectId: purchase.id,
  ownerId: purchase.buyerId,
});

/** The key of an authenticator app belongs to its user. */
export const factorSecret = (userId: string): SecretName => ({
  purpose: 'second-factor',
  subjectId: userId,
  ownerId: userId,
});

/** What a webhook's deliveries are signed with belongs to the webhook. */
export const signingSecret = (webhookId: string, secretId: string): SecretName => ({
  purpose: 'webhook',
  subjectId: secretId,
  ownerId: webhookId,
});

/** A secret under its own data key, and that key wrapped by the version of the key ring that is named. */
export interface Sealed {
  readonly keyVersion: number;
  readonly wrappedKey: Uint8Array;
  readonly ciphertext: Uint8Array;
}
