import { DomainError } from '#kernel/refusal.ts';
import type { Scope } from '#kernel/vocabulary.ts';
import { type ApiKey, assertHeld, inOrder, replacedBy } from '../domain/api-key.ts';
import type { Needs } from './needs.ts';

interface NewKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly perMinute: number;
  /** Null if the key does not expire. */
  readonly expiresInDays: number | null;
}
/** A key with its secret, which is not stored in plain text. */
export interface Issued {
  readonly key: ApiKey;
  readonly shown: string;
}

const day = 24 * 3600_000;

/** Creates a key for a program, or replaces its secret. */
export const issueKey = ({ keys, secrets, owners, work }: Needs<'keys' | 'secrets' | 'owners' | 'work'>) => {
  const ownerOf = async (userId: string) => {
    const owner = await owners.find(userId);
    if (!owner) throw new DomainError('identity.forbidden');
    return owner;
  };

  return {
    /** @throws DomainError identity.scope_not_held */
    run: (ownerId: string, { name, scopes, perMinute, expiresInDays }: NewKey): Promise<Issued> =>
      work.run(async () => {
        const owner = await ownerOf(ownerId);
        assertHeld(owner, scopes);
        const [id, at] = [work.newId(), work.now()];
        const { shown, hash } = secrets.issue(id);
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
        await keys.add(key);
        return { key, shown };
      }),
    /**
     * Allowed only for the key's owner, because whoever sees the new secret has the key's powers.
     * @throws DomainError integration.key_not_found, integration.key_not_yours, integration.key_not_active,
     * identity.scope_not_held
     */
    rotate: (actorId: string, keyId: string, overlapHours: number): Promise<Issued> =>
      work.run(async () => {
        const key = await keys.lock(keyId);
        if (!key) throw new DomainError('integration.key_not_found');
        if (key.ownerId !== actorId) throw new DomainError('integration.key_not_yours');
        assertHeld(await ownerOf(actorId), key.scopes);
        const id = work.newId();
        const { shown, hash } = secrets.issue(id);
        const { old, fresh } = replacedBy(key, { id, secretHash: hash, createdAt: work.now() }, overlapHours);
        await keys.add(fresh);
        await keys.save(old);
        return { key: fresh, shown };
      }),
  };
};
export type IssueKey = ReturnType<typeof issueKey>;
