import { randomUUID } from 'node:crypto';
import { key } from './calls.ts';
import type { World } from './world.ts';

const byAdmin = ({ admin }: World) => ({ token: admin.token });
const aCode = () => `KUPON-${randomUUID().slice(0, 8)}`;
const body = () => ({ code: aCode(), discount: { type: 'percent', percent: 10 } }) as const;
const couponIn = async ({ admin }: World): Promise<string> =>
  (await admin.api.call('POST /admin/coupons', { body: body(), ...key() })).id;
const ofCoupon = async (world: World) => ({ ...byAdmin(world), params: { id: await couponIn(world) } });

/** One successful call of each route of coupons. */
export const couponCalls = {
  'GET /admin/coupons': byAdmin,
  'GET /admin/coupons/:id': ofCoupon,
  'GET /admin/coupons/:id/uses': ofCoupon,
  'POST /admin/coupons': (world: World) => ({ ...byAdmin(world), body: body() }),
  'PUT /admin/coupons/:id': async (world: World) => ({ ...(await ofCoupon(world)), body: { totalUses: 5 } }),
  'POST /admin/preview-coupons': (world: World) => ({ ...byAdmin(world), body: { text: `Kod;Yüzde\n${aCode()};10` } }),
  'POST /admin/add-coupons': (world: World) => ({ ...byAdmin(world), body: { text: `Kod;Yüzde\n${aCode()};10` } }),
  'POST /admin/end-coupon': async (world: World) => ({
    ...byAdmin(world),
    body: { couponId: await couponIn(world), reason: 'Kampanya bitti' },
  }),
};
