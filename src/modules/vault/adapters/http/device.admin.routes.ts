import type { AdminDevice, AdminLoginRelease } from '#contract/vault/device.ts';
import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { filterValuesOf, pageOf, parseListQuery } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { ConfirmDevice } from '../../application/confirm-device.ts';
import type { DeviceOwners, Devices, LoginReleases } from '../../application/ports.ts';
import type { RemoveDevice } from '../../application/remove-device.ts';
import type { Device } from '../../domain/device.ts';
import { deviceFields, releaseFields } from './device.routes.ts';

export const deviceAdminRoutes = (
  devices: Devices,
  releases: LoginReleases,
  owners: DeviceOwners,
  confirm: ConfirmDevice,
  remove: RemoveDevice,
  clock: Clock,
) => {
  const named = async (rows: readonly Device[]): Promise<AdminDevice[]> => {
    const people = rows.flatMap(({ boosterId, confirmedBy }) => [boosterId, ...(confirmedBy ? [confirmedBy] : [])]);
    const names = await owners.namesOf([...new Set(people)]);
    return readableRows('devices', rows, (device) => ({
      ...deviceFields(device),
      state: device.state,
      boosterId: device.boosterId,
      boosterName: names.get(device.boosterId) ?? '',
      confirmedBy: device.confirmedBy === null ? null : (names.get(device.confirmedBy) ?? ''),
      removedAt: device.removedAt?.toISOString() ?? null,
    }));
  };
  const one = async (device: Device | undefined): Promise<AdminDevice> => {
    const [row] = device ? await named([device]) : [];
    if (!row) throw new DomainError('vault.device_not_found');
    return row;
  };

  return handlers({
    'GET /admin/devices': async ({ query }) => {
      const list = parseListQuery(query, lists['GET /admin/devices']);
      const { from, limit, sort } = list;
      const { createdAt: created, ...where } = filterValuesOf(list, lists['GET /admin/devices'].filters);
      const part = { from, limit, descending: sort.descending, where, created };
      const { rows, total, atLeast } = await devices.list(part);
      return pageOf(await named(rows), from, total, atLeast);
    },

    'GET /admin/devices/:id': async ({ params }) => one(await devices.find(params.id)),

    'GET /admin/login-releases': async ({ query }) => {
      const list = parseListQuery(query, lists['GET /admin/login-releases']);
      const { from, limit, sort } = list;
      const { createdAt: requested, ...where } = filterValuesOf(list, lists['GET /admin/login-releases'].filters);
      const part = { from, limit, descending: sort.descending, where, requested };
      const { rows, total, atLeast } = await releases.list(part);
      const names = await owners.namesOf([...new Set(rows.map(({ boosterId }) => boosterId))]);
      const now = clock.now();
      const answer = readableRows('login-releases', rows, (release): AdminLoginRelease => ({
        ...releaseFields(release, now),
        createdAt: release.requestedAt.toISOString(),
        orderNumber: release.orderNumber,
        boosterId: release.boosterId,
        boosterName: names.get(release.boosterId) ?? '',
      }));
      return pageOf(answer, from, total, atLeast);
    },

    'POST /admin/confirm-device': async ({ body }, { caller }) => one(await confirm(body.deviceId, caller.id)),

    'POST /admin/remove-device': async ({ body }) => one(await remove(body.deviceId)),
  });
};
