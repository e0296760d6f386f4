import { createSession } from '#contract/browser/session.ts';

export { cookieMode, SESSION_EXPIRED_MESSAGE, SessionExpiredError } from '#contract/browser/session.ts';

/** The one session of this page; the console has the same in its own page. */
export const session = createSession();
