import * as z from 'zod/mini';
import { IdParams, ListQuery } from './common.ts';
import { Message, SendMessage } from './conversation.ts';
import * as order from './order.ts';
import { Catalog, Draft, Quote } from './pricing.ts';
import { anyone, only, route, signedIn, type RouteTable } from './route.ts';
import { Showcase } from './showcase.ts';
import { GameAccount, NewGameAccount } from './vault.ts';

/** What pricing may answer to a well-formed draft. */
export const pricingRefusals = [
  'pricing.target_not_above_current',
  'pricing.challenger_target_too_close',
  'pricing.rank_not_served',
  'pricing.coupon_unknown',
  'pricing.coupon_expired',
  'pricing.coupon_not_for_service',
  'pricing.coupon_below_minimum',
  'pricing.coupon_spent',
] as const;

/** Pricing, orders, their chat, and the game accounts that they are played on. */
export const orderRoutes = {
  // pricing
  'GET /catalog': route({
    summary: 'Services, ladders, servers, surcharges',
    access: anyone,
    status: 200,
    answer: Catalog,
    cacheable: true,
  }),
  'POST /orders/calculate': route({
    summary: 'Price a draft',
    access: anyone,
    body: Draft,
    status: 200,
    answer: Quote,
    refusals: pricingRefusals,
  }),

  // order
  'POST /orders': route({
    summary: 'Place an order from the balance',
    access: only('customer'),
    body: order.PlaceOrder,
    status: 201,
    answer: order.Order,
    refusals: ['order.price_changed', 'wallet.insufficient_balance', ...pricingRefusals],
    idempotent: true,
  }),
  'GET /orders': route({
    summary: 'Own orders',
    access: only('customer', 'booster'),
    query: ListQuery,
    status: 200,
    answer: z.array(order.OrderRow),
    list: 'orders',
  }),
  'GET /orders/:id': route({
    summary: 'One order',
    access: signedIn,
    params: IdParams,
    status: 200,
    answer: order.Order,
    refusals: ['order.not_found'],
  }),
  'PUT /orders/:id/game-account': route({
    summary: 'Give or replace the game account',
    access: only('customer'),
    params: IdParams,
    body: order.GiveGameAccount,
    status: 200,
    answer: order.Order,
    refusals: [
      'order.not_found',
      'vault.account_not_found',
      'vault.account_does_not_fit',
      'vault.credentials_required',
      'order.account_already_changed',
      'order.account_not_needed',
      'order.closed_for_changes',
    ],
  }),
  'DELETE /orders/:id/game-account': route({
    summary: 'Take the game account back while no booster has it',
    access: only('customer'),
    params: IdParams,
    status: 200,
    answer: order.Order,
    refusals: ['order.not_found', 'order.account_not_needed', 'order.closed_for_changes'],
  }),
  'PUT /orders/:id/lane': route({
    summary: 'Change the lane, once',
    access: only('customer'),
    params: IdParams,
    body: order.ChangeLane,
    status: 200,
    answer: order.Order,
    refusals: [
      'order.not_found',
      'order.lane_already_changed',
      'order.lane_not_for_service',
      'order.closed_for_changes',
    ],
  }),
  'POST /orders/:id/take': route({
    summary: 'Take an order from the pool',
    access: only('booster'),
    params: IdParams,
    status: 200,
    answer: order.Order,
    refusals: ['order.not_found', 'order.already_taken', 'order.booster_limit_reached', 'order.booster_not_eligible'],
    idempotent: true,
  }),
  'POST /orders/:id/transitions': route({
    summary: 'Walk an arrow of the state table',
    access: signedIn,
    params: IdParams,
    body: order.Transition,
    status: 200,
    answer: order.Order,
    refusals: [
      'order.not_found',
      'order.transition_not_allowed',
      'request.reason_required',
      'order.earned_percent_required',
    ],
    idempotent: true,
  }),
  'GET /orders/:id/matches': route({
    summary: 'Match history',
    access: signedIn,
    params: IdParams,
    status: 200,
    answer: z.array(order.Match),
    refusals: ['order.not_found'],
  }),
  'POST /orders/:id/matches': route({
    summary: 'Add a match',
    access: only('booster'),
    params: IdParams,
    body: order.NewMatch,
    status: 201,
    answer: order.Match,
    refusals: ['order.not_found', 'order.match_not_allowed'],
    idempotent: true,
  }),
  'PUT /orders/:id/progress': route({
    summary: 'Correct the progress that follows from the matches',
    access: only('booster'),
    params: IdParams,
    body: order.CorrectProgress,
    status: 200,
    answer: order.Order,
    refusals: ['order.not_found', 'order.match_not_allowed', 'pricing.rank_not_served'],
  }),
  'POST /orders/:id/tip': route({
    summary: 'Tip the booster',
    access: only('customer'),
    params: IdParams,
    body: order.Tip,
    status: 201,
    answer: order.Order,
    refusals: ['order.not_found', 'order.tip_not_allowed', 'order.booster_inactive', 'wallet.insufficient_balance'],
    idempotent: true,
  }),
  'POST /orders/:id/review': route({
    summary: 'Review an order, once, when it is closed',
    access: only('customer'),
    params: IdParams,
    body: order.WriteReview,
    status: 201,
    answer: order.Order,
    refusals: ['order.not_found', 'order.review_not_allowed', 'order.already_reviewed'],
    idempotent: true,
  }),
  'GET /showcase': route({
    summary: 'Recent orders, reviews and prices for the landing pages; nobody is named but by a first name',
    access: anyone,
    status: 200,
    answer: Showcase,
    cacheable: true,
  }),
  'GET /orders/:id/messages': route({
    summary: 'The order’s chat',
    access: signedIn,
    params: IdParams,
    query: ListQuery,
    status: 200,
    answer: z.array(Message),
    refusals: ['order.not_found'],
    list: 'messages',
  }),
  'POST /orders/:id/messages': route({
    summary: 'Write to the other side; 3 messages in 15 minutes',
    access: signedIn,
    params: IdParams,
    body: SendMessage,
    status: 201,
    answer: Message,
    refusals: ['order.not_found', 'conversation.too_many_messages', 'conversation.closed'],
    idempotent: true,
  }),

  // vault
  'GET /game-accounts': route({
    summary: 'Own saved game accounts',
    access: only('customer'),
    status: 200,
    answer: z.array(GameAccount),
  }),
  'POST /game-accounts': route({
    summary: 'Save a game account',
    access: only('customer'),
    body: NewGameAccount,
    status: 201,
    answer: GameAccount,
    idempotent: true,
  }),
  'DELETE /game-accounts/:id': route({
    summary: 'Remove a saved game account',
    access: only('customer'),
    params: IdParams,
    status: 204,
    answer: null,
    refusals: ['vault.account_not_found', 'vault.account_in_use'],
  }),
} as const satisfies RouteTable;
