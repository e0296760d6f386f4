import type { Listed } from '#kernel/lists.ts';
import type { ApprovalState } from '#kernel/approvals.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { type Approval, hindranceOf, standingOf } from '../domain/approval.ts';
import { eyesOf } from './approve.ts';
import type { ApprovalsPart } from './ports.ts';
import type { Needs } from './needs.ts';

interface Reader {
  readonly id: string;
  readonly role: Role;
}

/** A request with its present state and the names of its people. */
export interface StandingApproval extends Approval {
  readonly standing: ApprovalState;
  readonly names: ReadonlyMap<string, string>;
}

/** Requests for the console. Admins see all requests, other staff only their own. */
export const readApprovals = ({ approvals, people, rule, clock }: Needs<'approvals' | 'people' | 'rule' | 'clock'>) => {
  /**
   * Why the reader may not approve now ({@link hindranceOf}); null if they may, and for requests that are not waiting.
   * Whether the command itself would be refused is not checked.
   */
  const hindrance = async (approval: Approval, reader: string): Promise<DomainError | null> => {
    const now = clock.now();
    if (standingOf(approval, now) !== 'waiting') return null;
    const eyes = await eyesOf(people, approval, reader);
    return hindranceOf(approval, reader, eyes, now, rule.settlesAfterHours);
  };

  const standingsOf = async (asked: readonly Approval[]): Promise<readonly StandingApproval[]> => {
    const ids = asked.flatMap(({ askedBy, decided, personId }) => [askedBy.id, personId, decided?.by ?? []].flat());
    const names = await people.namesOf([...new Set(ids)]);
    const now = clock.now();
    return asked.map((approval) => ({ ...approval, standing: standingOf(approval, now), names }));
  };

  const standing = async (approval: Approval): Promise<StandingApproval> => {
    const [found] = await standingsOf([approval]);
    if (!found) throw new Error(`approval ${approval.id} has no view`);
    return found;
  };

  return {
    page: async (
      {
        askedByOthers,
        ...part
      }: Omit<ApprovalsPart, 'now' | 'asker'> & { readonly askedByOthers?: boolean | undefined },
      reader: Reader,
    ): Promise<Listed<StandingApproval>> => {
      const own = reader.role === 'admin' ? {} : { askedBy: [reader.id] };
      const asker = askedByOthers === undefined ? undefined : { id: reader.id, is: !askedByOthers };
      const { rows, ...counted } = await approvals.list({ ...part, ...own, asker, now: clock.now() });
      return { rows: await standingsOf(rows), ...counted };
    },
    /** @throws DomainError approval.not_found, also if the reader is not an admin and did not make the request */
    one: async (
      id: string,
      reader: Reader,
    ): Promise<{ readonly approval: StandingApproval; readonly hindrance: DomainError | null }> => {
      const found = await approvals.find(id);
      if (!found || (reader.role !== 'admin' && found.askedBy.id !== reader.id))
        throw new DomainError('approval.not_found');
      return { approval: await standing(found), hindrance: await hindrance(found, reader.id) };
    },
    standing,
  };
};
export type ReadApprovals = ReturnType<typeof readApprovals>;
