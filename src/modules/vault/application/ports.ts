import type { Listed, Part } from '#kernel/lists.ts';
import type { TimeRange } from '#kernel/ports.ts';
import type { Device, DeviceKey } from '../domain/device.ts';
import type { GameAccount, OrderAccount, ShownAccount } from '../domain/game-account.ts';
import type { LoginRelease } from '../domain/login-release.ts';
import type { Sealed, SecretName } from '../domain/secret.ts';

/** Encrypts with the newest key of the ring, and decrypts with any key of the ring. */
export interface Safe {
  readonly newestKey: number;
  seal(plain: string, name: SecretName): Sealed;
  /** Throws an Error, never a DomainError, if one bit differs or the secret was encrypted under another name. */
  open(sealed: Sealed, name: SecretName): string;
  /** Wraps the data key with the newest key; the ciphertext stays unchanged. */
  rewrap(sealed: Sealed, name: SecretName): Sealed;
}

/** Storage of encrypted secrets; one per name. */
export interface Secrets {
  find(name: SecretName): Promise<Sealed | undefined>;
  /** Those secrets of these names that exist. */
  findAll(names: readonly SecretName[]): Promise<readonly { readonly name: SecretName; readonly sealed: Sealed }[]>;
  put(name: SecretName, sealed: Sealed): Promise<void>;
  /** @returns whether there was a secret */
  erase(name: SecretName): Promise<boolean>;
  /** Locks some secrets whose data key is wrapped with an older version; skips locked rows. */
  lockWrappedBefore(keyVersion: number, limit: number): Promise<readonly { name: SecretName; sealed: Sealed }[]>;
}

export interface GameAccounts {
  add(account: GameAccount): Promise<void>;
  /** Newest first. */
  ofOwner(ownerId: string): Promise<readonly ShownAccount[]>;
  find(id: string, ownerId: string): Promise<ShownAccount | undefined>;
  /** Locks the account until the transaction ends: until then the account is neither removed nor given to an order. */
  lock(id: string, ownerId: string): Promise<GameAccount | undefined>;
  remove(id: string): Promise<void>;
  /**
   * Accounts that were saved before a time and still have credentials, sorted by id, from after the given id on (keyset
   * pagination).
   */
  withCredentials(of: {
    readonly savedBefore: Date;
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly GameAccount[]>;
}

export interface OrderAccounts {
  /** Replaces an earlier account of the order. */
  put(account: OrderAccount): Promise<void>;
  lock(orderId: string): Promise<OrderAccount | undefined>;
  /** The accounts of these orders, including ended ones; orders without an account are left out. */
  ofOrders(orderIds: readonly string[]): Promise<readonly (ShownAccount & { readonly orderId: string })[]>;
  /** Some orders that are or were played under a name with this beginning, whatever its case and accents. */
  playedAs(beginning: string, limit: number): Promise<readonly string[]>;
  remove(orderId: string): Promise<void>;
  markErased(orderId: string, at: Date): Promise<void>;
  /** Moves the deadline of an order that has changed and still has credentials. */
  postponeErasure(orderId: string, eraseAfter: Date): Promise<void>;
  /** Whether an order that has not ended uses this account. */
  inUse(accountId: string): Promise<boolean>;
  /** Orders whose stored deadline has passed. The order may have changed since. */
  overdue(now: Date, limit: number, resting: readonly string[]): Promise<readonly string[]>;
}

/** What the vault needs to know about an order when the credentials' deadline passes; bound to the order module. */
export interface OrderHistory {
  /** When the order last changed; undefined if the order does not exist. */
  lastChangeOf(orderId: string): Promise<Date | undefined>;
  /** Records on the order's timeline that its credentials were erased. */
  recordErasure(orderId: string): Promise<void>;
}

export interface Devices {
  /** Until the transaction ends, no other transaction can add a device for this booster. */
  lockBooster(boosterId: string): Promise<void>;
  /** @throws vault.device_known if a device has or had this key */
  add(device: Device): Promise<void>;
  find(id: string): Promise<Device | undefined>;
  findByThumbprint(thumbprint: string): Promise<Device | undefined>;
  /** Locks the device until the transaction ends. */
  lock(id: string): Promise<Device | undefined>;
  save(device: Device): Promise<void>;
  /** Devices that are not removed, oldest first. */
  ofBooster(boosterId: string): Promise<readonly Device[]>;
  list(part: DevicesPart): Promise<Listed<Device>>;
}

export interface DevicesPart extends Part {
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
  /** Locks the release until the transaction ends, so that a concurrent opening waits and then finds it opened. */
  lock(id: string): Promise<LoginRelease | undefined>;
  markOpened(id: string, at: Date): Promise<void>;
  /** Expires the order's waiting requests: only the newest request is valid. */
  endWaiting(orderId: string, at: Date): Promise<void>;
  waitingAt(deviceId: string, now: Date): Promise<readonly LoginRelease[]>;
  /** The latest releases of this order for this booster, newest first. */
  latest(orderId: string, boosterId: string, limit: number): Promise<readonly ShownRelease[]>;
  list(part: ReleasesPart): Promise<Listed<ShownRelease>>;
}

export type ShownRelease = LoginRelease & { readonly deviceName: string };

export interface ReleasesPart extends Part {
  readonly where: {
    readonly id?: readonly string[] | undefined;
    readonly boosterId?: readonly string[] | undefined;
    readonly deviceId?: readonly string[] | undefined;
    readonly orderId?: readonly string[] | undefined;
  };
  readonly requested?: TimeRange | undefined;
}

/** Encrypts for a device's key, so that only this device can decrypt. */
export interface DeviceSeal {
  /** @throws vault.device_key_invalid if the key can't be used for encryption */
  thumbprintOf(key: DeviceKey): Promise<string>;
  /**
   * @param purpose is authenticated with the content, so that a release can't be used as a challenge, nor a challenge
   * as a release.
   */
  seal(key: DeviceKey, purpose: 'challenge' | 'release', content: object): Promise<string>;
}

/** Short-lived tokens of a device. A client that has a token must have decrypted it with the device's private key. */
export interface DeviceProofs {
  issue(deviceId: string, now: Date): string;
  deviceOf(proof: string, now: Date): string | undefined;
}

/** The boosters who own devices; bound to identity. */
export interface DeviceOwners {
  /** Whether this user is a booster with an active account. */
  isBooster(userId: string): Promise<boolean>;
  /** The same, and locks the account until the transaction ends. */
  lockBooster(userId: string): Promise<boolean>;
  /** Display names by user. */
  namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The orders that credentials belong to; bound to the order module. */
export interface PlayedOrders {
  /** Locks the order until the transaction ends; undefined if this booster has no such order. */
  lock(orderId: string, boosterId: string): Promise<PlayedOrder | undefined>;
  isPlayedBy(orderId: string, boosterId: string): Promise<boolean>;
  /** Records the release on the timeline of the locked order, and notifies its customer. */
  recordRelease(orderId: string, boosterId: string): Promise<void>;
}

interface PlayedOrder {
  readonly number: string;
  /** Whether the order is being played, so that its credentials are needed. */
  readonly needsLogin: boolean;
}
