/** A defect, and the test that must catch it. */
export interface Mutant {
  /** Of promises.md; `–` where the rule stands elsewhere in the design. */
  readonly promise: string;
  readonly defect: string;
  /** File, text that stands in it exactly once, and what it becomes. */
  readonly edits: readonly (readonly [file: string, from: string, to: string])[];
  readonly test: readonly [file: string, title: string];
}

const modules = 'src/modules';
const migrations = 'src/platform/db/migrations';
const wallet = `${modules}/wallet`;
const payment = `${modules}/payment`;
const order = `${modules}/order`;
const conversation = `${modules}/conversation`;
const ticket = `${modules}/ticket`;

const promise = {
  1: ['test/faults/alone/promise-01-no-overspend.test.ts', 'exactly 37 are placed (1)'],
  3: ['test/faults/promise-03-model.test.ts', 'paper and pencil'],
  4: 'test/faults/promise-04-idempotency.test.ts',
  5: ['test/faults/promise-05-lost-answers.test.ts', 'exactly 300'],
  6: ['test/faults/promise-06-notification-once.test.ts', 'one credit'],
  7: 'test/faults/promise-07-lying-notification.test.ts',
  8: ['test/faults/promise-08-lost-notification.test.ts', '50 lost notifications'],
  9: ['test/unit/pricing-properties.test.ts', 'no kuruş is lost'],
  10: 'test/faults/promise-10-history.test.ts',
  11: ['test/faults/promise-11-escrow.test.ts', 'end once'],
  12: ['test/faults/promise-12-payouts.test.ts', 'exactly 7 are taken, whoever enters them (1)'],
  13: 'test/faults/promise-13-one-booster.test.ts',
  14: 'test/faults/promise-14-once-means-once.test.ts',
  34: 'test/faults/promise-34-hidden-from-boosters.test.ts',
} as const;
const audit = 'test/ports/ledger-audit.test.ts';

