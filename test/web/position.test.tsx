import { expect, test } from '@jest/globals';
import { followEvents } from '../../src/contract/browser/live.ts';

test('what a page reads after a live event shows how far the log was with it, in every tab: by a cookie', async () => {
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
  expect(told[0]?.[1]).toMatch(/^basamak_heard=0\/[AB]0$/); // what comes at once is told at once
});
