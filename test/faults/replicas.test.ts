// Reads from a physical standby: users see what they did and what an event told them, and do not notice a failing standby.
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createParser } from 'eventsource-parser';
import { sql } from 'kysely';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { positionCookie, positionHeader } from '#contract/live/position.ts';
import { findingsOf } from '#cli/doctor/finding.ts';
import { replicaChecks } from '#cli/doctor/replicas.ts';
import { Database } from '#platform/db/database.ts';
import { beyondAll, historyOn } from '#platform/db/position.ts';
import { pageInOrder, KeysetCursor } from '#platform/db/lists.ts';
import { Replica } from '#platform/db/replica.ts';
import { Replicas, type Reader } from '#platform/db/replicas.ts';
import { isForReplicas } from '#platform/http/steps/replicas.ts';
import { createLog } from '#platform/log/log.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { waitFor } from '#test/support/calls.ts';
import { logIn } from '#test/support/clients.ts';
import { type ContractKey, rightCalls } from '#test/support/right-calls.ts';
import { startPair, type Pair } from '#test/support/standby.ts';
import { type Call, World } from '#test/support/world.ts';

let pair: Pair;
beforeAll(async () => {
  pair = await startPair();
}, 120_000);
afterAll(() => pair?.stop());

/** The number of reads that each source has answered, from the metrics. */
const readsIn = (metrics: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...metrics.matchAll(/^database_reads_total\{from="([^"]+)"\} (\d+)$/gm)].map(([, by = '', count]) => [
      by,
      Number(count),
    ]),
  );
/** The sources that answered reads while `read` ran. */
const answererOf = async (metrics: () => Promise<string>, read: () => Promise<unknown>): Promise<string> => {
  const before = readsIn(await metrics());
  await read();
  const after = readsIn(await metrics());
  return Object.keys(after)
    .filter((by) => after[by] !== before[by])
    .join(', ');
};
const until = (holds: () => Promise<boolean>) => waitFor(async () => (await holds()) || undefined, String(holds));

