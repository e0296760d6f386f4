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
 * Steps of the staff that pay an order's boosters, at once or when the order ends: cancelling it, confirming it for its
 * customer, or taking it from its booster with a stated share of the work. Decisions of a dispute that pay boosters count too.
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

/** Within these hours one staff member may move this many times the limit by one command, over all owners of the money. */
export const limitsOverAll = 10;