export const mutants: readonly Mutant[] = [
  {
    promise: '1',
    defect: 'wallets are read without a lock',
    edits: [[`${wallet}/adapters/persistence/mikro-ledger.ts`, "      .orderBy('id')\n      .forUpdate()\n", '']],
    test: promise[1],
  },
  {
    promise: '1',
    defect: 'nobody looks whether the balance suffices, neither code nor database',
    edits: [
      [`${wallet}/domain/running-balance.ts`, 'if (balance.isNegative) throw overdrawn(account, balance);', ''],
      [
        `${migrations}/Migration20261120100030_wallet.ts`,
        'alter table "ledger_account" add constraint "ledger_account_balance_check" check (balance_kurus >= 0);',
        '',
      ],
      [
        `${migrations}/Migration20261120100030_wallet.ts`,
        'alter table "ledger_posting" add constraint "ledger_posting_balance_check" check (balance_kurus >= 0);',
        '',
      ],
    ],
    test: promise[1],
  },
  {
    promise: '2',
    defect: 'the audit does not compare balances with postings',
    edits: [
      [
        `${wallet}/adapters/persistence/ledger-checks.ts`,
        'where a.balance_kurus is distinct from s.total',
        'where false',
      ],
    ],
    test: [audit, 'a balance that was raised'],
  },
  {
    promise: '2',
    defect: 'the audit does not look for gaps in the numbers',
    edits: [
      [
        `${wallet}/adapters/persistence/ledger-checks.ts`,
        'where seq is distinct from place or balance_kurus',
        'where balance_kurus',
      ],
    ],
    test: [audit, 'a gap in the numbers'],
  },
  {
    promise: '2',
    defect: 'the audit does not add up what the provider owes',
    edits: [[`${wallet}/adapters/persistence/ledger-checks.ts`, 'where posted <> kept', 'where false']],
    test: [audit, 'a provider that owes less'],
  },
  {
    promise: '3',
    defect: 'a booster who is cancelled is paid the share in full',
    edits: [
      [
        `${order}/domain/movement.ts`,
        'const earned = shareOf(order).percent(earnedPercent);',
        'const earned = shareOf(order);',
      ],
    ],
    test: promise[3],
  },
  {
    promise: '3',
    defect: 'a refused payout does not come back',
    edits: [
      [
        `${wallet}/application/decide-payout.ts`,
        "if (decided.state === 'refused') {",
        "if (decided.state === 'requested') {",
      ],
    ],
    test: promise[3],
  },
  {
    promise: '3',
    defect: 'a tip is taken before the booster has finished',
    edits: [
      [
        `${order}/domain/order.ts`,
        "const tippable: readonly OrderState[] = ['finished',",
        "const tippable: readonly OrderState[] = ['started', 'finished',",
      ],
    ],
    test: promise[3],
  },
  {
    promise: '4',
    defect: 'the claim of a key is not looked at',
    edits: [
      [
        'src/platform/http/idempotency.ts',
        'const stored = await this.#claim(request);\n      if (stored !== undefined) return stored;',
        'await this.#claim(request);',
      ],
    ],
    test: [promise[4], 'one order and one answer'],
  },
  {
    promise: '4',
    defect: 'a key answers for another body too',
    edits: [
      [
        'src/platform/http/idempotency.ts',
        "if (earlier && earlier.requestHash !== requestHash) throw new DomainError('request.key_reused');",
        '',
      ],
    ],
    test: [promise[4], 'with another body it is refused'],
  },
  {
    promise: '4',
    defect: 'answers are replayed for an hour less than a day',
    edits: [
      ['src/platform/http/idempotency.ts', 'const replayedFor = 24 * 3600_000;', 'const replayedFor = 23 * 3600_000;'],
    ],
    test: [promise[4], 'replayed for 24 hours'],
  },
  {
    promise: '5',
    defect: 'an order takes no key',
    edits: [
      [
        'src/contract/routes.order.ts',
        "...pricingRefusals],\n    idempotent: true,\n  }),\n  'GET /orders': route({",
        "...pricingRefusals],\n  }),\n  'GET /orders': route({",
      ],
    ],
    test: promise[5],
  },
  {
    promise: '5',
    defect: 'a connection that died in a transaction never comes back to the pool',
    edits: [['src/platform/db/orm.ts', 'if (inUse.has(client)) client.release(true);', '']],
    test: promise[5],
  },
  {
    promise: '6',
    defect: 'every word of success counts: not looked whether it was paid, and the entry has no key of its own',
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
    test: [promise[7], 'each character of the signed fields'],
  },
  {
    promise: '7',
    defect: 'less than was asked is enough',
    edits: [
      [
        `${payment}/application/settle-top-up.ts`,
        "if (!known || (verdict.outcome === 'success' && verdict.total.isLessThan(known.amount)))",
        'if (!known)',
      ],
    ],
    test: [promise[7], 'each character of the signed fields'],
  },
  {
    promise: '7',
    defect: 'the posted amount is credited',
    edits: [
      [
        `${payment}/application/settle-top-up.ts`,
        'this.#credit(topUp) :',
        'this.#credit({ ...topUp, amount: verdict.total }) :',
      ],
    ],
    test: [promise[7], 'our own stored intent'],
  },
  {
    promise: '7',
    defect: 'test payments count in production',
    edits: [[`${payment}/adapters/paytr/paytr-notification.ts`, " && !(config.live && form.test_mode === '1')", '']],
    test: [promise[7], 'a test payment in production'],
  },
  {
    promise: '7',
    defect: 'a failure takes back a success',
    edits: [
      [`${payment}/application/settle-top-up.ts`, 'if (wasPaid(known)) return; // most repeats need no lock', ''],
      [`${payment}/application/settle-top-up.ts`, 'if (!topUp || wasPaid(topUp)) return;', 'if (!topUp) return;'],
      [
        `${payment}/domain/top-up.ts`,
        "topUp.state === 'pending' || topUp.state === 'failed' ? { ...topUp, state: 'failed', failure } : topUp",
        "({ ...topUp, state: 'failed', failure, paidAt: null })",
      ],
    ],
    test: [promise[7], 'in whatever order'],
  },
  {
    promise: '8',
    defect: 'the provider is not asked about what is younger than ten minutes',
    edits: [
      [
        `${payment}/application/reconcile-top-ups.ts`,
        'const notificationPatience = minutes;',
        'const notificationPatience = 10 * minutes;',
      ],
    ],
    test: promise[8],
  },
  {
    promise: '8',
    defect: 'what was never paid never expires',
    edits: [
      [
        `${payment}/application/reconcile-top-ups.ts`,
        'else if (hasExpired(topUp, this.#clock.now())) await this.#expire(topUp.id);',
        '',
      ],
    ],
    test: promise[8],
  },
  {
    promise: '9',
    defect: 'the house’s part is rounded by itself instead of being the rest',
    edits: [
      [
        `${wallet}/domain/entries.ts`,
        'notNegative(house.plus(discount))',
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
    defect: 'entries can be changed: the trigger is away',
    edits: [
      [
        `${migrations}/Migration20261120100030_wallet.ts`,
        'create trigger ledger_entry_stays before update or delete or truncate on ledger_entry\n  for each statement execute function ledger_stays();',
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
        `${migrations}/Migration20261120100030_wallet.ts`,
        'create trigger ledger_posting_stays before update or delete or truncate on ledger_posting',
        'create trigger ledger_posting_stays before update or delete on ledger_posting',
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
    test: [promise[10], 'comes back once'],
  },
  {
    promise: '10',
    defect: 'an order is read without a lock before it is cancelled',
    edits: [
      [
        `${order}/adapters/persistence/mikro-orders.ts`,
        "where('id', '=', id).forUpdate().executeTakeFirst()",
        "where('id', '=', id).executeTakeFirst()",
      ],
    ],
    test: [promise[10], 'is refunded once'],
  },
  {
    promise: '11',
    defect: 'an order is read without a lock before it walks on',
    edits: [
      [
        `${order}/application/advance-order.ts`,
        'const record = await this.#orders.lock(advance.orderId);',
        'const record = await this.#orders.find(advance.orderId);',
      ],
    ],
    test: promise[11],
  },
  {
    promise: '12',
    defect: 'a payout that is asked for reserves nothing',
    edits: [
      [
        `${wallet}/application/request-payout.ts`,
        'await this.#ledger.post(payoutEntry({ payoutId: payout.id, boosterId, amount, actorId: requestedBy }));',
        '',
      ],
    ],
    test: promise[12],
  },
  {
    promise: '13',
    defect: 'boosters take an order that is not locked',
    edits: [
      [
        `${order}/application/assign-booster.ts`,
        'const record = await this.#orders.lock(orderId);',
        'const record = await this.#orders.find(orderId);',
      ],
    ],
    test: [promise[13], '50 boosters take one order: one has it (1)'],
  },
  {
    promise: '13',
    defect: 'the orders of a booster are counted without the lock of the profile',
    edits: [
      [
        `${modules}/booster/adapters/persistence/mikro-profiles.ts`,
        ".where('id', '=', id).forUpdate().executeTakeFirst()",
        ".where('id', '=', id).executeTakeFirst()",
      ],
    ],
    test: [promise[13], 'they get 3 (1)'],
  },
  {
    promise: '14',
    defect: 'the uses of a coupon are counted and not limited',
    edits: [
      [`${modules}/pricing/adapters/persistence/mikro-coupons.ts`, ' and coupon.counted_uses < coupon.total_uses', ''],
      [
        `${migrations}/Migration20261120130000_pricing.ts`,
        ',\n        constraint coupon_within_total_uses check (total_uses is null or counted_uses <= total_uses)',
        '',
      ],
    ],
    test: [promise[14], 'used once by 100 customers'],
  },
  {
    promise: '14',
    defect: 'a customer may use a coupon again',
    edits: [
      [
        `${modules}/pricing/adapters/persistence/mikro-coupons.ts`,
        'where mine.uses < coalesce((select uses_per_customer from chosen), 2147483647)',
        '',
      ],
    ],
    test: [promise[14], 'used once by one customer'],
  },
  {
    promise: '14',
    defect: 'the lane can be changed again',
    edits: [
      [`${order}/domain/order.ts`, "if (order.laneChanged) throw new DomainError('order.lane_already_changed');", ''],
    ],
    test: [promise[14], 'the lane of an order'],
  },
  {
    promise: '14',
    defect: 'the game account can be replaced again',
    edits: [
      [
        `${order}/domain/order.ts`,
        "if (order.accountGiven && order.accountReplaced) throw new DomainError('order.account_already_changed');",
        '',
      ],
    ],
    test: [promise[14], 'the game account of an order'],
  },
  {
    promise: '14',
    defect: 'usernames are not unique in the database',
    edits: [
      [
        `${migrations}/Migration20261120100010_identity.ts`,
        ',\n        constraint "user_account_username_unique" unique ("username_canonical")',
        '',
      ],
    ],
    test: [promise[14], 'a username is given once'],
  },
  {
    promise: '14',
    defect: 'the dotless ı is another letter',
    edits: [[`${modules}/identity/domain/canonical.ts`, '.toUpperCase().toLowerCase()', '.toLowerCase()']],
    test: [promise[14], 'a username is given once'],
  },
  {
    promise: '14',
    defect: 'an account is bought without the lock of its listing',
    edits: [
      [
        `${modules}/shop/adapters/persistence/mikro-listings.ts`,
        'const row = await listing.forUpdate().executeTakeFirst();',
        'const row = await listing.executeTakeFirst();',
      ],
    ],
    test: [promise[14], 'the last account of a listing'],
  },
  {
    promise: '14',
    defect: 'messages are counted without a lock',
    edits: [
      [
        `${conversation}/application/send-message.ts`,
        'await this.#messages.lockPlaces(orderId, [...readers, sender.id]);',
        '',
      ],
    ],
    test: [promise[14], 'exactly three are sent'],
  },
  {
    promise: '14',
    defect: 'the window for messages is ten minutes',
    edits: [['src/kernel/message-limit.ts', 'windowSeconds: 15 * 60 }', 'windowSeconds: 10 * 60 }']],
    test: [promise[14], 'exactly three are sent'],
  },
  {
    promise: '28',
    defect: 'a customer reads anybody’s top-up',
    edits: [[`${payment}/adapters/http/payment.routes.ts`, 'if (topUp?.customerId !== caller.id)', 'if (!topUp)']],
    test: ['test/api/payment.test.ts', 'is its customer’s'],
  },
  {
    promise: '14',
    defect: 'a message that is sent again is another one',
    edits: [
      [`${conversation}/application/send-message.ts`, 'if (known) return known;', ''],
      [
        `${migrations}/Migration20261122100010_conversation_places.ts`,
        'alter table "message" add constraint "message_client_unique" unique ("order_id", "sender_id", "client_id");',
        '',
      ],
    ],
    test: ['test/ports/conversation.test.ts', 'is there once and answers the same'],
  },
  {
    promise: '–',
    defect: 'whether one may still write is asked before the transaction’s locks',
    edits: [
      [
        `${order}/adapters/persistence/mikro-orders.ts`,
        'const row = await order.forShare().executeTakeFirst();',
        'const row = await order.executeTakeFirst();',
      ],
    ],
    test: ['test/api/around-an-order.test.ts', 'comes before the step that ends the talk or is refused'],
  },
  {
    promise: '26',
    defect: 'a reader is cut off by a burst',
    edits: [
      [
        'src/platform/live/hub.ts',
        'this.#catchUp(stream).catch(() => stream.response.destroy());',
        'stream.response.destroy();',
      ],
    ],
    test: ['test/unit/live-hub.test.ts', 'is not cut off by a burst'],
  },
  {
    promise: '26',
    defect: 'who takes nothing of what waits keeps their stream',
    edits: [['src/platform/live/hub.ts', 'now - stream.stuckSince >= this.#patience', 'false']],
    test: ['test/unit/live-hub.test.ts', 'who takes nothing'],
  },
  {
    promise: '28',
    defect: 'anybody is a side of any conversation',
    edits: [
      [
        `${conversation}/domain/standing.ts`,
        "if (sidesOf(participants).includes(person.id)) return 'side';",
        "return 'side';",
      ],
    ],
    test: ['test/api/around-an-order.test.ts', 'is between the sides of the order'],
  },
  {
    promise: '30',
    defect: 'a used refresh token that comes back late is answered',
    edits: [[`${modules}/identity/domain/refresh-family.ts`, "? 'repeat' : 'reuse'", "? 'repeat' : 'repeat'"]],
    test: ['test/unit/identity/refresh-family.test.ts', ''],
  },
  {
    promise: '31',
    defect: 'passwords are hashed with a third of the memory',
    edits: [[`${modules}/identity/adapters/crypto/argon2-passwords.ts`, 'memoryCost: 47_104', 'memoryCost: 15_000']],
    test: ['test/unit/identity/password-policy.test.ts', ''],
  },
  {
    promise: '33',
    defect: 'a sealed secret is not bound to its owner and place',
    edits: [
      [
        `${modules}/vault/adapters/crypto/envelope-safe.ts`,
        'JSON.stringify([part, purpose, subjectId, ownerId])',
        'JSON.stringify([part])',
      ],
    ],
    test: ['test/unit/vault-envelope.test.ts', ''],
  },
  {
    promise: '34',
    defect: 'any device of any booster opens any release',
    edits: [
      [
        `${modules}/vault/application/open-release.ts`,
        'if (release?.deviceId !== deviceId)',
        'if (!release || !deviceId)',
      ],
    ],
    test: [promise[34], 'of 20 openings'],
  },
  {
    promise: '34',
    defect: 'a release opens as often as it is asked for, in code and database',
    edits: [
      [`${modules}/vault/application/open-release.ts`, '    opened(release, now);\n', ''],
      [
        `${migrations}/Migration20261122100300_device.ts`,
        'old.opened_at is not null or new.opened_at > old.expires_at or',
        '',
      ],
    ],
    test: [promise[34], 'of 20 openings'],
  },
  {
    promise: '34',
    defect: 'the customer’s timeline says nothing of a release',
    edits: [
      [
        `${modules}/vault/application/open-release.ts`,
        '    await this.#orders.recordRelease(orderId, device.boosterId);\n',
        '',
      ],
    ],
    test: [promise[34], 'the whole booster journey'],
  },
  {
    promise: '34',
    defect: 'the answer to a booster’s request has the password in it',
    edits: [
      [
        `${modules}/vault/application/request-login.ts`,
        'return { ...release, deviceName: device.name };',
        'return { ...release, deviceName: (await this.#vault.loginOf(asked.orderId))?.password ?? device.name };',
      ],
    ],
    test: [promise[34], 'the whole booster journey'],
  },
  {
    promise: '11',
    defect: 'a booster who goes on is paid for what the one before did, too',
    edits: [
      [
        `${order}/domain/shares.ts`,
        'worth.percent(sharePercent).minus(earlier.worth.percent(sharePercent))',
        'worth.percent(sharePercent)',
      ],
    ],
    test: ['test/unit/order-shares.test.ts', 'to the kuruş'],
  },
  {
    promise: '11',
    defect: 'an open dispute does not keep the order from being closed by time',
    edits: [
      [
        `${order}/domain/order.ts`,
        "if (order.disputed && walker !== 'customer' && !details.decidesDispute) throw new DomainError('order.dispute_open');",
        '',
      ],
    ],
    test: ['test/unit/order-trouble.test.ts', 'keeps time and console from ending the order'],
  },
  {
    promise: '11',
    defect: 'a booster who is about to be replaced goes on saying what they are paid by',
    edits: [
      [
        `${order}/domain/order.ts`,
        "  if (order.boosterRequest) throw new DomainError('order.booster_already_requested');\n",
        '',
      ],
    ],
    test: ['test/unit/order-trouble.test.ts', 'keeps the booster from saying'],
  },
  {
    promise: '32',
    defect: 'a code of the app is taken as often as it comes',
    edits: [
      [
        `${modules}/identity/domain/second-factor.ts`,
        'step > factor.lastStep ? { ...factor, lastStep: step } : undefined',
        '({ ...factor, lastStep: step })',
      ],
    ],
    test: ['test/api/second-factor.test.ts', 'twenty times at once'],
  },
  {
    promise: '–',
    defect: 'a picture of somebody else can be shown as one’s own',
    edits: [
      [`${modules}/picture/adapters/persistence/mikro-pictures.ts`, "      .where('ownerId', '=', ownerId)\n", ''],
    ],
    test: ['test/ports/picture.test.ts', 'only own pictures without a subject'],
  },
  {
    promise: '–',
    defect: 'a photograph keeps where it was taken',
    edits: [
      [`${modules}/picture/adapters/image/sharp-encoder.ts`, '.webp({ quality })', '.keepMetadata().webp({ quality })'],
    ],
    test: ['test/unit/picture-encoder.test.ts', 'without what it says about where'],
  },
  {
    promise: '–',
    defect: 'the signature of a picture’s address is not looked at',
    edits: [
      [
        `${modules}/picture/adapters/crypto/hmac-picture-links.ts`,
        'given.length === right.length && timingSafeEqual(given, right)',
        'given.length <= right.length',
      ],
    ],
    test: ['test/unit/picture.test.ts', 'can neither be made longer'],
  },
  {
    promise: '–',
    defect: 'a user who adds something to their ticket is sent to the end of the line',
    edits: [[`${ticket}/domain/ticket.ts`, '(ticket.waitingSince ?? at)', 'at']],
    test: ['test/unit/ticket.test.ts', 'does not put it off'],
  },
  {
    promise: '–',
    defect: 'a user’s own word on a ticket counts as the house’s first answer',
    edits: [[`${ticket}/domain/ticket.ts`, '(answered ? at : null)', 'at']],
    test: ['test/unit/ticket.test.ts', 'by no other word'],
  },
  {
    promise: '–',
    defect: 'the database takes a waiting ticket that is not marked so',
    edits: [
      [
        `${migrations}/Migration20261122100600_ticket_desk.ts`,
        `check (("waiting_since" is not null) = ("status" = 'open' and not "answered"))`,
        'check (true)',
      ],
    ],
    test: ['test/ports/ticket.test.ts', 'is marked so, whatever the code does'],
  },
  {
    promise: '–',
    defect: 'canned answers take a title without a lock',
    edits: [[`${ticket}/application/add-canned-answer.ts`, '      await this.#answers.lock();\n', '']],
    test: ['test/ports/ticket-desk.test.ts', 'one gets it'],
  },
  {
    promise: '–',
    defect: 'a ticket names somebody else’s card payment',
    edits: [
      ['src/main/bridges.ts', 'topUp?.customerId === userId ? topUp.merchantOid : undefined', 'topUp?.merchantOid'],
    ],
    test: ['test/api/tickets.test.ts', 'which the list of them offers'],
  },
];
