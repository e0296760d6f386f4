import { randomUUID } from 'node:crypto';
import { SignedMuteLinks } from '#modules/notification/adapters/crypto/signed-mute-links.ts';
import { aBrowser } from './push.ts';
import type { World } from './world.ts';

const linkOf = async ({ customer, product }: World) => {
  const { id: userId } = await customer.api.call('GET /users/current');
  return new SignedMuteLinks(product.env.tokenSecret).tokenFor({ userId, notice: 'ticket-answered.mail' });
};
const byCustomer = ({ customer }: World) => ({ token: customer.token });

const byAdmin = ({ admin }: World) => ({ token: admin.token });

/** A push subscription whose push service does not exist. */
const wanted = () => {
  const { endpoint, keys } = aBrowser(`https://of-nobody.notify.windows.com/${randomUUID()}`);
  return { endpoint, keys };
};

/** One successful call of each route of notices, push subscriptions and unreachable addresses. */
export const noticeCalls = {
  'PUT /users/current/notices': (world: World) => ({
    ...byCustomer(world),
    body: { notice: 'order-state.mail', on: true },
  }),
  'GET /admin/unreachable-addresses': byAdmin,
  'POST /admin/clear-address': async (world: World) => ({
    ...byAdmin(world),
    body: { userId: (await world.customer.api.call('GET /users/current')).id },
  }),
  'POST /notifications/one-click': async (world: World) => ({ query: { token: await linkOf(world) } }),
  'PUT /notifications/unsubscription': async (world: World) => ({ body: { token: await linkOf(world), on: true } }),
  'GET /notifications/push': byCustomer,
  'PUT /notifications/push': (world: World) => ({ ...byCustomer(world), body: wanted() }),
  'POST /notifications/push/removal': (world: World) => ({
    ...byCustomer(world),
    body: { endpoint: wanted().endpoint },
  }),
  'POST /notifications/push/test': async (world: World) => {
    const { endpoint, keys } = wanted();
    await world.customer.api.call('PUT /notifications/push', { body: { endpoint, keys } });
    return { ...byCustomer(world), body: { endpoint } };
  },
};
