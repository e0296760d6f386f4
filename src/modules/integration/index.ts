// The public interface for other modules: API keys and webhooks of integrators' programs.
export { keyPrefix } from './adapters/crypto/random-key-secrets.ts';
export { pauseLetter } from './adapters/mail/pause-letter.tr.ts';
export type { AdmitKey, Admitted } from './application/admit-key.ts';
export { integration } from './integration.tokens.ts';
