import type { ApprovalState } from '#kernel/approvals.ts';
import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { type Approval, hindranceOf, standingOf } from '../domain/approval.ts';
import { eyesOf } from './approve.ts';
import type { Approvals, ApprovalsPart, ListedApprovals, People, Rule } from './ports.ts';

interface Reader {
  readonly id: string;
  readonly role: Role;
}

/** A request as it stands now, with the names of the people in it. */
export interface StandingApproval extends Approval {
  readonly standing: ApprovalState;
  readonly names: ReadonlyMap<string, string>;
}

/** Requests as the console reads them: admins all, staff those that they made. */
export class ReadApprovals {
  readonly #approvals: Approvals;
  readonly #people: People;
  readonly #rule: Rule;
  readonly #clock: Clock;

  constructor(approvals: Approvals, people: People, rule: Rule, clock: Clock) {
    this.#approvals = approvals;
    this.#people = people;
    this.#rule = rule;
    this.#clock = clock;
  }

  async page(
    { askedByOthers, ...part }: Omit<ApprovalsPart, 'now' | 'asker'> & { readonly askedByOthers?: boolean | undefined },
    reader: Reader,
  ): Promise<ListedApprovals & { readonly rows: readonly StandingApproval[] }> {
    const own = reader.role === 'admin' ? {} : { askedBy: [reader.id] };
    const asker = askedByOthers === undefined ? undefined : { id: reader.id, is: !askedByOthers };
    const { rows, ...counted } = await this.#approvals.list({ ...part, ...own, asker, now: this.#clock.now() });
    return { rows: await this.#standing(rows), ...counted };
  }

  /** @throws DomainError approval.not_found, also for what is somebody else's */
  async one(
    id: string,
    reader: Reader,
  ): Promise<{ readonly approval: StandingApproval; readonly hindrance: DomainError | null }> {
    const found = await this.#approvals.find(id);
    if (!found || (reader.role !== 'admin' && found.askedBy.id !== reader.id))
      throw new DomainError('approval.not_found');
    return { approval: await this.standing(found), hindrance: await this.#hindranceOf(found, reader.id) };
  }

  /** What would be said to the reader if they approved it now. */
  async #hindranceOf(approval: Approval, reader: string): Promise<DomainError | null> {
    const now = this.#clock.now();
    if (standingOf(approval, now) !== 'waiting') return null;
    const eyes = await eyesOf(this.#people, approval, reader);
    return hindranceOf(approval, reader, eyes, now, this.#rule.settlesAfterHours);
  }

  async standing(approval: Approval): Promise<StandingApproval> {
    const [standing] = await this.#standing([approval]);
    if (!standing) throw new Error(`approval ${approval.id} has no standing`);
    return standing;
  }

  async #standing(approvals: readonly Approval[]): Promise<readonly StandingApproval[]> {
    const ids = approvals.flatMap(({ askedBy, decided, personId }) => [askedBy.id, personId, decided?.by ?? []].flat());
    const names = await this.#people.namesOf([...new Set(ids)]);
    const now = this.#clock.now();
    return approvals.map((approval) => ({ ...approval, standing: standingOf(approval, now), names }));
  }
}
