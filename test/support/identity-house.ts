import { v7 } from 'uuid';
import { Money } from '#kernel/money.ts';
import type { Role } from '#kernel/vocabulary.ts';
import type { Person, PersonalData } from '#kernel/personal-data.ts';
import { ChainedRefreshTokens } from '#modules/identity/adapters/crypto/chained-refresh-tokens.ts';
import { SignedVerificationTokens } from '#modules/identity/adapters/crypto/verification-tokens.ts';
import { TotpCodes } from '#modules/identity/adapters/crypto/totp-codes.ts';
import { JwtAccessTokens } from '#modules/identity/adapters/crypto/jwt-access-tokens.ts';
import { AttemptLimits, type IdentityLimits } from '#modules/identity/application/attempt-limits.ts';
import { Authenticate } from '#modules/identity/application/authenticate.ts';
import { Authentication } from '#modules/identity/application/authentication.ts';
import { BanUser } from '#modules/identity/application/ban-user.ts';
import { ChangeOwnPassword } from '#modules/identity/application/change-own-password.ts';
import { ChangeEmail } from '#modules/identity/application/change-email.ts';
import { ChangePhone } from '#modules/identity/application/change-phone.ts';
import { ChangeProfile } from '#modules/identity/application/change-profile.ts';
import { CreateUser } from '#modules/identity/application/create-user.ts';
import { AnonymiseAccount } from '#modules/identity/application/anonymise-account.ts';
import { RemoveUser } from '#modules/identity/application/remove-user.ts';
import { DeleteOwnAccount } from '#modules/identity/application/delete-own-account.ts';
import { EraseLatecomers } from '#modules/identity/application/erase-latecomers.ts';
import { EndSession } from '#modules/identity/application/end-session.ts';
import { ExportOwnData } from '#modules/identity/application/export-own-data.ts';
import { OpenAccount } from '#modules/identity/application/open-account.ts';
import { OpenSession } from '#modules/identity/application/open-session.ts';
import { RefreshSession } from '#modules/identity/application/refresh-session.ts';
import { Register } from '#modules/identity/application/register.ts';
import { ReplacePassword } from '#modules/identity/application/replace-password.ts';
import { RequestPasswordReset } from '#modules/identity/application/request-password-reset.ts';
import { ResetPassword } from '#modules/identity/application/reset-password.ts';
import { RevokeAccess } from '#modules/identity/application/revoke-access.ts';
import { SeedDemoUsers } from '#modules/identity/application/seed-demo-users.ts';
import { SecondFactorProof } from '#modules/identity/application/second-factor-proof.ts';
import { SendLinkTo } from '#modules/identity/application/send-link-to.ts';
import { SendPasswordLink } from '#modules/identity/application/send-password-link.ts';
import { SendVerification } from '#modules/identity/application/send-verification.ts';
import { SetOneTimePassword } from '#modules/identity/application/set-one-time-password.ts';
import { SetUpSecondFactor } from '#modules/identity/application/set-up-second-factor.ts';
import { SignOut } from '#modules/identity/application/sign-out.ts';
import { UnbanUser } from '#modules/identity/application/unban-user.ts';
import { VerifyEmail } from '#modules/identity/application/verify-email.ts';
import { productionLimits } from '#modules/identity/config.ts';
import {
  InMemoryPasswordLinks,
  InMemoryRateLimits,
  InMemorySessions,
  InMemoryUsers,
  PlainPasswords,
  RecordingJobs,
  RecordingMails,
} from '#test/support/fakes/in-memory-identity.ts';
import { InMemoryEmailChanges } from '#test/support/fakes/in-memory-email-changes.ts';
import { InMemoryFactorKeys, InMemorySecondFactors } from '#test/support/fakes/in-memory-second-factor.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';

