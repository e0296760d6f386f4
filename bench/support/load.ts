import autocannon from 'autocannon';

/** The result of clients in a closed loop: each sends its next request as soon as the last one is answered. */
export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of the server's CPU time per request, if it was measured. */
  readonly cpu?: number;
}

/** How many clients there are, unless a measurement says otherwise. */
export const connections = 10;

/** @param next the headers of each request, if they differ */
export async function loadHttp(
  seconds: number,
  request: { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string },
  next?: () => { headers: Record<string, string> },
  callers = connections,
): Promise<Measured> {
  const { url, method = 'GET', headers = {}, body } = request;
  const common = { method, headers, ...(body === undefined ? {} : { body }) };
  const times: number[] = [];
  const began = performance.now();
  await new Promise<void>((done, failed) => {
    const run = autocannon(
      {
        url,
        connections: callers,
        duration: seconds,
        ...common,
        requests: next
          ? [{ ...common, setupRequest: (given) => ({ ...given, headers: { ...headers, ...next().headers } }) }]
          : [common],
      },
      (error, result) => {
        if (error) failed(error instanceof Error ? error : new Error(String(error)));
        else if (result.non2xx + result.errors + result.timeouts > 0)
          failed(new Error(`${url}: ${result.non2xx} refused, ${result.errors + result.timeouts} failed`));
        else done();
      },
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  return measured(times, (performance.now() - began) / 1000);
}

/** Like {@link loadHttp}, for work without HTTP. */
export async function loadWork(
  seconds: number,
  work: (loop: number) => Promise<void>,
  callers = connections,
): Promise<Measured> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async (_, loop) => {
      while (performance.now() < end) {
        const start = performance.now();
        await work(loop);
        times.push(performance.now() - start);
      }
    }),
  );
  return measured(times, (performance.now() - began) / 1000);
}

function measured(times: number[], seconds: number): Measured {
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { perSecond: times.length / seconds, p50: quantile(0.5), p99: quantile(0.99) };
}
