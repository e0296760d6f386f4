// The reference client against a fake API: what happens to a release if the local command or the API fails.
import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { JoseDeviceSeal } from '#modules/vault/adapters/crypto/jose-device-seal.ts';
import { DeviceClient, keyFileIn } from '#test/support/device-client.ts';
import { DeviceKey } from '../../src/device-client/device-key.ts';

const login = { username: 'kanarya-kullanici', password: 'kanarya-sifre' };
const seal = new JoseDeviceSeal();

let server: Server;
let url: string;
let home: string;
let client: DeviceClient | undefined;
/** The ids of the releases that the client opened. */
let opened: string[];
let refusal: object | undefined;
/** The purpose for which the fake API seals its challenge. */
let purpose: 'challenge' | 'release';

beforeEach(async () => {
  [opened, refusal, purpose, client] = [[], undefined, 'challenge', undefined];
  home = await mkdtemp(join(tmpdir(), 'basamak-device-'));
  const { publicKey } = (await DeviceKey.in(keyFileIn(home))).registration;
  const answers: Record<string, (body: { readonly releaseId?: string }) => Promise<object>> = {
    '/api/devices/challenge': async () => ({ sealed: await seal.seal(publicKey, purpose, { proof: 'kanıt' }) }),
    '/api/devices/status': async () => ({
      name: 'Masaüstü',
      state: 'confirmed',
      releases: [{ id: 'r', orderNumber: '48213', expiresAt: '2026-11-20T12:00:00.000Z' }],
    }),
    '/api/devices/release': async ({ releaseId = '' }) => {
      opened.push(releaseId);
      return refusal ?? { sealed: await seal.seal(publicKey, 'release', login) };
    },
  };
  server = createServer((request, response) => {
    void (async () => {
      const answer = await answers[request.url ?? '']?.((await json(request)) as object);
      const status = answer === refusal ? 409 : 200;
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify(answer));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await client?.stop();
  await new Promise((resolve) => server.close(resolve));
});

test('a command that got the log-in and failed is reported without the credentials', async () => {
  client = await DeviceClient.begin(url, { home, failing: true });
  expect(await client.ended).toBe(1);
  expect(await client.given()).toEqual(login);
  expect(client.said).toMatch(/komutuna verildi, ama komut hatayla bitti\.\n$/);
  for (const secret of Object.values(login)) expect(client.said).not.toContain(secret);
  expect(opened).toEqual(['r']);
});

test('no release is opened if the command can’t be started', async () => {
  client = await DeviceClient.begin(url, { home, program: '/boyle/bir/komut-yok' });
  expect(await client.ended).toBe(1);
  expect(client.said).toMatch(/Komut başlatılamadı: komut-yok\n$/);
  expect(opened).toEqual([]);
});

test('the waiting command gets no log-in if the release is refused', async () => {
  refusal = { code: 'vault.release_expired', detail: 'Bu isteğin süresi doldu.' };
  client = await DeviceClient.begin(url, { home });
  expect(await client.ended).toBe(1);
  expect(client.said).toMatch(/Bu isteğin süresi doldu\.\n$/);
  await expect(client.given()).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a release that is sent as a challenge is not answered, and the client ends', async () => {
  purpose = 'release';
  client = await DeviceClient.begin(url, { home });
  expect(await client.ended).toBe(1);
  expect(client.said).toMatch(/Basamak beklenmeyen bir yanıt verdi\.\n$/);
  expect(opened).toEqual([]);
});
