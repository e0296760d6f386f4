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
    summary: 'Turn a kind of mail off by its List-Unsubscribe link (RFC 8058). The body is ignored',
    access: anyone,
    query: notification.OneClick,
    status: 204,
    answer: null,
    refusals: ['notification.link_invalid'],
  }),
  'PUT /notifications/unsubscription': route({
    summary: 'Turn a kind of mail off or on again by the link in the mail',
    access: anyone,
    body: notification.ChangeSubscription,
    status: 200,
    answer: notification.Subscription,
    refusals: ['notification.link_invalid'],
  }),
  'GET /notifications/push': route({
    summary: 'Whether web push is available, and the subscribed browsers of this session',
    access: signedIn,
    status: 200,
    answer: notification.PushOffer,
  }),
  'PUT /notifications/push': route({
    summary:
      'Subscribe this browser to web push until the session ends. Replaces the subscription of another user in this browser',
    access: signedIn,
    body: notification.SubscribePush,
    perQuarterHour: 60,
    status: 204,
    answer: null,
    refusals: ['notification.push_unavailable', 'notification.endpoint_not_allowed'],
  }),
  'POST /notifications/push/removal': route({
    summary: 'End the web push subscription of this browser',
    access: signedIn,
    body: notification.PushBrowser,
    status: 204,
    answer: null,
  }),
  'POST /notifications/push/test': route({
    summary: 'Send this browser a test message',
    access: signedIn,
    body: notification.PushBrowser,
    perQuarterHour: 20,
    status: 202,
    answer: null,
    refusals: ['notification.push_unavailable'],
  }),
} as const satisfies RouteTable;
