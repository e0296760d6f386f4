import { DomainError } from '#kernel/refusal.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';
import type { RouteKey } from '#contract/route.ts';
import type { LiveSessions } from './ports.ts';
import type { Needs } from './needs.ts';

/** The authenticated user of a request. */
export interface AuthenticatedCaller {
  readonly id: string;
  readonly role: Role;
  readonly scopes: readonly Scope[];
  readonly sessionId: string;
  readonly displayName: string;
  /** Signed in with a one-time password: only {@link openBeforePasswordChange} is open. */
  readonly mustChangePassword: boolean;
  /** Needs a second factor that is not set up: only {@link openBeforeSecondFactor} is open. */
  readonly mustSetSecondFactor: boolean;
}

/** The only routes that a user with a one-time password may call (domain.md §6). */
const openBeforePasswordChange: ReadonlySet<string> = new Set<RouteKey>([
  'GET /users/current',
  'POST /users/current/password',
  'POST /users/sign-out',
]);

/** The only routes for a user who still has to set up a second factor. */
const openBeforeSecondFactor: ReadonlySet<string> = new Set<RouteKey>([
  ...(openBeforePasswordChange as ReadonlySet<RouteKey>),
  'GET /users/current/second-factor',
  'POST /users/current/second-factor',
  'PUT /users/current/second-factor',
]);

/** Authenticates each request: the token must be genuine, and its session and user must be alive. */
export const authentication = ({
  accessTokens,
  sessions,
  clock,
}: Needs<'accessTokens' | 'clock'> & { readonly sessions: LiveSessions }) => ({
  /**
   * @param authorization the request's `Authorization` header.
   * @param route the route's key, so that it can be refused to users who must first change their password or set up a
   *   second factor; undefined for no such check.
   * @throws identity.unauthenticated, identity.password_change_required, identity.second_factor_required
   */
  authenticate: async (authorization: string | undefined, route?: string): Promise<AuthenticatedCaller> => {
    const [, token] = /^Bearer ([\w.-]{1,2000})$/i.exec(authorization ?? '') ?? [];
    const claims = token === undefined ? undefined : accessTokens.read(token, clock.now());
    const session = claims && (await sessions.find(claims.sessionId));
    if (!session || session.userId !== claims.userId) throw new DomainError('identity.unauthenticated');
    if (session.mustChangePassword && route !== undefined && !openBeforePasswordChange.has(route)) {
      throw new DomainError('identity.password_change_required');
    }
    if (session.mustSetSecondFactor && route !== undefined && !openBeforeSecondFactor.has(route)) {
      throw new DomainError('identity.second_factor_required');
    }
    const { id: sessionId, userId: id, ...caller } = session;
    return { ...caller, id, sessionId };
  },
  /**
   * Checks a connection that stays open.
   * @throws identity.unauthenticated if the session has ended, or if the role or scopes have changed since the
   * connection was opened.
   */
  revalidate: async ({
    sessionId,
    ...then
  }: Pick<AuthenticatedCaller, 'sessionId' | 'role' | 'scopes'>): Promise<void> => {
    const now = await sessions.find(sessionId);
    if (now?.role !== then.role || !sameScopes(now.scopes, then.scopes))
      throw new DomainError('identity.unauthenticated');
  },
});
export type Authentication = ReturnType<typeof authentication>;

const sameScopes = (one: readonly Scope[], other: readonly Scope[]): boolean =>
  one.length === other.length && one.every((scope) => other.includes(scope));
