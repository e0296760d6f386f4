import { createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { developmentSettings } from '#main/development.ts';
import { freePort } from '#platform/net/free-port.ts';
import { rawDraft } from '#test/support/drafts.ts';
import { startPaytrSandbox } from '../../src/dev/paytr-sandbox.ts';
import { startCountingProxy, type Statement } from './counting-proxy.ts';
import { Client, customersWithBalance, startProduct } from './product.ts';

/** What one call costs. Times are in milliseconds, for one caller at a time. */
export interface CallCost {
  readonly name: string;
  /** Those of the call itself and of its authentication, `begin` and `commit` included. */
  readonly statements: number;
  readonly roundTrips: number;
  readonly p50: number;
  readonly p99: number;
}

/** Prepares one call, which is then measured. It gets the client of a person at the measured process. */
type Prepare = () => Promise<(at: (client: Client) => Client) => Promise<unknown>>;

const counted = 5;

/** The ten busiest calls of the product: their statements, round trips to the database and times. */
export async function busiestCalls(databaseUrl: string, folder: string, repeats: number): Promise<readonly CallCost[]> {
  const merchant = developmentSettings({});
  const sandbox = await startPaytrSandbox({
    port: await freePort(),
    file: join(folder, 'payments.jsonl'),
    merchant: {
      id: merchant.PAYTR_MERCHANT_ID ?? '',
      key: merchant.PAYTR_MERCHANT_KEY ?? '',
      salt: merchant.PAYTR_MERCHANT_SALT ?? '',
    },
    callbackUrl: 'http://127.0.0.1:9/none', // notifications come from the bench only
    shopOrigins: ['http://127.0.0.1'],
  });
  const settings = { PAYTR_BASE_URL: sandbox.url };
  const product = await startProduct(databaseUrl, settings);
  const proxy = await startCountingProxy(databaseUrl);
  const watched = await startProduct(proxy.url, settings);
  try {
    const calls = await preparedCalls(product, merchant);
    const costs: CallCost[] = [];
    for (const [name, prepare] of calls) {
      const run = async (url: string) => {
        const call = await prepare();
        const began = performance.now();
        await call((client) => client.at(url));
        return performance.now() - began;
      };
      for (let warm = 0; warm < counted; warm++) await run(product.url);
      const times = [];
      for (let time = 0; time < repeats; time++) times.push(await run(product.url));
      for (let warm = 0; warm < counted; warm++) await run(watched.url);
      const sent = [];
      for (let time = 0; time < counted; time++) {
        const call = await prepare();
        proxy.take();
        await call((client) => client.at(watched.url));
        sent.push(proxy.take().filter(({ application }) => application === 'basamak'));
      }
      costs.push({ name, ...fewest(sent), ...quantilesOf(times) });
    }
    return costs;
  } finally {
    await Promise.all([product.stop(), watched.stop()]);
    await Promise.all([proxy.stop(), sandbox.stop()]);
  }
}

/** The smallest count, because timed jobs use the same connections. */
const fewest = (sent: readonly (readonly Statement[])[]): Pick<CallCost, 'statements' | 'roundTrips'> => ({
  statements: Math.min(...sent.map((statements) => statements.length)),
  roundTrips: Math.min(
    ...sent.map((statements) => new Set(statements.map(({ connection, trip }) => `${connection} ${trip}`)).size),
  ),
});

const quantilesOf = (times: readonly number[]): Pick<CallCost, 'p50' | 'p99'> => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
};

