import { v7 } from 'uuid';
import { Money } from '#kernel/money.ts';
import type { Role } from '#kernel/vocabulary.ts';
import type { Person, PersonalData } from '#kernel/personal-data.ts';
import { ChainedRefreshTokens } from '#modules/identity/adapters/crypto/chained-refresh-tokens.ts';
import { HmacSignedIds } from '#platform/signed-ids.ts';
import { TotpCodes } from '#modules/identity/adapters/crypto/totp-codes.ts';
import { JwtAccessTokens } from '#modules/identity/adapters/crypto/jwt-access-tokens.ts';
import { type IdentityLimits, attemptLimits } from '#modules/identity/application/attempt-limits.ts';
import { authenticate } from '#modules/identity/application/authenticate.ts';
import { authentication } from '#modules/identity/application/authentication.ts';
import { banUser } from '#modules/identity/application/ban-user.ts';
import { changeOwnPassword } from '#modules/identity/application/change-own-password.ts';
import { changeEmail } from '#modules/identity/application/change-email.ts';
import { changePhone } from '#modules/identity/application/change-phone.ts';
import { changeProfile } from '#modules/identity/application/change-profile.ts';
import { createUser } from '#modules/identity/application/create-user.ts';
import { anonymiseAccount } from '#modules/identity/application/anonymise-account.ts';
import { removeUser } from '#modules/identity/application/remove-user.ts';
import { deleteOwnAccount } from '#modules/identity/application/delete-own-account.ts';
import { eraseLatecomers } from '#modules/identity/application/erase-latecomers.ts';
import { endSession } from '#modules/identity/application/end-session.ts';
import { exportOwnData } from '#modules/identity/application/export-own-data.ts';
import { openAccount } from '#modules/identity/application/open-account.ts';
import { openSession } from '#modules/identity/application/open-session.ts';
import { refreshSession } from '#modules/identity/application/refresh-session.ts';
import { register } from '#modules/identity/application/register.ts';
import { replacePassword } from '#modules/identity/application/replace-password.ts';
import { requestPasswordReset } from '#modules/identity/application/request-password-reset.ts';
import { resetPassword } from '#modules/identity/application/reset-password.ts';
import { revokeAccess } from '#modules/identity/application/revoke-access.ts';
import { seedDemoUsers } from '#modules/identity/application/seed-demo-users.ts';
import { secondFactorProof } from '#modules/identity/application/second-factor-proof.ts';
import { sendLinkTo } from '#modules/identity/application/send-link-to.ts';
import { sendPasswordLink } from '#modules/identity/application/send-password-link.ts';
import { sendVerification } from '#modules/identity/application/send-verification.ts';
import { setOneTimePassword } from '#modules/identity/application/set-one-time-password.ts';
import { setUpSecondFactor } from '#modules/identity/application/set-up-second-factor.ts';
import { signOut } from '#modules/identity/application/sign-out.ts';
import { unbanUser } from '#modules/identity/application/unban-user.ts';
import { verifyEmail } from '#modules/identity/application/verify-email.ts';
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
import { unitOfWork } from '#test/support/unit-of-work.ts';

