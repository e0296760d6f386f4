import type { UnitOfWork } from '#kernel/ports.ts';
import type { Needs } from './needs.ts';

const batch = 100;

/**
 * Wraps all older data keys with the newest key of the ring. The secrets themselves are not decrypted. Returns how many
 * data keys were wrapped.
 */
export const rewrapSecrets = ({ secrets, safe, work }: Needs<'secrets' | 'safe'> & { readonly work: UnitOfWork }) => {
  const rewrapSome = async (): Promise<number> => {
    const old = await secrets.lockWrappedBefore(safe.newestKey, batch);
    for (const { name, sealed } of old) await secrets.put(name, safe.rewrap(sealed, name));
    return old.length;
  };

  return async (): Promise<number> => {
    let total = 0;
    for (;;) {
      const count = await work.run(() => rewrapSome());
      if (count === 0) return total;
      total += count;
    }
  };
};
export type RewrapSecrets = ReturnType<typeof rewrapSecrets>;
