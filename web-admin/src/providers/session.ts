import { createClient } from '#contract/client.ts';
import { createSession } from '#contract/browser/session.ts';

export const session = createSession();

/** Calls with the session of the console's person. */
export const client = createClient((...request) => session.fetch(...request));
