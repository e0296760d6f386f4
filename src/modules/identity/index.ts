export { displayNamesOf } from './application/display-names.ts';
// Identity's public interface for other modules: the authenticated caller, and the users.
export type { AuthenticatedCaller, Authentication } from './application/authentication.ts';
export type { CreateUser } from './application/create-user.ts';
export { openBeforePasswordChange } from './application/authentication.ts';
export type {
  Balances,
  FactorKeys,
  NewAccounts,
  UnreadCounts,
  Unsettled,
  UserDirectory,
  UserSummary,
} from './application/ports.ts';
export type { SeedDemoUsers } from './application/seed-demo-users.ts';
export { developmentLimits, type IdentityConfig, productionLimits, readAccessKeys } from './config.ts';
export { plain } from './domain/canonical.ts';
export { displayNameOf, fullNameOf } from './domain/user.ts';
export { identity } from './identity.tokens.ts';
