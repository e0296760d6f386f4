import { conversation, migrations, modules, order, payment, promise, type Mutant } from './mutant.ts';

/** Defects in what may happen only once or only a limited number of times. */
export const once: readonly Mutant[] = [
  {
    promise: '14',
    defect: 'the total uses of a coupon are counted but not limited',
    edits: [
      [`${modules}/pricing/adapters/persistence/mikro-coupons.ts`, ' and coupon.counted_uses < coupon.total_uses', ''],
      [
        `${migrations}/Migration20261130001200_baseline_pricing.ts`,
        ',\n        constraint "coupon_within_total_uses" check (total_uses is null or counted_uses <= total_uses)',
        '',
      ],
    ],
    test: [promise[14], 'with one use in total is used once'],
  },
  {
    promise: '14',
    defect: 'a customer can use a coupon again',
    edits: [
      [
        `${modules}/pricing/adapters/persistence/mikro-coupons.ts`,
        'where mine.uses < coalesce((select uses_per_customer from chosen), 2147483647)',
        '',
      ],
    ],
    test: [promise[14], 'with one use for each customer'],
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
        "if (order.accountReplaced && order.gameAccountId !== null) throw new DomainError('order.account_already_changed');",
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
        `${migrations}/Migration20261130000200_baseline_identity.ts`,
        ',\n        constraint "user_account_username_unique" unique ("username_canonical")',
        '',
      ],
    ],
    test: [promise[14], 'a username is given once'],
  },
  {
    promise: '14',
    defect: 'usernames treat the dotless ı as another letter',
    edits: [[`${modules}/identity/domain/canonical.ts`, '.toUpperCase().toLowerCase()', '.toLowerCase()']],
    test: [promise[14], 'a username is given once'],
  },
  {
    promise: '14',
    defect: 'an account is bought without a lock on its listing',
    edits: [
      [
        `${modules}/shop/adapters/persistence/mikro-listings.ts`,
        'findOne(ListingRow, { id }, forUpdate)',
        'findOne(ListingRow, { id })',
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
        'await messages.lockPlaces(orderId, [...readers, sender.id]);',
        '',
      ],
    ],
    test: [promise[14], 'exactly three of 100 messages'],
  },
  {
    promise: '14',
    defect: 'the window for counting messages is ten minutes instead of 15',
    edits: [['src/kernel/settings.ts', 'messageMinutes: 15,', 'messageMinutes: 10,']],
    test: [promise[14], 'exactly three of 100 messages'],
  },
  {
    promise: '28',
    defect: 'a customer can read another customer’s top-up',
    edits: [[`${payment}/adapters/http/payment.routes.ts`, 'if (topUp?.customerId !== caller.id)', 'if (!topUp)']],
    test: ['test/api/payment.test.ts', 'is its customer’s'],
  },
  {
    promise: '14',
    defect: 'a message that is sent again is stored again',
    edits: [
      [`${conversation}/application/send-message.ts`, 'if (known) return known;', ''],
      [
        `${migrations}/Migration20261130001000_baseline_conversation.ts`,
        ',\n        constraint "message_client_unique" unique ("order_id", "sender_id", "client_id")',
        '',
      ],
      [
        `${migrations}/Migration20261130001000_baseline_conversation.ts`,
        'alter index "message_first_order_id_sender_id_client_id_key" rename to "message_first_client_unique";',
        '',
      ],
    ],
    test: ['test/ports/conversation.test.ts', 'is stored once and every call answers the same'],
  },
];
