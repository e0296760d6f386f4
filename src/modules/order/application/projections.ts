import { consoleNews, type News, type Projections } from '#kernel/news.ts';
import type { OrderNotice, TroubleNotice } from '#kernel/notice.ts';
import type { Audience, LiveEvent } from '#kernel/ports.ts';
import type { Changed, Moved, OrderEvent } from '../domain/order-events.ts';
import type { Order } from '../domain/order.ts';
import { disputeHook, orderHook, stepHooks } from './order-hooks.ts';
import {
  accountReminder,
  offerNotices,
  orderNotice,
  otherSideNotices,
  placedNotice,
  stateNotices,
  stepNotices,
  streamNotice,
  troubleNotices,
} from './order-notices.ts';

/** Everybody who may see this order. */
const watchersOf = (order: Order): Audience[] => [
  { user: order.customerId },
  ...(order.boosterId === null ? [] : [{ user: order.boosterId }]),
  { scope: 'orders:read' },
];

/**
 * The live event of an order's change (api.md, Details: Live). It also goes to the booster who lost the order, and to the
 * pool if the order enters or leaves it.
 */
const onPages = (order: Order, before?: Order): LiveEvent => ({
  type: 'order',
  to: [
    ...watchersOf(order),
    ...(before?.boosterId && before.boosterId !== order.boosterId ? [{ user: before.boosterId }] : []),
    ...(order.state === 'processing' || before?.state === 'processing' ? [{ scope: 'pool' }] : []),
  ],
  data: { id: order.id, state: order.state },
});

const shown = ({ order }: { readonly order: Order }): News => ({ live: [onPages(order)] });
const toldToOthers =
  (kind: OrderNotice['kind']) =>
  (changed: Changed): News => ({ ...shown(changed), notices: otherSideNotices(kind, changed) });
const trouble = (changed: Changed & { readonly kind: TroubleNotice['moment'] }): News => ({
  ...shown(changed),
  notices: troubleNotices(changed.kind, changed, changed.actor.id),
});
const moved = (step: Moved): News => ({
  live: [onPages(step.order, step.before)],
  hooks: stepHooks(step),
  notices: [...stateNotices(step), ...stepNotices(step), ...offerNotices(step)],
});
const reviewInConsole = (orderId: string) => consoleNews('reviews', 'content:read', orderId);

/** Notices, live events and webhooks of each order event. */
export const orderProjections: Projections<OrderEvent> = {
  placed: (event) => ({ ...shown(event), hooks: [orderHook('order.paid', event)], notices: offerNotices(event) }),
  'payment-failed': (event) => ({
    ...shown(event),
    hooks: [orderHook('order.payment_failed', event)],
    notices: [{ ...orderNotice('order-state', event.order.customerId, event), because: event.because }],
  }),
  'placing-confirmed': (event) => ({ notices: [placedNotice(event)] }),
  'account-awaited': (event) => ({ notices: [accountReminder(event)] }),
  moved,
  'moved-by-decision': (event) => ({ ...moved(event), notices: stepNotices(event) }),
  'moved-to-next-booster': (event) => ({
    ...moved(event),
    notices: [...stateNotices(event).filter(({ userId }) => userId !== event.before.customerId), ...stepNotices(event)],
  }),
  assigned: (event) => ({
    notices: event.order.boosterId === null ? [] : [orderNotice('order-assigned', event.order.boosterId, event)],
  }),

  account: toldToOthers('order-account'),
  login: toldToOthers('order-login'),
  lane: toldToOthers('order-lane'),
  'lane-stays': (event) => ({
    notices: [{ ...orderNotice('order-lane-stays', event.order.customerId, event), because: event.because }],
  }),
  tip: toldToOthers('order-tip'),
  review: (event) => ({ live: [reviewInConsole(event.order.id), onPages(event.order)] }),
  'review-judged': ({ orderId }) => ({ live: [reviewInConsole(orderId)] }),

  'match-added': ({ order, match }) => ({
    live: [{ type: 'match', to: watchersOf(order), data: match }, onPages(order)],
  }),
  'matches-counted': shown,
  progress: (event) => (event.claimed ? toldToOthers('order-progress-claimed')(event) : shown(event)),
  'progress-agreed': toldToOthers('order-progress-agreed'),
  stream: (event) => ({ ...shown(event), notices: [streamNotice(event, event.order.customerId, 'live')] }),
  'stream-ended': shown,

  disputed: (event) => ({
    ...shown(event),
    hooks: [orderHook('order.disputed', event)],
    // also to the customer who acted: the mail says what happens next, and until when
    notices: troubleNotices('disputed', event, null),
  }),
  'dispute-answered': (event) => ({ ...trouble(event), hooks: [disputeHook(event)] }),
  'dispute-reminded': (event) => ({ notices: troubleNotices('dispute-reminded', event, event.order.customerId) }),
  'dispute-lapsed': trouble,
  'dispute-proposed': trouble,
  'dispute-proposal-withdrawn': trouble,
  'dispute-agreed': trouble,
  'dispute-withdrawn': (event) => ({ ...trouble(event), hooks: [disputeHook(event, 'withdrawn')] }),
  'dispute-ended-by-confirmation': (event) => ({ hooks: [disputeHook(event, 'withdrawn')] }),
  'dispute-upheld': (event) => ({
    hooks: [disputeHook(event, 'upheld')],
    notices: troubleNotices('dispute-upheld', event, event.actor.id),
  }),
  'dispute-refunded': (event) => ({
    hooks: [disputeHook(event, 'refunded')],
    notices: troubleNotices('dispute-refunded', event, event.actor.id),
  }),
  'dispute-rejected': (event) => ({
    hooks: [disputeHook(event, 'rejected')],
    notices: troubleNotices('dispute-rejected', event, event.actor.id),
  }),

  paused: (event) => ({ ...trouble(event), hooks: [orderHook('order.paused', event)] }),
  resumed: (event) => ({ ...trouble(event), hooks: [orderHook('order.resumed', event)] }),
  'booster-requested': trouble,
  'booster-request-withdrawn': trouble,
  'booster-request-declined': trouble,
  'account-requested': trouble,
  'account-request-withdrawn': trouble,
  'account-request-approved': trouble,
  'account-request-declined': trouble,
  'rank-reported': trouble,
  'rank-agreed': trouble,
};
