// The reference client against an API that a test plays: what becomes of a release when the local command is no good.
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
/** Releases that were asked for. */
let opened: string[];
let refusal: object | undefined;
/** What the API says that a challenge is. */
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

test('a command that takes the log-in and ends badly is told of, without a word of what it was given', async () => {
  client = await DeviceClient.begin(url, { home, failing: true });
  expect(await client.ended).toBe(1);
  expect(await client.given()).toEqual(login);
  expect(client.said).toMatch(/komutuna verildi, ama komut hatayla bitti\.\n$/);
  for (const secret of Object.values(login)) expect(client.said).not.toContain(secret);
  expect(opened).toEqual(['r']);
});

test('a command that can’t be begun costs no release', async () => {
  client = await DeviceClient.begin(url, { home, program: '/boyle/bir/komut-yok' });
  expect(await client.ended).toBe(1);
  expect(client.said).toMatch(/Komut başlatılamadı: komut-yok\n$/);
  expect(opened).toEqual([]);
});

test('where the release is refused, the command that waits for it is ended with nothing', async () => {
  refusal = { code: 'vault.release_expired', detail: 'Bu isteğin süresi doldu.' };
  client = await DeviceClient.begin(url, { home });
  expect(await client.ended).toBe(1);
  expect(client.said).toMatch(/Bu isteğin süresi doldu\.\n$/);
  await expect(client.given()).rejects.toMatchObject({ code: 'ENOENT' });
});

test('what comes as a challenge and is a release is not said back: the client ends', async () => {
  purpose = 'release';
  client = await DeviceClient.begin(url, { home });
  expect(await client.ended).toBe(1);
  expect(client.said).toMatch(/Basamak beklenmeyen bir yanıt verdi\.\n$/);
  expect(opened).toEqual([]);
});
