import { handlers } from '#platform/http/handler.ts';
import type { SubscribeBrowser } from '../../application/subscribe-browser.ts';

export const pushRoutes = (subscribe: SubscribeBrowser) =>
  handlers({
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
