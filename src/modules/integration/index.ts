// The public interface for other modules: API keys and webhooks of integrators' programs.
export { keyPrefix } from './adapters/crypto/random-key-secrets.ts';
export type { AdmitKey } from './application/admit-key.ts';
export { integration } from './integration.tokens.ts';
