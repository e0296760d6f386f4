// The public interface of the approval module.
export type { CountMovement } from './application/count-movement.ts';
export type { Aim } from './application/ports.ts';
export type { Approval, Asked } from './domain/approval.ts';
export { approval } from './approval.tokens.ts';
