import type * as wire from '#contract/integration/webhook.ts';
import { hookScopeOf, hookTest } from '#kernel/hooks.ts';
import { DomainError } from '#kernel/refusal.ts';
import {
  type DeliveryState,
  deliveryStates,
  type Scope,
  type WebhookState,
  webhookStates,
} from '#kernel/vocabulary.ts';
import { handlers, withSecret } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery, rangeOf, searchOf, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { ChangeWebhook } from '../../application/change-webhook.ts';
import type { PauseWebhook } from '../../application/pause-webhook.ts';
import type { Owners } from '../../application/ports.ts';
import type { Redeliver } from '../../application/redeliver.ts';
import type { IssuedWebhook, RegisterWebhook } from '../../application/register-webhook.ts';
import type { RemoveWebhook } from '../../application/remove-webhook.ts';
import type { Deliveries, ListedDelivery, ToldOrders, Webhooks } from '../../application/webhook-ports.ts';
import type { Outcome } from '../../domain/delivery.ts';
import type { Webhook } from '../../domain/webhook.ts';

interface Needs {
  readonly webhooks: Webhooks;
  readonly deliveries: Deliveries;
  readonly owners: Owners;
  readonly orders: ToldOrders;
  readonly registerWebhook: RegisterWebhook;
  readonly changeWebhook: ChangeWebhook;
  readonly pauseWebhook: PauseWebhook;
  readonly removeWebhook: RemoveWebhook;
  readonly redeliver: Redeliver;
}

export const webhookRoutes = ({
  webhooks,
  deliveries,
  owners,
  orders,
  registerWebhook,
  changeWebhook,
  pauseWebhook,
  removeWebhook,
  redeliver,
}: Needs) => {
  const shown = async (rows: readonly Webhook[]): Promise<wire.Webhook[]> => {
    const people = rows.flatMap(({ ownerId, paused }) => (paused?.by ? [ownerId, paused.by] : [ownerId]));
    const names = await owners.namesOf([...new Set(people)]);
    return readableRows('webhooks', rows, (row) => viewOf(row, names));
  };
  const oneWebhook = async (id: string): Promise<wire.Webhook> => {
    const found = await webhooks.find(id);
    const [view] = found ? await shown([found]) : [];
    if (!view) throw new DomainError('integration.webhook_not_found');
    return view;
  };
  /** Adds the receivers' URLs and the orders' numbers. */
  const linesOf = async (rows: readonly ListedDelivery[]): Promise<wire.DeliveryLine[]> => {
    const [urls, numbers] = await Promise.all([
      webhooks.urlsOf([...new Set(rows.map(({ webhookId }) => webhookId))]),
      orders.numbersOf([...new Set(rows.flatMap(({ orderId }) => orderId ?? []))]),
    ]);
    return readableRows('deliveries', rows, (row) => ({
      ...lineOf(row),
      webhookUrl: urls.get(row.webhookId) ?? null,
      orderNumber: numbers.get(row.orderId ?? '') ?? null,
    }));
  };
  const oneDelivery = async (id: string, scopes: readonly Scope[]): Promise<wire.Delivery> => {
    const delivery = await deliveries.findWithTries(id);
    if (!delivery) throw new DomainError('integration.delivery_not_found');
    const [line] = await linesOf([{ ...delivery, made: delivery.log.length }]);
    if (!line) throw new Error(`delivery ${id} has no view`);
    const readable = delivery.type === hookTest || scopes.includes(hookScopeOf(delivery.type));
    return {
      ...line,
      payload: readable ? delivery.payload : null,
      // the answer is hidden, too, because receivers often repeat the received body in it
      log: delivery.log.map((one) => tryOf(readable ? one : { ...one, answer: null })),
    };
  };
  /**
   * The stored part of an answer that shows a secret, for a repeat of the request. The secret itself stays in the
   * vault.
   */
  const keptOf = ({ webhook: { id, secret } }: IssuedWebhook) => ({ webhook: { id }, secretId: secret.id });
  type Kept = ReturnType<typeof keptOf>;
  const issued = async ({ webhook: { id }, secretId }: Kept) => {
    const secret = await registerWebhook.secretOf(id, secretId);
    if (secret === undefined) throw new DomainError('request.conflict');
    return { webhook: await oneWebhook(id), secret };
  };

  return handlers({
    'GET /admin/webhooks': async ({ query }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/webhooks']);
      const { rows, total, atLeast } = await webhooks.list({
        from,
        limit,
        descending: sort.descending,
        ids: valuesOf(filter['id']),
        ownerIds: valuesOf(filter['ownerId']),
        states: valuesOf(filter['state'])?.filter(isWebhookState),
        search: searchOf(filter),
      });
      return pageOf(await shown(rows), from, total, atLeast);
    },
    'GET /admin/webhooks/:id': ({ params }) => oneWebhook(params.id),
    'POST /admin/webhooks': withSecret<'POST /admin/webhooks', Kept>(
      async ({ body }, { caller }) => keptOf(await registerWebhook.run(caller, body)),
      issued,
    ),
    'PUT /admin/webhooks/:id': async ({ params, body }, { caller }) => {
      await changeWebhook(caller, params.id, body);
      return oneWebhook(params.id);
    },
    'POST /admin/webhooks/:id/rotation': withSecret<'POST /admin/webhooks/:id/rotation', Kept>(
      async ({ params, body }, { caller }) =>
        keptOf(await registerWebhook.rotate(caller, params.id, body.overlapHours)),
      issued,
    ),
    'POST /admin/webhooks/:id/test': async ({ params }, { caller }) =>
      oneDelivery(await redeliver.test(caller, params.id), caller.scopes),
    'POST /admin/webhooks/:id/pause': async ({ params }, { caller }) => {
      await pauseWebhook.run(caller.id, params.id);
      return oneWebhook(params.id);
    },
    'POST /admin/webhooks/:id/resume': async ({ params }, { caller }) => {
      await pauseWebhook.resume(caller, params.id);
      return oneWebhook(params.id);
    },
    'DELETE /admin/webhooks/:id': async ({ params }) => {
      await removeWebhook(params.id);
      return undefined;
    },
    'GET /admin/deliveries': async ({ query }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/deliveries']);
      const { rows, total, atLeast } = await deliveries.list({
        from,
        limit,
        descending: sort.descending,
        where: {
          id: valuesOf(filter['id']),
          webhookId: valuesOf(filter['webhookId']),
          orderId: valuesOf(filter['orderId']),
          eventId: valuesOf(filter['eventId']),
          state: valuesOf(filter['state'])?.filter(isDeliveryState),
          type: valuesOf(filter['event']),
        },
        created: rangeOf(filter, 'createdAt'),
      });
      return pageOf(await linesOf(rows), from, total, atLeast);
    },
    'GET /admin/deliveries/:id': ({ params }, { caller }) => oneDelivery(params.id, caller.scopes),
    'POST /admin/deliveries/:id/redeliver': async ({ params }, { caller }) => {
      await redeliver.run(params.id);
      return oneDelivery(params.id, caller.scopes);
    },
  });
};

