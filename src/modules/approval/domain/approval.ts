import { type ApprovalCommand, type ApprovalState, scopeOfCommand } from '#kernel/approvals.ts';
import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { holds, type Role, type Scope } from '#kernel/vocabulary.ts';

/** A command with its parameters, as requested: a plain record that `approval.needs.ts` parses. */
export type Asked = { readonly command: ApprovalCommand; readonly reason?: string | undefined } & Readonly<
  Record<string, unknown>
>;

/** A request for a command that moves money above the limit, and its outcome. */
export interface Approval {
  readonly id: string;
  readonly asked: Asked;
  /** What the command gives the person; negative if it takes money from them. */
  readonly amount: Money;
  readonly personId: string;
  readonly askedBy: { readonly id: string; readonly role: Role };
  readonly state: Exclude<ApprovalState, 'expired'>;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decided: { readonly by: string; readonly at: Date; readonly because: string | null } | null;
  readonly outcomeId: string | null;
}

/** The present state. An open request expires by itself. */
export const standingOf = ({ state, expiresAt }: Approval, now: Date): ApprovalState =>
  state === 'waiting' && expiresAt <= now ? 'expired' : state;

/** What a staff member may do. */
export interface Powers {
  readonly role: Role;
  readonly scopes: readonly Scope[];
}

/** Whether a person with these powers may do the command; the amount is not considered. */
export const mayDo = (powers: Powers, command: ApprovalCommand): boolean => holds(powers, scopeOfCommand[command]);

/** The two people of the four-eyes rule, with their present powers. */
export interface Eyes {
  /** Absent if the person is no longer active staff. */
  readonly asker: Powers | undefined;
  readonly second: Powers | undefined;
  /** When somebody else last gave one of the two an account, credentials or powers; null if this never happened. */
  readonly accessGivenAt: Date | null;
}

/**
 * Why these two people may not approve the command together; null if they may. Access that was given lately prevents an
 * approval, because both accounts may belong to one person: whoever creates an account, sets its password or gives it
 * powers could use the account themselves.
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

/** Four-eyes rule: nobody decides their own request. */
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
