import { afterAll, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { payoutsQuery } from '../../web-storefront/src/features/booster/queries.ts';
import { followLive } from '../../web-storefront/src/features/live.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

const following = new AbortController();
afterAll(() => {
  following.abort();
  session.close();
});

test('the event of a paid payout changes no balance, but the list of payouts is requested again', async () => {
  const told = 'event: notification\ndata: {"id":"bir","kind":"payout-paid"}\n\n';
  globalThis.fetch = jest.fn<typeof fetch>(() =>
    Promise.resolve(new Response(told, { headers: { 'content-type': 'text/event-stream' } })),
  );
  queryClient.setQueryData(payoutsQuery.queryKey, []);
  const stale = () => queryClient.getQueryState(payoutsQuery.queryKey)?.isInvalidated;
  expect(stale()).toBe(false);
  jest.spyOn(window, 'addEventListener').mockImplementation(() => undefined); // jsdom accepts only its own abort signals
  session.signIn(`x.${btoa(JSON.stringify({ sub: 'ege', exp: 4_102_444_800 }))}.x`);
  void followLive(following.signal);
  await waitFor(() => expect(stale()).toBe(true));
});
