import type { Device } from '../domain/device.ts';
import type { LoginRelease } from '../domain/login-release.ts';
import type { ProveDevice } from './prove-device.ts';
import type { Needs } from './needs.ts';

/**
 * A device's own status: whether the device is confirmed, and which releases it may open.
 * @throws vault.device_proof_invalid, vault.device_not_found
 */
export const readDeviceStatus =
  ({ prove, releases, owners, clock }: Needs<'releases' | 'owners' | 'clock'> & { readonly prove: ProveDevice }) =>
  async (proof: string): Promise<{ readonly device: Device; readonly waiting: readonly LoginRelease[] }> => {
    const device = await prove.device(proof);
    const served = device.state === 'confirmed' && (await owners.isBooster(device.boosterId));
    return { device, waiting: served ? await releases.waitingAt(device.id, clock.now()) : [] };
  };
export type ReadDeviceStatus = ReturnType<typeof readDeviceStatus>;
