import { createClient } from '#contract/client.ts';
import { createSession } from '#contract/browser/session.ts';

export const session = createSession();

/** The API client with the signed-in user's session. */
export const client = createClient((...request) => session.fetch(...request));
