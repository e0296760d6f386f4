import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { api } from '../../lib/api.ts';
import { keys } from '../keys.ts';
import { currentUserQuery } from '../session/use-session.ts';

/** Tells the other side that messages have reached this person; where that fails, the next one says it again. */
export const sayDelivered = (orderId: string, delivered: number): Promise<void> =>
  api.call('POST /orders/:id/receipts', { params: { id: orderId }, body: { delivered } }).catch(() => undefined);

/** What was told of each order: so many unread, all of them here. */
const told = new Map<string, number>();
/** A place beyond every message: the server takes it for the newest that there is. */
const EVERYTHING = 1_000_000;

/** Messages that came while no stream was open are here when their number is: the other side learns it once. */
export function sayWaitingDelivered(unread: ReadonlyMap<string, number>): void {
  for (const [orderId, count] of unread) {
    if (told.get(orderId) === count) continue;
    told.set(orderId, count);
    void sayDelivered(orderId, EVERYTHING);
  }
}

/** Tells that what is on the screen has been read, as soon as it really can be: the page in front, the chat in view. */
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
