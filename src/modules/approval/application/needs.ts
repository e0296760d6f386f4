import type { Clock, Ids, UnitOfWork } from '#kernel/ports.ts';
import type { ApprovalEvent } from '../domain/approval-events.ts';
import type { Approvals, Commands, Movements, People, Rule } from './ports.ts';

/** What the use cases of this module need, by name. */
interface ApprovalNeeds {
  readonly approvals: Approvals;
  readonly commands: Commands;
  readonly people: People;
  readonly rule: Rule;
  readonly work: UnitOfWork<ApprovalEvent>;
  readonly movements: Movements;
  readonly ids: Ids;
  readonly clock: Clock;
}

export type Needs<K extends keyof ApprovalNeeds> = Pick<ApprovalNeeds, K>;
