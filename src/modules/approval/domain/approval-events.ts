import type { Approval } from './approval.ts';

/** What happens in this module that others are told of (`application/projections.ts`). */
export interface ApprovalEvent {
  readonly kind: 'approval-asked' | 'approval-given' | 'approval-refused' | 'approval-withdrawn';
  readonly approval: Approval;
}
