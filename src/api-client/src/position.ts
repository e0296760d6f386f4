import type { Middleware } from 'openapi-fetch';

const header = 'Basamak-Position';

/** Shows with each call how far the log was after the newest command, so that no replica answers from before it. */
export const seeingItsOwn = (): Middleware => {
  let newest: string | undefined;
  return {
    onRequest: ({ request }) => {
      if (newest !== undefined && !request.headers.has(header)) request.headers.set(header, newest);
      return request;
    },
    onResponse: ({ response }) => {
      const position = response.headers.get(header);
      if (position !== null && (newest === undefined || numberOf(position) > numberOf(newest))) newest = position;
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
