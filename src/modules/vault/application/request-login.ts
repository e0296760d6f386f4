import { DomainError } from '#kernel/refusal.ts';
import { assertConfirmed } from '../domain/device.ts';
import { requested } from '../domain/login-release.ts';
import type { OrderVault } from './order-vault.ts';
import type { ShownRelease } from './ports.ts';
import type { Needs } from './needs.ts';

/**
 * A booster requests the log-in of their order for one of their confirmed devices (domain.md §5).
 * @throws identity.too_many_attempts, order.not_found, vault.device_not_found, vault.device_not_confirmed,
 * vault.release_not_allowed, vault.no_credentials
 */
export const requestLogin =
  ({
    devices,
    releases,
    orders,
    orderVault,
    limits,
    work,
  }: Needs<'devices' | 'releases' | 'orders' | 'work' | 'limits'> & { readonly orderVault: OrderVault }) =>
  async (asked: {
    readonly orderId: string;
    readonly deviceId: string;
    readonly boosterId: string;
  }): Promise<ShownRelease> => {
    await limits.count('loginRequests', asked.boosterId);
    return work.run(async () => {
      const device = await devices.lock(asked.deviceId);
      if (device?.boosterId !== asked.boosterId) throw new DomainError('vault.device_not_found');
      assertConfirmed(device);
      const order = await orders.lock(asked.orderId, asked.boosterId);
      if (!order) throw new DomainError('order.not_found');
      if (!order.needsLogin) throw new DomainError('vault.release_not_allowed');
      if (!(await orderVault.holdsCredentials(asked.orderId))) throw new DomainError('vault.no_credentials');
      const now = work.now();
      const release = requested({ ...asked, id: work.newId(), orderNumber: order.number }, now);
      await releases.endWaiting(asked.orderId, now);
      await releases.add(release);
      work.record({ kind: 'login-requested', device });
      return { ...release, deviceName: device.name };
    });
  };
export type RequestLogin = ReturnType<typeof requestLogin>;
