import { consoleNews, type Projections } from '#kernel/news.ts';
import type { LiveEvent } from '#kernel/ports.ts';
import type { Device } from '../domain/device.ts';
import type { VaultEvent } from '../domain/vault-events.ts';

/** Maps each vault event to live updates and notices. */
export const vaultProjections: Projections<VaultEvent> = {
  'device-registered': ({ device }) => ({ live: [inConsole(device)] }),
  'device-confirmed': ({ device }) => ({
    live: [inConsole(device), toBooster(device)],
    notices: [{ kind: 'device-confirmed', userId: device.boosterId, deviceName: device.name }],
  }),
  'device-removed': ({ device }) => ({ live: [inConsole(device), toBooster(device)] }),
  'login-requested': ({ device }) => ({ live: [toBooster(device)] }),
};

const inConsole = ({ id }: Device) => consoleNews('devices', 'vault:read', id);

/** The live event for the booster's open pages: a device, or a request for it, has changed. */
const toBooster = ({ boosterId, id }: Device): LiveEvent => ({
  type: 'device',
  to: [{ user: boosterId }],
  data: { id },
});
