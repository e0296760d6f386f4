import { DomainError } from '#kernel/refusal.ts';
import { assertConfirmed, type Device } from '../domain/device.ts';
import { opened } from '../domain/login-release.ts';
import type { OrderVault } from './order-vault.ts';
import type { ProveDevice } from './prove-device.ts';
import type { Needs } from './needs.ts';

/**
 * Gives an order's credentials to the device that they were requested for: once, within five minutes, and encrypted for
 * the device's key. The release is recorded on the order's timeline in the same transaction (domain.md §5). Device,
 * booster and order are checked again.
 * Many needs: device, booster, order and credentials are each checked by a different part.
 * @throws identity.too_many_attempts, vault.device_proof_invalid, vault.device_not_found, vault.device_not_confirmed,
 * vault.release_not_found, vault.release_not_allowed, vault.release_opened, vault.release_expired, vault.no_credentials
 */
export const openRelease = ({
  prove,
  devices,
  releases,
  owners,
  orders,
  orderVault,
  seal,
  limits,
  work,
}: Needs<'devices' | 'releases' | 'owners' | 'orders' | 'seal' | 'work' | 'limits'> & {
  readonly prove: ProveDevice;
  readonly orderVault: OrderVault;
}) => {
  const hand = async (releaseId: string, device: Device, isServed: boolean): Promise<string> => {
    const { orderId } = await ofDevice(releaseId, device.id);
    const order = await orders.lock(orderId, device.boosterId);
    if (!isServed || !order?.needsLogin) throw new DomainError('vault.release_not_allowed');
    const release = await releases.lock(releaseId);
    if (!release) throw new DomainError('vault.release_not_found');
    const now = work.now();
    opened(release, now);
    const login = await orderVault.loginOf(orderId);
    if (!login) throw new DomainError('vault.no_credentials');
    await releases.markOpened(releaseId, now);
    await orders.recordRelease(orderId, device.boosterId);
    return seal.seal(device.publicKey, 'release', { releaseId, orderNumber: release.orderNumber, ...login });
  };

  const ofDevice = async (releaseId: string, deviceId: string) => {
    const release = await releases.find(releaseId);
    if (release?.deviceId !== deviceId) throw new DomainError('vault.release_not_found');
    return release;
  };

  return async ({ proof, releaseId }: { readonly proof: string; readonly releaseId: string }): Promise<string> => {
    const { id, boosterId } = await prove.device(proof);
    await limits.count('openings', id);
    return work.run(async () => {
      // locks the account before the device, as the deletion of an account does
      const isServed = await owners.lockBooster(boosterId);
      const device = await devices.lock(id);
      if (!device) throw new DomainError('vault.device_not_found');
      assertConfirmed(device);
      return hand(releaseId, device, isServed);
    });
  };
};
export type OpenRelease = ReturnType<typeof openRelease>;
