import { key } from './calls.ts';
import type { World } from './world.ts';

const byAdmin = ({ admin }: World) => ({ token: admin.token });

const reason = 'Deneme için';

/** A request by staff that the admin may decide. */
const asked = async (world: World) => {
  const staff = await world.staff('wallets:write');
  return staff.api.call('POST /admin/approvals', { body: funds(world), ...key() });
};
const funds = ({ customer }: World) =>
  ({
    command: 'add-funds',
    userId: customer.id,
    type: 'add',
    amount: { amount: 100, currency: 'TRY' },
    reason,
  }) as const;
const decided = async (world: World, body: object = {}) => ({
  ...byAdmin(world),
  params: { id: (await asked(world)).id },
  body,
});

/** One successful call of each route of approvals. */
export const approvalCalls = {
  'GET /admin/approval-rule': byAdmin,
  'GET /admin/approvals': byAdmin,
  'GET /admin/approvals/:id': async (world: World) => ({ ...byAdmin(world), params: { id: (await asked(world)).id } }),
  'POST /admin/approvals': (world: World) => ({ ...byAdmin(world), body: funds(world) }),
  'POST /admin/approvals/:id/approve': (world: World) => decided(world),
  'POST /admin/approvals/:id/refuse': (world: World) => decided(world, { reason }),
  'POST /admin/approvals/:id/withdraw': async (world: World) => {
    const { id } = await world.admin.api.call('POST /admin/approvals', { body: funds(world), ...key() });
    return { ...byAdmin(world), params: { id }, body: {} };
  },
};

/** One successful call of each route of the settings. */
export const settingsCalls = {
  'GET /admin/settings': byAdmin,
  // alternates between two values, so that each call is a change
  'PUT /admin/settings': async (world: World) => {
    const { version: basedOn, values } = await world.admin.api.call('GET /admin/settings');
    return {
      ...byAdmin(world),
      body: { basedOn, values: { approvalDays: values.approvalDays === 7 ? 8 : 7 }, reason: 'Deneme için' },
    };
  },
};
