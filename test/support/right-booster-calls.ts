import type { World } from './world.ts';

/** One successful call of each route of a booster's own profile. */
export const boosterCalls = {
  'PATCH /booster/profile': ({ booster }: World) => ({
    token: booster.token,
    body: { languages: ['tr', 'en'], country: 'Türkiye' },
  }),
};
