import { expect, test } from '@jest/globals';
import { followEvents } from '../../src/contract/browser/live.ts';

test('a live event stores its log position in a cookie before it is handled, for the next reads of every tab', async () => {
  const over = new AbortController();
  const event = (id: number, comment: string) => `: ${comment}\nid: ${id}\nevent: ticket\ndata: {}\n\n`;
  const stream = [event(1, 'basamak-position 0/A0'), event(2, 'basamak-position 0/B0'), event(3, '')].join('');
  const told: (readonly [string | undefined, string])[] = [];
  await followEvents({
    connect: () => Promise.resolve(new Response(stream)),
    onMessage: ({ id }) => {
      told.push([id, document.cookie]);
      if (id === '3') over.abort();
    },
    signal: over.signal,
  });
  expect(told.at(-1)).toEqual(['3', 'basamak_heard=0/B0']);
  expect(told[0]?.[1]).toMatch(/^basamak_heard=0\/[AB]0$/); // events that arrive together are stored together
});
