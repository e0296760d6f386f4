import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { api } from '../../lib/api.ts';
import { keys } from '../keys.ts';
import { currentUserQuery } from '../session/use-session.ts';

/** Reports that messages have reached this user. Resolves to whether the report arrived. */
export const sayDelivered = (orderId: string, delivered: number): Promise<boolean> =>
  api.call('POST /orders/:id/receipts', { params: { id: orderId }, body: { delivered } }).then(
    () => true,
    () => false,
  );

/** The unread count that was last reported as delivered, by order id. */
const toldOf = new Map<string, number>();
/** Higher than any message's number: the server takes it as the newest message. */
const EVERYTHING = 1_000_000;

/**
 * Reports messages that came while no event stream was open as delivered. Each unread count is reported once; a failed
 * report is repeated the next time.
 */
export function sayWaitingDelivered(unread: ReadonlyMap<string, number>): void {
  for (const [orderId, count] of unread) {
    if (toldOf.get(orderId) === count) continue;
    void sayDelivered(orderId, EVERYTHING).then((arrived) => arrived && toldOf.set(orderId, count));
  }
}

/** Reports the newest message as read when the page is in the foreground and the chat is in view. */
export function useRead(orderId: string, newest: number, chat: RefObject<HTMLElement | null>): void {
  const queries = useQueryClient();
  const visible = useVisible(chat);
  const told = useRef(0);
  useEffect(() => {
    if (!visible || newest <= told.current) return;
    told.current = newest;
    api
      .call('POST /orders/:id/receipts', { params: { id: orderId }, body: { read: newest } })
      .then(() => {
        void queries.invalidateQueries({ queryKey: keys.unreadMessages });
        void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      })
      .catch(() => {
        told.current = 0;
      });
  }, [orderId, newest, visible, queries]);
}

function useVisible(element: RefObject<HTMLElement | null>): boolean {
  const [inFront, setInFront] = useState(() => document.visibilityState === 'visible');
  const [inView, setInView] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const look = () => setInFront(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.some((entry) => entry.isIntersecting)));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return inFront && inView;
}
