import * as z from 'zod/mini';
import { ListQuery } from '../common.ts';
import { anyone, route, type RouteTable, signedIn } from '../route.ts';
import * as notification from './schemas.ts';

export const notificationRoutes = {
  'GET /notifications': route({
    summary: 'Own notifications',
    access: signedIn,
    query: ListQuery,
    status: 200,
    answer: z.array(notification.Notification),
    list: 'notifications',
  }),
  'POST /notifications/read': route({
    summary: 'Mark notifications as read',
    access: signedIn,
    body: notification.MarkRead,
    status: 204,
    answer: null,
  }),
  'POST /notifications/one-click': route({
    summary: 'Turn a kind of mail off by its List-Unsubscribe link (RFC 8058); the body says nothing new',
    access: anyone,
    query: notification.OneClick,
    status: 204,
    answer: null,
    refusals: ['notification.link_invalid'],
  }),
  'PUT /notifications/unsubscription': route({
    summary: 'Turn a kind of mail off, or on again, by the link in it',
    access: anyone,
    body: notification.ChangeSubscription,
    status: 200,
    answer: notification.Subscription,
    refusals: ['notification.link_invalid'],
  }),
  'GET /notifications/push': route({
    summary: 'Whether browsers can be told, and where this log-in is told',
    access: signedIn,
    status: 200,
    answer: notification.PushOffer,
  }),
  'PUT /notifications/push': route({
    summary: 'Be told at this browser until the log-in ends; whoever was told there before is not any more',
    access: signedIn,
    body: notification.SubscribePush,
    perQuarterHour: 60,
    status: 204,
    answer: null,
    refusals: ['notification.push_unavailable', 'notification.endpoint_not_allowed'],
  }),
  'POST /notifications/push/removal': route({
    summary: 'Be told at this browser no more',
    access: signedIn,
    body: notification.PushBrowser,
    status: 204,
    answer: null,
  }),
  'POST /notifications/push/test': route({
    summary: 'Send this browser a message that says nothing else',
    access: signedIn,
    body: notification.PushBrowser,
    perQuarterHour: 20,
    status: 202,
    answer: null,
    refusals: ['notification.push_unavailable'],
  }),
} as const satisfies RouteTable;
