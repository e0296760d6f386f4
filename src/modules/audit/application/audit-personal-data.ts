import type { Person, PersonalData, PersonalRecords } from '#kernel/personal-data.ts';
import type { Clock } from '#kernel/ports.ts';
import { holderOf } from '../domain/audit-event.ts';
import { type Erased, erasing } from '../domain/chain.ts';
import type { AppendEvent } from './append-event.ts';
import type { AuditLog } from './ports.ts';
import { detailsOf } from './read-events.ts';

/**
 * What the house did to somebody is in their export. When they leave, that it was done stays, with who did it and when;
 * what was said of them goes, and the chain says so.
 */
export class AuditPersonalData implements PersonalData {
  readonly #log: AuditLog;
  readonly #appendEvent: AppendEvent;
  readonly #clock: Clock;

  constructor(log: AuditLog, appendEvent: AppendEvent, clock: Clock) {
    this.#log = log;
    this.#appendEvent = appendEvent;
    this.#clock = clock;
  }

  async recordsOf({ id }: Person): Promise<PersonalRecords> {
    const links = await this.#log.naming(id);
    const about = links.filter(({ recordId }) => recordId === id);
    return {
      audit: about.map(({ at, action, details }) => {
        const { reason, said, changes, moved } =
          details === null ? { reason: null, said: null, changes: [], moved: [] } : detailsOf(details);
        const movements = (moved ?? []).filter((movement) => holderOf(movement) === id);
        return { at: at.toISOString(), action, reason, said, changes, movements };
      }),
    };
  }

  async erase({ id }: Person): Promise<void> {
    const erased = await this.#log.eraseNaming(id);
    if (erased.length === 0) return;
    const proof: Erased = { erased };
    await this.#appendEvent.append({
      at: this.#clock.now(),
      actor: { id, role: 'system' },
      action: erasing,
      resource: 'users',
      recordId: id,
      details: { reason: null, said: null, changes: [], address: null, requestId: null, ...proof },
    });
  }
}
