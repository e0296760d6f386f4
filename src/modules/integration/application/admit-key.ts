import type { Quota } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type ApiKey, type Owner, scopesNow, stateOf } from '../domain/api-key.ts';
import type { Scope } from '#kernel/vocabulary.ts';
import type { Needs } from './needs.ts';

/** An authenticated program. It acts for its key's owner, with the key's powers. */
interface Admitted {
  readonly key: Pick<ApiKey, 'id' | 'name' | 'perMinute'>;
  readonly owner: Owner;
  readonly scopes: readonly Scope[];
  readonly quota: Quota;
}

/**
 * Authenticates each request with a key: the key must be genuine and active, and its owner must still be staff or an
 * admin.
 */
export const admitKey = ({
  keys,
  secrets,
  owners,
  rateLimits,
  clock,
}: Needs<'keys' | 'secrets' | 'owners' | 'rateLimits' | 'clock'>) => {
  const known = async (shown: string): Promise<{ readonly key: ApiKey; readonly owner: Owner }> => {
    const read = secrets.read(shown);
    const key = read && (await keys.find(read.id));
    const good = key && secrets.same(key.secretHash, read.hash) && stateOf(key, clock.now()) === 'active';
    const owner = good ? await owners.find(key.ownerId) : undefined;
    if (!good || !owner) throw new DomainError('identity.unauthenticated');
    return { key, owner };
  };

  return {
    /** Also counts the request. @throws DomainError identity.unauthenticated, integration.too_many_requests */
    run: async (shown: string): Promise<Admitted> => {
      const { key, owner } = await known(shown);
      const quota = await rateLimits.take(`api-key:${key.id}`, { attempts: key.perMinute, windowSeconds: 60 });
      if (quota.retryAfterSeconds > 0)
        throw new DomainError('integration.too_many_requests', {
          retryAfterSeconds: quota.retryAfterSeconds,
          perMinute: key.perMinute,
        });
      await keys.used(key.id, clock.now());
      return { key, owner, scopes: scopesNow(key, owner), quota };
    },
    /**
     * Checks a connection that stays open.
     * @throws DomainError identity.unauthenticated if the key is no longer active, or if its scopes have changed since
     * the connection was opened.
     */
    revalidate: async (keyId: string, then: readonly Scope[]): Promise<void> => {
      const key = await keys.find(keyId);
      const good = key && stateOf(key, clock.now()) === 'active';
      const owner = good ? await owners.find(key.ownerId) : undefined;
      if (!good || !owner || !same(scopesNow(key, owner), then)) throw new DomainError('identity.unauthenticated');
    },
  };
};
export type AdmitKey = ReturnType<typeof admitKey>;

/** Compares the scopes in order, because a key's scopes are always in the same order. */
const same = (one: readonly Scope[], other: readonly Scope[]): boolean => one.join() === other.join();
