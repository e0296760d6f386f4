import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { SharpEncoder } from '#modules/picture/adapters/image/sharp-encoder.ts';
import { aPhoto, aPng, handmadePng } from '#test/support/pictures.ts';

const encoder = new SharpEncoder();
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('an encoded picture', () => {
  test('is WebP, upright and at most 2000 pixels long', async () => {
    const { bytes, sha256, width, height } = await encoder.encode(await aPhoto({ width: 2400, height: 1200 }));
    expect([width, height]).toEqual([1000, 2000]); // the telephone was held upright
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await encoder.encode(await aPng())).toMatchObject({ width: 40, height: 30 });
  });

  test('has no metadata about where, when and by whom it was taken', async () => {
    const photo = await aPhoto();
    const before = await sharp(photo).metadata();
    expect([before.exif, before.icc, before.xmp].every((part) => (part?.length ?? 0) > 50)).toBe(true);
    expect(latin(photo)).toMatch(/Kanarya[^]*kanarya-xmp|kanarya-xmp[^]*Kanarya/);

    const { bytes } = await encoder.encode(photo);
    const after = await sharp(bytes).metadata();
    expect([after.exif, after.icc, after.xmp, after.iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(latin(bytes)).not.toMatch(/kanarya|EXIF|ICCP|XMP/i);
  });

  test('has none of the bytes that were hidden behind the image data', async () => {
    const photo = await aPhoto();
    const polyglot = Buffer.concat([photo, Buffer.from('<script>kanarya()</script>PK\u0003\u0004')]);
    expect(latin((await encoder.encode(polyglot)).bytes)).not.toMatch(/kanarya|PK/);
  });
});

describe('the encoder refuses', () => {
  test('a small file that would be a very large picture, without allocating memory for it', async () => {
    const bomb = handmadePng(50_000, 50_000);
    expect(bomb.length).toBeLessThan(5_000);
    const before = process.memoryUsage().rss;
    await expect(encoder.encode(bomb)).rejects.toMatchObject({ code: 'picture.too_large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
  });

  test.each([
    ['cut off in the middle', async () => (await aPhoto({ width: 900, height: 900 })).subarray(0, 4_000)],
    ['only a header', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    [
      'noise after a valid header',
      () => new Uint8Array(Buffer.from('\u0089PNG\r\n\u001a\n' + 'x'.repeat(500), 'latin1')),
    ],
    ['an SVG', () => new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))],
    [
      'a GIF',
      async () =>
        new Uint8Array(
          await sharp(await aPng())
            .gif()
            .toBuffer(),
        ),
    ],
  ])('a file that is %s', async (_, make) => {
    await expect(encoder.encode(await make())).rejects.toMatchObject({ code: 'picture.unreadable' });
  });

  test('four of twelve pictures that come at once, while the others wait their turn', async () => {
    const png = await aPng({ width: 300, height: 300 });
    const ends = await Promise.allSettled(Array.from({ length: 12 }, () => encoder.encode(png)));
    const refused = ends.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ reason: { code: 'service.unavailable' } });
    await encoder.encode(png);
  });
});
