import { migrations, modules, order, promise, wallet, type Mutant } from './mutant.ts';

/** Defects in prices, history, escrow, payouts and the taking of orders. */
export const orders: readonly Mutant[] = [
  {
    promise: '9',
    defect: 'the platform’s part of an order is rounded separately instead of being the remainder',
    edits: [
      [
        `${wallet}/domain/entries.ts`,
        'notNegative(revenue.plus(discount))',
        'notNegative(of.held.percent(35).plus(discount))',
      ],
    ],
    test: promise[9],
  },
  {
    promise: '9',
    defect: 'amounts are not rounded to a kuruş',
    edits: [
      [
        'src/kernel/money.ts',
        'return Number(sign * ((2n * n + d) / (2n * d)));',
        'return (Number(sign) * Number(n)) / Number(d);',
      ],
    ],
    test: promise[9],
  },
  {
    promise: '10',
    defect: 'ledger entries can be changed, because their trigger is missing',
    edits: [
      [
        `${migrations}/Migration20261130000300_baseline_wallet.ts`,
        'create trigger "ledger_entry_stays" before update or delete or truncate on "ledger_entry"\n        for each statement execute function ledger_stays();',
        '',
      ],
    ],
    test: [promise[10], 'update ledger_entry set reason = reason'],
  },
  {
    promise: '10',
    defect: 'postings can be truncated',
    edits: [
      [
        `${migrations}/Migration20261130000300_baseline_wallet.ts`,
        'create trigger "ledger_posting_stays" before update or delete or truncate on "ledger_posting"',
        'create trigger "ledger_posting_stays" before update or delete on "ledger_posting"',
      ],
    ],
    test: [promise[10], 'truncate ledger_posting'],
  },
  {
    promise: '10',
    defect: 'a payout can be decided again',
    edits: [
      [
        `${wallet}/domain/payout.ts`,
        "if (payout.state !== 'requested') throw new DomainError('wallet.payout_already_decided');",
        '',
      ],
    ],
    test: [promise[10], 'returns to the wallet once'],
  },
  {
    promise: '10',
    defect: 'an order is read without a lock before it is cancelled',
    edits: [
      [
        `${order}/adapters/persistence/sql-orders.ts`,
        "where('id', '=', id).forUpdate().compile()",
        "where('id', '=', id).compile()",
      ],
    ],
    test: [promise[10], 'is refunded once'],
  },
  {
    promise: '39',
    defect: 'the matches of an order that is out of play leave the booster’s time free for invented ones',
    edits: [
      [`${order}/adapters/persistence/sql-orders.ts`, 'booster_id = ${boosterId} and updated_at >= ${since}', 'false'],
    ],
    test: ['test/ports/order-matches.test.ts', 'are counted since a time'],
  },
  {
    promise: '39',
    defect: 'two orders of a booster count matches for the same time at once',
    edits: [
      [
        `${order}/adapters/persistence/sql-orders.ts`,
        '    await this.#database.advisoryLock(`matches of ${boosterId}`);\n',
        '    void boosterId;\n',
      ],
    ],
    test: ['test/ports/order-matches.test.ts', 'two orders of a booster do not count matches for the same time'],
  },
  {
    promise: '39',
    defect: 'a match that was entered early takes its time when it was entered, not when it counts',
    edits: [
      [`${order}/adapters/persistence/sql-orders.ts`, 'set counts = true, counted_at = due.at', 'set counts = true'],
    ],
    test: ['test/ports/order-matches.test.ts', 'are counted by the time from which they count'],
  },
  {
    promise: '11',
    defect: 'an order is read without a lock before a transition',
    edits: [
      [
        `${order}/application/advance-order.ts`,
        'const order = await orders.lock(advance.orderId);',
        'const order = await orders.find(advance.orderId);',
      ],
    ],
    test: promise[11],
  },
  {
    promise: '12',
    defect: 'a requested payout reserves nothing',
    edits: [
      [
        `${wallet}/application/request-payout.ts`,
        'await ledger.post(payoutEntry({ payoutId: payout.id, boosterId, amount, actorId: requestedBy }));',
        '',
      ],
    ],
    test: promise[12],
  },
  {
    promise: '13',
    defect: 'an order is not locked when a booster takes it',
    edits: [
      [
        `${order}/application/assign-booster.ts`,
        'boosters.lock(boosterId), orders.lock(orderId)',
        'boosters.lock(boosterId), orders.find(orderId)',
      ],
    ],
    test: [promise[13], 'exactly one of 50 boosters who take one order gets it (1)'],
  },
  {
    promise: '13',
    defect: 'a booster’s active orders are counted without a lock on the profile',
    edits: [
      [
        `${modules}/booster/adapters/persistence/sql-profiles.ts`,
        ".where('id', '=', id).forUpdate().executeTakeFirst()",
        ".where('id', '=', id).executeTakeFirst()",
      ],
    ],
    test: [promise[13], 'gets exactly 3 (1)'],
  },
  {
    promise: '39',
    defect: 'an agreement accepts a newer claim than the one that was read',
    edits: [
      [`${order}/domain/progress.ts`, "if (said.id !== claim) throw new DomainError('order.progress_changed');", ''],
    ],
    test: ['test/unit/order-whole.test.ts', 'is agreed to as it was read'],
  },
  {
    promise: '39',
    defect: 'an unproven claim of a booster stays on an order that they leave',
    edits: [[`${order}/domain/order.ts`, '  sharePercent: null,\n  claim: null,\n', '  sharePercent: null,\n']],
    test: ['test/unit/order-whole.test.ts', 'that only the booster claimed leaves with the booster'],
  },
  {
    promise: '–',
    defect: 'a pause does not move the promised finish',
    edits: [
      [`${order}/domain/pause.ts`, 'return { ...goesOn, dueAt: dueAfterRest(order, goesOn) };', 'return goesOn;'],
    ],
    test: ['test/unit/order-due.test.ts', 'moves by the time that the order was paused'],
  },
  {
    promise: '–',
    defect: 'the second finish of an order replaces the first',
    edits: [[`${order}/domain/order.ts`, 'order.firstFinish ?? finishOf(order, now)', 'finishOf(order, now)']],
    test: ['test/unit/order-due.test.ts', 'is kept when a dispute'],
  },
  {
    promise: '–',
    defect: 'a booster who continues settled work is asked for the rank again',
    edits: [[`${order}/domain/found-rank.ts`, ' && base === null && earlier.worth.isZero', '']],
    test: ['test/unit/found-rank.test.ts', 'can no longer be opened once progress was settled'],
  },
  {
    promise: '–',
    defect: 'the stream’s part at the found rank is measured against the price without the dearer lane',
    edits: [
      [
        `${order}/domain/stream.ts`,
        'const before = sumOf(summary.slice(0, at));',
        'const before = sumOf(summary.slice(0, at).filter(({ code }) => !later.includes(code)));',
      ],
    ],
    test: ['test/unit/order-streams.test.ts', 'falls in the ratio of the price with the lane'],
  },
];
