import { audit } from '#modules/audit/index.ts';
import { displayNamesOf, identity } from '#modules/identity/index.ts';
import { order } from '#modules/order/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { platform } from '#platform/tokens.ts';
import { vaultRoutes } from './adapters/http/vault.routes.ts';
import { deviceRoutes } from './adapters/http/device.routes.ts';
import { deviceAdminRoutes } from './adapters/http/device.admin.routes.ts';
import { vaultJobs } from './adapters/jobs/vault.jobs.ts';
import { vaultRows } from './adapters/persistence/vault.table.ts';
import { vaultBindings } from './vault.container.ts';
import { vault } from './vault.tokens.ts';

/** The ports of this module that other modules implement. */
const vaultNeeds: Bindings = (bind) => {
  bind.make(
    vault.playedOrders,
    (logins, written, clock) => ({
      lock: (orderId, boosterId) => logins.lock(orderId, boosterId),
      isPlayedBy: (orderId, boosterId) => logins.isPlayedBy(orderId, boosterId),
      // a release of credentials is recorded on the order's timeline and in the audit log (domain.md §5)
      recordRelease: async (orderId, boosterId) => {
        await logins.recordRelease(orderId, boosterId);
        await written.append({
          at: clock.now(),
          actor: { id: boosterId, role: 'booster' },
          action: 'POST /devices/release',
          resource: 'orders',
          recordId: orderId,
          details: { reason: null, said: null, changes: [], address: null, requestId: null },
        });
      },
    }),
    [order.releasedLogins, audit.appendEvent, platform.clock],
  );
  bind.make(
    vault.deviceOwners,
    (directory) => ({
      // every device asks every two seconds, so this takes no lock
      isBooster: async (userId) => {
        const [user] = await directory.findMany([userId]);
        return user?.role === 'booster' && user.status === 'active';
      },
      lockBooster: async (userId) =>
        (await directory.lockActive(userId)) && (await directory.lockRole(userId)) === 'booster',
      namesOf: displayNamesOf(directory),
    }),
    [identity.directory],
  );
  bind.same(vault.orderHistory, order.erasedCredentials);
};

export const vaultModule = {
  rows: vaultRows,
  bindings: [vaultBindings, vaultNeeds],
  http: [vaultRoutes, deviceRoutes, deviceAdminRoutes],
  jobs: [vaultJobs],
  personalData: vault.personalData,
} satisfies Module;
