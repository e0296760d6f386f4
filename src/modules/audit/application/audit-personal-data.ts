import type { Person, PersonalRecords } from '#kernel/personal-data.ts';
import { holderOf } from '../domain/audit-event.ts';
import { type Erased, erasing } from '../domain/chain.ts';
import type { AppendEvent } from './append-event.ts';
import { detailsOf } from './read-events.ts';
import type { Needs } from './needs.ts';

/**
 * Staff actions about a person are part of their export. When the account is deleted, the details of the entries are
 * erased; actor, action, record and time stay. A new entry of the chain records the erasure.
 */
export const auditPersonalData = ({
  log,
  appendEvent,
  clock,
}: Needs<'log' | 'clock'> & { readonly appendEvent: AppendEvent }) => ({
  recordsOf: async ({ id }: Person): Promise<PersonalRecords> => {
    const links = await log.naming(id);
    const about = links.filter(({ recordId }) => recordId === id);
    return {
      audit: about.map(({ at, action, details }) => {
        const { reason, said, changes, moved } =
          details === null ? { reason: null, said: null, changes: [], moved: [] } : detailsOf(details);
        const movements = (moved ?? []).filter((movement) => holderOf(movement) === id);
        return { at: at.toISOString(), action, reason, said, changes, movements };
      }),
    };
  },
  erase: async ({ id }: Person): Promise<void> => {
    const erased = await log.eraseNaming(id);
    if (erased.length === 0) return;
    const proof: Erased = { erased };
    await appendEvent.append({
      at: clock.now(),
      actor: { id, role: 'system' },
      action: erasing,
      resource: 'users',
      recordId: id,
      details: { reason: null, said: null, changes: [], address: null, requestId: null, ...proof },
    });
  },
});
