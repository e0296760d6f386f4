import { describe, expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { linesOf, progressOf } from '../../web-storefront/src/features/chat/lines.ts';
import type { Message } from '../../web-storefront/src/features/chat/queries.ts';
import { usualRules } from '../../web-storefront/src/content/platform-rules.ts';
import { rightsAt } from '../../web-storefront/src/features/chat/use-rights.ts';

const now = new Date(2026, 10, 20, 21, 0);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();
const message = (seq: number, createdAt: string, sender = 'ada'): Message => ({
  id: `m${seq}`,
  orderId: 'o',
  seq,
  clientId: null,
  text: String(seq),
  sender: { id: sender, role: 'customer', displayName: 'Ada Y.' },
  createdAt,
});
const told = (...given: Parameters<typeof linesOf>) =>
  linesOf(...given).map((line) => (line.kind === 'message' ? line.message.text : `${line.kind}: ${line.text}`));

describe('the lines of a conversation', () => {
  const steps = [
    { at: at(18, 19, 40), title: 'Kuzgun siparişi aldı' },
    { at: at(20, 14), title: 'Maça girildi' },
  ];
  const messages = [message(1, at(18, 19, 50)), message(2, at(20, 14)), message(3, at(20, 14, 31))];

  test('merge messages and events, day by day', () => {
    expect(told(messages, steps, true, now)).toEqual([
      'day: 18 Kasım',
      'system: Kuzgun siparişi aldı',
      '1',
      'day: bugün',
      'system: Maça girildi',
      '2',
      '3',
    ]);
  });

  test('leave out events before the first message while older messages are not loaded', () => {
    expect(told(messages.slice(1), steps, false, now)).toEqual(['day: bugün', 'system: Maça girildi', '2', '3']);
  });

  test('keep every message once in the server’s order, each with a unique key', () => {
    const minutes = fc.array(fc.nat(5000), { maxLength: 40 });
    fc.assert(
      fc.property(minutes, minutes, (said, happened) => {
        const time = (minute: number) => new Date(now.getTime() - minute * 60_000).toISOString();
        const sorted = said.toSorted((a, b) => b - a);
        const lines = linesOf(
          sorted.map((minute, index) => message(index + 1, time(minute))),
          happened.map((minute) => ({ at: time(minute), title: 'Maça girildi' })),
          true,
          now,
        );
        const seqs = lines.flatMap((line) => (line.kind === 'message' ? [line.message.seq] : []));
        expect(seqs).toEqual(sorted.map((_, index) => index + 1));
        expect(lines.filter(({ kind }) => kind === 'system')).toHaveLength(happened.length);
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      }),
    );
  });
});

test('an own message is marked as sent, delivered or read, according to the receipts of the other side', () => {
  const receipts = [
    { userId: 'ada', delivered: 9, read: 9 },
    { userId: 'can', delivered: 2, read: 1 },
  ];
  expect([1, 2, 3].map((seq) => progressOf(seq, receipts, 'ada'))).toEqual(['read', 'delivered', 'sent']);
});

describe('the message limit', () => {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const rights = (own: readonly number[], onTheirWay = 0, until = 0) =>
    rightsAt(
      now.getTime(),
      own.map((minutes, index) => message(index + 1, minutesAgo(minutes))),
      'ada',
      onTheirWay,
      until,
      usualRules,
    );
  test('counts one’s own messages of the last 15 minutes and those being sent', () => {
    expect(rights([])).toEqual({ left: 3, wait: 0 });
    expect(rights([40, 20, 14])).toEqual({ left: 2, wait: 0 });
    expect(rights([14, 3], 1)).toEqual({ left: 0, wait: 0 });
  });
  test('shows how long to wait for the next message; a longer wait that the server asks for replaces this time', () => {
    expect(rights([12, 4, 1])).toEqual({ left: 0, wait: 180 });
    expect(rights([], 1, now.getTime() + 60_000)).toEqual({ left: 0, wait: 60 });
  });
  test('does not count messages of others', () => {
    const theirs = [1, 2, 3].map((seq) => message(seq, minutesAgo(1), 'can'));
    expect(rightsAt(now.getTime(), theirs, 'ada', 0, 0, usualRules)).toEqual({ left: 3, wait: 0 });
  });
});
