import type { TimeRange } from '#kernel/ports.ts';
import type { Device, DeviceKey } from '../domain/device.ts';
import type { GameAccount, OrderAccount, ShownAccount } from '../domain/game-account.ts';
import type { LoginRelease } from '../domain/login-release.ts';
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
  /** Orders that are or were played under a name that begins so, however it is written; some of them where they are many. */
  playedAs(beginning: string, limit: number): Promise<readonly string[]>;
  remove(orderId: string): Promise<void>;
  markErased(orderId: string, at: Date): Promise<void>;
  /** Moves the deadline of an order whose credentials are still there: it has changed since. */
  postponeErasure(orderId: string, eraseAfter: Date): Promise<void>;
  /** Whether an order that has not ended was given this account. */
  inUse(accountId: string): Promise<boolean>;
  /** Orders whose deadline has passed, as far as is known here. */
  overdue(now: Date, limit: number, resting: readonly string[]): Promise<readonly string[]>;
}

/** What the vault asks of an order when the deadline comes; bound to the order module. */
export interface OrderHistory {
  /** When the order last changed; undefined where there is no such order. */
  lastChangeOf(orderId: string): Promise<Date | undefined>;
  /** Shows on the order's timeline that its credentials are gone. */
  recordErasure(orderId: string): Promise<void>;
}

export interface Devices {
  /** Until the transaction ends nobody else registers a device for this booster. */
  lockBooster(boosterId: string): Promise<void>;
  /** @throws vault.device_known where a device has this key, or had it */
  add(device: Device): Promise<void>;
  find(id: string): Promise<Device | undefined>;
  findByThumbprint(thumbprint: string): Promise<Device | undefined>;
  /** Holds the device until the transaction ends. */
  lock(id: string): Promise<Device | undefined>;
  save(device: Device): Promise<void>;
  /** Those that were not removed, oldest first. */
  ofBooster(boosterId: string): Promise<readonly Device[]>;
  list(part: DevicesPart): Promise<Listed<Device>>;
}

export interface DevicesPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly where: {
    readonly id?: readonly string[] | undefined;
    readonly boosterId?: readonly string[] | undefined;
    readonly state?: readonly string[] | undefined;
  };
  readonly created?: TimeRange | undefined;
}

export interface LoginReleases {
  add(release: LoginRelease): Promise<void>;
  find(id: string): Promise<LoginRelease | undefined>;
  /** Holds the release until the transaction ends: who else wants to open it waits, and finds it opened. */
  lock(id: string): Promise<LoginRelease | undefined>;
  markOpened(id: string, at: Date): Promise<void>;
  /** What this order still has waiting ends now: the newest request is the only one. */
  endWaiting(orderId: string, at: Date): Promise<void>;
  waitingAt(deviceId: string, now: Date): Promise<readonly LoginRelease[]>;
  /** Of an order's booster, the newest first. */
  latest(orderId: string, boosterId: string, limit: number): Promise<readonly ShownRelease[]>;
  list(part: ReleasesPart): Promise<Listed<ShownRelease>>;
}

export type ShownRelease = LoginRelease & { readonly deviceName: string };

export interface ReleasesPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly where: {
    readonly id?: readonly string[] | undefined;
    readonly boosterId?: readonly string[] | undefined;
    readonly deviceId?: readonly string[] | undefined;
    readonly orderId?: readonly string[] | undefined;
  };
  readonly requested?: TimeRange | undefined;
}

export interface Listed<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly atLeast: boolean;
}

/** Seals to a device's key, so that only that device reads it. */
export interface DeviceSeal {
  /** @throws vault.device_key_invalid where nothing can be sealed to it */
  thumbprintOf(key: DeviceKey): Promise<string>;
  /** @param purpose is part of what is sealed: a release can't be passed off as a challenge, nor the other way round. */
  seal(key: DeviceKey, purpose: 'challenge' | 'release', content: object): Promise<string>;
}

/** Short-lived tokens that name a device. Who has one has opened what was sealed to that device's key. */
export interface DeviceProofs {
  issue(deviceId: string, now: Date): string;
  deviceOf(proof: string, now: Date): string | undefined;
}

/** Whose devices they are; bound to identity. */
export interface DeviceOwners {
  /** Whether this is a booster whose account is open. */
  isBooster(userId: string): Promise<boolean>;
  /** The same, and so it stays until the running transaction ends. */
  holdBooster(userId: string): Promise<boolean>;
  /** Display names by user. */
  namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The orders that credentials belong to; bound to the order module. */
export interface PlayedOrders {
  /** Holds the order until the transaction ends; undefined where this booster has no such order. */
  hold(orderId: string, boosterId: string): Promise<PlayedOrder | undefined>;
  isPlayedBy(orderId: string, boosterId: string): Promise<boolean>;
  /** Shows the release on the timeline of the order that is held, and tells its customer. */
  recordRelease(orderId: string, boosterId: string): Promise<void>;
}

export interface PlayedOrder {
  readonly number: string;
  /** Whether it is being played, so that its credentials are needed. */
  readonly needsLogin: boolean;
}
