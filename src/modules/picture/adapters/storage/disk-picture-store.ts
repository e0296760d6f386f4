import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DomainError } from '#kernel/refusal.ts';
import type { Log } from '#platform/log/log.ts';
import type { PictureStore } from '../../application/ports.ts';
import { assertKey } from './storage-key.ts';

/** Pictures in a directory that all processes share. */
export class DiskPictureStore implements PictureStore {
  readonly #root: string;
  readonly #log: Log;

  constructor(root: string, log: Log) {
    this.#root = root;
    this.#log = log;
  }

  put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.#pathOf(key);
    return this.#trying(async () => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const part = partOf(path);
      const file = await open(part, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path);
      await syncDirectory(dirname(path));
    });
  }

  get(key: string): Promise<Uint8Array | undefined> {
    const path = this.#pathOf(key);
    return this.#trying(async () => {
      try {
        return await readFile(path);
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    });
  }

  delete(key: string): Promise<void> {
    const path = this.#pathOf(key);
    return this.#trying(async () => {
      // also removes the partial file of a process that died while writing
      await rm(partOf(path), { force: true });
      await rm(path, { force: true });
    });
  }

  #pathOf(key: string): string {
    assertKey(key);
    return join(this.#root, key);
  }

  /** A full, read-only or missing disk is temporary: the caller may try again. */
  async #trying<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#log.error(
        { err: error },
        'pictures: a file could not be read, written or deleted; the call can be repeated',
      );
      throw new DomainError('picture.store_unavailable', { retryAfterSeconds: 10 });
    }
  }
}

const partOf = (path: string): string => `${path}.part`;

/** fsync of the directory: a new file's name is durable only after it. */
const syncDirectory = async (path: string): Promise<void> => {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
};

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
