import type SharpModule from 'sharp';
import { DomainError } from '#kernel/refusal.ts';

export type Sharp = typeof SharpModule;

let library: Promise<Sharp> | undefined;

/** The picture library. It is loaded with the first picture, so that a process without pictures needs less memory. */
export const sharpLibrary = (): Promise<Sharp> =>
  (library ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // blocks the decoders of all other formats, to reduce the attack surface
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return sharp;
  }));

/**
 * Runs work on pictures one at a time, because each takes megabytes of memory.
 * @param mayWait the most that may wait; more are refused as `service.unavailable`
 */
export function oneAtATime(mayWait: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= mayWait) return Promise.reject(new DomainError('service.unavailable', { retryAfterSeconds: 5 }));
    waiting++;
    const turn = last.then(work).finally(() => waiting--);
    last = turn.catch(() => undefined);
    return turn;
  };
}
