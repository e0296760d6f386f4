import { handlers, countsAttempts } from '#platform/http/handler.ts';
import type { SetUpSecondFactor } from '../../application/set-up-second-factor.ts';

/** Routes of the caller's own second factor. */
export const secondFactorRoutes = (setUp: SetUpSecondFactor) =>
  handlers({
    'GET /users/current/second-factor': (_, { caller }) => setUp.state(caller),

    'POST /users/current/second-factor': countsAttempts(({ body: { password } }, { caller }) =>
      setUp.begin(caller.id, password),
    ),

    'PUT /users/current/second-factor': countsAttempts(async ({ body: { code } }, { caller }) => ({
      recoveryCodes: [...(await setUp.confirm(caller.id, code, caller.sessionId))],
    })),

    'POST /users/current/second-factor/recovery-codes': countsAttempts(async ({ body: { code } }, { caller }) => ({
      recoveryCodes: [...(await setUp.renewRecoveryCodes(caller.id, code))],
    })),

    'POST /users/current/second-factor/removal': countsAttempts(async ({ body: { password, code } }, { caller }) => {
      await setUp.remove(caller, password, code);
      return undefined;
    }),
  });
