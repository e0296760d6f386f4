import type { GameAccount, OrderAccount } from './game-account.ts';

/** What a secret belongs to. It is sealed together with the secret, so that it opens for nothing else. */
export interface SecretName {
  readonly purpose: 'game-account' | 'order';
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

/** A secret under its own data key, and that key wrapped by the version of the key ring that is named. */
export interface Sealed {
  readonly keyVersion: number;
  readonly wrappedKey: Uint8Array;
  readonly ciphertext: Uint8Array;
}
