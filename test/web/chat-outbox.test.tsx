import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { ApiProblem } from '../../src/contract/client.ts';
import { createOutbox, type Unsent } from '../../web-storefront/src/features/chat/outbox.ts';
import type { Message } from '../../web-storefront/src/features/chat/queries.ts';

/** The browser's storage, which all tabs share. */
const aStorage = () => {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
};

/** A server that recognises a message by its `clientId`. `fates` are the results of the next calls; later calls succeed. */
type Fate = 'lost before' | 'lost after' | 'limit' | 'well';
const aServer = () => {
  const said: Message[] = [];
  const fates: Fate[] = [];
  const post = async ({ clientId, orderId, text }: Unsent): Promise<Message> => {
    const fate = fates.shift() ?? 'well';
    await Promise.resolve();
    if (fate === 'lost before') throw new TypeError('Failed to fetch');
    if (fate === 'limit') throw new ApiProblem(429, { params: { retryAfterSeconds: 30 } });
    const known = said.find((message) => message.clientId === clientId);
    const seq = said.length + 1;
    const sender = { id: 'ada', role: 'customer', displayName: 'Ada Y.' } as const;
    const message = known ?? {
      id: `m${seq}`,
      orderId,
      seq,
      clientId,
      text,
      sender,
      createdAt: new Date().toISOString(),
    };
    if (!known) said.push(message);
    if (fate === 'lost after') throw new TypeError('Failed to fetch');
    return message;
  };
  return { said, fates, post };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

describe('a message written without a connection', () => {
  test('is sent exactly once, whatever is lost on the way, even by two tabs with one storage', async () => {
    const fate = fc.constantFrom<Fate>('lost before', 'lost after', 'limit', 'well');
    const step = fc.record({ tab: fc.nat(1), order: fc.constantFrom('a', 'b'), wait: fc.nat(90) });
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { maxLength: 30 }), fc.array(step, { maxLength: 12 }), async (fates, steps) => {
        const [server, storage] = [aServer(), aStorage()];
        server.fates.push(...fates);
        const tab = () => createOutbox({ send: server.post, arrived: () => undefined, storage });
        const tabs = [tab(), tab()];
        for (const [nth, { tab: at, order, wait }] of steps.entries()) {
          tabs[at]?.add(order, String(nth));
          tabs[1 - at]?.look();
          await jest.advanceTimersByTimeAsync(wait * 1000);
        }
        for (let round = 0; round < 4; round++) {
          for (const one of tabs) one.look();
          await Promise.all(tabs.map((one) => one.retry()));
          await minutes(30);
        }
        expect(server.said.map(({ text }) => Number(text)).toSorted((a, b) => a - b)).toEqual(
          steps.map((_, nth) => nth),
        );
        for (const one of tabs) expect(one.all()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test('keeps its order in its conversation, and does not wait for another conversation’s limit', async () => {
    const server = aServer();
    const outbox = createOutbox({ send: server.post, arrived: () => undefined, storage: aStorage() });
    server.fates.push('limit');
    outbox.add('a', '1');
    outbox.add('a', '2');
    outbox.add('b', '3');
    await jest.advanceTimersByTimeAsync(1000);
    expect(server.said.map(({ text }) => text)).toEqual(['3']);
    expect(outbox.all().map(({ text, until }) => [text, until !== undefined])).toEqual([
      ['1', true],
      ['2', false],
    ]);
    await minutes(1);
    expect(server.said.map(({ text }) => text)).toEqual(['3', '1', '2']);
  });

  test('survives a reload, until it is forgotten at the end of the session', async () => {
    const [server, storage] = [aServer(), aStorage()];
    server.fates.push('lost before');
    const before = createOutbox({ send: server.post, arrived: () => undefined, storage });
    before.add('a', 'yolda');
    await jest.advanceTimersByTimeAsync(100);
    const after = createOutbox({ send: server.post, arrived: () => undefined, storage });
    expect(after.all()).toMatchObject([{ text: 'yolda' }]);
    after.forget();
    expect(createOutbox({ send: server.post, arrived: () => undefined, storage }).all()).toEqual([]);
  });
});

test('a message that the server refuses stays with the reason and is not sent again', async () => {
  let calls = 0;
  const send = () => {
    calls += 1;
    return Promise.reject(
      new ApiProblem(409, { code: 'conversation.closed', detail: 'Bu siparişin sohbeti kapandı.' }),
    );
  };
  const outbox = createOutbox({ send, arrived: () => undefined, storage: aStorage() });
  outbox.add('a', 'geç kaldı');
  await minutes(10);
  expect(outbox.all()).toMatchObject([{ refused: 'Bu siparişin sohbeti kapandı.' }]);
  await outbox.retry();
  expect(calls).toBe(1);
  outbox.remove(outbox.all()[0]?.clientId ?? '');
  expect(outbox.all()).toEqual([]);
});
