/** Commands of the house that move money by hand: above the limit a second admin has to approve them. */
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
 * Steps of staff that give an order's boosters money, at once or when the order ends: cancelling it, confirming it for its
 * customer, taking it from its booster with a stated part of the work done. And decisions of a dispute that pay boosters.
 */
export const payingSteps = ['cancelled', 'closed', 'processing'] as const;
export const payingDecisions = ['refund', 'reject'] as const;

/** Where a request for approval stands; one that nobody decided in time is `expired`. */
export const approvalStates = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** The scope that a command takes, whoever approves it. */
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

/** Hours for which what the house moved by hand counts towards the limit. */
export const movedWithinHours = 24;

/** How many times the limit one person of the house moves in that time by one command, whoever's money it is. */
export const limitsOverAll = 10;
