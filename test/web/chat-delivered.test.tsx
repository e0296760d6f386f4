import { afterAll, expect, jest, test } from '@jest/globals';
import { sayWaitingDelivered } from '../../web-storefront/src/features/chat/seen.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

afterAll(() => session.close());

test('messages that were fetched without a stream are reported as delivered once, and again only after a failure', async () => {
  const told: string[] = [];
  let online = false;
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    told.push(input as string);
    return Promise.resolve(online ? Response.json({}) : new Response(null, { status: 503 }));
  });
  const look = async (...unread: [string, number][]) => {
    told.length = 0;
    sayWaitingDelivered(new Map(unread));
    await new Promise((turn) => setTimeout(turn, 20));
    return told.map((path) => path.replace(/.*\/orders\//, ''));
  };
  expect(await look(['bir', 1])).toEqual(['bir/receipts']);
  online = true;
  expect(await look(['bir', 1])).toEqual(['bir/receipts']);
  expect(await look(['bir', 1])).toEqual([]);
  expect(await look(['bir', 2], ['iki', 1])).toEqual(['bir/receipts', 'iki/receipts']);
});
