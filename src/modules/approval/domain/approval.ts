import { type ApprovalCommand, type ApprovalState, scopeOfCommand } from '#kernel/approvals.ts';
import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';

/** A command with all that it takes, as it was asked for: a plain record, which its module understands. */
export type Asked = { readonly command: ApprovalCommand; readonly reason?: string | undefined } & Readonly<
  Record<string, unknown>
>;

/** A command that moves money above the limit, and what became of it. */
export interface Approval {
  readonly id: string;
  readonly asked: Asked;
  /** As the person's balance sees it. */
  readonly amount: Money;
  readonly personId: string;
  readonly askedBy: { readonly id: string; readonly role: Role };
  readonly state: Exclude<ApprovalState, 'expired'>;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decided: { readonly by: string; readonly at: Date; readonly because: string | null } | null;
  readonly outcomeId: string | null;
}

/** One that nobody has decided in time is void without anybody's doing. */
export const standingOf = ({ state, expiresAt }: Approval, now: Date): ApprovalState =>
  state === 'waiting' && expiresAt <= now ? 'expired' : state;

/** What somebody of the house may do. */
export interface Powers {
  readonly role: Role;
  readonly scopes: readonly Scope[];
}

/** Whether somebody may do it, but for its amount. */
export const mayDo = ({ role, scopes }: Powers, command: ApprovalCommand): boolean =>
  role === 'admin' || (role === 'staff' && scopes.includes(scopeOfCommand[command]));

/** The two who decide together, as they stand now. */
export interface Eyes {
  /** Absent: has left the house. */
  readonly asker: Powers | undefined;
  readonly second: Powers | undefined;
  /** When either was last given by another what they get in or decide with. */
  readonly accessGivenAt: Date | null;
}

/**
 * Why these two may not do it together; null: they may. Two accounts are two people only where neither was handed out lately:
 * who makes an account, sets its password or gives it its powers could use it in the other's place.
 */
export const hindranceOf = (
  { asked, askedBy }: Approval,
  by: string,
  { asker, second, accessGivenAt }: Eyes,
  now: Date,
  settlesAfterHours: number,
): DomainError | null => {
  if (askedBy.id === by) return new DomainError('approval.own');
  if (second?.role !== 'admin') return new DomainError('identity.forbidden');
  if (!asker) return new DomainError('approval.asker_left');
  if (!mayDo(asker, asked.command)) return new DomainError('approval.asker_may_not');
  const settledAt = (accessGivenAt?.getTime() ?? -Infinity) + settlesAfterHours * 3600_000;
  return now.getTime() < settledAt ? new DomainError('approval.access_unsettled', { hours: settlesAfterHours }) : null;
};

interface Decision {
  readonly by: string;
  readonly at: Date;
  readonly because?: string | undefined;
}

/** @throws DomainError approval.own, approval.decided, approval.expired */
export const approved = (approval: Approval, decision: Decision): Approval =>
  decide(byAnother(approval, decision), 'approved', decision);

/** @throws DomainError approval.own, approval.decided, approval.expired */
export const refused = (approval: Approval, decision: Decision): Approval =>
  decide(byAnother(approval, decision), 'refused', decision);

/** @throws DomainError approval.not_yours, approval.decided, approval.expired */
export const withdrawn = (approval: Approval, decision: Decision): Approval => {
  if (approval.askedBy.id !== decision.by) throw new DomainError('approval.not_yours');
  return decide(approval, 'withdrawn', decision);
};

/** Four eyes: nobody decides what they asked for themselves, whoever they are. */
const byAnother = (approval: Approval, { by }: Decision): Approval => {
  if (approval.askedBy.id === by) throw new DomainError('approval.own');
  return approval;
};

const decide = (approval: Approval, state: Approval['state'], { by, at, because }: Decision): Approval => {
  const standing = standingOf(approval, at);
  if (standing === 'expired') throw new DomainError('approval.expired');
  if (standing !== 'waiting') throw new DomainError('approval.decided');
  return { ...approval, state, decided: { by, at, because: because ?? null } };
};
