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
