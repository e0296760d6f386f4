import type { Names } from '#kernel/ports.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { Authentication } from './application/authentication.ts';
import type { EmailHistory } from './application/email-change-ports.ts';
import type { CreateUser } from './application/create-user.ts';
import type { FindPeople } from './application/find-people.ts';
import type { NamePeople } from './application/name-people.ts';
import type {
  Balances,
  FactorKeys,
  LiveSessions,
  NewAccounts,
  UnreadCounts,
  Unsettled,
  UserDirectory,
} from './application/ports.ts';
import type { MakeAdmin } from './application/make-admin.ts';
import type { MailAddresses } from './application/mail-addresses.ts';
import type { SeedDemoUsers } from './application/seed-demo-users.ts';
import type { TurnNotice } from './application/turn-notice.ts';
import type { IdentityConfig } from './config.ts';

export const identity = {
  /** Read from the environment. */
  config: token<IdentityConfig>('identity.config'),
  /** Implemented by the wallet's books. */
  balances: token<Balances>('identity.balances'),
  /** Implemented by notifications, conversations and tickets. */
  unreadCounts: token<UnreadCounts>('identity.unreadCounts'),
  /** Implemented by the modules that create something for a new account. */
  newAccounts: token<NewAccounts>('identity.newAccounts'),
  /** Used by the operator's command `npm run admin`. */
  makeAdmin: token<MakeAdmin>('identity.makeAdmin'),
  /** Unsettled matters, which keep an account from being deleted. Implemented by orders, payments and the wallet. */
  unsettled: token<Unsettled>('identity.unsettled'),
  /** Implemented by the vault. */
  factorKeys: token<FactorKeys>('identity.factorKeys'),
  /** Implemented by the audit log. */
  emailHistory: token<EmailHistory>('identity.emailHistory'),
  /** All other modules that hold personal data. */
  personalData: token<readonly PersonalData[]>('identity.personalData'),

  authentication: token<Authentication>('identity.authentication'),
  mailAddresses: token<MailAddresses>('identity.mailAddresses'),
  livingSessions: token<LiveSessions>('identity.livingSessions'),
  directory: token<UserDirectory>('identity.directory'),
  names: token<Names>('identity.names'),
  findPeople: token<FindPeople>('identity.findPeople'),
  namePeople: token<NamePeople>('identity.namePeople'),
  createUser: token<CreateUser>('identity.createUser'),
  turnNotice: token<TurnNotice>('identity.turnNotice'),
  seedDemoUsers: token<SeedDemoUsers>('identity.seedDemoUsers'),
};
