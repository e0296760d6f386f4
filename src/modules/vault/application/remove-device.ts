import { DomainError } from '#kernel/refusal.ts';
import { removed, type Device } from '../domain/device.ts';
import type { Needs } from './needs.ts';

/**
 * The booster or staff remove a device. Its waiting releases can no longer be opened.
 * @param boosterId the booster whose device it must be; undefined if staff remove it.
 * @throws vault.device_not_found
 */
export const removeDevice =
  ({ devices, work }: Needs<'devices' | 'work'>) =>
  (deviceId: string, boosterId?: string): Promise<Device> =>
    work.run(async () => {
      const found = await devices.lock(deviceId);
      const isStrange = boosterId !== undefined && found?.boosterId !== boosterId;
      if (!found || isStrange) throw new DomainError('vault.device_not_found');
      const device = removed(found, work.now());
      await devices.save(device);
      work.record({ kind: 'device-removed', device });
      return device;
    });
export type RemoveDevice = ReturnType<typeof removeDevice>;
