import { HmacSignedIds } from '#platform/signed-ids.ts';
import type { Call, World } from './world.ts';

/** Successful calls that confirm payouts and read them in the console. */
export const payoutCalls = {
  'GET /admin/payouts': ({ admin }: World): Call => ({ token: admin.token }),
  'GET /admin/payouts/:id': async (world: World): Promise<Call> => ({
    token: world.admin.token,
    params: { id: await world.payout() },
  }),
  'POST /booster/payouts/:id/confirmation': async (world: World): Promise<Call> => ({
    token: world.booster.token,
    params: { id: await world.payout() },
  }),
  'PUT /payouts/confirmation': async (world: World): Promise<Call> => {
    const links = new HmacSignedIds(world.product.env.tokenSecret, 'payout confirmation'); // signed here instead of waiting for the mail
    const { email } = await world.booster.api.call('GET /users/current');
    return { body: { token: links.sign(await world.payout(), email, new Date(Date.now() + 60_000)) } };
  },
};
