import type { Approval } from './approval.ts';

/** Approval events that live events are made from (`application/projections.ts`). */
export interface ApprovalEvent {
  readonly kind: 'approval-asked' | 'approval-given' | 'approval-refused' | 'approval-withdrawn';
  readonly approval: Approval;
}
