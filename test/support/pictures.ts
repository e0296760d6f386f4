import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface Wanted {
  readonly width?: number;
  readonly height?: number;
}

const canvas = ({ width = 40, height = 30 }: Wanted) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 60 } } });

/** A small red picture. */
export const aPng = async (wanted: Wanted = {}): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await canvas(wanted).png().toBuffer());

/** A photograph as a telephone saves it: rotated by its metadata, with a location and a colour profile. */
export const aPhoto = async (wanted: Wanted = {}): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await canvas(wanted)
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Artist: 'Ada Kanarya' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '41/1 0/1 30/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '28/1 58/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>kanarya-xmp</note></x:xmpmeta>')
      .jpeg()
      .toBuffer(),
  );

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
};
const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return (crc ^ 0xffff_ffff) >>> 0;
};

/** A grey PNG built by hand: its header claims any size, and further chunks come before the data. */
export const handmadePng = (width: number, height: number, ...before: readonly (readonly [string, Uint8Array])[]) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const lines = Buffer.alloc(Math.min(height * (width + 1), 1_000_000));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
      chunk('IHDR', header),
      ...before.map(([type, data]) => chunk(type, data)),
      chunk('IDAT', deflateSync(lines)),
      chunk('IEND', new Uint8Array()),
    ]),
  );
};
