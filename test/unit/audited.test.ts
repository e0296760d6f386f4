import { expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '#kernel/refusal.ts';
import type { WrittenCommand } from '#kernel/written-command.ts';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { noteEntries } from '#platform/running-command.ts';
import { auditing, readerOfRecord } from '#platform/http/audited.ts';
import { Deadline, timeLeft, withinDeadline, withDeadline } from '#platform/db/deadline.ts';
import { createLog } from '#platform/log/log.ts';

type Context = Parameters<Awaited<ReturnType<typeof auditing>>>[1];

/** Runs an audited refund with this work. Returns its answer or its error. */
const refunding = async (
  work: () => Promise<unknown>,
  command: (written: WrittenCommand) => Promise<void>,
  log = createLog('silent'),
): Promise<unknown> => {
  const key = 'POST /admin/top-ups/:id/refund';
  const caller = { id: 'admin', role: 'admin' };
  const begin = auditing(key, routes[key], {
    auditLog: { command },
    transactions: { run: (work) => work() },
    settle: async () => undefined,
    clock: { now: () => new Date(0) },
    log,
    checkAnswers: true,
    readerOf: () => undefined,
  });
  const doing = await begin({ params: { id: 'top-up' }, body: {} }, { caller, requestId: 'r1' } as Context, true);
  return doing(work).catch((thrown: unknown) => thrown);
};

const refundEnding = (error: Error, ...writing: [Parameters<typeof refunding>[1], Parameters<typeof refunding>[2]?]) =>
  refunding(
    async () => {
      throw error;
    },
    ...writing,
  );

test('collected events are handed over before the audit event is written, because writing locks the chain', async () => {
  const order: string[] = [];
  const key = 'POST /admin/ban';
  const begin = auditing(key, routes[key], {
    auditLog: { command: async () => void order.push('written') },
    transactions: { run: (work) => work() },
    settle: async () => void order.push('told'),
    clock: { now: () => new Date(0) },
    log: createLog('silent'),
    checkAnswers: true,
    readerOf: () => undefined,
  });
  const context = { caller: { id: 'admin', role: 'admin' }, requestId: 'r1' } as Context;
  const doing = await begin({ params: {}, body: { userId: 'u' } }, context, false);
  await doing(async () => void order.push('done'));
  expect(order).toEqual(['done', 'told', 'written']);
});

test.each([
  [new DomainError('payment.provider_refused', { reason: 'no' }), [true, 'payment.provider_refused']],
  [new DomainError('payment.provider_unavailable', { retryAfterSeconds: 30 }), [true]],
  [new DomainError('request.in_progress'), [true]],
  [new DomainError('payment.refund_untold'), [true]],
  [new Error('unreadable'), [true]],
])(
  'a command that calls another system is recorded as refused only if its outcome is certain: %s',
  async (error, expected) => {
    const log: unknown[] = [];
    const ended = await refundEnding(error, async ({ begun, refused }) => {
      log.push(begun ?? refused?.code);
    });
    expect(ended).toBe(error);
    expect(log).toEqual(expected);
  },
);

test('a refusal that can’t be written to the audit log is still answered, and logged without personal data', async () => {
  const refusal = new DomainError('payment.provider_refused', { reason: 'Ayşe’nin kartı' });
  const log = createLog('error');
  const told = jest.spyOn(log, 'error').mockReturnValue();
  const ended = await refundEnding(
    refusal,
    async ({ refused }) => {
      if (refused) throw Object.assign(new Error('failing row contains (ayse@ornek.test)'), { code: '57P01' });
    },
    log,
  );
  expect(ended).toBe(refusal);
  expect(told.mock.calls).toEqual([
    [
      {
        action: 'POST /admin/top-ups/:id/refund',
        requestId: 'r1',
        refused: 'payment.provider_refused',
        fault: '57P01',
      },
      'the refusal of a command could not be written to the audit log',
    ],
  ]);
});

test('a command that creates a record does not read the record before it runs', async () => {
  const key = 'POST /admin/coupons';
  const asked: unknown[] = [];
  const written: WrittenCommand[] = [];
  const begin = auditing(key, routes[key], {
    auditLog: { command: async (command) => void written.push(command) },
    transactions: { run: (work) => work() },
    settle: async () => undefined,
    clock: { now: () => new Date(0) },
    log: createLog('silent'),
    checkAnswers: true,
    readerOf: () => async (input) => asked.push(input),
  });
  const caller = { id: 'admin', role: 'admin' };
  const doing = await begin({ params: {}, body: {} }, { caller, requestId: 'r1' } as Context, false);
  await doing(() => Promise.resolve({ id: 'new', code: 'VALO10' }));
  expect(asked).toEqual([]);
  expect(written).toMatchObject([{ recordId: 'new', before: null, after: { code: 'VALO10' } }]);
});

test('reading a record’s page without an id throws', async () => {
  const key = 'PUT /admin/coupons/:id';
  const read = readerOfRecord(routes[key].audit, () => async () => ({ id: 'newest' }));
  await expect(read!({ params: { id: undefined } }, {} as Context)).rejects.toThrow('without an id');
  await expect(read!({ params: { id: 'one' } }, {} as Context)).resolves.toEqual({ id: 'newest' });
});

test.each([
  ['done', () => Promise.resolve({})],
  ['refused', () => Promise.reject(new DomainError('payment.provider_refused', { reason: 'no' }))],
])(
  'the audit event of a refund that was %s has a second to be written, even after the database deadline',
  async (_, end) => {
    const left: number[] = [];
    const work = () => withinDeadline(() => sleep(60)).then(end);
    await withDeadline(new Deadline(50, () => false), () =>
      refunding(work, async () => {
        left.push(timeLeft());
      }),
    );
    expect(left).toEqual([expect.any(Number), expect.any(Number)]);
    expect(left[1]).toBeGreaterThan(900);
  },
);

const hasHandler = (key: string) => (Object.hasOwn(routes, key) ? () => Promise.resolve({ rows: [] }) : undefined);

test('every audited route compares its record, except the one that erases it', () => {
  const silent = Object.entries<Route>(routes)
    .filter(([, { audit }]) => audit && !readerOfRecord(audit, hasHandler))
    .map(([key]) => key);
  expect(silent).toEqual(['POST /admin/remove']);
  expect(routes['POST /admin/remove'].audit.forgets).toBe(true);
});

test.each([
  ['POST /admin/top-ups/:id/status-query', 'GET /admin/top-ups/:id'],
  ['POST /admin/webhooks/:id/rotation', 'GET /admin/webhooks/:id'],
  ['PUT /admin/settings', 'GET /admin/settings'],
  // reading a ticket’s page marks it as read, and notes have no page
  ['POST /tickets/:id/state', 'GET /admin/tickets'],
  ['POST /admin/user-notes/:id/lift', 'GET /admin/user-notes'],
] as const)('%s compares the record as %s answers it', (key, expected) => {
  const asked: string[] = [];
  readerOfRecord(routes[key].audit, (page) => {
    asked.push(page);
    return undefined;
  });
  expect(asked).toEqual([expected]);
});

test('a record without a page is read from its list by its id', async () => {
  const asked: object[] = [];
  const read = readerOfRecord(routes['DELETE /admin/user-notes/:id'].audit, () => async (input) => {
    asked.push(input);
    return { rows: [{ id: 'one' }] };
  });
  await expect(read!({ params: { id: 'one' } }, {} as Context)).resolves.toEqual({ id: 'one' });
  expect(asked).toEqual([{ query: { filter: '{"id":"one"}' } }]);
});

test('the states before and after are read around the command, without the fields that the route hides', async () => {
  const key = 'DELETE /admin/user-notes/:id';
  const order: string[] = [];
  const written: WrittenCommand[] = [];
  const notes = [{ id: 'n', kind: 'note', text: 'gizli' }];
  const begin = auditing(key, routes[key], {
    auditLog: { command: async (command) => void written.push(command) },
    transactions: { run: (work) => work() },
    settle: async () => void order.push('settled'),
    clock: { now: () => new Date(0) },
    log: createLog('silent'),
    checkAnswers: true,
    readerOf: () => async () => {
      order.push('read');
      return { rows: [...notes] };
    },
  });
  const caller = { id: 'admin', role: 'admin' };
  const doing = await begin({ params: { id: 'n' }, body: undefined }, { caller, requestId: 'r1' } as Context, false);
  await doing(async () => {
    order.push('done');
    notes.pop();
  });
  expect(order).toEqual(['read', 'done', 'read', 'settled']);
  expect(written).toMatchObject([{ before: { id: 'n', kind: 'note' }, after: null }]);
  expect(written[0]!.before).not.toHaveProperty('text');
});

test('a command that moves money without a declaration by its route fails if answers are checked', async () => {
  const moves = async (key: 'POST /admin/ban' | 'POST /admin/add-funds', checkAnswers: boolean) => {
    const begin = auditing(key, routes[key], {
      auditLog: { command: async () => {} },
      transactions: { run: (work) => work() },
      settle: async () => undefined,
      clock: { now: () => new Date(0) },
      log: createLog('silent'),
      checkAnswers,
      readerOf: () => undefined,
    });
    const caller = { id: 'admin', role: 'admin' };
    const doing = await begin({ params: {}, body: {} }, { caller, requestId: 'r1' } as Context, false);
    return doing(async () => noteEntries(['entry']));
  };
  await expect(moves('POST /admin/ban', true)).rejects.toThrow(
    'POST /admin/ban moved money, but its route does not declare movesMoney',
  );
  await expect(moves('POST /admin/ban', false)).resolves.toBeUndefined();
  await expect(moves('POST /admin/add-funds', true)).resolves.toBeUndefined();
});
