import { DomainError } from '#kernel/refusal.ts';
import type { DisputeSide } from '#kernel/trouble.ts';
import type { Dispute, DisputeDecision, Proposal, ProposedEnd } from './dispute-facts.ts';

// How customer and booster agree on the end of a dispute, each by a separate act (decision 0083).

export type { Proposal, ProposedEnd } from './dispute-facts.ts';

/** @throws DomainError order.dispute_decided, order.dispute_agreed */
const assertOpen = ({ decision, proposal }: Dispute): void => {
  if (decision) throw new DomainError('order.dispute_decided');
  if (proposal?.agreedAt) throw new DomainError('order.dispute_agreed');
};

/**
 * One side proposes an end of the dispute. The new proposal replaces the old one. A proposal equal to the other side's is an
 * agreement.
 * @throws DomainError order.dispute_decided, order.dispute_agreed
 */
export const proposeEnd = (
  dispute: Dispute,
  said: Pick<Proposal, 'id' | 'by' | 'end'>,
  now: Date,
): Dispute & { readonly proposal: Proposal } => {
  assertOpen(dispute);
  const { proposal } = dispute;
  if (proposal && proposal.by !== said.by && isSameEnd(proposal.end, said.end))
    return { ...dispute, proposal: { ...proposal, agreedAt: now } };
  return { ...dispute, proposal: { ...said, at: now, agreedAt: null } };
};

/**
 * The other side accepts the proposal that they have read.
 * @throws DomainError order.dispute_decided, order.dispute_agreed, order.dispute_proposal_changed, order.dispute_own_proposal
 */
export const agreeOnEnd = (dispute: Dispute, proposalId: string, by: DisputeSide, now: Date): Dispute => {
  assertOpen(dispute);
  const { proposal } = dispute;
  if (proposal?.id !== proposalId) throw new DomainError('order.dispute_proposal_changed');
  if (proposal.by === by) throw new DomainError('order.dispute_own_proposal');
  return { ...dispute, proposal: { ...proposal, agreedAt: now } };
};

/**
 * Withdraws this side's own proposal.
 * @throws DomainError order.dispute_decided, order.dispute_agreed; order.dispute_proposal_changed if there is no proposal or
 * it is the other side's
 */
export const endProposal = (dispute: Dispute, by: DisputeSide): Dispute => {
  assertOpen(dispute);
  if (dispute.proposal?.by !== by) throw new DomainError('order.dispute_proposal_changed');
  return { ...dispute, proposal: null };
};

/** The end that both sides have agreed on; null if there is none, or once the dispute is decided. */
export const agreedEnd = ({ proposal, decision }: Dispute): ProposedEnd | null =>
  decision === null && proposal?.agreedAt ? proposal.end : null;

/** Whether a decision equals what both sides have agreed on, to the kuruş. */
export const isAsAgreed = (
  dispute: Dispute,
  { outcome, refund }: Pick<DisputeDecision, 'outcome' | 'refund'>,
): boolean => {
  const agreed = agreedEnd(dispute);
  if (agreed === null || agreed.outcome !== outcome) return false;
  return agreed.outcome === 'upheld' || (refund !== null && agreed.refund.equals(refund));
};

const isSameEnd = (one: ProposedEnd, other: ProposedEnd): boolean =>
  one.outcome === 'refunded' && other.outcome === 'refunded'
    ? one.refund.equals(other.refund)
    : one.outcome === other.outcome;

/** What each side may do about the end of a dispute now. */
export const allowedAboutEnd = (dispute: Dispute | undefined, side: DisputeSide | undefined) => {
  const { proposal = null } = dispute ?? {};
  const open = dispute !== undefined && dispute.decision === null && side !== undefined;
  const free = open && !proposal?.agreedAt;
  return {
    withdrawDispute: open && side === 'customer',
    proposeEnd: free,
    agreeOnEnd: free && proposal !== null && proposal.by !== side,
    endProposal: free && proposal?.by === side,
  };
};
