import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { webhookEvents, webhookPayload, WebhookTest } from '#contract/integration/webhook-events.ts';
import { hookEventTypes, hookScopeOf, hookTest, hookVersionOf } from '#kernel/hooks.ts';

const sent = (summary: string, description: string, schema: ReturnType<typeof webhookPayload>) => ({
  post: {
    summary,
    description,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { '2XX': { description: 'The delivery was accepted. Any other status is a failed attempt.' } },
  },
});

/** The webhooks of the document: the catalogue of events. */
export const webhooks = (): ZodOpenApiPathsObject => ({
  ...Object.fromEntries(
    hookEventTypes.map((type) => {
      const { says, data } = webhookEvents[type];
      const forWhom = `Version ${hookVersionOf(type)}. The webhook’s owner needs the scope \`${hookScopeOf(type)}\`.`;
      return [type, sent(says, forWhom, webhookPayload(type, data))];
    }),
  ),
  [hookTest]: sent('A test event.', 'Sent by hand. No subscription is needed.', WebhookTest),
});
