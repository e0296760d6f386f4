import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import webPush from 'web-push';
import { SqlSubscriptions } from '#modules/notification/adapters/persistence/sql-subscriptions.ts';
import { PushSubscriptionRow } from '#modules/notification/adapters/persistence/push-subscription.table.ts';
import { publicAgent } from '#platform/net/public-addresses.ts';
import { WebPushService } from '#modules/notification/adapters/push/web-push-service.ts';
import type { Subscriptions } from '#modules/notification/application/push-ports.ts';
import type { Push, Subscription } from '#modules/notification/domain/push.ts';
import { Database } from '#platform/db/database.ts';
import { InMemorySubscriptions } from '#test/support/fakes/in-memory-subscriptions.ts';
import { aBrowser, startPushService, vapidClaims } from '#test/support/push.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));
const subscription = (userId: string, second: number, change: Partial<Subscription> = {}): Subscription => ({
  id: v7(),
  userId,
  sessionId: v7(),
  endpoint: `https://push.example/${v7()}`,
  p256dh: 'key',
  auth: 'secret',
  createdAt: at(second),
  ...change,
});

const contract = (make: () => Subscriptions) => {
  let all: Subscriptions;
  beforeEach(() => {
    all = make();
  });

  test('are kept once per endpoint, and found by user, session and id', async () => {
    const [ada, can] = [v7(), v7()];
    const [first, second] = [subscription(ada, 1), subscription(can, 2)];
    await all.keep(first);
    await all.keep(second);
    expect(await all.find(first.id)).toEqual(first);
    expect(await all.findOwn(ada, second.endpoint)).toBeUndefined();
    expect(await all.findOwn(can, second.endpoint)).toEqual(second);
    expect(await all.endpointsOf(first.sessionId)).toEqual([first.endpoint]);
    const taken = subscription(can, 3, { endpoint: first.endpoint });
    await all.keep(taken);
    expect(await all.find(first.id)).toBeUndefined();
    expect(await all.ofUsers([ada, can])).toEqual([
      { id: taken.id, userId: can },
      { id: second.id, userId: can },
    ]);
    await all.removeOwn(ada, taken.endpoint);
    expect(await all.find(taken.id)).toEqual(taken);
    await all.removeOwn(can, taken.endpoint);
    await all.remove(second.id);
    expect(await all.ofUsers([ada, can])).toEqual([]);
    expect(await all.ofUsers([])).toEqual([]);
  });

  test('are at most ten per user: the oldest is removed', async () => {
    const user = v7();
    const kept = Array.from({ length: 11 }, (_, second) => subscription(user, second));
    for (const one of kept) await all.keep(one);
    expect((await all.ofUsers([user])).map(({ id }) => id)).toEqual(
      kept
        .slice(1)
        .toReversed()
        .map(({ id }) => id),
    );
  });

  test('are paged through by id', async () => {
    const kept = Array.from({ length: 3 }, () => subscription(v7(), 1));
    for (const one of kept) await all.keep(one);
    const seen: string[] = [];
    for (let part = await all.page(null, 2); part.length > 0; part = await all.page(part.at(-1)!.id, 2))
      seen.push(...part.map(({ id }) => id));
    expect(seen).toEqual(expect.arrayContaining(kept.map(({ id }) => id)));
    expect(new Set(seen).size).toBe(seen.length);
  });
};

describe('subscriptions in memory', () => {
  contract(() => new InMemorySubscriptions());
});

describe('subscriptions on PostgreSQL', () => {
  let file: TestDatabase;
  let database: Database;
  let another: Database;
  beforeAll(async () => {
    file = await testDatabase();
    database = await Database.connect(file.url, [PushSubscriptionRow], { max: 4 });
    another = await Database.connect(file.url, [PushSubscriptionRow], { max: 1 });
  });
  afterAll(async () => {
    await database.close();
    await another.close();
    await file.drop();
  });
  contract(() => new SqlSubscriptions(database));

  test('are at most ten per user, even if two are added at once', async () => {
    const user = v7();
    const [here, there] = [new SqlSubscriptions(database), new SqlSubscriptions(another)];
    for (let second = 0; second < 10; second++) await here.keep(subscription(user, second));
    const both: Promise<void>[] = [];
    await database.run(async () => {
      await here.keep(subscription(user, 10));
      both.push(there.keep(subscription(user, 11)));
      while (!(await somebodyWaits())) await new Promise(setImmediate);
    });
    await Promise.all(both);
    expect(await here.ofUsers([user])).toHaveLength(10);
  });

  /** Whether another transaction waits for the running one. */
  const somebodyWaits = async (): Promise<boolean> => {
    const waiting = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
    return (await waiting.execute(database.sql())).rows.length > 0;
  };
});

describe('a push service', () => {
  const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:destek@basamak.test' };
  const push: Push = {
    title: 'Siparişin onayını bekliyor',
    text: 'Onayla.',
    link: '/siparisler/1',
    tag: 'order-state:1',
    urgent: true,
  };
  let service: Awaited<ReturnType<typeof startPushService>>;
  beforeEach(async () => {
    service = await startPushService();
  });
  afterEach(() => service.stop());
  const browser = aBrowser('https://push.example/ada');
  const to = subscription('ada', 1, { endpoint: browser.endpoint, ...browser.keys });
  const send = (change: Partial<Push> = {}) =>
    new WebPushService({ vapid }, service.agent).send(to, { ...push, ...change });

  test('gets a message that only the browser can read, with a VAPID signature, a lifetime and an urgency', async () => {
    expect(await send()).toBe('taken');
    const [{ path, headers, body }] = service.received as [(typeof service.received)[number]];
    expect(path).toBe('/ada');
    expect(body.includes('Siparişin')).toBe(false);
    const { urgent: _, ...shown } = push;
    expect(browser.open(body)).toEqual(shown);
    expect(vapidClaims(String(headers.authorization), vapid.publicKey)).toMatchObject({
      aud: 'https://push.example',
      sub: 'mailto:destek@basamak.test',
    });
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
  });

  test('gets one topic per tag, so that a newer message replaces an older one', async () => {
    for (const tag of ['order-state:1', 'order-state:1', 'order-state:2']) await send({ tag, urgent: false });
    const topics = service.received.map(({ headers }) => headers.topic);
    expect(topics[0]).toBe(topics[1]);
    expect(topics[0]).not.toBe(topics[2]);
    expect(service.received[0]?.headers.urgency).toBe('normal');
  });

  test.each([404, 410])('that answers %s no longer has the subscription', async (status) => {
    service.answers.push(status);
    expect(await send()).toBe('gone');
  });

  test.each([429, 500, 503])('that answers %s fails the job with an error that names nobody', async (status) => {
    service.answers.push(status);
    await expect(send()).rejects.toThrow(new Error(`push: ${status}`));
  });

  test('whose host is not public is not called', async () => {
    const inside = { ...to, endpoint: `https://localhost:${service.port}/ada` };
    await expect(new WebPushService({ vapid }, publicAgent()).send(inside, push)).rejects.toThrow('push: ENOTPUBLIC');
    expect(service.received).toEqual([]);
  });
});
