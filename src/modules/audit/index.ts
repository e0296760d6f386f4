// The public interface of the audit module.
export type { AppendEvent } from './application/append-event.ts';
export { audit } from './audit.tokens.ts';
