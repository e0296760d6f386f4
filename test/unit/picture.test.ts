import { beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { HmacPictureLinks } from '#modules/picture/adapters/crypto/hmac-picture-links.ts';
import { type AttachedPictures, attachedPictures } from '#modules/picture/application/attached-pictures.ts';
import { readPicture } from '#modules/picture/application/read-picture.ts';
import { type TidyPicture, sweepPictures, tidyPicture } from '#modules/picture/application/tidy-picture.ts';
import { type UploadPicture, uploadPicture } from '#modules/picture/application/upload-picture.ts';
import { assertPicture, keyOf } from '#modules/picture/domain/picture.ts';
import { InMemoryRateLimits, RecordingJobs } from '#test/support/fakes/in-memory-identity.ts';
import { InMemoryPictures, InMemoryPictureStore, OnePicture } from '#test/support/fakes/in-memory-pictures.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { handmadePng } from '#test/support/pictures.ts';

const ascii = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const png = handmadePng(4, 4);
const subject = { kind: 'order-proof', id: v7() } as const;
const links = new HmacPictureLinks({ tokenSecret: 'a-secret-of-tests-that-is-long-enough' });

describe('the check of a picture’s first bytes', () => {
  test.each([
    ['a PNG', png],
    ['a JPEG', ascii('\u00ff\u00d8\u00ff\u00e0')],
    ['a WebP', ascii('RIFF\0\0\0\0WEBPVP8 ')],
    ['a WebP whose header has no animation', ascii(`RIFF\0\0\0\0WEBPVP8X\n\0\0\0\u0010`)],
    ['a PNG that is cut off', png.subarray(0, 20)],
  ])('accepts %s', (_, bytes) => {
    expect(() => assertPicture(bytes)).not.toThrow();
  });

  test.each([
    ['an empty file', ascii('')],
    ['an SVG with a script', ascii('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a GIF', ascii('GIF89a')],
    ['an HTML page', ascii('<!doctype html>')],
    ['a sound in the container format of WebP', ascii('RIFF\0\0\0\0WAVEfmt ')],
  ])('refuses %s', (_, bytes) => {
    expect(() => assertPicture(bytes)).toThrow('picture.not_a_picture');
  });

  test('refuses an animation and a file above 8 MB', () => {
    expect(() => assertPicture(handmadePng(4, 4, ['acTL', new Uint8Array(8)]))).toThrow('picture.animated');
    expect(() => assertPicture(ascii(`RIFF\0\0\0\0WEBPVP8X\n\0\0\0\u0012`))).toThrow('picture.animated');
    expect(() => assertPicture(new Uint8Array(8 * 1024 * 1024 + 1))).toThrow('picture.too_large');
  });
});

describe('an uploaded picture', () => {
  let clock: FixedClock;
  let pictures: InMemoryPictures;
  let store: InMemoryPictureStore;
  let jobs: RecordingJobs;
  let upload: UploadPicture;
  let tidy: TidyPicture;
  let attached: AttachedPictures;
  const owner = v7();
  beforeEach(() => {
    clock = new FixedClock();
    [pictures, store, jobs] = [new InMemoryPictures(), new InMemoryPictureStore(), new RecordingJobs()];
    const [limits, config] = [new InMemoryRateLimits(clock), { uploads: { attempts: 3, windowSeconds: 3600 } }];
    upload = uploadPicture({
      pictures,
      store,
      encoder: new OnePicture(),
      rateLimits: limits,
      jobs,
      ids: { next: () => v7() },
      clock,
      config,
    });
    tidy = tidyPicture({ pictures, store });
    attached = attachedPictures({ pictures, links, clock });
  });

  test('is stored as it was encoded, and its tidy-up job is due a day later', async () => {
    const { id } = await upload(owner, png);
    expect(await pictures.find(id)).toMatchObject({ ownerId: owner, bytes: 3, width: 40, height: 30, subject: null });
    expect([...store.objects]).toEqual([[keyOf(id), new Uint8Array([1, 2, 3])]]);
    expect(jobs.sent).toEqual([
      { queue: 'picture.tidy', data: { id }, options: { startAfter: new Date('2026-11-21T12:00:00.000Z') } },
    ]);
  });

  test('leaves no row if the storage is down, and the tidy-up job removes its bytes from the storage', async () => {
    store.isDown = true;
    await expect(upload(owner, png)).rejects.toMatchObject({ code: 'picture.store_unavailable' });
    expect(jobs.sent).toHaveLength(1);
    const [{ data } = { data: {} }] = jobs.sent;
    const { id } = data as { id: string };
    expect(await pictures.find(id)).toBeUndefined();
    await expect(tidy({ id })).rejects.toMatchObject({ code: 'picture.store_unavailable' }); // the job is retried
    store.isDown = false;
    store.objects.set(keyOf(id), png);
    await tidy({ id });
    expect(store.objects.size).toBe(0);
  });

  test('counts towards the hourly limit of its owner', async () => {
    for (const _ of [1, 2, 3]) await upload(owner, png);
    await expect(upload(owner, png)).rejects.toMatchObject({
      code: 'picture.too_many_pictures',
      params: { retryAfterSeconds: 3600 },
    });
    await upload(v7(), png);
    expect(store.objects.size).toBe(4);
  });

  test('is removed with its bytes if it is attached to no record, and stays if it is attached', async () => {
    const [kept, left] = [await upload(owner, png), await upload(owner, png)];
    await attached.attach([kept.id], owner, subject);
    for (const { id } of [kept, left]) await tidy({ id });
    expect([await pictures.find(kept.id), await pictures.find(left.id)]).toMatchObject([{ subject }, undefined]);
    expect([...store.objects.keys()]).toEqual([keyOf(kept.id)]);
    await tidy({ id: left.id }); // a job may run more than once
  });

  test('whose tidy-up job was lost is found by the sweep an hour later', async () => {
    const { id } = await upload(owner, png);
    const sweep = sweepPictures({ pictures, jobs, clock });
    clock.advance({ days: 1 });
    await sweep();
    expect(jobs.sent).toHaveLength(1);
    clock.advance({ seconds: 3601 });
    await sweep();
    expect(jobs.sent[1]).toMatchObject({ queue: 'picture.tidy', data: { id } });
  });

  test('is attached to one record only, and only by its owner', async () => {
    const [one, two, others] = [await upload(owner, png), await upload(owner, png), await upload(v7(), png)];
    const refused = { code: 'picture.not_found' };
    await expect(attached.attach([others.id], owner, subject)).rejects.toMatchObject(refused);
    await expect(attached.attach([v7()], owner, subject)).rejects.toMatchObject(refused);
    await attached.attach([one.id, two.id, one.id], owner, subject);
    await expect(attached.attach([one.id], owner, { ...subject, id: v7() })).rejects.toMatchObject(refused);
    await attached.attach([], owner, subject);
    const shown = await attached.of('order-proof', [subject.id, v7()]);
    expect([...shown]).toMatchObject([
      [
        subject.id,
        [
          { id: one.id, width: 40 },
          { id: two.id, height: 30 },
        ],
      ],
    ]);
    expect((await attached.of('dispute', [subject.id])).size).toBe(0);
    expect((await attached.of('dispute', [])).size).toBe(0);
  });

  test('can be read only with its link, and only as long as the picture exists', async () => {
    const read = readPicture({ pictures, store, links, clock });
    const { id } = await upload(owner, png);
    const link = Object.fromEntries(new URL(links.urlOf(id, clock.now()), 'http://x').searchParams);
    expect(await read(id, link)).toEqual(new Uint8Array([1, 2, 3]));
    const refused = { code: 'picture.not_found' };
    await expect(read(v7(), link)).rejects.toMatchObject(refused);
    await expect(read(id, {})).rejects.toMatchObject(refused);
    await tidy({ id });
    await expect(read(id, link)).rejects.toMatchObject(refused);
  });
});

describe('the link of a picture', () => {
  const id = v7();
  const now = new Date('2026-11-20T12:07:00.000Z');
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const linkAt = (at: Date) => Object.fromEntries(new URL(links.urlOf(id, at), 'http://x').searchParams);

  test('is the same for 15 minutes and valid for at least 15', () => {
    expect(links.urlOf(id, later(7))).toBe(links.urlOf(id, now));
    expect(links.urlOf(id, later(8))).not.toBe(links.urlOf(id, now));
    expect([later(0), later(22)].map((at) => links.opens(id, linkAt(now), at))).toEqual([true, true]);
    expect([later(23), later(600)].map((at) => links.opens(id, linkAt(now), at))).toEqual([false, false]);
    expect(links.opens(id, linkAt(later(7)), later(22))).toBe(true);
  });

  test('cannot be extended, moved to another picture, or forged', () => {
    const link = linkAt(now);
    const forged = [
      { ...link, until: String(Number(link['until']) + 900) },
      { ...link, until: `${link['until']}0` },
      { ...link, until: 'never' },
      { ...link, signature: 'A'.repeat(43) },
      { ...link, signature: '' },
      { signature: link['signature'] },
    ];
    for (const one of forged) expect([one, links.opens(id, one, now)]).toEqual([one, false]);
    expect(links.opens(v7(), link, now)).toBe(false);
    const others = new HmacPictureLinks({ tokenSecret: 'another-secret-of-tests-that-is-long' });
    expect(others.opens(id, link, now)).toBe(false);
  });
});
