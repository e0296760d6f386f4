import type { GameAccount, OrderAccount, ShownAccount } from '../domain/game-account.ts';
import type { Sealed, SecretName } from '../domain/secret.ts';

/** Seals with the newest key of the ring, opens with any of them. */
export interface Safe {
  readonly newestKey: number;
  seal(plain: string, name: SecretName): Sealed;
  /** Throws a fault, never a refusal, if one bit differs or the secret was sealed under another name. */
  open(sealed: Sealed, name: SecretName): string;
  /** Wraps the data key by the newest key; the ciphertext stays as it is. */
  rewrap(sealed: Sealed, name: SecretName): Sealed;
}

/** Where sealed secrets rest; one per name. */
export interface Secrets {
  find(name: SecretName): Promise<Sealed | undefined>;
  /** Those of these names that there are. */
  findAll(names: readonly SecretName[]): Promise<readonly { readonly name: SecretName; readonly sealed: Sealed }[]>;
  put(name: SecretName, sealed: Sealed): Promise<void>;
  /** Whether there was one. */
  erase(name: SecretName): Promise<boolean>;
  /** Locks some secrets whose data key an older version wraps, passing over those that are in use just now. */
  lockWrappedBefore(keyVersion: number, limit: number): Promise<readonly { name: SecretName; sealed: Sealed }[]>;
}

export interface GameAccounts {
  add(account: GameAccount): Promise<void>;
  /** Newest first. */
  ofOwner(ownerId: string): Promise<readonly ShownAccount[]>;
  find(id: string, ownerId: string): Promise<ShownAccount | undefined>;
  /** Holds the account until the transaction ends: it is neither removed nor given to an order meanwhile. */
  lock(id: string, ownerId: string): Promise<GameAccount | undefined>;
  remove(id: string): Promise<void>;
  /** Accounts saved before a time whose credentials are still there, by id, beginning after one of them. */
  withCredentials(of: {
    readonly savedBefore: Date;
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly GameAccount[]>;
}

export interface OrderAccounts {
  /** Replaces what the order was given before. */
  put(account: OrderAccount): Promise<void>;
  lock(orderId: string): Promise<OrderAccount | undefined>;
  /** The accounts of these orders, also of ended ones; orders without an account are left out. */
  ofOrders(orderIds: readonly string[]): Promise<readonly (ShownAccount & { readonly orderId: string })[]>;
  remove(orderId: string): Promise<void>;
  markErased(orderId: string, at: Date): Promise<void>;
  /** Moves the deadline of an order whose credentials are still there: it has changed since. */
  postponeErasure(orderId: string, eraseAfter: Date): Promise<void>;
  /** Whether an order that has not ended was given this account. */
  inUse(accountId: string): Promise<boolean>;
  /** Orders whose deadline has passed, as far as is known here. */
  overdue(now: Date, limit: number): Promise<readonly string[]>;
}

/** What the vault asks of an order when the deadline comes; bound to the order module. */
export interface OrderHistory {
  /** When the order last changed; undefined where there is no such order. */
  lastChangeOf(orderId: string): Promise<Date | undefined>;
  /** Shows on the order's timeline that its credentials are gone. */
  recordErasure(orderId: string): Promise<void>;
}
