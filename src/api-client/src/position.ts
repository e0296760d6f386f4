import type { Middleware } from 'openapi-fetch';

const header = 'Basamak-Position';
/** Milliseconds. Far longer than the lag of any replica in use, and than an answer takes to arrive. */
const comparedForMs = 60_000;

/**
 * Sends with each call the newest log position that a command returned, so that no replica answers with an older state. The
 * answer to an earlier command may arrive later and carry a lower position. For a minute, a lower position is ignored. After
 * that minute any position is accepted, because a server that can't determine its position sends one that is higher than all
 * real ones.
 */
export const seeingItsOwn = (now: () => number = Date.now): Middleware => {
  let newest: { readonly position: string; readonly at: number } | undefined;
  return {
    onRequest: ({ request }) => {
      if (newest && !request.headers.has(header)) request.headers.set(header, newest.position);
      return request;
    },
    onResponse: ({ response }) => {
      const position = response.headers.get(header);
      if (position === null) return;
      const isLess = newest && numberOf(position) <= numberOf(newest.position);
      if (newest && isLess && now() - newest.at < comparedForMs) return;
      newest = { position, at: now() };
    },
  };
};

/** The number of a position, which is written as two hexadecimal numbers of 32 bits, the higher half first. */
const numberOf = (position: string): bigint =>
  BigInt(
    `0x${position
      .split('/')
      .map((part) => part.padStart(8, '0'))
      .join('')}`,
  );
