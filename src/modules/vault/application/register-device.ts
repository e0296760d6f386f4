import { registered, type Device, type DeviceKey } from '../domain/device.ts';
import type { Needs } from './needs.ts';

/**
 * A booster registers a computer by its public key. The computer can't be used until staff have confirmed it by the
 * key's fingerprint.
 * @throws identity.too_many_attempts, vault.device_key_invalid, vault.device_limit_reached, vault.device_known
 */
export const registerDevice =
  ({ devices, seal, limits, work }: Needs<'devices' | 'seal' | 'work' | 'limits'>) =>
  async (
    boosterId: string,
    given: { readonly name: string; readonly hwid: string; readonly publicKey: DeviceKey },
  ): Promise<Device> => {
    await limits.count('registrations', boosterId);
    const thumbprint = await seal.thumbprintOf(given.publicKey);
    return work.run(async () => {
      await devices.lockBooster(boosterId);
      const { length } = await devices.ofBooster(boosterId);
      const createdAt = work.now();
      const device = registered({ ...given, id: work.newId(), boosterId, thumbprint, createdAt }, length);
      await devices.add(device);
      work.record({ kind: 'device-registered', device });
      return device;
    });
  };
export type RegisterDevice = ReturnType<typeof registerDevice>;
