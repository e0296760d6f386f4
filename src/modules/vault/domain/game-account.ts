import type { PlayedGame } from '#kernel/vocabulary.ts';

/** An account that a customer saved. Its credentials, if any, are stored separately, encrypted. */
export interface GameAccount {
  readonly id: string;
  readonly ownerId: string;
  readonly game: PlayedGame;
  readonly server: string;
  readonly inGameName: string;
  readonly createdAt: Date;
}

/**
 * The account without its credentials. If it has credentials, a booster can play on it; without credentials it is for
 * duo.
 */
export type ShownAccount = GameAccount & { readonly hasCredentials: boolean };

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What a booster needs to log in. It leaves the vault only encrypted for one device. */
export type OrderLogin = Credentials & Pick<GameAccount, 'game' | 'server' | 'inGameName'>;

/** An order's account. It is a copy of the saved account, which may change or be removed. */
export interface OrderAccount extends GameAccount {
  readonly orderId: string;
  /** When the credentials are erased, unless the order has changed meanwhile: then the deadline moves. */
  readonly eraseAfter: Date;
  /** When the order's credentials were erased, because the order ended or the deadline passed. */
  readonly erasedAt: Date | null;
}

const day = 86_400_000;
/**
 * Milliseconds. Credentials are erased within 30 days after the order's last change (domain.md §5). The constant is one
 * day less, so that the hourly sweep is in time even after an outage of one day.
 */
const keptFor = 29 * day;

export const eraseAfter = (lastChange: Date): Date => new Date(lastChange.getTime() + keptFor);

/** The credentials of accounts saved before this time are erased, too, if no order uses the account. */
export const unusedSince = (now: Date): Date => new Date(now.getTime() - keptFor);
