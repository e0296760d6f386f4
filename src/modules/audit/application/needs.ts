import type { Names, Clock, UnitOfWork } from '#kernel/ports.ts';
import type { AuditLog, Movements, Seals } from './ports.ts';

/** What the use cases of this module need, by name. */
interface AuditNeeds {
  readonly log: AuditLog;
  readonly seals: Seals;
  readonly movements: Movements;
  readonly work: UnitOfWork;
  readonly actors: Names;
  readonly mayMoveMoney: (action: string) => boolean;
  readonly clock: Clock;
}

export type Needs<K extends keyof AuditNeeds> = Pick<AuditNeeds, K>;
