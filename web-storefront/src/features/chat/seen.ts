import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { api } from '../../lib/api.ts';
import { keys } from '../keys.ts';
import { currentUserQuery } from '../session/use-session.ts';

/** Tells the other side that messages have reached this person; answers whether it arrived. */
export const sayDelivered = (orderId: string, delivered: number): Promise<boolean> =>
  api.call('POST /orders/:id/receipts', { params: { id: orderId }, body: { delivered } }).then(
    () => true,
    () => false,
  );

/** What was told of each order: so many unread, all of them here. */
const toldOf = new Map<string, number>();
/** A place beyond every message: the server takes it for the newest that there is. */
const EVERYTHING = 1_000_000;

/** Messages that came while no stream was open are here when their number is: the other side learns it once. What does not arrive is said with the next look. */
export function sayWaitingDelivered(unread: ReadonlyMap<string, number>): void {
  for (const [orderId, count] of unread) {
    if (toldOf.get(orderId) === count) continue;
    void sayDelivered(orderId, EVERYTHING).then((arrived) => arrived && toldOf.set(orderId, count));
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
