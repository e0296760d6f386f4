import { awaitChunk } from '#contract/browser/chunk.ts';
import { useEffect } from 'react';
import { useSessionStatus } from '../features/session/use-session.ts';

/** Keeps what is on the screen in step with the server while somebody is signed in. */
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
