import { formatDay } from '../../lib/time.ts';
import type { Message } from './queries.ts';

export type Line =
  | { readonly kind: 'day' | 'system'; readonly key: string; readonly at: string; readonly text: string }
  | { readonly kind: 'message'; readonly key: string; readonly at: string; readonly message: Message };

/**
 * Messages and order events merged by time, with a line where a new day begins.
 * @param whole whether the oldest message is loaded. If not, events before the first loaded message are left out.
 */
export function linesOf(
  messages: readonly Message[],
  steps: readonly { readonly at: string; readonly title: string }[],
  whole: boolean,
  now = new Date(),
): readonly Line[] {
  const first = messages[0]?.createdAt ?? '';
  const said = messages.map((message): Line => ({
    kind: 'message',
    key: message.id,
    at: message.createdAt,
    message,
  }));
  const happened = steps
    .filter(({ at }) => whole || at >= first)
    .map(({ at, title }, index): Line => ({ kind: 'system', key: `${at} ${index}`, at, text: title }));
  // the sort is stable: messages keep the server's numbering, and an event comes before a message of the same moment
  const lines = [...happened, ...said].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return lines.flatMap((line, index) => {
    const day = formatDay(line.at, now);
    const before = lines[index - 1];
    if (before && formatDay(before.at, now) === day) return [line];
    return [{ kind: 'day', key: `day ${line.at}`, at: line.at, text: day }, line];
  });
}

export type Progress = 'sent' | 'delivered' | 'read';
export const progressLabels: Readonly<Record<Progress, string>> = {
  sent: 'Gönderildi',
  delivered: 'İletildi',
  read: 'Okundu',
};

/** The delivery state of the user's own message, from the receipts of the other people: sent, delivered or read. */
export function progressOf(
  seq: number,
  receipts: readonly { readonly userId: string; readonly delivered: number; readonly read: number }[],
  me: string,
): Progress {
  const others = receipts.filter(({ userId }) => userId !== me);
  if (others.some(({ read }) => read >= seq)) return 'read';
  return others.some(({ delivered }) => delivered >= seq) ? 'delivered' : 'sent';
}
