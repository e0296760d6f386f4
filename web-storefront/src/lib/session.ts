import { createSession } from '#contract/browser/session.ts';

export { cookieMode, SESSION_EXPIRED_MESSAGE, SessionExpiredError } from '#contract/browser/session.ts';

/** The session of this page. The console has its own. */
export const session = createSession();
