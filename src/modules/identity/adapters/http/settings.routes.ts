import { handlers, countsAttempts } from '#platform/http/handler.ts';
import { readableRows } from '#platform/readable-rows.ts';
import { networkOf } from '#platform/http/rate-limits.ts';
import type { AttemptLimits } from '../../application/attempt-limits.ts';
import type { ChangeEmail } from '../../application/change-email.ts';
import type { DeleteOwnAccount } from '../../application/delete-own-account.ts';
import type { EndSession } from '../../application/end-session.ts';
import type { ExportOwnData } from '../../application/export-own-data.ts';
import type { Sessions } from '../../application/ports.ts';
import type { VerifyEmail } from '../../application/verify-email.ts';
import { clearSessionCookie } from './session-cookie.ts';

/** The caller's sessions, data export, account deletion and e-mail verification. */
export const settingsRoutes = (
  sessions: Sessions,
  endSession: EndSession,
  exportOwnData: ExportOwnData,
  deleteAccount: DeleteOwnAccount,
  verifyEmail: VerifyEmail,
  changeEmail: ChangeEmail,
  limits: AttemptLimits,
  clock: { now(): Date },
) =>
  handlers({
    'GET /users/current/sessions': async (_, { caller }) =>
      readableRows(
        'sessions',
        await sessions.livingOf(caller.id, clock.now()),
        ({ id, device, createdAt, lastUsedAt }) => ({
          id,
          device,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          current: id === caller.sessionId,
        }),
      ),

    'DELETE /users/current/sessions': async (_, { caller }) => {
      await endSession.others(caller);
      return undefined;
    },

    'DELETE /users/current/sessions/:id': async ({ params: { id } }, { caller }) => {
      await endSession.one(caller.id, id);
      return undefined;
    },

    'GET /users/current/export': async (_, { caller }) => {
      const { exportedAt, data } = await exportOwnData(caller.id);
      return { exportedAt: exportedAt.toISOString(), data: asJson(data) };
    },

    'POST /users/current/deletion': countsAttempts(async ({ body: { password } }, context) => {
      await deleteAccount(context.caller.id, password);
      clearSessionCookie(context);
      return undefined;
    }),

    'POST /users/current/verification': countsAttempts(async (_, { caller }) => {
      await verifyEmail.ask(caller.id);
      return undefined;
    }),

    'PUT /users/verification': async ({ body: { token } }, { address }) => {
      await limits.verification(networkOf(address));
      await verifyEmail.run(token);
      return undefined;
    },

    'PUT /users/email-change': async ({ body: { token } }, { address }) => {
      await limits.verification(networkOf(address));
      await changeEmail.confirm(token);
      return undefined;
    },
  });

/** Rows as JSON: times become strings. */
const asJson = (data: object) => JSON.parse(JSON.stringify(data)) as Record<string, Record<string, unknown>[]>;
