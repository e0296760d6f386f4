import { conversation, migrations, modules, order, promise, ticket, type Mutant } from './mutant.ts';

/** Defects in conversations, access, the vault, pictures, tickets and notices. */
export const people: readonly Mutant[] = [
  {
    promise: '–',
    defect: 'the right to write in a conversation is checked without a lock on the order',
    edits: [
      [
        `${order}/adapters/persistence/sql-orders.ts`,
        'const row = await order.forShare().executeTakeFirst();',
        'const row = await order.executeTakeFirst();',
      ],
    ],
    test: ['test/api/around-an-order.test.ts', 'until the concurrent step'],
  },
  {
    promise: '26',
    defect: 'a burst of events cuts off a reader of the stream',
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
    defect: 'a reader that takes no data keeps its stream',
    edits: [['src/platform/live/hub.ts', 'now - stream.stuckSince >= this.#stuckAfterMs', 'false']],
    test: ['test/unit/live-hub.test.ts', 'a reader that takes no data'],
  },
  {
    promise: '28',
    defect: 'everybody counts as a participant of any conversation',
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
    defect: 'a used refresh token is accepted after its grace period',
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
    defect: 'a sealed secret is not bound to its owner and record',
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
    defect: 'any device of any booster can open any release',
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
    defect: 'neither code nor database stops a release from being opened again',
    edits: [
      [`${modules}/vault/application/open-release.ts`, '    opened(release, now);\n', ''],
      [
        `${migrations}/Migration20261130000500_baseline_vault.ts`,
        'old.opened_at is not null or new.opened_at > old.expires_at or',
        '',
      ],
    ],
    test: [promise[34], 'of 20 openings'],
  },
  {
    promise: '34',
    defect: 'a release is not recorded in the customer’s timeline',
    edits: [
      [
        `${modules}/vault/application/open-release.ts`,
        '    await orders.recordRelease(orderId, device.boosterId);\n',
        '',
      ],
    ],
    test: [promise[34], 'the booster sees no credentials in the whole journey'],
  },
  {
    promise: '34',
    defect: 'the answer to a booster’s log-in request contains the password',
    edits: [
      [
        `${modules}/vault/application/request-login.ts`,
        'return { ...release, deviceName: device.name };',
        'return { ...release, deviceName: (await orderVault.loginOf(asked.orderId))?.password ?? device.name };',
      ],
    ],
    test: [promise[34], 'the booster sees no credentials in the whole journey'],
  },
  {
    promise: '11',
    defect: 'a booster is also paid for the work of the earlier booster',
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
    defect: 'an order with an open dispute is closed by time',
    edits: [
      [
        `${order}/domain/order.ts`,
        "order.disputed && walker !== 'customer' && !decidesDispute ? 'order.dispute_open' : undefined",
        'undefined',
      ],
    ],
    test: ['test/unit/order-trouble.test.ts', 'prevents time and staff from ending the order'],
  },
  {
    promise: '11',
    defect: 'a booster who is about to be replaced can still add progress',
    edits: [
      [`${order}/domain/proof.ts`, "  if (order.boosterRequest) throw new DomainError('order.being_replaced');\n", ''],
    ],
    test: ['test/unit/order-trouble.test.ts', 'prevents the booster from adding'],
  },
  {
    promise: '32',
    defect: 'a code of the second factor can be used several times',
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
    defect: 'a user can attach a picture of another user',
    edits: [[`${modules}/picture/adapters/persistence/sql-pictures.ts`, "      .where('ownerId', '=', ownerId)\n", '']],
    test: ['test/ports/picture.test.ts', 'only own pictures without a subject'],
  },
  {
    promise: '–',
    defect: 'an uploaded photograph keeps its metadata with the place',
    edits: [
      [`${modules}/picture/adapters/image/sharp-encoder.ts`, '.webp({ quality })', '.keepMetadata().webp({ quality })'],
    ],
    test: ['test/unit/picture-encoder.test.ts', 'has no metadata about where'],
  },
  {
    promise: '–',
    defect: 'the signature of a picture’s URL is not checked',
    edits: [
      [
        `${modules}/picture/adapters/crypto/hmac-picture-links.ts`,
        'given.length === right.length && timingSafeEqual(given, right)',
        'given.length <= right.length',
      ],
    ],
    test: ['test/unit/picture.test.ts', 'cannot be extended'],
  },
  {
    promise: '–',
    defect: 'a further message of the user moves their ticket to the end of the queue',
    edits: [[`${ticket}/domain/ticket.ts`, '(ticket.waitingSince ?? at)', 'at']],
    test: ['test/unit/ticket.test.ts', 'does not restart it'],
  },
  {
    promise: '–',
    defect: 'a message of the user counts as the first answer by staff',
    edits: [[`${ticket}/domain/ticket.ts`, '(answered ? at : null)', 'at']],
    test: ['test/unit/ticket.test.ts', 'by no other message'],
  },
  {
    promise: '–',
    defect: 'the database accepts a waiting ticket without the time at which the wait began',
    edits: [
      [
        `${migrations}/Migration20261130001400_baseline_ticket.ts`,
        `check (("waiting_since" is not null) = ("status" = 'open' and not "answered"))`,
        'check (true)',
      ],
    ],
    test: ['test/ports/ticket.test.ts', 'refuses a waiting ticket without `waitingSince`'],
  },
  {
    promise: '–',
    defect: 'the title of a canned answer is checked without a lock',
    edits: [[`${ticket}/application/add-canned-answer.ts`, '      await answers.lock();\n', '']],
    test: ['test/ports/ticket-desk.test.ts', 'with the same title gets it'],
  },
  {
    promise: '–',
    defect: 'a ticket can name the card payment of another customer',
    edits: [
      [
        'src/modules/ticket/ticket.module.ts',
        'topUp?.customerId === userId ? topUp.merchantOid : undefined',
        'topUp?.merchantOid',
      ],
    ],
    test: ['test/api/tickets.test.ts', 'can name only a card payment of its writer'],
  },
  {
    promise: '16',
    defect: 'jobs have no heartbeat, so the job of a killed process is not run again in time',
    edits: [['src/platform/jobs/jobs.ts', '        heartbeatSeconds: signOfLife,\n', '']],
    test: ['test/ports/jobs.test.ts', 'runs again within a minute'],
  },
  {
    promise: '–',
    defect: 'notice settings that are turned off at the same time overwrite each other',
    edits: [[`${modules}/identity/application/turn-notice.ts`, 'users.lock(userId)', 'users.find(userId)']],
    test: ['test/ports/identity-users.test.ts', 'turned off concurrently'],
  },
  {
    promise: '–',
    defect: 'push subscriptions that are added at the same time exceed ten',
    edits: [
      [
        `${modules}/notification/adapters/persistence/sql-subscriptions.ts`,
        'await this.#database.advisoryLock(`push ${subscription.userId}`);',
        '',
      ],
    ],
    test: ['test/ports/push.test.ts', 'even if two are added at once'],
  },
];
