import type { PlayedGame } from '#kernel/vocabulary.ts';

/** An account that a customer saved. Its credentials, if any, lie apart, as a sealed secret. */
export interface GameAccount {
  readonly id: string;
  readonly ownerId: string;
  readonly game: PlayedGame;
  readonly server: string;
  readonly inGameName: string;
  readonly createdAt: Date;
}

/** The account as it may be shown: with credentials a booster can play it, without it is for duo. */
export type ShownAccount = GameAccount & { readonly hasCredentials: boolean };

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What whoever plays an order needs to log in. It leaves the vault sealed to one device, or not at all. */
export type OrderLogin = Credentials & Pick<GameAccount, 'game' | 'server' | 'inGameName'>;

/** The account that an order was given, copied when it was given: the saved one may change or go. */
export interface OrderAccount extends GameAccount {
  readonly orderId: string;
  /** When the credentials go at the latest, whatever becomes of the order. */
  readonly eraseAfter: Date;
  /** Set when the order's credentials were erased: by its end or by the deadline. */
  readonly erasedAt: Date | null;
}

const day = 86_400_000;
/**
 * Credentials go no later than 30 days after the order's last change (domain.md §5); a day less, so that the hourly
 * sweep is never late, even after a day's outage.
 */
const keptFor = 29 * day;

export const eraseAfter = (lastChange: Date): Date => new Date(lastChange.getTime() + keptFor);

/** Accounts that were saved before this and that no order has don't keep their credentials either. */
export const unusedSince = (now: Date): Date => new Date(now.getTime() - keptFor);
