import { NoConnectionError } from '#contract/browser/chunk.ts';
import type { Role } from '#contract/vocabulary.ts';
import { currentUserQuery } from '../features/session/use-session.ts';
import { isUnanswered } from '../lib/api.ts';
import { queryClient } from '../lib/query-client.ts';
import { redirect, type LoaderCall } from '../lib/router/index.ts';
import { session, SessionExpiredError } from '../lib/session.ts';
import { pageNotFound } from './not-found.ts';
import { isId, paths, type RouteRow } from '../config/paths.ts';
import { rememberPath } from '../features/session/return-path.ts';

/** @throws NoConnectionError if the server could not be asked */
async function isSignedIn(): Promise<boolean> {
  if (await session.ready()) return true;
  if (session.userId === undefined) throw new NoConnectionError();
  return false;
}

/** The role of the signed-in user; null if the session has just ended. */
async function roleNow(): Promise<Role | null> {
  try {
    return (await queryClient.ensureQueryData(currentUserQuery)).role;
  } catch (error) {
    if (error instanceof SessionExpiredError) return null;
    throw isUnanswered(error) ? new NoConnectionError() : error;
  }
}

/**
 * A page for signed-in users. Visitors are sent to the log-in and come back after it. With `roles`, users of other
 * roles are sent to the home page (specification §6).
 */
const signedIn =
  (roles: readonly Role[]) =>
  async ({ request }: LoaderCall): Promise<null> => {
    const toLogIn = () => {
      const { pathname, search } = new URL(request.url);
      rememberPath(pathname + search);
      return redirect(paths.login());
    };
    if (!(await isSignedIn())) throw toLogIn();
    if (roles.length === 0) return null;
    const role = await roleNow();
    if (role === null) throw toLogIn();
    if (!roles.includes(role)) throw redirect(paths.home());
    return null;
  };

/**
 * Whether the frame of a guarded page is shown before its guard has decided. It is shown early only if the user who was
 * last signed in here has a role that may open the page.
 */
export const isExpected = ({ access }: RouteRow): boolean => {
  const role = session.expectedRole;
  if (Array.isArray(access)) return access.some((allowed) => allowed === role);
  return access === 'anyone' || (access === 'signed-in' && role !== null);
};

/** A page for visitors: signed-in users are sent to the home page. */
async function guestOnly(): Promise<null> {
  if (await session.ready()) throw redirect(paths.home());
  return null;
}

export async function signOut(): Promise<Response> {
  await session.signOut();
  return redirect(paths.home());
}

/** A path whose variable part is not in the closed list is an unknown route. */
const known = (values: NonNullable<RouteRow['values']>, params: LoaderCall['params']): boolean =>
  values.some((row) => Object.entries(row).every(([name, value]) => params[name] === value));

/** The specification's text (§8). A row with an unknown guard lets nobody in. */
const unknownMiddleware = () => new Response('Unknown middleware', { status: 500, statusText: 'Unknown middleware' });

/** What runs before a route's page is shown: the path must exist, and the visitor must be allowed to open it. */
export const guardOf =
  ({ access, values, ids }: RouteRow) =>
  async (call: LoaderCall): Promise<null> => {
    if (values && !known(values, call.params)) throw pageNotFound();
    if (ids?.some((name) => !isId(call.params[name]))) throw pageNotFound();
    if (access === 'anyone') return null;
    if (access === 'guest') return guestOnly();
    if (access === 'signed-in') return signedIn([])(call);
    if (Array.isArray(access)) return signedIn(access)(call);
    throw unknownMiddleware();
  };
