import type { AdminApproval } from '#contract/approval/schemas.ts';
import { payingSteps, payingDecisions } from '#kernel/approvals.ts';
import { handProviders } from '#kernel/vocabulary.ts';
import type { StandingApproval } from '../../application/read-approvals.ts';

export const approvalView = ({ standing, names, ...approval }: StandingApproval): AdminApproval => {
  const { id, asked, amount, personId, askedBy, decided } = approval;
  const said = (name: string) => (typeof asked[name] === 'string' ? asked[name] : null);
  const nameOf = (userId: string) => names.get(userId) ?? null;
  return {
    id,
    command: asked.command,
    state: standing,
    amount: { amount: amount.amount, currency: amount.currency },
    userId: personId,
    userName: nameOf(personId),
    payoutId: said('payoutId'),
    topUpId: said('topUpId'),
    iban: said('iban'),
    provider: handProviders.find((one) => one === asked['provider']) ?? null,
    reference: said('reference'),
    arrivedOn: said('arrivedOn'),
    sender: said('sender'),
    orderId: said('orderId'),
    claimsRest: asked['claimsRest'] === true,
    orderState: payingSteps.find((one) => one === asked['state']) ?? null,
    earnedPercent: numberSaid(asked['earnedPercent']),
    donePercent: numberSaid(asked['donePercent']),
    disputeDecision: payingDecisions.find((one) => one === asked['decision']) ?? null,
    refund: moneySaidIn(asked['refund']),
    reason: asked.reason ?? null,
    askedById: askedBy.id,
    askedByName: nameOf(askedBy.id),
    createdAt: approval.createdAt.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    decidedById: decided?.by ?? null,
    decidedByName: decided ? nameOf(decided.by) : null,
    decidedAt: decided?.at.toISOString() ?? null,
    decision: decided?.because ?? null,
    outcomeId: approval.outcomeId,
  };
};

const numberSaid = (said: unknown): number | null => (typeof said === 'number' ? said : null);

const moneySaidIn = (said: unknown): AdminApproval['refund'] =>
  typeof said === 'object' && said !== null && 'amount' in said && typeof said.amount === 'number'
    ? { amount: said.amount, currency: 'TRY' }
    : null;
