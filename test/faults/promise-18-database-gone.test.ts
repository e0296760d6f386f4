// Promise 18: the database refuses connections, does not answer, or answers two seconds late, each for half a minute.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Money } from '#kernel/money.ts';
import { freePort } from '#platform/net/free-port.ts';
import { key, many, waitFor } from '#test/support/calls.ts';
import { type Condition, Line } from '#test/support/line.ts';
import { coaching, Market, type Trader } from '#test/support/market.ts';
import { startProcess, stopProcess } from '#test/support/shop.ts';

const lasts = 30_000;
const answeredWithin = 6_000;
const conditions = ['refused', 'silent', 'slow'] as const satisfies readonly Condition[];

interface Place {
  readonly url: string;
  readonly line: Line;
  readonly customer: Trader;
  readonly stop: () => Promise<void>;
}

let market: Market;
let order: object;
const places = new Map<Condition, Place>();

beforeAll(async () => {
  market = await Market.open(1);
  const draft = coaching(1);
  const expectedPrice = await market.priceOf(draft);
  order = { draft, expectedPrice };
  await Promise.all(
    conditions.map(async (condition) => {
      const [line, port] = [await Line.to(market.shop.databaseUrl), await freePort()];
      const DATABASE_URL = line.through(market.shop.databaseUrl);
      const process = await startProcess({
        ...market.shop.settings,
        DATABASE_URL,
        PORT: String(port),
        LOG_LEVEL: 'silent',
      });
      const customer = await market.customer(Money.from(expectedPrice).times(1_000));
      const stop = () => stopProcess(process).then(() => line.end());
      places.set(condition, { url: `http://127.0.0.1:${port}`, line, customer, stop });
    }),
  );
}, 120_000);
afterAll(async () => {
  await Promise.all([...places.values()].map(({ line, stop }) => line.become('whole').then(stop)));
  await market.audit();
  await market.close();
}, 60_000);

interface Answer {
  readonly to: string;
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
  readonly tookMs: number;
  readonly at: number;
}

const ask = async ({ url, customer }: Place, to: string, body?: object): Promise<Answer> => {
  const began = performance.now();
  const [method = 'GET', path] = to.split(' ');
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${customer.token}`,
      'idempotency-key': key().idempotencyKey,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const said = (await answer.json()) as { readonly code?: string };
  const [status, retryAfter] = [answer.status, answer.headers.get('retry-after')];
  const at = performance.now();
  return { to, status, code: said.code, retryAfter, tookMs: at - began, at };
};

/** Concurrent requests of one customer, with more commands than may run at once. */
const asked = (place: Place): Promise<Answer[]> =>
  Promise.all([
    ask(place, 'GET /api/wallet'),
    ask(place, 'GET /api/orders'),
    ask(place, 'POST /api/users/authenticate', { login: 'musteri@basamak.test', password: 'basamak-demo' }),
    ...many(12, () => ask(place, 'POST /api/orders', order)),
  ]);

/** Half a minute of one condition. Meanwhile other processes are under the other conditions. */
async function suffer(condition: (typeof conditions)[number]): Promise<void> {
  const place = places.get(condition);
  if (!place) throw new Error('no place');
  expect(new Set((await asked(place)).map(({ status }) => status))).toEqual(new Set([200, 201]));

  await place.line.become(condition);
  const answers: Promise<Answer[]>[] = [];
  const health: Promise<Answer[]>[] = [];
  for (const end = performance.now() + lasts; performance.now() < end; await sleep(1_500)) {
    answers.push(asked(place));
    health.push(Promise.all([ask(place, 'GET /healthz'), ask(place, 'GET /readyz')]));
  }
  const mended = performance.now();
  await place.line.become('whole');
  await waitFor(async () => {
    const now = [await ask(place, 'GET /readyz'), ...(await asked(place))];
    return now.every(({ status }) => status < 300) ? now : undefined;
  }, `a whole round that is done after ${condition}`);
  const back = performance.now() - mended;

  const healths = await Promise.all(health);
  const all = (await Promise.all(answers)).flat();
  const refused = all.filter(({ status }) => status >= 300);
  const told = [...new Set(refused.map(({ status, code }) => `${status} ${code}`))].toSorted();
  expect({
    condition,
    late: [...all, ...healths.flat()].flatMap(({ to, status, tookMs }) =>
      tookMs > answeredWithin ? `${to} ${status} ${tookMs}` : [],
    ),
    withoutRetryAfter: refused.filter(({ retryAfter }) => !Number(retryAfter)),
    told,
    unlive: healths.filter(([live]) => live?.status !== 200 || live.tookMs > 1_000),
    ready: healths.filter(([, ready]) => ready && ready.status !== 503 && ready.at < mended),
    backInTime: back < 5_000,
  }).toEqual({
    condition,
    late: [],
    withoutRetryAfter: [],
    told: expect.arrayContaining(['503 service.unavailable']) as unknown,
    unlive: [],
    ready: [],
    backInTime: true,
  });
  // 429: the command waited too long for its turn, and nothing was done
  const others = told.filter((one) => one !== '503 service.unavailable' && one !== '429 request.too_many_commands');
  expect([condition, others]).toEqual([condition, []]);
  const done = all.filter(({ status, at }) => status < 300 && at < mended);
  expect([condition, condition === 'slow' || done.length === 0]).toEqual([condition, true]);
}

test('while the database refuses, is silent or slow, each answer takes at most six seconds; afterwards all recovers', async () => {
  const ends = await Promise.allSettled(conditions.map(suffer));
  expect(ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))).toEqual([]);
}, 180_000);
