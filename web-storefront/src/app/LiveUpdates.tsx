import { awaitChunk } from '#contract/browser/chunk.ts';
import { useEffect } from 'react';
import { useSessionStatus } from '../features/session/use-session.ts';

/** Listens to the server's live events while a user is signed in, so that the screen stays up to date. */
export function LiveUpdates() {
  const signedIn = useSessionStatus() === 'signed-in';
  useEffect(() => {
    if (!signedIn) return undefined;
    const canceller = new AbortController();
    void (async () => {
      const { followLive } = await awaitChunk(() => import('../features/live.ts'));
      await followLive(canceller.signal);
    })();
    return () => canceller.abort();
  }, [signedIn]);
  return null;
}
