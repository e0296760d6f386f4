import type { AdminSession } from '#contract/identity/schemas.ts';
import { DomainError } from '#kernel/refusal.ts';
import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { parseListQuery } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { EndSessionOf } from '../../application/end-session-of.ts';
import type { ListedSession } from '../../application/ports.ts';
import { type SessionList } from '../persistence/session-list.ts';

/** Lists and ends users' sessions. */
export const sessionAdminRoutes = (list: SessionList, endSessionOf: EndSessionOf, clock: { now(): Date }) => {
  const found = async (id: string, caller: Asking): Promise<AdminSession> => {
    const now = clock.now();
    const session = await list.find(id, now);
    if (!session) throw new DomainError('identity.session_not_found');
    return adminSession(session, caller, now);
  };
  return handlers({
    'GET /admin/sessions': async ({ query }, { caller }) => {
      const now = clock.now();
      const asked = parseListQuery(query, lists['GET /admin/sessions']);
      const { rows, total, atLeast } = await list.page(asked, now);
      return {
        rows: readableRows('sessions', rows, (row) => adminSession(row, caller, now)),
        from: asked.from,
        total,
        atLeast,
      };
    },

    'GET /admin/sessions/:id': async ({ params }, { caller }) => found(params.id, caller),

    'POST /admin/end-session': async ({ body: { sessionId } }, { caller }) => {
      await endSessionOf.one(caller, sessionId);
      return found(sessionId, caller);
    },
  });
};

interface Asking {
  readonly sessionId: string;
}

const adminSession = (
  { createdAt, lastUsedAt, expiresAt, revokedAt, ...session }: ListedSession,
  { sessionId }: Asking,
  now: Date,
): AdminSession => ({
  ...session,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  endedAt: revokedAt?.toISOString() ?? null,
  live: revokedAt === null && expiresAt > now,
  current: session.id === sessionId,
});
