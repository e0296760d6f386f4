import type { World } from './world.ts';

const byAdmin = ({ admin }: World) => ({ token: admin.token });

/** One call of each route of the settings that succeeds. */
export const settingsCalls = {
  'GET /admin/settings': byAdmin,
  // there and back, so that each is a change
  'PUT /admin/settings': async (world: World) => {
    const { version: basedOn, values } = await world.admin.api.call('GET /admin/settings');
    return {
      ...byAdmin(world),
      body: { basedOn, values: { approvalDays: values.approvalDays === 7 ? 8 : 7 }, reason: 'Deneme için' },
    };
  },
};
