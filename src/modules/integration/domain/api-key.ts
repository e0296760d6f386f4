import { DomainError } from '#kernel/refusal.ts';
import { type ApiKeyState, scopes as allScopes, type Scope } from '#kernel/vocabulary.ts';

/**
 * A program authenticates with an API key, as a person does with a session. A key has only scopes that it was given and that its owner holds
 * (domain.md §6).
 */
export interface ApiKey {
  readonly id: string;
  /** The purpose of the key, in its owner's words. */
  readonly name: string;
  readonly ownerId: string;
  readonly scopes: readonly Scope[];
  /** The most requests per minute. */
  readonly perMinute: number;
  readonly secretHash: string;
  readonly createdAt: Date;
  /** Null if the key is valid until somebody ends it. */
  readonly expiresAt: Date | null;
  readonly ended: { readonly at: Date; readonly by: string; readonly because: string } | null;
  /** The key that has replaced this one. */
  readonly successorId: string | null;
}

/** The present state of a key's owner. */
export interface Owner {
  readonly id: string;
  readonly displayName: string;
  /** The scopes that the owner holds. */
  readonly scopes: readonly Scope[];
}

export const stateOf = ({ ended, expiresAt }: Pick<ApiKey, 'ended' | 'expiresAt'>, now: Date): ApiKeyState => {
  if (ended) return 'ended';
  return expiresAt && expiresAt <= now ? 'expired' : 'active';
};

/** Those scopes of a key that the key's owner also still has. */
export const scopesNow = (key: Pick<ApiKey, 'scopes'>, owner: Owner): readonly Scope[] =>
  key.scopes.filter((scope) => owner.scopes.includes(scope));

/** An owner may give a key only scopes that the owner holds. @throws DomainError identity.scope_not_held */
export const assertHeld = (owner: Owner, scopes: readonly Scope[]): void => {
  const missing = scopes.find((scope) => !owner.scopes.includes(scope));
  if (missing !== undefined) throw new DomainError('identity.scope_not_held', { scope: missing });
};

const hour = 3600_000;

/**
 * Replaces the secret under the same name and powers. The old key stays valid for the overlap, so that the program
 * needs no downtime.
 */
export const replacedBy = (
  key: ApiKey,
  successor: Pick<ApiKey, 'id' | 'secretHash' | 'createdAt'>,
  overlapHours: number,
): { readonly old: ApiKey; readonly fresh: ApiKey } => {
  assertActive(key, successor.createdAt);
  const until = new Date(successor.createdAt.getTime() + overlapHours * hour);
  const lifetime = key.expiresAt && key.expiresAt.getTime() - key.createdAt.getTime();
  return {
    old: {
      ...key,
      expiresAt: key.expiresAt && key.expiresAt < until ? key.expiresAt : until,
      successorId: successor.id,
    },
    // the new key has the same lifetime as the old one
    fresh: {
      ...key,
      ...successor,
      expiresAt: lifetime === null ? null : new Date(successor.createdAt.getTime() + lifetime),
    },
  };
};

export const ended = (key: ApiKey, by: string, because: string, at: Date): ApiKey => {
  if (key.ended) throw new DomainError('integration.key_not_active');
  return { ...key, ended: { at, by, because } };
};

/** @throws DomainError integration.key_not_active */
const assertActive = (key: ApiKey, now: Date): void => {
  if (stateOf(key, now) !== 'active' || key.successorId !== null) throw new DomainError('integration.key_not_active');
};

/** The scopes in the order of the platform's list of scopes, without repeats. */
export const inOrder = (scopes: readonly Scope[]): readonly Scope[] =>
  allScopes.filter((scope) => scopes.includes(scope));
