/** Commands of the staff that move money by hand. Above the limit a second admin has to approve them. */
export const approvalCommands = [
  'add-funds',
  'penalty-booster',
  'withdraw-booster',
  'pay-booster',
  'refund-top-up',
  'enter-top-up',
  'end-order',
  'decide-dispute',
] as const;
export type ApprovalCommand = (typeof approvalCommands)[number];

/**
 * Staff steps that pay an order's boosters, at once or when the order ends: cancelling the order, confirming it for its
 * customer, or taking it from its booster with a stated share of the work. A dispute decision that pays boosters counts as
 * such a step, too.
 */
export const payingSteps = ['cancelled', 'closed', 'processing'] as const;
export const payingDecisions = ['refund', 'reject'] as const;

/** States of a request for approval. `expired`: nobody decided it in time. */
export const approvalStates = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** The scope that each command needs, whoever approves it. */
export const scopeOfCommand = {
  'add-funds': 'wallets:write',
  'penalty-booster': 'wallets:write',
  'withdraw-booster': 'payouts:write',
  'pay-booster': 'payouts:write',
  'refund-top-up': 'wallets:write',
  'enter-top-up': 'wallets:write',
  'end-order': 'orders:write',
  'decide-dispute': 'orders:write',
} as const satisfies Record<ApprovalCommand, string>;

/** Hours for which money that the staff moved by hand counts towards the limit. */
export const movedWithinHours = 24;

/**
 * How many times the limit one staff member may move by one kind of command within {@link movedWithinHours} hours, summed over
 * all owners of the money.
 */
export const limitsOverAll = 10;
