import { type Happening, idsIn } from '../domain/audit-event.ts';
import { hashOf, type Link } from '../domain/chain.ts';
import type { Needs } from './needs.ts';

/** Appends a staff action to the hash chain, in the transaction of the action: both commit, or neither. */
export const appendEvent = ({ log, seals, movements, work }: Needs<'log' | 'seals' | 'movements' | 'work'>) => ({
  /** Call it as the last step, because it locks the chain's head until the transaction ends. */
  append: async ({
    at,
    actor,
    action,
    resource,
    recordId,
    details: given,
    concerns = [],
  }: Happening): Promise<void> => {
    const moved = await movements.ofRunningCommand();
    const said = moved ? { ...given, moved } : given;
    const details = JSON.stringify({ salt: seals.salt(), ...said });
    await work.run(async () => {
      const head = await log.lockHead();
      const link: Omit<Link, 'hash'> = {
        seq: head.seq + 1,
        id: work.newId(),
        at,
        actorId: actor.id,
        actorRole: actor.role,
        action,
        resource,
        recordId,
        details,
        detailsDigest: seals.digest(details),
        previousHash: head.hash,
      };
      const hash = hashOf(link, (text) => seals.digest(text));
      await log.append({ ...link, hash }, idsIn(recordId, said, concerns));
    });
  },
});
export type AppendEvent = ReturnType<typeof appendEvent>;