describe('a replica', () => {
  let database: Database;
  const opened: Replicas[] = [];
  beforeAll(async () => {
    database = await Database.connect(pair.ownerUrl, [], { max: 4 });
    await sql`create table said (word text)`.execute(database.sql());
  });
  afterEach(async () => {
    for (const replicas of opened.splice(0)) await replicas.stop();
  });
  afterAll(() => database.close());

  const begin = async (urls: readonly string[], mostBehind = 30) => {
    const metrics = new Metrics();
    const settings = { urls, mostBehind };
    const replicas = await Replicas.start(database, settings, [], 2, createLog('silent'), metrics);
    opened.push(replicas);
    const by = (work: () => Promise<unknown>, reader: Partial<Reader> = {}) =>
      answererOf(
        () => metrics.text(),
        () => replicas.sourceFor({ shown: undefined, showsByItself: true, name: 'deniz', ...reader })(work),
      );
    return { by, replicas, metrics, used: async () => (await by(words)) === 'replica' };
  };
  const words = () => sql`select word from said`.execute(database.sql());
  const say = () => sql`insert into said values ('merhaba')`.execute(database.sql());

  test('within the allowed lag is read; one that is further behind is read again only after it has caught up', async () => {
    const { used } = await begin([pair.replicaUrl], 1);
    await until(used);
    await pair.holdReplica();
    await say();
    expect(await until(async () => !(await used()))).toBe(true);
    await pair.releaseReplica();
    expect(await until(used)).toBe(true);
  }, 60_000);

  test('whose recovery cancels a query is replaced by the primary for that query', async () => {
    const { by, used } = await begin([pair.replicaUrl]);
    await until(used);
    await say();
    await pair.caughtUp();
    const asked = by(() =>
      sql`select word, case when pg_is_in_recovery() then pg_sleep(4) end from said`.execute(database.sql()),
    );
    await pair.isAsked('pg_sleep');
    // the standby replays this statement, which needs the lock that the query holds there
    await sql`truncate said`.execute(database.sql());
    expect(await asked).toBe('primary: failed');
  }, 60_000);

  test('whose connections are all busy is not given up: it answers', async () => {
    const { by, used } = await begin([pair.replicaUrl]);
    await until(used);
    const long = () => sql`select pg_sleep(2.5)`.execute(database.sql());
    expect(await by(() => Promise.all([long(), long()]))).toBe('replica');
  }, 60_000);

  test('leaves transactions to the primary; a write outside a transaction is repeated on the primary', async () => {
    const { by, used } = await begin([pair.replicaUrl]);
    await until(used);
    const answered = by(() => database.run(say));
    expect(await answered).toBe('replica');
    expect(await by(say)).toBe('primary: failed'); // a replica refuses a write
  }, 60_000);

  test('is not used again within a read of several parts that has moved to the primary', async () => {
    const { replicas, metrics, used } = await begin([pair.replicaUrl]);
    await until(used);
    const answerer = (read: () => Promise<unknown>) => answererOf(() => metrics.text(), read);
    const position = await replicas.position();
    await pair.holdReplica();
    await say();
    const ahead = replicas.sourceFor({ shown: await replicas.position(), showsByItself: true, name: 'deniz' });
    expect(await answerer(() => ahead(words))).toBe('primary: not there yet');
    await pair.releaseReplica();
    await pair.caughtUp();
    expect(await answerer(() => ahead(words))).toBe('primary: not there yet');
    const failing = replicas.sourceFor({ shown: position, showsByItself: true, name: 'deniz' });
    expect(await answerer(() => failing(words))).toBe('replica');
    expect(await answerer(() => failing(() => sql`create table beside ()`.execute(database.sql())))).toBe(
      'primary: failed',
    );
    expect(await answerer(() => failing(words))).toBe('primary: failed');
  }, 60_000);

  test('that fails during a page of a list makes the primary read that page, and no row is lost or repeated', async () => {
    const { replicas, used } = await begin([pair.replicaUrl]);
    await until(used);
    await sql`create table counted as select n from generate_series(1, 4) as n`.execute(database.sql());
    const source = replicas.sourceFor({ shown: await pair.caughtUp(), showsByItself: true, name: 'deniz' });
    const reading = new KeysetCursor();
    const page = { from: 0, limit: 2, descending: false };
    const next = (then: () => Promise<unknown>) =>
      reading.run(() =>
        source(async () => {
          const all = database.sql<{ counted: { n: number } }>().selectFrom('counted').selectAll();
          const rows = await pageInOrder(all, ['n'], page);
          await then();
          return rows.map(({ n }) => n);
        }),
      );
    expect(await next(words)).toEqual([1, 2]);
    expect(await next(() => sql`create table if not exists beyond ()`.execute(database.sql()))).toEqual([3, 4]);
  }, 60_000);

  test('is never read if it is no standby of this database, or is a standby from before a failover', async () => {
    const another = process.env.TEST_SERVER_URL ?? '';
    for (const url of [another, pair.primaryUrl, 'postgres://basamak:x@127.0.0.1:1/basamak']) {
      const { by } = await begin([url]);
      expect(await by(words)).toBe('primary: no replica');
    }
    const replica = await Replica.connect(pair.replicaUrl, [], 1);
    const [{ history } = { history: '' }] = (
      await sql<{ history: string }>`select ${sql.raw(historyOn.primary)} as history`.execute(database.sql())
    ).rows;
    const [system = '', timeline = ''] = history.split('/');
    for (const [other, believed] of [
      [`${system}/${timeline}`, true],
      [`7000000000000000000/${timeline}`, false],
      [`${system}/${Number(timeline) + 1}`, false], // the primary after a failover that the standby does not know of
    ] as const) {
      await replica.look(other);
      expect(replica.replayed !== undefined).toBe(believed);
    }
    // a check that began before a failover proves nothing for the time after it
    await Promise.all([`${system}/${Number(timeline) - 1}`, history].map((one) => replica.look(one)));
    expect(replica.replayed).toBeDefined();
    await replica.close();
  }, 60_000);
});