/** Identity's use cases put together on fakes. */
export const house = (limits: IdentityLimits = productionLimits, secondFactorRequired: readonly Role[] = []) => {
  const clock = new FixedClock();
  const ids = { next: () => v7() };
  const users = new InMemoryUsers();
  const factors = new InMemorySecondFactors();
  const factorKeys = new InMemoryFactorKeys();
  const sessions = new InMemorySessions(users, clock, factors, secondFactorRequired);
  const links = new InMemoryPasswordLinks();
  const emailChanges = new InMemoryEmailChanges();
  const passwords = new PlainPasswords();
  const mails = new RecordingMails();
  const jobs = new RecordingJobs();
  const transactions = new NoTransactions();
  const opened: string[] = [];
  const accessTokens = new JwtAccessTokens({ accessKeys: [{ kid: '1', secret: 'k'.repeat(32) }] });
  const refreshTokens = new ChainedRefreshTokens({ tokenSecret: 's'.repeat(32) });
  const attempts = new AttemptLimits(new InMemoryRateLimits(clock), { limits });
  const openSession = new OpenSession(sessions, accessTokens, refreshTokens, ids, clock);
  const accounts = { created: async ({ id }: { readonly id: string }) => void opened.push(id) };
  const openAccount = new OpenAccount(users, passwords, accounts, ids, clock);
  const revokeAccess = new RevokeAccess(sessions, links, clock);
  const verificationTokens = new SignedVerificationTokens({ tokenSecret: 's'.repeat(32) });
  const unsettled = { orders: 0, payments: 0, balance: Money.zero };
  const erased: Person[] = [];
  const elsewhere: PersonalData = {
    recordsOf: async ({ id }) => ({ orders: [{ customerId: id }] }),
    erase: async (who) => void erased.push(who),
  };
  const replacePassword = new ReplacePassword(users, revokeAccess, mails, ids, clock);
  const codes = new TotpCodes();
  const proof = new SecondFactorProof(factors, factorKeys, codes, attempts, clock, transactions);
  const secondFactor = new SetUpSecondFactor(
    users,
    factors,
    factorKeys,
    codes,
    proof,
    passwords,
    attempts,
    revokeAccess,
    mails,
    ids,
    clock,
    transactions,
    { secondFactorRequired },
  );
  const anonymise = new AnonymiseAccount(
    users,
    sessions,
    revokeAccess,
    secondFactor,
    emailChanges,
    [elsewhere],
    jobs,
    clock,
  );
  const emailHistory: object[] = [];
  return {
    clock,
    emailChanges,
    emailHistory,
    users,
    sessions,
    passwords,
    mails,
    jobs,
    opened,
    unsettled,
    erased,
    register: new Register(openAccount, openSession, attempts, jobs, transactions, ids, clock),
    endSession: new EndSession(sessions, clock),
    exportOwnData: new ExportOwnData(users, sessions, emailChanges, [elsewhere], attempts, clock),
    deleteAccount: new DeleteOwnAccount(
      users,
      passwords,
      { hold: async () => unsettled },
      anonymise,
      attempts,
      transactions,
    ),
    removeUser: new RemoveUser(users, { hold: async () => unsettled }, anonymise, transactions),
    eraseLatecomers: new EraseLatecomers(users, [elsewhere], transactions),
    verificationTokens,
    sendVerification: new SendVerification(users, verificationTokens, mails, clock, {
      publicUrl: 'https://basamak.test',
    }),
    verifyEmail: new VerifyEmail(users, verificationTokens, attempts, jobs, transactions, ids, clock),
    factors,
    factorKeys,
    codes,
    secondFactor,
    authenticate: new Authenticate(users, passwords, proof, openSession, attempts),
    authentication: new Authentication(accessTokens, sessions.live, clock),
    refresh: new RefreshSession(sessions, accessTokens, refreshTokens, clock),
    signOut: new SignOut(sessions, clock),
    changeProfile: new ChangeProfile(users, transactions),
    changeEmail: new ChangeEmail(
      users,
      emailChanges,
      { changed: async ({ user, ...change }) => void emailHistory.push({ userId: user.id, ...change }) },
      revokeAccess,
      attempts,
      mails,
      jobs,
      transactions,
      ids,
      clock,
      { publicUrl: 'https://basamak.test' },
    ),
    changePhone: new ChangePhone(users, mails, ids, transactions),
    replacePassword,
    changePassword: new ChangeOwnPassword(users, passwords, replacePassword, attempts, transactions),
    requestReset: new RequestPasswordReset(attempts, jobs, ids, clock),
    sendLink: new SendPasswordLink(users, links, mails, clock, { publicUrl: 'https://basamak.test' }),
    resetPassword: new ResetPassword(users, passwords, links, replacePassword, transactions, clock),
    createUser: new CreateUser(openAccount, jobs, transactions, ids, clock),
    ban: new BanUser(users, revokeAccess, transactions),
    unban: new UnbanUser(users, transactions),
    setOneTimePassword: new SetOneTimePassword(users, passwords, revokeAccess, mails, transactions, ids, clock),
    sendLinkTo: new SendLinkTo(users, revokeAccess, attempts, jobs, transactions, ids, clock),
    seed: new SeedDemoUsers(users, openAccount, transactions),
  };
};
