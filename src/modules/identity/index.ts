export { displayNamesOf } from './application/display-names.ts';
// The public interface of the identity module.
export type { CreateUser } from './application/create-user.ts';
export type { UserDirectory, UserSummary } from './application/ports.ts';
export { developmentLimits, productionLimits, readAccessKeys } from './config.ts';
export { plain } from './domain/canonical.ts';
export { fullNameOf } from './domain/user.ts';
export { identity } from './identity.tokens.ts';
