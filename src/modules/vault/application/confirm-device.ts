import { DomainError } from '#kernel/refusal.ts';
import { confirmed, type Device } from '../domain/device.ts';
import { deviceEvent } from './device-news.ts';
import type { Needs } from './needs.ts';

/**
 * The house confirms a device whose fingerprint it has compared with the booster.
 * @throws vault.device_not_found, vault.device_not_waiting
 */
export const confirmDevice =
  ({ devices, notices, outbox, work }: Needs<'devices' | 'notices' | 'outbox' | 'work'>) =>
  (deviceId: string, adminId: string): Promise<Device> =>
    work.run(async () => {
      const waiting = await devices.lock(deviceId);
      if (!waiting) throw new DomainError('vault.device_not_found');
      const device = confirmed(waiting, adminId, work.now());
      await devices.save(device);
      await notices.confirmed(device);
      await outbox.publish([deviceEvent(device)]);
      return device;
    });
export type ConfirmDevice = ReturnType<typeof confirmDevice>;
