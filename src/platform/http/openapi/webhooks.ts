import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { webhookEvents, webhookPayload, WebhookTest } from '#contract/integration/webhook-events.ts';
import { hookEvents, hookEventTypes, hookTest } from '#kernel/hooks.ts';

const sent = (summary: string, description: string, schema: ReturnType<typeof webhookPayload>) => ({
  post: {
    summary,
    description,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { '2XX': { description: 'Taken; anything else is a failed try.' } },
  },
});

/** What receivers of webhooks are sent: the catalogue of events. */
export const webhooks = (): ZodOpenApiPathsObject => ({
  ...Object.fromEntries(
    hookEventTypes.map((type) => {
      const [{ version, scope }, { says, data }] = [hookEvents[type], webhookEvents[type]];
      return [type, sent(says, `Version ${version}. For owners with \`${scope}\`.`, webhookPayload(type, data))];
    }),
  ),
  [hookTest]: sent('Something to try a receiver by.', 'Sent by hand; nobody subscribes to it.', WebhookTest),
});