describe('a server with a replica', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.begin({
      DATABASE_URL: pair.primaryUrl,
      DATABASE_REPLICA_URL: pair.replicaUrl,
      DATABASE_REPLICA_LAG: '30',
    });
    await until(async () => (await by(() => coupons({ headers: browser }))) === 'replica');
  }, 120_000);
  afterAll(() => world?.end());

  const browser = { 'sec-fetch-site': 'same-origin' };
  const metrics = async () => (await fetch(`${world.product.url}/metrics`)).text();
  const by = (read: () => Promise<unknown>) => answererOf(metrics, read);
  const coupons = async (call: Call = {}) => {
    const { status, body } = await world.call('GET /admin/coupons', { token: world.admin.token, ...call });
    expect(status).toBe(200);
    return (body as readonly { readonly code: string }[]).map(({ code }) => code);
  };
  let made = 0;
  /** A command whose answer carries the position of the log. */
  const make = async (headers: Readonly<Record<string, string>> = {}) => {
    const code = `YENI-${10 + ++made}`;
    const body = { code, discount: { type: 'percent', percent: 10 } };
    const answer = await world.call('POST /admin/coupons', {
      token: world.admin.token,
      body,
      headers: { ...headers, 'idempotency-key': code },
    });
    expect(answer.status).toBe(201);
    const { id } = answer.body as { readonly id: string };
    return { id, code, position: answer.headers.get(positionHeader) ?? '', cookies: answer.headers.getSetCookie() };
  };
  const held = async (work: () => Promise<void>) => {
    await pair.caughtUp();
    await pair.holdReplica();
    try {
      await work();
    } finally {
      await pair.releaseReplica();
    }
  };

  const forReplicas = Object.entries(routes).flatMap(([name, row]) =>
    isForReplicas(name, row as Route) ? [name as ContractKey] : [],
  );
  test('reads every route for replicas from the replica, and none of them writes or locks', async () => {
    expect(forReplicas.length).toBeGreaterThan(50);
    const wrong: string[] = [];
    const calls: (readonly [ContractKey, Call])[] = [];
    for (const route of forReplicas) calls.push([route, await rightCalls[route](world)]);
    const shown = { [positionHeader]: await pair.caughtUp() };
    for (const [route, call] of calls) {
      const answerer = await by(async () => {
        const { status } = await world.call(route, { ...call, headers: { ...call.headers, ...shown } });
        if (status !== 200) wrong.push(`${route}: ${status}`);
      });
      if (answerer !== 'replica') wrong.push(`${route}: ${answerer}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  test('shows a program that sends its log position what it did, first from the primary and then from the replica', async () => {
    let shown = {};
    await held(async () => {
      const { code, position } = await make();
      shown = { [positionHeader]: position };
      expect(await by(async () => expect(await coupons({ headers: shown })).toContain(code))).toBe(
        'primary: not there yet',
      );
      const csv = await world.call('GET /admin/coupons', {
        token: world.admin.token,
        headers: { ...shown, accept: 'text/csv' },
      });
      expect(csv.body).toContain(code);
    });
    await pair.caughtUp();
    expect(await by(() => coupons({ headers: shown }))).toBe('replica');
  });

  test('answers a program without a log position from the primary, because it may just have written', async () => {
    expect(await by(() => coupons())).toBe('primary: nothing shown');
  });

  test('shows a browser what it did by a cookie that scripts cannot read; another browser sees it a little later', async () => {
    await held(async () => {
      const { code, cookies } = await make(browser);
      const [cookie = ''] = cookies;
      expect(cookie).toMatch(
        /^__Host-basamak_position=[0-9A-F]+\/[0-9A-F]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
      const own = { ...browser, cookie: cookie.split(';')[0] ?? '' };
      expect(await coupons({ headers: own })).toContain(code);
      expect(await coupons({ headers: browser })).not.toContain(code);
    });
    expect((await make()).cookies).toEqual([]); // a program gets no cookie
  });

  test('answers from the primary, and without an error, if a log position is forged or absurd', async () => {
    for (const position of [beyondAll, 'ABCDEF12/0', '0', '%', 'x'.repeat(3000), '0/0, 0/0', '-1/-1']) {
      for (const headers of [{ [positionHeader]: position }, { cookie: `__Host-basamak_position=${position}` }])
        expect(await by(() => coupons({ headers: { ...browser, ...headers } }))).toBe('primary: not there yet');
    }
  });

  test('asks the primary for a record that the replica does not know yet', async () => {
    await held(async () => {
      const { id } = await make();
      const page = async () => {
        const call = { token: world.admin.token, params: { id }, headers: browser };
        expect((await world.call('GET /admin/coupons/:id', call)).status).toBe(200);
      };
      expect(await by(page)).toBe('primary: refused');
    });
  });

  test('reads sessions and accounts from the primary, so that a log-in and a sign-out apply at once', async () => {
    await held(async () => {
      const { token } = await logIn(world.product.url, 'yonetici@basamak.test');
      expect(await by(() => coupons({ token, headers: browser }))).toBe('replica');
      await world.call('POST /users/sign-out', { token });
      await until(async () => (await world.call('GET /admin/coupons', { token, headers: browser })).status === 401);
    });
  });

  test('shows the reader of a live event the change behind it, because the event carries the log position', async () => {
    const gone = new AbortController();
    const response = await fetch(`${world.product.url}/api/live`, {
      headers: { authorization: `Bearer ${world.admin.token}` },
      signal: gone.signal,
    });
    let position = '';
    const told = new Promise<unknown>((resolve, reject) => {
      const parser = createParser({
        onComment: (comment) => {
          const [name, at = ''] = comment.split(' ');
          if (name === positionHeader) position = at;
        },
        onEvent: ({ event }) => event === 'ticket' && resolve(undefined),
      });
      void (async () => {
        for await (const text of response.body!.pipeThrough(new TextDecoderStream())) parser.feed(text);
      })().catch(reject);
    });
    await held(async () => {
      const id = await world.ticket();
      await told;
      const seen = async (headers: Readonly<Record<string, string>>) => {
        const { body } = await world.call('GET /admin/tickets', { token: world.admin.token, headers });
        return (body as readonly { readonly id: string }[]).some((ticket) => ticket.id === id);
      };
      expect(await seen(browser)).toBe(false);
      expect(await seen({ ...browser, cookie: `${positionCookie}=${position}` })).toBe(true);
    });
    gone.abort();
    await told.catch(() => undefined);
  }, 60_000);

  test('is examined by the doctor, who distinguishes a replica from other servers', async () => {
    const look = async (urls: readonly string[]) => {
      const env = { ...world.product.env, databaseReplicas: { urls, mostBehind: 30 } };
      const found = await Promise.all(replicaChecks(env).map(findingsOf));
      return found.flat().map(({ state, text }) => `${state}: ${text}`);
    };
    expect(await look([pair.replicaUrl])).toEqual([
      'good: Bu veritabanının salt okunur kopyası.',
      'good: Kullanıcı tabloları okuyabiliyor.',
      expect.stringMatching(/^good: Kopya en çok \d+\.\d saniye geride\.$/),
      'doubtful: hot_standby_feedback kapalı.',
    ]);
    expect(await look([pair.primaryUrl])).toEqual(['bad: Bu sunucu bir kopya değil: yazmaya açık.']);
    expect(await look(['postgres://basamak:x@127.0.0.1:1/basamak'])).toEqual([expect.stringMatching(/^bad: /)]);
  });

  test('keeps answering while the replica stops and comes back', async () => {
    const over = new AbortController();
    const reading = Promise.all(
      [1, 2, 3].map(async () => {
        while (!over.signal.aborted) await coupons({ headers: browser });
      }),
    );
    await pair.stopReplica();
    expect((await fetch(`${world.product.url}/readyz`)).status).toBe(200);
    await until(async () => (await by(() => coupons({ headers: browser }))).includes('primary: no replica'));
    await pair.startReplica();
    over.abort();
    await reading;
    await until(async () => (await by(() => coupons({ headers: browser }))) === 'replica');
  }, 60_000);
});
