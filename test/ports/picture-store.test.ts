import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskPictureStore } from '#modules/picture/adapters/storage/disk-picture-store.ts';
import { S3PictureStore } from '#modules/picture/adapters/storage/s3-picture-store.ts';
import type { PictureStore } from '#modules/picture/application/ports.ts';
import { createLog } from '#platform/log/log.ts';
import { InMemoryPictureStore } from '#test/support/fakes/in-memory-pictures.ts';
import { type S3Server, startS3Server } from '#test/support/s3-server.ts';

const log = createLog('silent');
const unavailable = { code: 'picture.store_unavailable', params: { retryAfterSeconds: 10 } };
const bytes = (...values: number[]) => new Uint8Array(values);

const contract = (make: () => PictureStore) => {
  let store: PictureStore;
  beforeEach(() => {
    store = make();
  });

  test('a picture is read back byte by byte until it is deleted', async () => {
    const all = new Uint8Array(70_000).map((_, at) => at % 256);
    await store.put('ab/resim-1.webp', all);
    await store.put('ab/resim-2.webp', bytes(1));
    expect(new Uint8Array((await store.get('ab/resim-1.webp')) ?? [])).toEqual(all);
    await store.delete('ab/resim-1.webp');
    expect(await store.get('ab/resim-1.webp')).toBeUndefined();
    expect(new Uint8Array((await store.get('ab/resim-2.webp')) ?? [])).toEqual(bytes(1));
  });

  test('a missing picture is undefined, and deleting it is no error', async () => {
    expect(await store.get('ff/yok.webp')).toBeUndefined();
    await store.delete('ff/yok.webp');
  });

  test('a second put under the same key replaces the picture', async () => {
    await store.put('aa/bir.webp', bytes(1, 2, 3));
    await store.put('aa/bir.webp', bytes(4));
    expect(new Uint8Array((await store.get('aa/bir.webp')) ?? [])).toEqual(bytes(4));
  });

  test.each([
    '../kacak.webp',
    '/etc/passwd',
    'a/../../b.webp',
    'a\\b.webp',
    'a/b.webp?acl',
    '',
    '%2e%2e/a.webp',
    'a/b.txt',
  ])('an invalid key is refused: %j', async (key) => {
    const ways = [() => store.put(key, bytes(1)), () => store.get(key), () => store.delete(key)];
    for (const way of ways) await expect((async () => way())()).rejects.toThrow('not a valid storage key of a picture');
  });
};

describe('pictures in memory', () => {
  contract(() => new InMemoryPictureStore());
});

describe('pictures in a directory', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'basamak-pictures-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));
  contract(() => new DiskPictureStore(join(root, 'resimler'), log));

  test('no partial file stays after a write, and a delete also removes the partial file of a killed process', async () => {
    const store = new DiskPictureStore(root, log);
    await store.put('aa/bir.webp', bytes(1));
    expect(await readdir(join(root, 'aa'))).toEqual(['bir.webp']);
    await writeFile(join(root, 'aa/iki.webp.part'), 'yarım');
    expect(await store.get('aa/iki.webp')).toBeUndefined();
    await store.delete('aa/iki.webp');
    expect(await readdir(join(root, 'aa'))).toEqual(['bir.webp']);
  });

  test('an unusable directory is refused as temporarily unavailable', async () => {
    await writeFile(join(root, 'dosya'), '');
    const store = new DiskPictureStore(join(root, 'dosya'), log);
    await expect(store.put('aa/bir.webp', bytes(1))).rejects.toMatchObject(unavailable);
    await expect(store.get('aa/bir.webp')).rejects.toMatchObject(unavailable);
  });
});

describe('pictures in a bucket', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterEach(() => {
    server.fault = 'none';
  });
  afterAll(() => server.stop());
  contract(() => new S3PictureStore(server.settings, log));

  test('the test’s server refuses requests signed with another key or for another region', async () => {
    const store = new S3PictureStore({ ...server.settings, secretAccessKey: 'tahmin' }, log);
    await expect(store.put('aa/kacak.webp', bytes(1))).rejects.toMatchObject(unavailable);
    const elsewhere = new S3PictureStore({ ...server.settings, region: 'us-east-1' }, log);
    await expect(elsewhere.get('aa/kacak.webp')).rejects.toMatchObject(unavailable);
    expect(server.objects.has('/resimler/aa/kacak.webp')).toBe(false);
  });

  test.each(['silence', 'unavailable', 'denied', 'cut off'] as const)(
    'a call that the storage answers with %s fails as temporarily unavailable, and later calls work again',
    async (fault) => {
      const store = new S3PictureStore(server.settings, log, 100);
      server.fault = fault;
      for (const way of [() => store.put('aa/bir.webp', bytes(1)), () => store.get('aa/bir.webp')])
        await expect(way()).rejects.toMatchObject(unavailable);
      await expect(store.delete('aa/bir.webp')).rejects.toMatchObject(unavailable);
      server.fault = 'none';
      await new S3PictureStore(server.settings, log).put('aa/bir.webp', bytes(1));
    },
  );
});
