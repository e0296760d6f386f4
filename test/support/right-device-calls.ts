import { Computer } from './devices.ts';
import type { World } from './world.ts';

const byBooster = ({ booster }: World) => ({ token: booster.token });
const byAdmin = ({ admin }: World) => ({ token: admin.token });

/** One successful call of each route of devices. */
export const deviceCalls = {
  'GET /booster/devices': byBooster,
  'POST /booster/devices': async (world: World) => {
    await world.device(); // removes older devices, since their number is limited
    return { ...byBooster(world), body: (await Computer.at(world.product.url)).registration };
  },
  'DELETE /booster/devices/:id': async (world: World) => ({
    ...byBooster(world),
    params: { id: (await world.device()).id },
  }),
  'GET /orders/:id/login-requests': async (world: World) => ({
    ...byBooster(world),
    params: { id: (await world.release()).orderId },
  }),
  'POST /orders/:id/login-requests': async (world: World) => ({
    ...byBooster(world),
    params: { id: await world.takenOrder() },
    body: { deviceId: (await world.device()).id },
  }),
  'POST /devices/challenge': async (world: World) => ({
    body: { thumbprint: (await world.device()).computer.thumbprint },
  }),
  'POST /devices/status': async (world: World) => ({ body: { proof: await (await world.device()).computer.prove() } }),
  'POST /devices/release': async (world: World) => {
    const { id, computer } = await world.release();
    return { body: { proof: await computer.prove(), releaseId: id } };
  },
  'GET /admin/devices': byAdmin,
  'GET /admin/devices/:id': async (world: World) => ({ ...byAdmin(world), params: { id: (await world.device()).id } }),
  'GET /admin/login-releases': byAdmin,
  'POST /admin/confirm-device': async (world: World) => ({
    ...byAdmin(world),
    body: { deviceId: (await world.device('waiting')).id },
  }),
  'POST /admin/remove-device': async (world: World) => ({
    ...byAdmin(world),
    body: { deviceId: (await world.device()).id },
  }),
};
