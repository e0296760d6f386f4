import type { Response } from 'express';
import type { Quota } from '#kernel/ports.ts';
import type { Problem } from '#contract/problem.ts';

/** Sets the rate limit headers of an API key (draft-ietf-httpapi-ratelimit-headers). */
export const sayQuota = ({ limit, left, resetSeconds }: Quota, response: Response): void => {
  response.setHeader('RateLimit-Policy', `"key";q=${limit.attempts};w=${limit.windowSeconds}`);
  response.setHeader('RateLimit', `"key";r=${left};t=${resetSeconds}`);
};

/** Sets the rate limit header for a limit that was reached. For an API key's limit all headers are set (`sayQuota`). */
export const sayLimit = ({ code, params }: Problem, resetSeconds: number | undefined, response: Response): void => {
  const attempts = params?.['perMinute'];
  if (code === 'integration.too_many_requests' && typeof attempts === 'number') {
    const limit = { attempts, windowSeconds: 60 };
    sayQuota({ limit, left: 0, resetSeconds: resetSeconds ?? limit.windowSeconds, retryAfterSeconds: 0 }, response);
  } else {
    response.setHeader('RateLimit', `"${code}";r=0${resetSeconds === undefined ? '' : `;t=${resetSeconds}`}`);
  }
};
