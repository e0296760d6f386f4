import { payment, promise, wallet, type Mutant } from './mutant.ts';

const writes = 'test/ports/writes.test.ts';

/** Defects in idempotency keys and in the notifications of the payment provider. */
export const requests: readonly Mutant[] = [
  {
    promise: '4',
    defect: 'the stored answer of an idempotency key is ignored',
    edits: [
      [
        'src/platform/http/idempotency.ts',
        'if (stored === undefined) return keep();',
        'if (stored !== null) return keep();',
      ],
    ],
    test: [promise[4], 'one order and one answer'],
  },
  {
    promise: '4',
    defect: 'the refusal of the work is told rather than the stored answer',
    edits: [
      [
        'src/platform/db/database.ts',
        'return result;\n    } catch (error) {\n      throw (await firstFailure(writes)) ?? error;',
        'return result;\n    } catch (error) {\n      throw error;',
      ],
    ],
    test: ['test/ports/idempotency.test.ts', 'a repeat gets the first answer'],
  },
  {
    promise: '4',
    defect: 'an idempotency key is accepted with another body',
    edits: [
      [
        'src/platform/http/idempotency.ts',
        "if (earlier && earlier.requestHash !== requestHash) throw new DomainError('request.key_reused');",
        '',
      ],
    ],
    test: [promise[4], 'with another body is refused'],
  },
  {
    promise: '4',
    defect: 'stored answers are replayed for 23 hours instead of 24',
    edits: [
      [
        'src/platform/http/idempotency.ts',
        'const replayedFor = retention.repeats.for.milliseconds;',
        'const replayedFor = retention.repeats.for.milliseconds - 3600_000;',
      ],
    ],
    test: [promise[4], 'replayed for 24 hours'],
  },
  {
    promise: '5',
    defect: 'placing an order takes no idempotency key',
    edits: [
      [
        'src/contract/order/routes.ts',
        "...pricingRefusals,\n    ],\n    idempotent: true,\n  }),\n  'GET /orders': route({",
        "...pricingRefusals,\n    ],\n  }),\n  'GET /orders': route({",
      ],
    ],
    test: promise[5],
  },
  {
    promise: '5',
    defect: 'a database connection that broke in a transaction keeps its place in the pool for ever',
    edits: [['src/platform/db/orm.ts', 'if (inUse.has(client)) client.release(true);', '']],
    test: promise[5],
  },
  {
    promise: '–',
    defect: 'a transaction is committed although one of its statements never reached PostgreSQL',
    edits: [['src/platform/db/connections.ts', 'if (error && !isSent) this.#unsent ??= error;', '']],
    test: [writes, 'never reached PostgreSQL'],
  },
  {
    promise: '–',
    defect: 'a COMMIT that PostgreSQL answers with ROLLBACK counts as a success',
    edits: [
      [
        'src/platform/db/connections.ts',
        "else if (committing.test(text) && result.command !== 'COMMIT') reject(new NotCommitted());",
        '',
      ],
    ],
    test: [writes, 'answers with ROLLBACK is a failure'],
  },
  {
    promise: '–',
    defect: 'a COMMIT in flight at the deadline gets no more time',
    edits: [
      [
        'src/platform/db/connections.ts',
        'Math.max(this.#endsAt - now, toDeadline + toEnd)',
        'Math.max(this.#endsAt - now, toDeadline)',
      ],
    ],
    test: ['test/ports/deadline.test.ts', 'in flight at the deadline'],
  },
  {
    promise: '–',
    defect: 'a prepared statement that a change of the schema broke fails its transaction',
    edits: [['src/platform/db/connections.ts', 'isGone ? new Unprepared(answer) : answer', 'answer']],
    test: [writes, 'after a change of the schema as well'],
  },
  {
    promise: '–',
    defect: 'the error of a write that nobody awaited is lost',
    edits: [['src/platform/db/database.ts', 'if (running) running.writes.push(rows);', 'if (running) void rows;']],
    test: [writes, 'with its own error'],
  },
  {
    promise: '–',
    defect: 'a statement after the end of its transaction is sent all the same',
    edits: [
      [
        'src/platform/db/database.ts',
        "if (running?.ended) throw new Error('a statement came after the end of its transaction, and was not sent');",
        '',
      ],
    ],
    test: [writes, 'after the end of its transaction'],
  },
  {
    promise: '6',
    defect:
      'every success notification is credited, because neither the state nor the entry’s key prevents a second credit',
    edits: [
      [`${payment}/domain/top-up.ts`, "state === 'paid' || state === 'refunded';", "state === 'refunded';"],
      [`${wallet}/domain/entries.ts`, 'key: `top-up:${of.topUpId}`', 'key: `top-up:${of.topUpId}:${Math.random()}`'],
    ],
    test: promise[6],
  },
  {
    promise: '7',
    defect: 'the hash of a notification is not checked',
    edits: [[`${payment}/adapters/paytr/paytr-notification.ts`, 'matches(form.hash, expected) && ', '']],
    test: [promise[7], 'is refused if a signed field or the hash is changed'],
  },
  {
    promise: '7',
    defect: 'a payment below the requested amount is accepted',
    edits: [
      [
        `${payment}/application/settle-top-up.ts`,
        "if (!known || (verdict.outcome === 'success' && verdict.total.isLessThan(known.amount)))",
        'if (!known)',
      ],
    ],
    test: [promise[7], 'is refused if a signed field or the hash is changed'],
  },
  {
    promise: '7',
    defect: 'the amount of the notification is credited instead of the stored one',
    edits: [
      [`${payment}/application/settle-top-up.ts`, '? credit(known)', '? credit({ ...known, amount: verdict.total })'],
    ],
    test: [promise[7], 'credits the amount that the platform stored'],
  },
  {
    promise: '7',
    defect: 'test payments count in production',
    edits: [[`${payment}/adapters/paytr/paytr-notification.ts`, " && !(config.live && form.test_mode === '1')", '']],
    test: [promise[7], 'a test payment in production is refused'],
  },
  {
    promise: '7',
    defect: 'a failure notification turns a paid top-up into a failed one',
    edits: [
      [`${payment}/application/settle-top-up.ts`, 'if (wasPaid(known)) return; // most repeats need no lock', ''],
      [
        `${payment}/application/settle-top-up.ts`,
        'lock(id);\n    if (!topUp || wasPaid(topUp)) return;',
        'lock(id);\n    if (!topUp) return;',
      ],
      [`${payment}/domain/top-up.ts`, 'if (wasPaid(topUp) || ', 'if ('],
      [
        `${payment}/domain/top-up.ts`,
        '  return { ...topUp, state, cause, failedAt: topUp.failedAt ?? at, failedAs: topUp.failedAs ?? kind };',
        '  return { ...topUp, state, cause, failedAt: at, failedAs: kind, paidAt: null };',
      ],
    ],
    test: [promise[7], 'in any order of successes'],
  },
  {
    promise: '8',
    defect: 'the provider is not asked about top-ups younger than ten minutes',
    edits: [
      [
        `${payment}/application/reconcile-top-ups.ts`,
        'const notificationDelayMs = minutes;',
        'const notificationDelayMs = 10 * minutes;',
      ],
    ],
    test: promise[8],
  },
  {
    promise: '8',
    defect: 'top-ups that were never paid never expire',
    edits: [[`${payment}/application/ask-provider.ts`, 'await topUps.save(expired);', '']],
    test: promise[8],
  },
  {
    promise: '–',
    defect: 'the entity manager returns rows from its identity map instead of reading them again',
    edits: [['src/platform/db/orm.ts', 'disableIdentityMap: true', 'disableIdentityMap: false']],
    test: ['test/ports/entity-manager.test.ts', 'reads rows that SQL wrote'],
  },
  {
    promise: '18',
    defect: 'a command waits for its turn while each command before it takes longer than its deadline allows',
    edits: [['src/platform/http/caller-concurrency.ts', 'waited < this.#limits.inTurn', 'true']],
    test: ['test/unit/caller-concurrency.test.ts', 'do not extend the wait of a command'],
  },
];
