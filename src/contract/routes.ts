import * as z from 'zod/mini';
import { BoosterProfile, ChangeOwnProfile, Earnings } from './booster.ts';
import { IdParams, ListQuery } from './common.ts';
import { notificationRoutes } from './routes.notification.ts';
import { OrderRow, PoolOrder } from './order.ts';
import * as payment from './payment.ts';
import { anyone, only, route, signedIn, type RouteTable } from './route.ts';
import { approvalRoutes } from './routes.approval.ts';
import { auditRoutes } from './routes.audit.ts';
import { couponFileRoutes } from './routes.coupon-file.ts';
import { consoleRoutes } from './routes.console.ts';
import { deviceRoutes } from './routes.device.ts';
import { fineRoutes } from './routes.fine.ts';
import { figureRoutes } from './routes.figures.ts';
import { identityRoutes } from './routes.identity.ts';
import { laneRefusals, pricingRefusals } from './order-refusals.ts';
import { orderRoutes } from './routes.order.ts';
import { jobRoutes } from './routes.job.ts';
import { integrationRoutes } from './routes.integration.ts';
import { reconciliationRoutes } from './routes.reconciliation.ts';
import { webhookRoutes } from './routes.webhook.ts';
import { noteRoutes } from './routes.note.ts';
import { paymentAdminRoutes } from './routes.payment.ts';
import { peopleRoutes } from './routes.people.ts';
import { pictureRoutes } from './routes.picture.ts';
import { priceRoutes } from './routes.prices.ts';
import { reviewRoutes } from './routes.review.ts';
import { storyRoutes } from './routes.story.ts';
import { searchRoutes } from './routes.search.ts';
import { supportRoutes } from './routes.support.ts';
import { ticketDeskRoutes } from './routes.ticket-desk.ts';
import { settingsRoutes } from './routes.settings.ts';
import { shopRoutes } from './routes.shop.ts';
import { streamRoutes } from './routes.stream.ts';
import { troubleRoutes } from './routes.trouble.ts';
import * as wallet from './wallet.ts';

/**
 * Every call of the API. The server mounts this table and nothing else; the web apps' client takes its types from it,
 * and the OpenAPI document is made from it. Paths are below `/api`.
 */
export const routes = {
  ...identityRoutes,
  ...notificationRoutes,
  ...orderRoutes,
  ...streamRoutes,
  ...troubleRoutes,
  ...deviceRoutes,
  ...reviewRoutes,
  ...peopleRoutes,
  ...noteRoutes,
  ...integrationRoutes,
  ...webhookRoutes,
  ...reconciliationRoutes,
  ...consoleRoutes,
  ...couponFileRoutes,
  ...fineRoutes,
  ...searchRoutes,
  ...storyRoutes,
  ...auditRoutes,
  ...jobRoutes,
  ...figureRoutes,
  ...supportRoutes,
  ...ticketDeskRoutes,
  ...shopRoutes,
  ...pictureRoutes,
  ...priceRoutes,
  ...settingsRoutes,
  ...approvalRoutes,
  ...paymentAdminRoutes,

  // wallet
  'GET /wallet': route({ summary: 'Balance', access: only('customer', 'booster'), status: 200, answer: wallet.Wallet }),
  'GET /wallet/postings': route({
    summary: 'Statement',
    access: only('customer', 'booster'),
    query: ListQuery,
    status: 200,
    answer: z.array(wallet.Posting),
    list: 'postings',
  }),

  // payment
  'POST /top-ups': route({
    summary: 'Begin a card payment: for the balance, an order, or the dearer lane of one',
    access: only('customer'),
    body: payment.StartTopUp,
    status: 201,
    answer: payment.TopUp,
    refusals: [
      'payment.amount_out_of_range',
      'payment.too_many_open',
      'payment.provider_refused',
      'payment.provider_unavailable',
      ...laneRefusals,
      ...pricingRefusals,
    ],
    idempotent: true,
  }),
  'GET /top-ups': route({
    summary: 'Own card payments',
    access: only('customer'),
    query: ListQuery,
    status: 200,
    answer: z.array(payment.TopUp),
    list: 'top-ups',
  }),
  'GET /top-ups/:id': route({
    summary: 'How the card payment stands',
    access: only('customer'),
    params: IdParams,
    status: 200,
    answer: payment.TopUp,
    refusals: ['payment.top_up_not_found'],
  }),
  'POST /payments/paytr/notification': route({
    summary: 'PayTR’s notification; answered exactly OK after the commit',
    access: anyone,
    body: payment.PaytrNotification,
    status: 200,
    answer: z.string(),
    refusals: ['payment.notification_rejected'],
    wire: 'form',
  }),

  // booster
  'GET /booster/profile': route({
    summary: 'Own booster profile',
    access: only('booster'),
    status: 200,
    answer: BoosterProfile,
  }),
  'PATCH /booster/profile': route({
    summary: 'Change what a booster says of themselves: servers, languages, country',
    access: only('booster'),
    body: ChangeOwnProfile,
    perQuarterHour: 60,
    status: 200,
    answer: BoosterProfile,
    refusals: ['booster.not_found'],
  }),
  'GET /booster/pool': route({
    summary: 'Orders that look for a booster',
    access: only('booster'),
    query: ListQuery,
    status: 200,
    answer: z.array(PoolOrder),
    list: 'pool',
  }),
  'GET /booster/orders': route({
    summary: 'Own orders as a booster',
    access: only('booster'),
    query: ListQuery,
    status: 200,
    answer: z.array(OrderRow),
    list: 'orders',
  }),
  'GET /booster/earnings': route({
    summary: 'What was earned',
    access: only('booster'),
    status: 200,
    answer: Earnings,
  }),
  'GET /booster/payouts': route({
    summary: 'Own payout requests',
    access: only('booster'),
    query: ListQuery,
    status: 200,
    answer: z.array(wallet.Payout),
    list: 'payouts',
  }),
  'POST /booster/payouts': route({
    summary: 'Ask for a payout; the amount is reserved at once',
    access: only('booster'),
    body: wallet.RequestPayout,
    perQuarterHour: 60,
    status: 201,
    answer: wallet.Payout,
    refusals: ['booster.not_found', 'wallet.insufficient_balance', 'wallet.iban_invalid', 'wallet.payout_too_small'],
    idempotent: true,
  }),
  'POST /booster/payouts/:id/confirmation': route({
    summary: 'Mail the link once more by which the booster confirms a payout to a new bank account',
    access: only('booster'),
    params: IdParams,
    status: 200,
    answer: wallet.Payout,
    refusals: ['wallet.payout_not_found', 'wallet.payout_confirmed', 'wallet.too_many_confirmations'],
  }),
  'PUT /payouts/confirmation': route({
    summary: 'Confirm a payout by the token of the mail, once',
    access: anyone,
    body: wallet.ConfirmPayout,
    status: 200,
    answer: wallet.Payout,
    refusals: ['wallet.confirmation_invalid', 'wallet.payout_confirmed', 'wallet.payout_already_decided'],
  }),

  // live
  'GET /live': route({
    summary: 'Server-sent events; resumes by Last-Event-ID',
    access: signedIn,
    forKeys: true,
    status: 200,
    answer: z.string(),
    refusals: ['live.too_many_streams'],
    wire: 'event-stream',
  }),
} as const satisfies RouteTable;

export type Routes = typeof routes;
export type { RouteKey } from './route.ts';
