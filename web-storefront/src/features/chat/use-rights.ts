import { secondsUntilNext } from '#contract/vocabulary.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlatformRules } from '../../content/platform-rules.ts';
import { usePlatformRules } from '../platform-rules.ts';
import { messagesOf, messagesQuery, type Message } from './queries.ts';
import { useUnsent } from './unsent.ts';

/** How many messages the user may write now. If that is zero, also the seconds until the next message is allowed. */
export function useRights(orderId: string, me: string | undefined): { readonly left: number; readonly wait: number } {
  const { data } = useInfiniteQuery(messagesQuery(orderId));
  const rules = usePlatformRules();
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
 * Estimates the server's count from the messages that are loaded here. Where the clocks differ, the server's refusal
 * corrects it.
 * @param until when the server takes the next message, as its last refusal said (epoch milliseconds; 0 if there was
 * none)
 * @param rules the limit from the settings
 */
export function rightsAt(
  now: number,
  messages: readonly Pick<Message, 'createdAt' | 'sender'>[],
  me: string | undefined,
  onTheirWay: number,
  until: number,
  { attempts, minutes }: PlatformRules,
): { readonly left: number; readonly wait: number } {
  const sent = messages.filter(({ sender }) => sender.id === me).map(({ createdAt }) => new Date(createdAt));
  const latest = sent.toReversed().slice(0, attempts);
  const counted = latest.filter((time) => time.getTime() > now - minutes * 60_000).length;
  const told = Math.max(0, Math.ceil((until - now) / 1000));
  const wait = Math.max(secondsUntilNext(latest, new Date(now), { attempts, windowSeconds: minutes * 60 }), told);
  return { left: wait > 0 ? 0 : Math.max(0, attempts - counted - onTheirWay), wait };
}
