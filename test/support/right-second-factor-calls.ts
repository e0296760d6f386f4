import { register } from './clients.ts';
import { codeNow, withSecondFactor } from './second-factor.ts';
import type { World } from './world.ts';

/** One successful call of each route of the second factor. */
export const secondFactorCalls = {
  'GET /users/current/second-factor': ({ customer }: World) => ({ token: customer.token }),
  'POST /users/current/second-factor': async ({ product }: World) => ({
    token: (await register(product.url)).token,
    body: { password: 'kiraz-agaci-42' },
  }),
  'PUT /users/current/second-factor': async ({ product }: World) => {
    const { token, api } = await register(product.url);
    const { key } = await api.call('POST /users/current/second-factor', { body: { password: 'kiraz-agaci-42' } });
    return { token, body: { code: codeNow(key) } };
  },
  'POST /users/current/second-factor/recovery-codes': async ({ product }: World) => {
    const { token, codes } = await withSecondFactor(product.url);
    return { token, body: { code: codes[0] } };
  },
  'POST /users/current/second-factor/removal': async ({ product }: World) => {
    const { token, codes } = await withSecondFactor(product.url);
    return { token, body: { password: 'kiraz-agaci-42', code: codes[0] } };
  },

  'POST /admin/reset-second-factor': async ({ admin, product }: World) => ({
    token: admin.token,
    body: { userId: (await withSecondFactor(product.url)).id },
  }),
};
