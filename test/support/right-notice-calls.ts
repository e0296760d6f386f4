import { HmacMuteLinks } from '#modules/notification/adapters/crypto/hmac-mute-links.ts';
import type { World } from './world.ts';

const linkOf = async ({ customer, product }: World) => {
  const { id: userId } = await customer.api.call('GET /users/current');
  return new HmacMuteLinks(product.env.tokenSecret).tokenFor({ userId, notice: 'ticket-answered.mail' });
};

/** One call of each route about what people are told that succeeds. */
export const noticeCalls = {
  'PUT /users/current/notices': ({ customer }: World) => ({
    token: customer.token,
    body: { notice: 'order-state.mail', on: true },
  }),
  'POST /notifications/one-click': async (world: World) => ({ query: { token: await linkOf(world) } }),
  'PUT /notifications/unsubscription': async (world: World) => ({ body: { token: await linkOf(world), on: true } }),
};
