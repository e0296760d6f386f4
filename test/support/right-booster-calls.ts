import type { World } from './world.ts';

/** One call of each route of a booster's own profile that succeeds. */
export const boosterCalls = {
  'PATCH /booster/profile': ({ booster }: World) => ({
    token: booster.token,
    body: { languages: ['tr', 'en'], country: 'Türkiye' },
  }),
};
