// Server-sent events over two processes: each event reaches only the people whom it concerns, and none is lost or repeated.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { key } from '#test/support/calls.ts';
import { fund, logIn, type NewCustomer, register, type Session } from '#test/support/clients.ts';
import { aDraft } from '#test/support/drafts.ts';
import { finish } from '#test/support/finish.ts';
import { type Shop, startShop } from '#test/support/shop.ts';
import { openStream, type Stream } from '#test/support/stream.ts';

jest.setTimeout(60_000);

let shop: Shop;
let admin: Session;
let booster: Session;
let database: pg.Pool;
const url = (process: number) => shop.urls[process] ?? '';

beforeAll(async () => {
  shop = await startShop({ processes: 2 });
  database = new pg.Pool({ connectionString: shop.databaseUrl, max: 2 });
  [admin, booster] = await Promise.all([logIn(url(0), 'yonetici@basamak.test'), logIn(url(0), 'booster@basamak.test')]);
});
afterAll(async () => {
  await database.end();
  await shop.stop();
});

/** A customer with an order that a booster has started. */
const customerWithOrder = async (): Promise<{ customer: NewCustomer; id: string }> => {
  const customer = await register(url(0));
  await fund(admin, customer.id, Money.lira(10_000));
  const { api } = customer;
  const draft = aDraft();
  const { price } = await api.call('POST /orders/calculate', { body: draft });
  const { id } = await api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
  const account = { game: 'league', server: 'tr', inGameName: 'Fare', username: 'fare', password: 'peynir' } as const;
  const { id: gameAccountId } = await api.call('POST /game-accounts', { body: account, ...key() });
  await api.call('PUT /orders/:id/game-account', { params: { id }, body: { gameAccountId } });
  await booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
  await booster.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'started' }, ...key() });
  return { customer, id };
};

const addMatch = (id: string, points: number) =>
  booster.api.call('POST /orders/:id/matches', {
    params: { id },
    body: {
      champion: 'Ahri',
      kills: 9,
      deaths: 2,
      assists: 7,
      points,
      result: 'win',
      playedAt: new Date().toISOString(),
    },
    ...key(),
  });
const ofType = ({ events }: Stream, type: string) => events.filter((event) => event.type === type);
const pointsIn = (stream: Stream) => ofType(stream, 'match').map(({ data }) => (data as { points: number }).points);
/** Waits until the stream holds the wanted event. */
const until = async (stream: Stream, enough: () => boolean) => {
  for (let count = stream.events.length; !enough(); count = stream.events.length) await stream.has(count + 1);
};

test('events are sent on every process with the content that the API answers, and only to the people concerned', async () => {
  const { customer, id } = await customerWithOrder();
  const [stream, strangers] = await Promise.all([
    openStream(url(1), customer.token),
    openStream(url(1), (await register(url(0))).token),
  ]);
  const match = await addMatch(id, 20);
  const message = await booster.api.call('POST /orders/:id/messages', {
    params: { id },
    body: { text: 'Başladım' },
    ...key(),
  });
  await finish(booster, id);
  const tip = { params: { id }, body: { amount: Money.lira(50) }, ...key() };
  await customer.api.call('POST /orders/:id/tip', tip);
  await until(stream, () => ofType(stream, 'wallet').length > 0);

  expect(stream.events[0]).toMatchObject({ type: 'ready' });
  expect(ofType(stream, 'match')[0]?.data).toEqual(match);
  expect(ofType(stream, 'message')[0]?.data).toEqual(message);
  expect(ofType(stream, 'order').at(-1)?.data).toEqual({ id, state: 'finished' });
  expect(ofType(stream, 'notification').at(-1)?.data).toMatchObject({
    title: 'Siparişin hedefe varmadan bitirildi',
  });
  const { balance } = await customer.api.call('GET /wallet');
  expect(ofType(stream, 'wallet').at(-1)?.data).toEqual({ balance });
  const ids = stream.events.map((event) => Number(event.id));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(strangers.events).toHaveLength(1);
  await Promise.all([stream.close(), strangers.close()]);
});

test('a HEAD request is answered and ends', async () => {
  const { token } = booster;
  const answer = await fetch(`${url(0)}/api/live`, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
});

test('a stream that breaks off is resumed at another process, with nothing lost or repeated', async () => {
  const { customer, id } = await customerWithOrder();
  const sent = Array.from({ length: 24 }, (_, index) => index + 1);
  const addAll = async () => {
    for (const points of sent) await addMatch(id, points);
  };
  let matches: Promise<void> | undefined;
  const seen: number[] = [];
  let last: string | undefined;
  for (let process = 0; seen.length < sent.length; process++) {
    const stream = await openStream(url(process % 2), customer.token, last);
    expect(stream.events[0]?.type).toBe('ready');
    matches ??= addAll(); // a stream without an id does not get earlier events
    await until(stream, () => pointsIn(stream).length >= Math.min(5, sent.length - seen.length));
    await stream.close();
    seen.push(...pointsIn(stream));
    last = stream.events.at(-1)?.id;
  }
  await matches;
  expect(seen).toEqual(sent);

  const whole = await openStream(url(1), customer.token, last);
  expect(pointsIn(whole)).toEqual([]);
  await whole.close();
});

describe('resuming a stream', () => {
  test('after an event that is no longer stored is answered with reset, and later events are sent', async () => {
    const { customer, id } = await customerWithOrder();
    const before = await openStream(url(0), customer.token);
    const forgotten = String(Math.max(1, Number(before.events[0]?.id) - 3));
    await before.close();
    await database.query('delete from live_event');
    await addMatch(id, 11);
    const stream = await openStream(url(1), customer.token, forgotten);
    expect(stream.events[0]?.type).toBe('reset');
    await addMatch(id, 12);
    await until(stream, () => pointsIn(stream).includes(12));
    await stream.close();
  });

  test.each(['999999999', 'x', '-1', '1'.repeat(40), '1, 2'])(
    'after the unknown event %s is answered with reset',
    async (id) => {
      const { token } = await register(url(0));
      const stream = await openStream(url(0), token, id);
      expect(stream.events[0]?.type).toBe('reset');
      await stream.close();
    },
  );
});
