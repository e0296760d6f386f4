import type { Middleware } from 'openapi-fetch';

const header = 'Basamak-Position';
/** By far longer than a replica that is asked is behind, or an answer is under way. */
const comparedForMs = 60_000;

/**
 * Sends with each call the newest log position that a command answered, so that no replica answers with an older state. An
 * answer to an earlier command may arrive later with a lower position: it is ignored for a minute. After that any position is
 * taken, because a server that could not determine its position sends one beyond all others.
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

/** Two hexadecimal numbers of 32 bits, the higher first. */
const numberOf = (position: string): bigint =>
  BigInt(
    `0x${position
      .split('/')
      .map((part) => part.padStart(8, '0'))
      .join('')}`,
  );
