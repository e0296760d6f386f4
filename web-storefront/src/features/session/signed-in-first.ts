import { session } from '../../lib/session.ts';
import { openModal } from '../modals.ts';

/**
 * Calls `goOn` at once if a user is signed in, otherwise after the log-in. On a page that has just opened, it first
 * waits until it is known whether a user is signed in.
 */
export async function signedInFirst(goOn: () => void): Promise<void> {
  if (await session.ready()) goOn();
  else openModal('login', { onSignedIn: goOn });
}
