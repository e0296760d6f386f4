// The door of the audit log for other modules.
export type { AppendEvent } from './application/append-event.ts';
export type { BalanceMovement } from './domain/audit-event.ts';
export { audit } from './audit.tokens.ts';
