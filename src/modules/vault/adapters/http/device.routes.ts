import type { Device as DeviceAnswer, LoginRequest } from '#contract/vault/device.ts';
import { fingerprintOf } from '#kernel/fingerprint.ts';
import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { handlers, countsAttempts } from '#platform/http/handler.ts';
import { networkOf } from '#platform/http/rate-limits.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { OpenRelease } from '../../application/open-release.ts';
import type { Devices, LoginReleases, PlayedOrders, ShownRelease } from '../../application/ports.ts';
import type { ProveDevice } from '../../application/prove-device.ts';
import type { ReadDeviceStatus } from '../../application/read-device-status.ts';
import type { RegisterDevice } from '../../application/register-device.ts';
import type { RemoveDevice } from '../../application/remove-device.ts';
import type { RequestLogin } from '../../application/request-login.ts';
import type { Device } from '../../domain/device.ts';
import { stateOf } from '../../domain/login-release.ts';

interface DeviceUseCases {
  readonly registerDevice: RegisterDevice;
  readonly removeDevice: RemoveDevice;
  readonly requestLogin: RequestLogin;
  readonly proveDevice: ProveDevice;
  readonly readDeviceStatus: ReadDeviceStatus;
  readonly openRelease: OpenRelease;
  readonly devices: Devices;
  readonly releases: LoginReleases;
  readonly orders: PlayedOrders;
  readonly clock: Clock;
}

/** How many of the latest requests a page shows. */
const shownRequests = 5;

export const deviceRoutes = (use: DeviceUseCases) =>
  handlers({
    'GET /booster/devices': async (_, { caller }) =>
      readableRows('devices', await use.devices.ofBooster(caller.id), own),

    'POST /booster/devices': countsAttempts(async ({ body }, { caller }) =>
      own(await use.registerDevice(caller.id, body)),
    ),

    'DELETE /booster/devices/:id': async ({ params }, { caller }) => {
      await use.removeDevice(params.id, caller.id);
      return undefined;
    },

    'GET /orders/:id/login-requests': async ({ params }, { caller }) => {
      if (!(await use.orders.isPlayedBy(params.id, caller.id))) throw new DomainError('order.not_found');
      const now = use.clock.now();
      const requests = await use.releases.latest(params.id, caller.id, shownRequests);
      return readableRows('login-releases', requests, (request) => loginRequest(request, now));
    },

    'POST /orders/:id/login-requests': countsAttempts(async ({ params, body }, { caller }) => {
      const asked = { orderId: params.id, deviceId: body.deviceId, boosterId: caller.id };
      return loginRequest(await use.requestLogin(asked), use.clock.now());
    }),

    'POST /devices/challenge': async ({ body }, { address }) => ({
      sealed: await use.proveDevice.challenge(body.thumbprint, networkOf(address)),
    }),

    'POST /devices/status': async ({ body }) => {
      const { device, waiting } = await use.readDeviceStatus(body.proof);
      return {
        name: device.name,
        state: liveState(device),
        releases: waiting.map(({ id, orderNumber, expiresAt }) => ({
          id,
          orderNumber,
          expiresAt: expiresAt.toISOString(),
        })),
      };
    },

    'POST /devices/release': async ({ body }) => ({ sealed: await use.openRelease(body) }),
  });

/** The state of a device that is not removed: routes for boosters and devices don't show removed devices. */
const liveState = ({ state }: Device) => (state === 'confirmed' ? 'confirmed' : 'waiting');

/** The fields that boosters and the console both see. */
export const deviceFields = ({ id, name, hwid, thumbprint, createdAt, confirmedAt }: Device) => ({
  id,
  name,
  hwid,
  fingerprint: fingerprintOf(thumbprint),
  createdAt: createdAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
});

const own = (device: Device): DeviceAnswer => ({ ...deviceFields(device), state: liveState(device) });

/** The fields of a release without the booster. */
export const releaseFields = (release: ShownRelease, now: Date) => ({
  id: release.id,
  orderId: release.orderId,
  deviceId: release.deviceId,
  deviceName: release.deviceName,
  state: stateOf(release, now),
  expiresAt: release.expiresAt.toISOString(),
  openedAt: release.openedAt?.toISOString() ?? null,
});

const loginRequest = (release: ShownRelease, now: Date): LoginRequest => ({
  ...releaseFields(release, now),
  requestedAt: release.requestedAt.toISOString(),
});
