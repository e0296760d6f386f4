import { hookTest } from '#kernel/hooks.ts';
import { DomainError } from '#kernel/refusal.ts';
import { again, type Delivery } from '../domain/delivery.ts';
import { type Asker, assertActive, assertOwn, type Webhook, woken } from '../domain/webhook.ts';
import type { Needs } from './needs.ts';

/** Sends by hand: what was sent before or waits for its next try, under its ids, or something to try a receiver by. */
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
     * With what waits before it about the same record.
     * @throws DomainError integration.delivery_not_found, integration.webhook_paused
     */
    run: (deliveryId: string): Promise<void> =>
      work.run(async () => {
        const found = await deliveries.findWithTries(deliveryId);
        // the receiver before its deliveries, as whoever sends holds them
        const webhook = found && (await webhooks.locked(found.webhookId));
        const delivery = await deliveries.locked(deliveryId);
        if (!webhook || !delivery) throw new DomainError('integration.delivery_not_found');
        assertActive(webhook);
        const now = work.now();
        await deliveries.save(again(delivery, now));
        // it goes first all the same
        await deliveries.hastenBefore(delivery, now);
        await sendSoon(webhook);
      }),
    /**
     * The id of the delivery.
     * @throws DomainError integration.webhook_not_found, integration.webhook_not_yours, integration.webhook_paused
     */
    test: (asker: Asker, webhookId: string): Promise<string> =>
      work.run(async () => {
        const webhook = await webhooks.locked(webhookId);
        if (!webhook) throw new DomainError('integration.webhook_not_found');
        assertOwn(webhook, asker, await owners.find(webhook.ownerId));
        assertActive(webhook);
        const at = work.now();
        const delivery: Delivery = {
          id: work.newId(),
          eventId: work.newId(),
          webhookId,
          type: hookTest,
          // nothing waits for a test, and it waits for nothing
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
