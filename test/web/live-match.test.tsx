import { afterAll, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { keys } from '../../web-storefront/src/features/keys.ts';
import { followLive } from '../../web-storefront/src/features/live.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

const following = new AbortController();
afterAll(() => {
  following.abort();
  session.close();
});

test('a match that comes in is shown on the booster’s panel too', async () => {
  const told = 'event: match\ndata: {"id":"bir","orderId":"siparis"}\n\n';
  globalThis.fetch = jest.fn<typeof fetch>(() =>
    Promise.resolve(new Response(told, { headers: { 'content-type': 'text/event-stream' } })),
  );
  const pages = [...keys.booster, 'active-pages'];
  queryClient.setQueryData(pages, {});
  jest.spyOn(window, 'addEventListener').mockImplementation(() => undefined); // jsdom accepts only its own abort signals
  session.signIn(`x.${btoa(JSON.stringify({ sub: 'ege', exp: 4_102_444_800 }))}.x`);
  void followLive(following.signal);
  await waitFor(() => expect(queryClient.getQueryState(pages)?.isInvalidated).toBe(true));
});
