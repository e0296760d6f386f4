import { hookTest } from '#kernel/hooks.ts';
import { DomainError } from '#kernel/refusal.ts';
import { again, type Delivery } from '../domain/delivery.ts';
import { type Asker, assertActive, assertOwn, type Webhook, woken } from '../domain/webhook.ts';
import type { Needs } from './needs.ts';

/**
 * Staff send a delivery again under the same ids, whether it has ended or waits for its next try. Staff can also send a
 * test to a receiver.
 */
export const redeliver = ({
  webhooks,
  owners,
  deliveries,
  dispatch,
  work,
}: Needs<'webhooks' | 'owners' | 'deliveries' | 'dispatch' | 'work'>) => {
  const sendSoon = async (webhook: Webhook): Promise<void> => {
    if (webhook.heldUntil) await webhooks.save(woken(webhook));
    await dispatch.soon([webhook.id]);
  };

  return {
    /**
     * Sends the delivery, and before it the waiting deliveries about the same record.
     * @throws DomainError integration.delivery_not_found, integration.webhook_paused
     */
    run: (deliveryId: string): Promise<void> =>
      work.run(async () => {
        const found = await deliveries.findWithTries(deliveryId);
        // locks the webhook before its deliveries, as the sending does
        const webhook = found && (await webhooks.lock(found.webhookId));
        const delivery = await deliveries.lock(deliveryId);
        if (!webhook || !delivery) throw new DomainError('integration.delivery_not_found');
        assertActive(webhook);
        const now = work.now();
        await deliveries.save(again(delivery, now));
        // earlier deliveries about the record are still sent before this one
        await deliveries.hastenBefore(delivery, now);
        await sendSoon(webhook);
      }),
    /**
     * @returns the id of the delivery
     * @throws DomainError integration.webhook_not_found, integration.webhook_not_yours, integration.webhook_paused
     */
    test: (asker: Asker, webhookId: string): Promise<string> =>
      work.run(async () => {
        const webhook = await webhooks.lock(webhookId);
        if (!webhook) throw new DomainError('integration.webhook_not_found');
        assertOwn(webhook, asker, await owners.find(webhook.ownerId));
        assertActive(webhook);
        const at = work.now();
        const delivery: Delivery = {
          id: work.newId(),
          eventId: work.newId(),
          webhookId,
          type: hookTest,
          // a random id as the record, so that a test waits for no delivery and no delivery waits for the test
          about: work.newId(),
          orderId: null,
          payload: JSON.stringify({ type: hookTest, timestamp: at.toISOString(), data: { webhookId } }),
          state: 'waiting',
          tries: 0,
          nextTryAt: at,
          createdAt: at,
          endedAt: null,
        };
        await deliveries.add([delivery]);
        await sendSoon(webhook);
        return delivery.id;
      }),
  };
};
export type Redeliver = ReturnType<typeof redeliver>;
