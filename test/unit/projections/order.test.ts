import { expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import { orderProjections } from '#modules/order/application/projections.ts';
import type { Changed, Moved, OrderEvent } from '#modules/order/domain/order-events.ts';
import { type Actor, type Order, system } from '#modules/order/domain/order.ts';
import { linesOf, type Told, toldCases } from '#test/support/news.ts';
import { anOrder, now } from '#test/support/orders.ts';

const by = (id: string, role: Actor['role']): Actor => ({ id, role, displayName: id });
const [customer, booster, staff] = [by('c', 'customer'), by('b', 'booster'), by('s', 'staff')];
const inState = (state: OrderState, more: Partial<Order> = {}) => anOrder({ state, boosterId: 'b', ...more });
const { id, number, service } = anOrder({});
const played = inState('started');

type Case = Omit<Changed, 'kind'>;
const changed = (actor: Actor, order = played): Case => ({ order, actor });
const step = (from: OrderState, order: Order, more: Partial<Omit<Moved, 'kind'>> = {}): Omit<Moved, 'kind'> => ({
  order,
  actor: system,
  before: inState(from),
  from,
  earlier: [],
  streamRefund: Money.zero,
  streamMissing: false,
  ...more,
});

const watchers = 'user:c, user:b, scope:orders:read';
const page = (state: OrderState = 'started', to = watchers) => `live order to ${to} {"id":"${id}","state":"${state}"}`;
const about = `"orderId":"${id}","orderNumber":"${number}","lesson":false`;
const notice = (kind: string, to: string, more = '"state":"started"') => `notice ${kind} to ${to} {${about},${more}}`;
const trouble = (kind: string, moment: string, ...to: string[]) =>
  to.map((userId) => `notice ${kind} to ${userId} {"moment":"${moment}",${about}}`);
const webhook = (type: string, { state, boosterId } = played) => {
  const { price, refunded } = played;
  const data = { orderId: id, orderNumber: number, service: service.id, state, price, refunded };
  return `webhook ${type} about ${id} ${JSON.stringify({ ...data, customerId: 'c', boosterId })}`;
};
const ofDispute = (type: string, outcome?: string) =>
  `webhook ${type} about ${id} ${JSON.stringify({ orderId: id, orderNumber: number, outcome })}`;

/** Cases of an event with a live message for the order's page and a notice for the other side only. */
const toOtherSide = (kind: string) =>
  [
    [changed(customer), page(), notice(kind, 'b')],
    [changed(booster), page(), notice(kind, 'c')],
    [changed(staff), page(), notice(kind, 'c'), notice(kind, 'b')],
  ] as const;
const withoutBooster = inState('waiting', { boosterId: null });
const [finished, closed] = [inState('finished'), inState('closed')];
const inPool = inState('processing', { boosterId: null });
const offered = { ...inPool, offer: { boosterId: 'p', until: now } };
const part = { orderId: id, sharePercent: 50, worth: Money.lira(100), turnedAway: false, at: now };

const told: Told<OrderEvent> = {
  placed: [
    [{ order: withoutBooster }, page('waiting', 'user:c, scope:orders:read'), webhook('order.paid', withoutBooster)],
    [
      { order: offered },
      page('processing', 'user:c, scope:orders:read, scope:pool'),
      notice('order-offered', 'p', '"state":"processing"'),
      webhook('order.paid', inPool),
    ],
  ],
  'payment-failed': [
    [
      { order: inState('payment-error', { boosterId: null }), because: 'pricing.price_changed' },
      page('payment-error', 'user:c, scope:orders:read'),
      notice('order-state', 'c', '"state":"payment-error","because":"pricing.price_changed"'),
      webhook('order.payment_failed', inState('payment-error', { boosterId: null })),
    ],
  ],
  'placing-confirmed': [
    [
      { order: withoutBooster },
      `notice order-placed to c {${about},"duo":false,"state":"waiting","work":"League of Legends Elo Boost\\nAltın\u00a0III\u00a0· 34\u00a0LP → Elmas\u00a0IV","price":${JSON.stringify(withoutBooster.price)}}`,
    ],
  ],
  'account-awaited': [
    [
      { order: { ...withoutBooster, service: { ...withoutBooster.service, kind: 'duo' } }, again: false },
      `notice order-reminder to c {"missing":"account","orderId":"${id}","orderNumber":"${number}","duo":true,"again":false}`,
    ],
    [
      { order: withoutBooster, again: true },
      `notice order-reminder to c {"missing":"account","orderId":"${id}","orderNumber":"${number}","duo":false,"again":true}`,
    ],
  ],
  moved: [
    [
      step('processing', inState('starting'), { actor: booster, before: inPool }),
      page('starting', `${watchers}, scope:pool`),
      notice('order-state', 'c', '"state":"starting","inPart":false'),
      webhook('order.taken', inState('starting')),
    ],
    [step('started', inState('in-game'), { actor: booster }), page('in-game')],
    [step('in-game', played, { actor: booster }), page()],
    [
      step('finished', closed, { actor: customer }),
      page('closed'),
      notice('order-state', 'b', '"state":"closed","inPart":false'),
      webhook('order.confirmed', closed),
    ],
    [
      step('started', inPool, { actor: staff }),
      page('processing', 'user:c, scope:orders:read, user:b, scope:pool'),
      notice('order-state', 'c', '"state":"processing","inPart":false'),
      notice('order-state', 'b', '"state":"processing","inPart":false'),
      webhook('order.returned', inPool),
    ],
    [
      step('starting', played, { actor: booster, streamMissing: true }),
      page(),
      notice('order-state', 'c', '"state":"started","inPart":false'),
      `notice order-stream to b {"moment":"missing",${about}}`,
      webhook('order.started'),
    ],
    [
      step('finished', closed, {
        actor: customer,
        earlier: [
          { ...part, boosterId: 'before', earned: Money.lira(30) },
          { ...part, boosterId: 'before', earned: Money.lira(20) },
          { ...part, boosterId: 'for nothing', earned: Money.zero },
        ],
        streamRefund: Money.lira(10),
      }),
      page('closed'),
      notice('order-state', 'b', '"state":"closed","inPart":false'),
      `notice order-part-paid to before {"orderNumber":"${number}","amount":${JSON.stringify(Money.lira(50))}}`,
      `notice order-stream to c {"moment":"refunded",${about},"amount":${JSON.stringify(Money.lira(10))}}`,
      webhook('order.confirmed', closed),
    ],
  ],
  'moved-by-decision': [
    [step('finished', closed, { actor: staff }), page('closed'), webhook('order.confirmed', closed)],
  ],
  'moved-to-next-booster': [
    [
      step('started', inPool),
      page('processing', 'user:c, scope:orders:read, user:b, scope:pool'),
      notice('order-state', 'b', '"state":"processing","inPart":false'),
      webhook('order.returned', inPool),
    ],
  ],
  assigned: [[{ order: played }, notice('order-assigned', 'b')], [{ order: inPool }]],

  account: toOtherSide('order-account'),
  login: toOtherSide('order-login'),
  lane: toOtherSide('order-lane'),
  'lane-stays': [
    [
      { order: played, because: 'order.lane_closed' },
      notice('order-lane-stays', 'c', '"state":"started","because":"order.lane_closed"'),
    ],
  ],
  tip: toOtherSide('order-tip'),
  review: [[changed(customer), `live console to scope:content:read {"resource":"reviews","id":"${id}"}`, page()]],
  'review-judged': [[{ orderId: id }, `live console to scope:content:read {"resource":"reviews","id":"${id}"}`]],

  'match-added': [[{ order: played, match: { id: 'm1' } }, `live match to ${watchers} {"id":"m1"}`, page()]],
  'matches-counted': [[{ order: played }, page()]],
  progress: [
    [changed(booster), page()],
    [{ ...changed(booster), claimed: true }, page(), notice('order-progress-claimed', 'c')],
  ],
  'progress-agreed': toOtherSide('order-progress-agreed'),
  stream: [[changed(booster), page(), `notice order-stream to c {"moment":"live",${about}}`]],
  'stream-ended': [[changed(booster), page()]],

  disputed: [
    [
      changed(customer, finished),
      page('finished'),
      ...trouble('order-dispute', 'disputed', 'c', 'b'),
      webhook('order.disputed', finished),
    ],
  ],
  'dispute-answered': [
    [changed(booster), page(), ...trouble('order-dispute', 'dispute-answered', 'c'), ofDispute('dispute.answered')],
  ],
  'dispute-reminded': [[{ order: played }, ...trouble('order-dispute', 'dispute-reminded', 'b')]],
  'dispute-lapsed': [[changed(system), page(), ...trouble('order-dispute', 'dispute-lapsed', 'c', 'b')]],
  'dispute-proposed': [[changed(customer), page(), ...trouble('order-dispute', 'dispute-proposed', 'b')]],
  'dispute-proposal-withdrawn': [
    [changed(booster), page(), ...trouble('order-dispute', 'dispute-proposal-withdrawn', 'c')],
  ],
  'dispute-agreed': [[changed(booster), page(), ...trouble('order-dispute', 'dispute-agreed', 'c')]],
  'dispute-withdrawn': [
    [
      changed(customer),
      page(),
      ...trouble('order-dispute', 'dispute-withdrawn', 'b'),
      ofDispute('dispute.decided', 'withdrawn'),
    ],
  ],
  'dispute-ended-by-confirmation': [[{ order: closed }, ofDispute('dispute.decided', 'withdrawn')]],
  'dispute-upheld': [
    [changed(staff), ...trouble('order-dispute', 'dispute-upheld', 'c', 'b'), ofDispute('dispute.decided', 'upheld')],
  ],
  'dispute-refunded': [
    [
      changed(staff, inState('closed', { refunded: Money.lira(10) })),
      ...trouble('order-dispute', 'dispute-refunded', 'c', 'b').map((line) =>
        line.replace(/\}$/, `,"refunded":${JSON.stringify(Money.lira(10))}}`),
      ),
      ofDispute('dispute.decided', 'refunded'),
    ],
  ],
  'dispute-rejected': [
    [
      changed(staff),
      ...trouble('order-dispute', 'dispute-rejected', 'c', 'b'),
      ofDispute('dispute.decided', 'rejected'),
    ],
  ],

  paused: [[changed(booster), page(), ...trouble('order-pause', 'paused', 'c'), webhook('order.paused')]],
  resumed: [[changed(customer), page(), ...trouble('order-pause', 'resumed', 'b'), webhook('order.resumed')]],
  'booster-requested': [[changed(customer), page(), ...trouble('order-booster-request', 'booster-requested', 'b')]],
  'booster-request-withdrawn': [
    [changed(customer), page(), ...trouble('order-booster-request', 'booster-request-withdrawn', 'b')],
  ],
  'booster-request-declined': [
    [changed(staff), page(), ...trouble('order-booster-request', 'booster-request-declined', 'c', 'b')],
  ],
  'account-requested': [[changed(customer), page(), ...trouble('order-account-request', 'account-requested', 'b')]],
  'account-request-withdrawn': [
    [changed(customer), page(), ...trouble('order-account-request', 'account-request-withdrawn', 'b')],
  ],
  'account-request-approved': [
    [changed(staff), page(), ...trouble('order-account-request', 'account-request-approved', 'c', 'b')],
  ],
  'account-request-declined': [
    [changed(staff), page(), ...trouble('order-account-request', 'account-request-declined', 'c', 'b')],
  ],
  'rank-reported': [[changed(booster), page(), ...trouble('order-rank', 'rank-reported', 'c')]],
  'rank-agreed': [[changed(customer), page(), ...trouble('order-rank', 'rank-agreed', 'b')]],
};

test.each(toldCases(orderProjections, told))(
  '%s sends exactly these live messages, notices and webhooks',
  (_, news, lines) => {
    expect(linesOf(news)).toEqual(lines);
  },
);
