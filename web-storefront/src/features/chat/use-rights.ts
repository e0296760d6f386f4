import { secondsUntilNext } from '#contract/vocabulary.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HouseRules } from '../../content/house-rules.ts';
import { useHouseRules } from '../house.ts';
import { messagesOf, messagesQuery, type Message } from './queries.ts';
import { useUnsent } from './unsent.ts';

/** How many messages may be written now, and the seconds until the next one where there is none. */
export function useRights(orderId: string, me: string | undefined): { readonly left: number; readonly wait: number } {
  const { data } = useInfiniteQuery(messagesQuery(orderId));
  const rules = useHouseRules();
  const unsent = useUnsent(orderId).filter(({ refused }) => refused === undefined);
  const [now, setNow] = useState(() => Date.now());
  const until = Math.max(0, ...unsent.map((message) => message.until ?? 0));
  const rights = rightsAt(now, messagesOf(data), me, unsent.length, until, rules);
  const counts = rights.left < rules.attempts;
  useEffect(() => {
    if (!counts) return undefined;
    const tick = () => setNow(Date.now());
    const soon = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [counts]);
  return rights;
}

/**
 * The server's count, by the messages that are known here; where the clocks differ, its refusal says the rest.
 * @param until when the server said that it takes the next one
 * @param rules the limit of now
 */
export function rightsAt(
  now: number,
  messages: readonly Pick<Message, 'createdAt' | 'sender'>[],
  me: string | undefined,
  onTheirWay: number,
  until: number,
  { attempts, minutes }: HouseRules,
): { readonly left: number; readonly wait: number } {
  const sent = messages.filter(({ sender }) => sender.id === me).map(({ createdAt }) => new Date(createdAt));
  const latest = sent.toReversed().slice(0, attempts);
  const counted = latest.filter((time) => time.getTime() > now - minutes * 60_000).length;
  const told = Math.max(0, Math.ceil((until - now) / 1000));
  const wait = Math.max(secondsUntilNext(latest, new Date(now), { attempts, windowSeconds: minutes * 60 }), told);
  return { left: wait > 0 ? 0 : Math.max(0, attempts - counted - onTheirWay), wait };
}
