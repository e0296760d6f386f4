export interface RetryLimits {
  /** How often a call is made at most. */
  readonly attempts: number;
  /** Who is to wait for longer than this is answered at once instead. */
  readonly longestWaitSeconds: number;
}

type Send = (request: Request) => Promise<Response>;

/** Another attempt may succeed: a limit was reached, something is down, or the same call is under way. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Repeats what can be repeated without doing it twice, as late as `Retry-After` asks. */
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

/** A 409 with `Retry-After` is the same call, under way. */
const secondsToWait = ({ status, headers }: Response): number | undefined => {
  const said = Number(headers.get('Retry-After') ?? Number.NaN);
  if (!passing.has(status) && !(status === 409 && said >= 0)) return undefined;
  return said >= 0 ? said : usualPause;
};

/** Where a POST has a key, the server knows a repeat by it (`keyed` in schema.ts). */
const isRepeatable = ({ method, headers }: Request): boolean => method !== 'POST' || headers.has('Idempotency-Key');

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