const isWebhookState = (text: string): text is WebhookState => (webhookStates as readonly string[]).includes(text);
const isDeliveryState = (text: string): text is DeliveryState => (deliveryStates as readonly string[]).includes(text);

const viewOf = (
  { id, ownerId, url, events, paused, failingSince, heldUntil, secret, createdAt }: Webhook,
  names: ReadonlyMap<string, string>,
): wire.Webhook => ({
  id,
  ownerId,
  ownerName: names.get(ownerId) ?? null,
  url,
  events: [...events],
  state: paused ? 'paused' : 'active',
  paused: paused && {
    at: paused.at.toISOString(),
    cause: paused.cause,
    byName: paused.by === null ? null : (names.get(paused.by) ?? null),
  },
  failingSince: failingSince?.toISOString() ?? null,
  heldUntil: heldUntil?.toISOString() ?? null,
  previousSecretUntil: secret.previous?.until.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

const lineOf = ({
  id,
  eventId,
  webhookId,
  type,
  orderId,
  state,
  made,
  ...times
}: ListedDelivery): Omit<wire.DeliveryLine, 'webhookUrl' | 'orderNumber'> => ({
  id,
  eventId,
  webhookId,
  event: type,
  orderId,
  state,
  tries: made,
  nextTryAt: times.nextTryAt?.toISOString() ?? null,
  createdAt: times.createdAt.toISOString(),
  endedAt: times.endedAt?.toISOString() ?? null,
});

const tryOf = ({ at, ...outcome }: Outcome) => ({ at: at.toISOString(), ...outcome });
