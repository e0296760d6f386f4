import { session } from '../../lib/session.ts';
import { openModal, type OrderInSight } from '../modals.ts';

/**
 * Calls `goOn` at once if a user is signed in, otherwise after the log-in. On a page that has just opened, it first
 * waits until it is known whether a user is signed in.
 * @param order the order that a visitor is about to place. Most visitors have no account yet, so they register. A
 * user whose session has ended, or can't be continued now, logs in.
 */
export async function signedInFirst(goOn: () => void, order?: OrderInSight): Promise<void> {
  if (await session.ready()) goOn();
  else if (order && session.status !== 'expired' && session.expectedRole === null)
    openModal('register', { onSignedIn: goOn, order });
  else openModal('login', { onSignedIn: goOn, ...(order ? { order } : {}) });
}
