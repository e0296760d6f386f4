import type { TimeRange } from '#kernel/ports.ts';
import type { ApiKeyState } from '#kernel/vocabulary.ts';
import type { ApiKey, Owner } from '../domain/api-key.ts';

export interface ApiKeys {
  add(key: ApiKey): Promise<void>;
  find(id: string): Promise<ListedKey | undefined>;
  /** Held until the running transaction ends. */
  locked(id: string): Promise<ApiKey | undefined>;
  save(key: ApiKey): Promise<void>;
  list(
    part: KeysPart,
  ): Promise<{ readonly rows: readonly ListedKey[]; readonly total: number; readonly atLeast: boolean }>;
  /** Notes that it was used, once in a minute at most. */
  used(id: string, at: Date): Promise<void>;
}

export interface ListedKey extends ApiKey {
  readonly lastUsedAt: Date | null;
}

export interface KeysPart {
  readonly from: number;
  readonly limit: number;
  readonly sort: { readonly field: 'createdAt' | 'lastUsedAt' | 'name'; readonly descending: boolean };
  readonly ids?: readonly string[] | undefined;
  readonly ownerIds?: readonly string[] | undefined;
  readonly states?: readonly ApiKeyState[] | undefined;
  readonly search?: string | undefined;
  readonly created?: TimeRange | undefined;
  readonly now: Date;
}

/** Makes secrets and knows them again; what is kept of one does not say it. */
export interface KeySecrets {
  /** @returns what the program shows, once. */
  issue(id: string): { readonly shown: string; readonly hash: string };
  /** What a program showed, if it has the form of a key. */
  read(shown: string): { readonly id: string; readonly hash: string } | undefined;
  /** What was shown, for a repeat of the call that made the key: only who has the product's secret opens it. */
  seal(id: string, shown: string): string;
  /** Undefined where it was sealed under another secret. */
  open(id: string, sealed: string): string | undefined;
  /** In the same time whether they are equal or not. */
  same(one: string, other: string): boolean;
}

/** Who keys belong to; bound to identity. */
export interface Owners {
  /** As they stand now; undefined where they are not of the house any more, or have to put their account in order first. */
  find(userId: string): Promise<Owner | undefined>;
  /** Whether they are not of the house any more, or banned; whoever has to put their account in order first is. */
  haveLeft(userId: string): Promise<boolean>;
  namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
