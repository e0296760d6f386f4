import { DomainError } from '#kernel/refusal.ts';
import { type ApiKey, ended } from '../domain/api-key.ts';
import type { Needs } from './needs.ts';

/**
 * Ends a key that is no longer needed or may have leaked. From now on the key is refused.
 * @throws DomainError integration.key_not_found, integration.key_not_active
 */
export const endKey =
  ({ keys, work }: Needs<'keys' | 'work'>) =>
  (actorId: string, keyId: string, reason: string): Promise<ApiKey> =>
    work.run(async () => {
      const key = await keys.lock(keyId);
      if (!key) throw new DomainError('integration.key_not_found');
      const after = ended(key, actorId, reason, work.now());
      await keys.save(after);
      return after;
    });
export type EndKey = ReturnType<typeof endKey>;