async function preparedCalls(
  product: { readonly url: string },
  merchant: NodeJS.ProcessEnv,
): Promise<readonly (readonly [string, Prepare])[]> {
  const admin = await Client.signIn(product.url, 'yonetici@basamak.test', 'basamak-demo');
  const booster = await Client.signIn(product.url, 'booster@basamak.test', 'basamak-demo');
  const customers = await customersWithBalance(product, admin, 20, 'cagri');
  const key = () => ({ 'idempotency-key': randomUUID() });
  const draft = rawDraft();
  let turn = 0;
  const next = () => {
    const customer = customers[turn++ % customers.length];
    if (!customer) throw new Error('there are no customers');
    return customer.client;
  };
  const { price } = await next().post<{ price: object }>('/orders/calculate', draft);
  const place = async (client: Client) =>
    (await client.post<{ id: string }>('/orders', { draft, expectedPrice: price }, key())).id;
  const openOrder = async () => {
    const client = next();
    const id = await place(client);
    const account = {
      game: 'league',
      server: 'tr',
      inGameName: 'Koridor Faresi',
      username: 'fare',
      password: 'peynir',
    };
    const { id: gameAccountId } = await client.post<{ id: string }>('/game-accounts', account, key());
    await client.put(`/orders/${id}/game-account`, { gameAccountId });
    return { client, id };
  };
  const { version } = await admin.get<{ version: number }>('/admin/settings');
  const values = { messageAttempts: 60 };
  await admin.put('/admin/settings', { basedOn: version, values, reason: 'bench' });
  const started: Awaited<ReturnType<typeof openOrder>>[] = [];
  for (let count = 0; count < 6; count++) {
    const order = await openOrder();
    await booster.post(`/orders/${order.id}/take`, {}, key());
    await booster.post(`/orders/${order.id}/transitions`, { to: 'started' }, key());
    started.push(order);
  }
  const inPlay = () => {
    const order = started[turn++ % started.length];
    if (!order) throw new Error('there are no orders in play');
    return order;
  };
  let earlier: string | undefined;
  /** Cancels the order before it, because a booster may play only some orders at once. */
  const orderToTake = async () => {
    const ending = { state: 'cancelled', reason: 'bench', earnedPercent: 0 };
    if (earlier !== undefined) await admin.post('/admin/choose-state', { orderId: earlier, ...ending }, key());
    earlier = (await openOrder()).id;
    return earlier;
  };
  const match = { champion: 'Ahri', kills: 9, deaths: 2, assists: 7, points: 21, result: 'win' };
  const plain =
    (call: (at: (client: Client) => Client) => Promise<unknown>): Prepare =>
    async () =>
      call;

  return [
    ['POST /orders/calculate', plain((at) => at(next()).post('/orders/calculate', draft))],
    ['GET /catalog', plain((at) => at(next()).get('/catalog'))],
    ['POST /orders', plain((at) => place(at(next())))],
    ['GET /orders', plain((at) => at(next()).get('/orders'))],
    [
      'GET /orders/:id',
      async () => {
        const { client, id } = inPlay();
        return (at) => at(client).get(`/orders/${id}`);
      },
    ],
    ['GET /booster/pool', plain((at) => at(booster).get('/booster/pool'))],
    [
      'POST /orders/:id/take',
      async () => {
        const id = await orderToTake();
        return (at) => at(booster).post(`/orders/${id}/take`, {}, key());
      },
    ],
    [
      'POST /orders/:id/messages',
      async () => {
        const { client, id } = inPlay();
        return (at) => at(client).post(`/orders/${id}/messages`, { text: 'Merhaba' }, key());
      },
    ],
    [
      'POST /orders/:id/matches',
      async () => {
        const { id } = inPlay();
        const body = { ...match, playedAt: new Date().toISOString() };
        return (at) => at(booster).post(`/orders/${id}/matches`, body, key());
      },
    ],
    [
      'POST /payments/paytr/notification',
      async () => {
        const client = next();
        const amount = { amount: 25_000, currency: 'TRY' };
        const { merchantOid } = await client.post<{ merchantOid: string }>('/top-ups', { amount }, key());
        const form = notification(merchantOid, '25000', merchant);
        return (at) => at(client).postForm('/payments/paytr/notification', form);
      },
    ],
  ];
}

/** A notification of a success with PayTR's hash (paytr.md). */
const notification = (merchantOid: string, total: string, merchant: NodeJS.ProcessEnv): Record<string, string> => {
  const { PAYTR_MERCHANT_KEY: secret = '', PAYTR_MERCHANT_SALT: salt = '' } = merchant;
  const hash = createHmac('sha256', secret).update(`${merchantOid}${salt}success${total}`).digest('base64');
  return { merchant_oid: merchantOid, total_amount: total, status: 'success', test_mode: '1', hash };
};
