import { ApiProblem, createClient } from '#contract/client.ts';
import { cookieMode, SessionExpiredError } from '#contract/browser/session.ts';
import type { CurrentUser } from '#contract/identity/schemas.ts';
import { HttpError, type AuthProvider } from 'react-admin';
import { may, refusalOf } from './permissions.ts';
import { asHttpError } from './problem.ts';
import { client, session } from './session.ts';

const anonymous = createClient((...request) => fetch(...request));

let loading: Promise<CurrentUser> | null = null;
session.subscribe(() => {
  loading = null;
});

/** The signed-in user, loaded once per session. */
export function currentUser(): Promise<CurrentUser> {
  loading ??= askForUser().catch((error: unknown) => {
    loading = null;
    throw asHttpError(error);
  });
  return loading;
}

async function askForUser(): Promise<CurrentUser> {
  if (!(await session.ready())) throw new SessionExpiredError();
  return client.call('GET /users/current');
}

let leaving = false;
/** Calls the listener when the session ends by expiry or in another tab, not by the console's own log-out. */
export const onSessionLost = (listener: () => void) =>
  session.subscribe(() => {
    if (!leaving && session.status !== 'signed-in') listener();
  });

async function leave() {
  leaving = true;
  await session.signOut();
  leaving = false;
}

/** The signed-in user, here or in the storefront: both apps share one session. */
export const personHere = async (): Promise<CurrentUser | null> =>
  (await session.ready()) ? currentUser().catch(() => null) : null;

export const authProvider: AuthProvider = {
  async login({ username, password, otp }: { username: string; password: string; otp?: string }) {
    try {
      const body = { login: username, password, ...(otp && { otp }) };
      const { token } = await anonymous.call('POST /users/authenticate', { body, headers: cookieMode });
      session.signIn(token);
    } catch (error) {
      throw error instanceof ApiProblem && error.code === 'request.invalid'
        ? new HttpError('Kullanıcı adı ya da şifre hatalı.', error.status)
        : asHttpError(error);
    }
    loading = null;
    const person = await currentUser();
    const refusal = refusalOf(person);
    if (refusal === null) return;
    // A person who must change a one-time password or set up a second factor needs this session to do so.
    if (!person.mustChangePassword && !person.mustSetSecondFactor) await leave();
    throw new Error(refusal);
  },

  async logout() {
    const person = await personHere();
    // A customer who only opened the console stays signed in to the storefront.
    if (person && refusalOf(person) === null) await leave();
    loading = null;
  },

  async checkAuth() {
    if (!(await session.ready())) throw new Error('ra.auth.auth_check_error');
    const refusal = refusalOf(await currentUser());
    if (refusal !== null) throw new Error(refusal);
  },

  /** A 403 is shown where it happened. Only a 401 ends the session. */
  async checkError(error: unknown) {
    if (error instanceof HttpError && error.status === 401) throw error;
  },

  async getIdentity() {
    const { id, firstName, lastName } = await currentUser();
    return { id, fullName: `${firstName} ${lastName}` };
  },

  getPermissions: currentUser,

  async canAccess({ resource, action }) {
    return may(await currentUser(), resource, action);
  },
};
