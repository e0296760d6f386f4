// The door of what a second admin approves for other modules.
export type { CountMovement } from './application/count-movement.ts';
export type { Aim } from './application/ports.ts';
export type { Approval, Asked } from './domain/approval.ts';
export { approval } from './approval.tokens.ts';
