import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { Deadline, timeLeft, withDeadline, withinDeadline } from '#platform/db/deadline.ts';
import { type ApiParts, createApi } from '#platform/http/api.ts';
import { CallerConcurrency, callerConcurrency } from '#platform/http/caller-concurrency.ts';

let server: Server;
let url: string;
let done: PromiseWithResolvers<object>;
let begun: string[] = [];
let concurrency: CallerConcurrency;
beforeAll(async () => {
  // a command ends when the test settles `done`; a read ends at once
  const parts: object = {
    handlers: new Proxy(
      {},
      {
        get:
          (_, key: string) =>
          async (_input: object, { caller }: { caller: { id: string } }) => {
            if (key.startsWith('GET ')) return {};
            begun.push(caller.id);
            return done.promise;
          },
      },
    ),
    authenticate: async (who: string) => ({ id: who, role: 'customer', scopes: [] }),
    get concurrency() {
      return concurrency;
    },
    commandLimits: { admit: () => {}, count: async () => {} },
    transactions: { run: (work: () => Promise<unknown>) => work() },
    log: { isLevelEnabled: () => false, error: () => {}, warn: () => {} },
    metrics: { request: () => {} },
    requestId: () => 'r',
    tables: {},
    checkAnswers: false,
  };
  server = express()
    .use('/api', createApi(parts as ApiParts))
    .listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/users/current`;
  begin();
  await call('ada', 'GET'); // the first request is slow
});
afterAll(() => {
  server.close();
});

const call = async (who: string, method: 'GET' | 'PATCH') => {
  const command = {
    body: JSON.stringify({ firstName: 'Ada' }),
    headers: { authorization: who, 'content-type': 'application/json' },
  };
  const answer = await fetch(url, method === 'GET' ? { headers: { authorization: who } } : { method, ...command });
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code, answer.headers.get('retry-after')];
};
const begin = (most = 200, still = most) => {
  begun = [];
  concurrency = new CallerConcurrency(3, { most, still });
  done = Promise.withResolvers<object>();
};
/** Resolves when this many commands run. By then all other commands that were sent have joined the queue. */
const underWay = async (many: number) => {
  while (begun.length < many) await sleep(5);
  await sleep(100);
};
/** Work of a command that only waits for the database. */
const atDatabase = (line: CallerConcurrency, work: () => Promise<void>) =>
  withDeadline(new Deadline(60_000, () => false), () => line.run('ada', new PassThrough(), () => withinDeadline(work)));
const refused = [503, 'service.unavailable', '2'];
const commands = (who: string, many: number) => Promise.all(Array.from({ length: many }, () => call(who, 'PATCH')));

test('a fourth command of a caller waits until one of three ends; reads and other callers do not wait', async () => {
  begin(5_000);
  const ada = commands('ada', 20);
  await underWay(3);
  expect(begun).toEqual(['ada', 'ada', 'ada']);
  await expect(call('ada', 'GET')).resolves.toEqual([200, undefined, null]);
  const can = commands('can', 1);
  await underWay(4);
  expect(begun).toEqual(['ada', 'ada', 'ada', 'can']);
  done.resolve({});
  expect(new Set((await ada).map(([status]) => status))).toEqual(new Set([200]));
  await expect(can).resolves.toEqual([[200, undefined, null]]);
  expect(begun).toHaveLength(21);
});

test('a command that waits too long for its turn is refused with 429 and is not run', async () => {
  begin();
  const all = commands('ada', 5);
  await sleep(500);
  done.resolve({});
  const told = (await all).toSorted(([one], [other]) => Number(one) - Number(other));
  const late = [429, 'request.too_many_commands', '1'];
  expect(told).toEqual([...Array.from({ length: 3 }, () => [200, undefined, null]), late, late]);
  expect(begun).toHaveLength(3);
  await expect(commands('ada', 3)).resolves.toHaveLength(3);
});

test('a command waits longer while other commands of its caller end than while none ends', async () => {
  const line = new CallerConcurrency(1, { most: 5_000, still: 200 });
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const told = Promise.allSettled(ends.map(({ promise }) => atDatabase(line, () => promise)));
  for (const { resolve } of ends.slice(0, 2)) {
    await sleep(150);
    resolve();
  }
  await sleep(400); // the third is running, and no command ends
  ends[2]?.resolve();
  expect((await told).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
});

test.each([
  { before: 'need the database for long', inTurn: 100, end: () => Promise.resolve() },
  {
    before: 'fail by the database',
    inTurn: 1_000,
    end: () => Promise.reject(Object.assign(new Error('cancelled'), { code: '57014' })),
  },
])('commands before it that $before do not extend the wait of a command', async ({ inTurn, end }) => {
  const line = new CallerConcurrency(1, { most: 5_000, still: 300, inTurn });
  const works = [() => sleep(200).then(end), () => sleep(200), () => Promise.resolve()];
  const told = await Promise.allSettled(works.map((work) => atDatabase(line, work)));
  expect(told.map(({ status }) => status).slice(1)).toEqual(['fulfilled', 'rejected']);
});

test('a command that is refused before it comes to the database does not extend the wait of the next', async () => {
  const line = new CallerConcurrency(1, { most: 5_000, still: 300 });
  const told = await Promise.allSettled([
    atDatabase(line, () => sleep(200)),
    line.run('ada', new PassThrough(), () => Promise.reject(new Error('malformed'))),
    atDatabase(line, () => sleep(400)),
    atDatabase(line, () => Promise.resolve()),
  ]);
  expect(told.map(({ status }) => status).slice(2)).toEqual(['fulfilled', 'rejected']);
});

test('long work before the database does not end the wait of the next', async () => {
  const line = new CallerConcurrency(1, { most: 5_000, still: 300, inTurn: 100 });
  const upload = () =>
    withDeadline(new Deadline(60_000, () => false), () =>
      line.run('ada', new PassThrough(), () => sleep(200).then(() => withinDeadline(() => sleep(5)))),
    );
  const told = await Promise.allSettled([upload(), upload(), upload()]);
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

test('waiting commands are refused at once if the database is unreachable, but run after a single failure', async () => {
  begin(5_000);
  const away = commands('ada', 20);
  const others = commands('can', 4);
  await underWay(6);
  await sleep(1_000);
  const began = performance.now();
  done.reject(new Error('timeout exceeded when trying to connect'));
  expect(new Set((await away).map(String))).toEqual(new Set([String(refused)]));
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(begun.filter((who) => who === 'ada')).toHaveLength(3);
  await others;

  // a lock timeout, and one broken connection
  for (const passing of [Object.assign(new Error('lock'), { code: '55P03' }), new Error('Connection terminated')]) {
    begin(5_000);
    const locked = commands('ada', 6);
    await underWay(3);
    done.reject(passing);
    await locked;
    expect(begun).toHaveLength(6);
  }
});

test('a command is not run if its client disconnects before or while it waits for its turn', async () => {
  const [one, first, ran] = [new CallerConcurrency(1), Promise.withResolvers<void>(), [] as string[]];
  const ask = (name: string, answer: PassThrough) => one.run('ada', answer, async () => void ran.push(name));
  const [before, leaving] = [new PassThrough().destroy(), new PassThrough()];
  await sleep(1);
  const begins = one.run('ada', new PassThrough(), () => first.promise);
  const asked = [ask('left before', before), ask('leaves', leaving), ask('stays', new PassThrough())];
  const told = Promise.allSettled(asked);
  leaving.destroy();
  await sleep(1);
  first.resolve();
  await begins;
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(ran).toEqual(['stays']);
});

test('a process that shuts down finishes running commands and refuses waiting and new commands with 503', async () => {
  begin(5_000);
  const all = Array.from({ length: 5 }, () => call('ada', 'PATCH'));
  await underWay(3);
  concurrency.close();
  const told = Promise.race([...all, sleep(2_000, 'waits')]);
  await expect(told).resolves.toEqual(refused);
  await expect(call('ada', 'PATCH')).resolves.toEqual(refused);
  done.resolve({});
  const heard = (await Promise.all(all)).toSorted(([one], [other]) => Number(one) - Number(other));
  expect(heard).toEqual([...Array.from({ length: 3 }, () => [200, undefined, null]), refused, refused]);
  expect(begun).toHaveLength(3);
});

test('commands run in order of arrival, also after a failure, and use half of the connections, at most eight', async () => {
  const atOnceOf = async (concurrency: CallerConcurrency) => {
    const [ran, all] = [[] as number[], Promise.withResolvers<void>()];
    const asked = Array.from({ length: 12 }, (_, nth) =>
      concurrency.run('ada', new PassThrough(), async () => {
        ran.push(nth);
        await all.promise;
        if (nth % 2) throw new Error('failed');
      }),
    );
    await sleep(1);
    const atOnce = ran.length;
    all.resolve();
    await Promise.allSettled(asked);
    expect(ran).toEqual(Array.from({ length: 12 }, (_, nth) => nth));
    return atOnce;
  };
  expect(await Promise.all([2, 3, 12, 200].map((connections) => atOnceOf(callerConcurrency(connections))))).toEqual([
    1, 1, 6, 8,
  ]);
});

test('a command that waited has two more seconds for the database, unless the commands before it were slow', async () => {
  const leftBehind = async (took: number, own?: { readonly inTurn: number }) => {
    const line = new CallerConcurrency(1, own);
    const before = atDatabase(line, () => sleep(took));
    const left = withDeadline(new Deadline(1_700, () => false), () =>
      line.run('ada', new PassThrough(), async () => timeLeft()),
    );
    await before;
    return left;
  };
  expect(await leftBehind(50)).toBeGreaterThan(1_900);
  expect(await leftBehind(50, { inTurn: 20 })).toBeLessThan(1_660);
});
