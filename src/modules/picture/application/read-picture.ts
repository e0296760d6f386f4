import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { keyOf } from '../domain/picture.ts';
import type { PictureLink, PictureLinks, Pictures, PictureStore } from './ports.ts';

/** Whoever was given a picture's address sees it, for as long as the address lives. */
export class ReadPicture {
  readonly #pictures: Pictures;
  readonly #store: PictureStore;
  readonly #links: PictureLinks;
  readonly #clock: Clock;

  constructor(pictures: Pictures, store: PictureStore, links: PictureLinks, clock: Clock) {
    this.#pictures = pictures;
    this.#store = store;
    this.#links = links;
    this.#clock = clock;
  }

  /** An address that is forged or over names nothing. @throws picture.not_found, picture.store_unavailable */
  async run(id: string, link: PictureLink): Promise<Uint8Array> {
    const isOpen = this.#links.opens(id, link, this.#clock.now());
    // the row is asked as well: what was erased is gone at once, whenever its bytes follow
    const bytes = isOpen && (await this.#pictures.find(id)) ? await this.#store.get(keyOf(id)) : undefined;
    if (!bytes) throw new DomainError('picture.not_found');
    return bytes;
  }
}
