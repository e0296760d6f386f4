import { session } from '../../lib/session.ts';
import { openModal } from '../modals.ts';

/** Goes on for somebody signed in, which on a page that has just opened is not known at once; others log in first. */
export async function signedInFirst(goOn: () => void): Promise<void> {
  if (await session.ready()) goOn();
  else openModal('login', { onSignedIn: goOn });
}
