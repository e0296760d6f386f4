import type { CurrentUser as CurrentUserAnswer } from '#contract/identity/schemas.ts';
import { handlers, countsAttempts } from '#platform/http/handler.ts';
import { networkOf } from '#platform/http/rate-limits.ts';
import type { AuthenticatedCaller } from '../../application/authentication.ts';
import type { AttemptLimits } from '../../application/attempt-limits.ts';
import type { ChangeOwnPassword } from '../../application/change-own-password.ts';
import type { ChangeProfile } from '../../application/change-profile.ts';
import type { CurrentUser, ReadCurrentUser } from '../../application/read-current-user.ts';
import type { RequestPasswordReset } from '../../application/request-password-reset.ts';
import type { ResetPassword } from '../../application/reset-password.ts';
import type { TurnNotice } from '../../application/turn-notice.ts';
import { heldScopes } from '../../domain/user.ts';

/** Routes of the caller's own account. */
export const accountRoutes = (
  currentUser: ReadCurrentUser,
  changeProfile: ChangeProfile,
  turnNotice: TurnNotice,
  changePassword: ChangeOwnPassword,
  requestReset: RequestPasswordReset,
  resetPassword: ResetPassword,
  limits: AttemptLimits,
) =>
  handlers({
    'GET /users/current': async (_, { caller }) => answer(await currentUser(caller.id), caller),

    'PATCH /users/current': async ({ body: { settings, ...names } }, { caller }) => {
      await changeProfile(caller.id, { ...names, ...settings });
      return answer(await currentUser(caller.id), caller);
    },

    'PUT /users/current/notices': async ({ body: { notice, on } }, { caller }) => {
      await turnNotice(caller.id, notice, on);
      return answer(await currentUser(caller.id), caller);
    },

    'POST /users/current/password': countsAttempts(async ({ body }, { caller }) => {
      await changePassword(caller, body);
      return undefined;
    }),

    'POST /users/password-reset': async ({ body: { email } }, { address }) => {
      await requestReset(email, networkOf(address));
      return undefined;
    },

    'PUT /users/password-reset': async ({ body: { token, password } }, { address }) => {
      await limits.passwordReset(networkOf(address));
      await resetPassword(token, password);
      return undefined;
    },
  });

const answer = (
  { user, balance, emailHmac, unread, usernameLockedUntil }: CurrentUser,
  { mustSetSecondFactor }: Pick<AuthenticatedCaller, 'mustSetSecondFactor'>,
): CurrentUserAnswer => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  username: user.username,
  role: user.role,
  scope: [...heldScopes(user)],
  balance: { amount: balance.amount, currency: balance.currency },
  emailHmac,
  emailVerified: user.emailVerified,
  emailUnreachable: user.mailFailure !== null,
  mustChangePassword: user.mustChangePassword,
  mustSetSecondFactor,
  unread: { ...unread },
  settings: { marketingMail: user.marketingMail, mutedNotices: [...user.mutedNotices] },
  createdAt: user.createdAt.toISOString(),
  ...(usernameLockedUntil ? { usernameLockedUntil: usernameLockedUntil.toISOString() } : {}),
});
