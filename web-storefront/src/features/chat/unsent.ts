import { useMemo, useSyncExternalStore } from 'react';
import { api } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';
import { createOutbox } from './outbox.ts';
import { addMessage } from './queries.ts';

/** The single outbox of this page. */
export const outbox = createOutbox({
  send: ({ orderId, clientId, text }) =>
    api.call('POST /orders/:id/messages', {
      params: { id: orderId },
      body: { text, clientId },
      idempotencyKey: clientId,
    }),
  arrived: addMessage,
});

/** Sends waiting messages when the connection is back, and follows other tabs' changes, until the signal aborts. */
export function followOutbox(signal: AbortSignal): void {
  addEventListener('online', () => void outbox.retry(), { signal });
  addEventListener('storage', ({ key }) => outbox.isKeptUnder(key) && outbox.look(), { signal });
  // unsent messages are private: they are removed when the session ends
  signal.addEventListener(
    'abort',
    session.subscribe(() => outbox.forget()),
  );
}

/** The unsent messages of one conversation, oldest first. */
export function useUnsent(orderId: string) {
  const all = useSyncExternalStore(outbox.subscribe, outbox.all, outbox.all);
  return useMemo(() => all.filter((unsent) => unsent.orderId === orderId), [all, orderId]);
}

const watchLine = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export const useOnline = () =>
  useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  );