/** Identity's use cases on fakes. */
export const identityFixture = (
  limits: IdentityLimits = productionLimits,
  secondFactorRequired: readonly Role[] = [],
) => {
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
  const attempts = attemptLimits({ rateLimits: new InMemoryRateLimits(clock), config: { limits } });
  const opening = openSession({ sessions, accessTokens, refreshTokens, ids, clock });
  const accounts = { created: async ({ id }: { readonly id: string }) => void opened.push(id) };
  const accountOpening = openAccount({ users, passwords, accounts, work: unitOfWork({ transactions, clock, ids }) });
  const revoking = revokeAccess({ sessions, links, clock });
  const verificationTokens = new HmacSignedIds('s'.repeat(32), 'verified address');
  const unsettled = { orders: 0, payments: 0, balance: Money.zero };
  const erased: Person[] = [];
  const elsewhere: PersonalData = {
    recordsOf: async ({ id }) => ({ orders: [{ customerId: id }] }),
    erase: async (who) => void erased.push(who),
  };
  const replacing = replacePassword({ users, revokeAccess: revoking, mails, ids, clock });
  const codes = new TotpCodes();
  const proof = secondFactorProof({
    factors,
    keys: factorKeys,
    codes,
    limits: attempts,
    work: unitOfWork({ transactions, clock }),
  });
  const secondFactor = setUpSecondFactor({
    users,
    factors,
    keys: factorKeys,
    codes,
    proof,
    passwords,
    limits: attempts,
    revokeAccess: revoking,
    mails,
    config: { secondFactorRequired },
    work: unitOfWork({ transactions, clock, ids }),
  });
  const anonymise = anonymiseAccount({
    users,
    sessions,
    revokeAccess: revoking,
    secondFactor,
    changes: emailChanges,
    elsewhere: [elsewhere],
    jobs,
    clock,
  });
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
    register: register({
      openAccount: accountOpening,
      openSession: opening,
      limits: attempts,
      jobs,
      ids,
      clock,
      work: unitOfWork({ transactions }),
    }),
    endSession: endSession({ sessions, clock }),
    exportOwnData: exportOwnData({
      users,
      sessions,
      changes: emailChanges,
      elsewhere: [elsewhere],
      limits: attempts,
      clock,
    }),
    deleteAccount: deleteOwnAccount({
      users,
      passwords,
      unsettled: { lock: async () => unsettled },
      anonymise,
      limits: attempts,
      work: unitOfWork({ transactions }),
    }),
    removeUser: removeUser({
      users,
      unsettled: { lock: async () => unsettled },
      anonymise,
      work: unitOfWork({ transactions }),
    }),
    eraseLatecomers: eraseLatecomers({ users, elsewhere: [elsewhere], work: unitOfWork({ transactions }) }),
    verificationTokens,
    sendVerification: sendVerification({
      users,
      tokens: verificationTokens,
      mails,
      clock,
      config: {
        publicUrl: 'https://basamak.test',
      },
    }),
    verifyEmail: verifyEmail({
      users,
      tokens: verificationTokens,
      limits: attempts,
      jobs,
      ids,
      clock,
      work: unitOfWork({ transactions }),
    }),
    factors,
    factorKeys,
    codes,
    secondFactor,
    authenticate: authenticate({ users, passwords, secondFactor: proof, openSession: opening, limits: attempts }),
    authentication: authentication({ accessTokens, sessions: sessions.live, clock }),
    refresh: refreshSession({ sessions, accessTokens, refreshTokens, clock }),
    signOut: signOut({ sessions, clock }),
    changeProfile: changeProfile({ users, mails, work: unitOfWork({ transactions, clock, ids }) }),
    changeEmail: changeEmail({
      users,
      changes: emailChanges,
      history: { changed: async ({ user, ...change }) => void emailHistory.push({ userId: user.id, ...change }) },
      revokeAccess: revoking,
      limits: attempts,
      mails,
      jobs,
      config: { publicUrl: 'https://basamak.test' },
      work: unitOfWork({ transactions, clock, ids }),
    }),
    changePhone: changePhone({ users, mails, work: unitOfWork({ transactions, ids }) }),
    replacePassword: replacing,
    changePassword: changeOwnPassword({
      users,
      passwords,
      replacePassword: replacing,
      limits: attempts,
      work: unitOfWork({ transactions }),
    }),
    requestReset: requestPasswordReset({ limits: attempts, jobs, ids, clock }),
    sendLink: sendPasswordLink({
      users,
      links,
      mails,
      config: { publicUrl: 'https://basamak.test' },
      work: unitOfWork({ transactions, clock }),
    }),
    resetPassword: resetPassword({
      users,
      passwords,
      links,
      replacePassword: replacing,
      work: unitOfWork({ transactions, clock }),
    }),
    createUser: createUser({ openAccount: accountOpening, jobs, work: unitOfWork({ transactions, clock, ids }) }),
    ban: banUser({ users, revokeAccess: revoking, work: unitOfWork({ transactions }) }),
    unban: unbanUser({ users, work: unitOfWork({ transactions }) }),
    setOneTimePassword: setOneTimePassword({
      users,
      passwords,
      revokeAccess: revoking,
      mails,
      work: unitOfWork({ transactions, clock, ids }),
    }),
    sendLinkTo: sendLinkTo({
      users,
      revokeAccess: revoking,
      limits: attempts,
      jobs,
      work: unitOfWork({ transactions, clock, ids }),
    }),
    seed: seedDemoUsers({ users, openAccount: accountOpening, work: unitOfWork({ transactions }) }),
  };
};
