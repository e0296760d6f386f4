import { DomainError } from '#kernel/refusal.ts';
import { confirmed, type Device } from '../domain/device.ts';
import type { Needs } from './needs.ts';

/**
 * Staff confirm a device after the booster has read out its fingerprint and they have found it equal.
 * @throws vault.device_not_found, vault.device_not_waiting
 */
export const confirmDevice =
  ({ devices, work }: Needs<'devices' | 'work'>) =>
  (deviceId: string, adminId: string): Promise<Device> =>
    work.run(async () => {
      const waiting = await devices.lock(deviceId);
      if (!waiting) throw new DomainError('vault.device_not_found');
      const device = confirmed(waiting, adminId, work.now());
      await devices.save(device);
      work.record({ kind: 'device-confirmed', device });
      return device;
    });
export type ConfirmDevice = ReturnType<typeof confirmDevice>;
