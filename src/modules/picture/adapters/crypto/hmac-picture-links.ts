import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#platform/derive-key.ts';
import type { PictureLink, PictureLinks } from '../../application/ports.ts';

/** Seconds for which a picture's URL stays the same. After that, the URL is valid for as long again. */
const quarter = 15 * 60;

/** Signed URLs: `<img>` sends no Authorization header, so the URL itself proves that its holder may see the picture. */
export class HmacPictureLinks implements PictureLinks {
  readonly #key: Buffer;

  constructor({ tokenSecret }: { readonly tokenSecret: string }) {
    this.#key = deriveKey(tokenSecret, 'picture link');
  }

  urlOf(id: string, now: Date): string {
    const until = String((Math.floor(now.getTime() / 1000 / quarter) + 2) * quarter);
    const query = new URLSearchParams({ until, signature: this.#tagOf(id, until).toString('base64url') });
    return `/api/pictures/${id}?${query.toString()}`;
  }

  opens(id: string, { until = '', signature = '' }: PictureLink, now: Date): boolean {
    if (!/^\d{1,12}$/.test(until)) return false;
    const [given, right] = [Buffer.from(signature, 'base64url'), this.#tagOf(id, until)];
    const isOurs = given.length === right.length && timingSafeEqual(given, right);
    return isOurs && now.getTime() < Number(until) * 1000;
  }

  #tagOf(id: string, until: string): Buffer {
    return createHmac('sha256', this.#key).update(`${id} ${until}`).digest();
  }
}
