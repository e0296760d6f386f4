import { expect, test } from '@jest/globals';
import { followEvents } from '../../src/contract/browser/live.ts';
import { createSession } from '../../src/contract/browser/session.ts';

test('what a page reads shows how far the log was with the newest that it did or was told of', async () => {
  const shown: (string | null)[] = [];
  let told: string | undefined;
  const session = createSession((_, init) => {
    shown.push(new Headers(init?.headers).get('basamak-position'));
    return Promise.resolve(Response.json({}, told === undefined ? {} : { headers: { 'basamak-position': told } }));
  });
  const afterCommand = async (position: string) => {
    told = position;
    await session.fetch('/api/tickets', { method: 'POST' });
    told = undefined;
  };
  await session.fetch('/api/tickets');

  const over = new AbortController();
  const stream = ': \n\n: basamak-position 0/A0\nid: 1\nevent: ticket\ndata: {}\n\n';
  await followEvents({
    connect: () => Promise.resolve(new Response(stream)),
    onMessage: () => over.abort(),
    signal: over.signal,
  });
  await session.fetch('/api/tickets');
  await afterCommand('0/100');
  await afterCommand('0/B0'); // was asked before, and comes later
  await session.fetch('/api/tickets');
  expect(shown).toEqual([null, '0/A0', '0/A0', '0/100', '0/100']);
  session.close();
});
