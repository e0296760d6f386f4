export interface RetryLimits {
  /** The maximum number of attempts for one call. */
  readonly attempts: number;
  /** The longest wait before a retry. If the API asks for a longer one, the caller gets the API's answer at once. */
  readonly longestWaitSeconds: number;
}

type Send = (request: Request) => Promise<Response>;

/** Statuses after which another attempt may succeed: a limit was reached, or a server is not available. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Repeats the calls that can be repeated without taking effect twice. It waits as long as `Retry-After` asks. */
export const withRetries =
  (send: Send, { attempts, longestWaitSeconds }: RetryLimits): Send =>
  async (request) => {
    for (let left = attempts - 1; ; left--) {
      const answer = await send(request.clone()).catch((error: unknown) => {
        if (left === 0 || !isRepeatable(request) || request.signal.aborted) throw error;
        return undefined;
      });
      const seconds = answer ? secondsToWait(answer) : usualPause;
      if (answer && (seconds === undefined || left <= 0 || seconds > longestWaitSeconds || !isRepeatable(request)))
        return answer;
      await pause(seconds ?? usualPause, request.signal);
    }
  };

const usualPause = 1;

/** A 409 with `Retry-After` means that an earlier attempt of the same call is still running. */
const secondsToWait = ({ status, headers }: Response): number | undefined => {
  const said = Number(headers.get('Retry-After') ?? Number.NaN);
  if (!passing.has(status) && !(status === 409 && said >= 0)) return undefined;
  return said >= 0 ? said : usualPause;
};

/**
 * A POST is repeatable only with an idempotency key, by which the server recognises a repeat. The calls that take a key are
 * listed in `keyed` of schema.ts.
 */
const isRepeatable = ({ method, headers }: Request): boolean => method !== 'POST' || headers.has('Idempotency-Key');

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
