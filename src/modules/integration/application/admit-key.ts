import type { Clock, Quota, RateLimits } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type ApiKey, type Owner, scopesNow, stateOf } from '../domain/api-key.ts';
import type { Scope } from '#kernel/vocabulary.ts';
import type { ApiKeys, KeySecrets, Owners } from './ports.ts';

/** A program that got in: it acts for its key's owner, with the key's powers. */
export interface Admitted {
  readonly key: Pick<ApiKey, 'id' | 'name' | 'perMinute'>;
  readonly owner: Owner;
  readonly scopes: readonly Scope[];
  readonly quota: Quota;
}

/** Says on every request of a program whose key it shows: the key must be genuine and alive, its owner of the house still. */
export class AdmitKey {
  readonly #keys: ApiKeys;
  readonly #secrets: KeySecrets;
  readonly #owners: Owners;
  readonly #limits: RateLimits;
  readonly #clock: Clock;

  constructor(keys: ApiKeys, secrets: KeySecrets, owners: Owners, limits: RateLimits, clock: Clock) {
    this.#keys = keys;
    this.#secrets = secrets;
    this.#owners = owners;
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Counts the request, too. @throws DomainError identity.unauthenticated, integration.too_many_requests */
  async run(shown: string): Promise<Admitted> {
    const { key, owner } = await this.#known(shown);
    const quota = await this.#limits.take(`api-key:${key.id}`, { attempts: key.perMinute, windowSeconds: 60 });
    if (quota.retryAfterSeconds > 0)
      throw new DomainError('integration.too_many_requests', {
        retryAfterSeconds: quota.retryAfterSeconds,
        perMinute: key.perMinute,
      });
    await this.#keys.used(key.id, this.#clock.now());
    return { key, owner, scopes: scopesNow(key, owner), quota };
  }

  /**
   * For a connection that stays open: @throws DomainError identity.unauthenticated once the key is not good any more, or may
   * read other things than when it was opened.
   */
  async revalidate(keyId: string, then: readonly Scope[]): Promise<void> {
    const key = await this.#keys.find(keyId);
    const good = key && stateOf(key, this.#clock.now()) === 'active';
    const owner = good ? await this.#owners.find(key.ownerId) : undefined;
    if (!good || !owner || !same(scopesNow(key, owner), then)) throw new DomainError('identity.unauthenticated');
  }

  async #known(shown: string): Promise<{ readonly key: ApiKey; readonly owner: Owner }> {
    const read = this.#secrets.read(shown);
    const key = read && (await this.#keys.find(read.id));
    const good = key && this.#secrets.same(key.secretHash, read.hash) && stateOf(key, this.#clock.now()) === 'active';
    const owner = good ? await this.#owners.find(key.ownerId) : undefined;
    if (!good || !owner) throw new DomainError('identity.unauthenticated');
    return { key, owner };
  }
}

/** A key's scopes stand in one order. */
const same = (one: readonly Scope[], other: readonly Scope[]): boolean => one.join() === other.join();
