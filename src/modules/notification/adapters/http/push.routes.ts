import type { Handlers } from '#platform/http/handler.ts';
import type { SubscribeBrowser } from '../../application/subscribe-browser.ts';

export type PushHandlers = Handlers<
  | 'GET /notifications/push'
  | 'PUT /notifications/push'
  | 'POST /notifications/push/removal'
  | 'POST /notifications/push/test'
>;

export const pushRoutes = (subscribe: SubscribeBrowser): PushHandlers => ({
  'GET /notifications/push': async (_, { caller }) => {
    const { publicKey, endpoints } = await subscribe.offer(caller.sessionId);
    return { publicKey, endpoints: [...endpoints] };
  },

  'PUT /notifications/push': async ({ body: { endpoint, keys } }, { caller }) => {
    await subscribe.on(caller, { endpoint, ...keys });
    return undefined;
  },

  'POST /notifications/push/removal': async ({ body }, { caller }) => {
    await subscribe.off(caller.id, body.endpoint);
    return undefined;
  },

  'POST /notifications/push/test': async ({ body }, { caller }) => {
    await subscribe.test(caller.id, body.endpoint);
    return undefined;
  },
});
