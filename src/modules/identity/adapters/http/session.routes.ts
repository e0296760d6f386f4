import { handlers } from '#platform/http/handler.ts';
import { networkOf } from '#platform/http/rate-limits.ts';
import type { AttemptLimits } from '../../application/attempt-limits.ts';
import type { Authenticate } from '../../application/authenticate.ts';
import type { Users } from '../../application/ports.ts';
import type { RefreshSession } from '../../application/refresh-session.ts';
import type { Register } from '../../application/register.ts';
import type { SignOut } from '../../application/sign-out.ts';
import { deviceOf } from '../../domain/device.ts';
import { answerSession, clearSessionCookie, refreshTokenOf } from './session-cookie.ts';

/** Registration, log-in, refresh and sign-out. */
export const sessionRoutes = (
  register: Register,
  authenticate: Authenticate,
  refresh: RefreshSession,
  signOut: SignOut,
  users: Users,
  limits: AttemptLimits,
  { publicUrl }: { readonly publicUrl: string },
) =>
  handlers({
    'POST /users': async ({ body: { password, firstName, lastName, email, phone, username } }, context) => {
      const person = { firstName, lastName, email, phone, username };
      const device = deviceOf(context.header('user-agent'));
      return answerSession(await register(person, password, networkOf(context.address), device), context);
    },

    'GET /users/availability': async ({ query: { username } }, { address }) => {
      await limits.availability(networkOf(address));
      return { available: (await users.taken({ username })) === undefined };
    },

    'POST /users/authenticate': async ({ body: { login, password, otp } }, context) => {
      const device = deviceOf(context.header('user-agent'));
      return answerSession(await authenticate({ login, password, otp }, networkOf(context.address), device), context);
    },

    'POST /users/refresh': async ({ body: { token } }, context) =>
      token === undefined
        ? answerSession(await refresh(refreshTokenOf(context, publicUrl)), context, true)
        : answerSession(await refresh(token), context),

    'POST /users/sign-out': async (_, context) => {
      await signOut(context.caller.sessionId);
      clearSessionCookie(context);
      return undefined;
    },
  });
