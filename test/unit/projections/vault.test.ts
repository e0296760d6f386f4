import { expect, test } from '@jest/globals';
import { vaultProjections } from '#modules/vault/application/projections.ts';
import { registered } from '#modules/vault/domain/device.ts';
import type { VaultEvent } from '#modules/vault/domain/vault-events.ts';
import { linesOf, type Told, toldCases } from '#test/support/news.ts';

const device = registered(
  {
    id: 'd1',
    boosterId: 'booster',
    name: 'Masaüstü',
    hwid: 'hwid-1',
    publicKey: { kty: 'OKP', crv: 'X25519', x: 'x' },
    thumbprint: 'thumbprint',
    createdAt: new Date(),
  },
  0,
);
const inConsole = 'live console to scope:vault:read {"resource":"devices","id":"d1"}';
const toBooster = 'live device to user:booster {"id":"d1"}';

const told: Told<VaultEvent> = {
  'device-registered': [[{ device }, inConsole]],
  'device-confirmed': [
    [{ device }, inConsole, toBooster, 'notice device-confirmed to booster {"deviceName":"Masaüstü"}'],
  ],
  'device-removed': [[{ device }, inConsole, toBooster]],
  'login-requested': [[{ device }, toBooster]],
};

test.each(toldCases(vaultProjections, told))(
  '%s sends exactly these live messages, notices and webhooks',
  (_, news, lines) => {
    expect(linesOf(news)).toEqual(lines);
  },
);
