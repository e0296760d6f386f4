import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Scope } from '#kernel/vocabulary.ts';
import { type ApiKey, assertHeld, inOrder, replacedBy } from '../domain/api-key.ts';
import type { ApiKeys, KeySecrets, Owners } from './ports.ts';

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly perMinute: number;
  /** Null: without an end. */
  readonly expiresInDays: number | null;
}
/** A key with what it shows, which nothing keeps. */
export interface Issued {
  readonly key: ApiKey;
  readonly shown: string;
}

const day = 24 * 3600_000;

/** Somebody of the house makes a key for a program, or gives one a fresh secret. */
export class IssueKey {
  readonly #keys: ApiKeys;
  readonly #secrets: KeySecrets;
  readonly #owners: Owners;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(keys: ApiKeys, secrets: KeySecrets, owners: Owners, transactions: Transactions, ids: Ids, clock: Clock) {
    this.#keys = keys;
    this.#secrets = secrets;
    this.#owners = owners;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @throws DomainError identity.scope_not_held */
  run(ownerId: string, { name, scopes, perMinute, expiresInDays }: NewKey): Promise<Issued> {
    return this.#transactions.run(async () => {
      const owner = await this.#ownerOf(ownerId);
      assertHeld(owner, scopes);
      const [id, at] = [this.#ids.next(), this.#clock.now()];
      const { shown, hash } = this.#secrets.issue(id);
      const key: ApiKey = {
        id,
        name,
        ownerId,
        scopes: inOrder(scopes),
        perMinute,
        secretHash: hash,
        createdAt: at,
        expiresAt: expiresInDays === null ? null : new Date(at.getTime() + expiresInDays * day),
        ended: null,
        successorId: null,
      };
      await this.#keys.add(key);
      return { key, shown };
    });
  }

  /**
   * Its owner's alone: who sees the fresh secret has the key's powers.
   * @throws DomainError integration.key_not_found, integration.key_not_yours, integration.key_not_active, identity.scope_not_held
   */
  rotate(actorId: string, keyId: string, overlapHours: number): Promise<Issued> {
    return this.#transactions.run(async () => {
      const key = await this.#keys.locked(keyId);
      if (!key) throw new DomainError('integration.key_not_found');
      if (key.ownerId !== actorId) throw new DomainError('integration.key_not_yours');
      assertHeld(await this.#ownerOf(actorId), key.scopes);
      const id = this.#ids.next();
      const { shown, hash } = this.#secrets.issue(id);
      const { old, fresh } = replacedBy(key, { id, secretHash: hash, createdAt: this.#clock.now() }, overlapHours);
      await this.#keys.add(fresh);
      await this.#keys.save(old);
      return { key: fresh, shown };
    });
  }

  async #ownerOf(userId: string) {
    const owner = await this.#owners.find(userId);
    if (!owner) throw new DomainError('identity.forbidden');
    return owner;
  }
}
