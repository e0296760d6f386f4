import type { Listed, SortedPart } from '#kernel/lists.ts';
import type { TimeRange } from '#kernel/ports.ts';
import type { ApiKeyState } from '#kernel/vocabulary.ts';
import type { ApiKey, Owner } from '../domain/api-key.ts';

export interface ApiKeys {
  add(key: ApiKey): Promise<void>;
  find(id: string): Promise<ListedKey | undefined>;
  /** Reads the row and locks it until the transaction ends. */
  lock(id: string): Promise<ApiKey | undefined>;
  save(key: ApiKey): Promise<void>;
  list(part: KeysPart): Promise<Listed<ListedKey>>;
  /** Stores the time of use, at most once a minute. */
  used(id: string, at: Date): Promise<void>;
}

export interface ListedKey extends ApiKey {
  readonly lastUsedAt: Date | null;
}

export interface KeysPart extends SortedPart<'createdAt' | 'lastUsedAt' | 'name'> {
  readonly ids?: readonly string[] | undefined;
  readonly ownerIds?: readonly string[] | undefined;
  readonly states?: readonly ApiKeyState[] | undefined;
  readonly search?: string | undefined;
  readonly created?: TimeRange | undefined;
  readonly now: Date;
}

/** Makes secrets and recognises them. Keys are stored with hashes, which do not reveal the secrets. */
export interface KeySecrets {
  /** @returns the secret, which is shown once, and its hash. */
  issue(id: string): { readonly shown: string; readonly hash: string };
  /** Parses a key that a program sent; undefined if the text does not have the form of a key. */
  read(shown: string): { readonly id: string; readonly hash: string } | undefined;
  /** Encrypts the secret for a repeat of the call that made the key. Only the platform's secret decrypts it. */
  seal(id: string, shown: string): string;
  /** Undefined if the key was encrypted with another secret of the platform. */
  open(id: string, sealed: string): string | undefined;
  /** Compares in constant time. */
  same(one: string, other: string): boolean;
}

/** The owners of keys; bound to identity. */
export interface Owners {
  /**
   * The owner's present powers. Undefined if the owner is no longer staff or admin, or must first change their password
   * or set up a second factor.
   */
  find(userId: string): Promise<Owner | undefined>;
  /**
   * Whether the owner is no longer staff or admin, or is banned. False for an owner who only has to change their
   * password or set up a second factor.
   */
  haveLeft(userId: string): Promise<boolean>;
  namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
