import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type ClientRequest, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { key } from '#test/support/calls.ts';
import { register } from '#test/support/clients.ts';
import { aPhoto, aPng, handmadePng } from '#test/support/pictures.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const send = (file: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  world.call('POST /pictures', { token: world.customer.token, file, headers });
const look = (url: string) => fetch(`${world.product.url}${url}`);

test('a picture is served without its metadata, only by a signed link, and with headers that stop a browser from running it', async () => {
  const { status, body } = await send(await aPhoto());
  expect([status, body]).toMatchObject([201, { width: 30, height: 40 }]);
  const { id, url, bytes } = body as { id: string; url: string; bytes: number };
  const answer = await look(url);
  expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
    200,
    {
      'content-type': 'image/webp',
      'content-length': String(bytes),
      'content-disposition': 'inline; filename="resim.webp"',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=900',
    },
  ]);
  const shown = Buffer.from(await answer.arrayBuffer());
  expect(shown.toString('latin1')).not.toMatch(/kanarya/i);
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 30 });

  for (const forged of [
    url.replace(/signature=.*/, ''),
    url.replace(/until=\d+/, (found) => `${found}0`),
    `/api/pictures/${id}`,
    url.replace(id, (await world.picture()).id),
  ]) {
    const refused = await look(forged);
    expect([forged, refused.status, await refused.json()]).toMatchObject([forged, 404, { code: 'picture.not_found' }]);
  }
});

/** An upload that declares 5,000 bytes and sends only one. */
const slowUpload = (token: string): ClientRequest => {
  const sending = request(`${world.product.url}/api/pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png', 'content-length': 5000 },
  });
  sending.on('error', () => undefined); // the test aborts the upload at the end
  sending.write('x');
  return sending;
};

test('eight slow uploads of one user do not block the upload of another user', async () => {
  const slow = await register(world.product.url);
  const sending = Array.from({ length: 8 }, () => slowUpload(slow.token));
  try {
    await setTimeout(500);
    expect((await send(await aPng())).status).toBe(201);
  } finally {
    for (const one of sending) one.destroy();
  }
});

test('the uploads of one user are read in a row: the next begins when the one before is received or was broken off', async () => {
  const { token } = await register(world.product.url);
  const [slow, png] = [slowUpload(token), await aPng()];
  await setTimeout(300);
  const ends: number[] = [];
  const next = Array.from({ length: 3 }, async (_, nth) => {
    const { status } = await world.call('POST /pictures', { token, file: png });
    ends.push(nth);
    return status;
  });
  await setTimeout(500);
  expect(ends).toEqual([]);
  slow.destroy();
  expect(await Promise.all(next)).toEqual([201, 201, 201]);
});

describe('the upload of', () => {
  const bad: readonly (readonly [
    string,
    () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>,
    number,
    string,
  ])[] = [
    [
      'an SVG with a script',
      () => new Uint8Array(Buffer.from('<svg onload="alert(1)"/>')),
      415,
      'picture.not_a_picture',
    ],
    [
      'an HTML page sent as a picture',
      () => new Uint8Array(Buffer.from('<!doctype html>')),
      415,
      'picture.not_a_picture',
    ],
    ['an animation', () => handmadePng(4, 4, ['acTL', new Uint8Array(8)]), 422, 'picture.animated'],
    ['a decompression bomb', () => handmadePng(60_000, 60_000), 413, 'picture.too_large'],
    ['8 MB and one byte', () => new Uint8Array(8 * 1024 * 1024 + 1), 413, 'picture.too_large'],
    [
      'a truncated photograph',
      async () => (await aPhoto({ width: 900, height: 900 })).slice(0, 3_000),
      422,
      'picture.unreadable',
    ],
    ['an empty file', () => new Uint8Array(), 415, 'picture.not_a_picture'],
  ];
  test.each(bad)('%s is refused with a reason', async (_, make, status, code) => {
    const answer = await send(await make());
    expect([answer.status, answer.body]).toMatchObject([status, { code, detail: expect.stringMatching(/[.!?]$/) }]);
  });

  test('another media type, or a compressed body, is refused', async () => {
    const png = await aPng();
    expect(await send(png, { 'content-type': 'application/json' })).toMatchObject({ status: 415 });
    expect(await send(png, { 'content-type': 'text/html' })).toMatchObject({ body: { code: 'picture.not_a_picture' } });
    expect(await send(png, { 'content-encoding': 'gzip' })).toMatchObject({ status: 415 });
  });
});

test('a repeat by idempotency key returns the same picture, and the key is refused for another picture', async () => {
  const [red, small] = [await aPng(), await aPng({ width: 20 })];
  const headers = { 'idempotency-key': key().idempotencyKey };
  const [first, again] = [await send(red, headers), await send(red, headers)];
  expect(again.body).toEqual(first.body);
  expect(await send(small, headers)).toMatchObject({ status: 422, body: { code: 'request.key_reused' } });
});

test('deleting an account deletes its pictures', async () => {
  const customer = await register(world.product.url);
  const { url, id } = await world.picture(customer);
  expect((await look(url)).status).toBe(200);
  expect(await customer.api.call('GET /users/current/export')).toMatchObject({ data: { pictures: [{ id }] } });
  await customer.api.call('POST /users/current/deletion', { body: { password: 'kiraz-agaci-42' } });
  expect((await look(url)).status).toBe(404);
});
