import { hookScopeOf, hookTest } from '#kernel/hooks.ts';
import type { Owner } from '../domain/api-key.ts';
import { arrived, type Delivery, heldBackUntil, tried, withheld } from '../domain/delivery.ts';
import { after, heldBack, paused, restsAt, signingAt, type Webhook } from '../domain/webhook.ts';
import type { SigningSecrets } from './webhook-ports.ts';
import type { Needs } from './needs.ts';

/**
 * Milliseconds for which a claim holds; far longer than an attempt lasts. After a crash the claim expires, and the
 * delivery is due again.
 */
const lease = 60_000;
/** Milliseconds after which a job lets other receivers' jobs run. */
const longestTurn = 15_000;
const atOnce = 8;
/** The most rows that one statement renews. Writing them takes about a tenth of a second. */
const renewedAtOnce = 1_000;

/**
 * Sends a receiver's due deliveries, in order for each record, and stores the outcomes.
 * Many needs: it signs and sends deliveries, repeats them, pauses webhooks and notifies the owner.
 */
export const sendDeliveries = ({
  webhooks,
  deliveries,
  owners,
  secrets,
  signatures,
  receivers,
  dispatch,
  notices,
  chance,
  work,
}: Needs<
  'webhooks' | 'deliveries' | 'owners' | 'signatures' | 'receivers' | 'dispatch' | 'notices' | 'chance' | 'work'
> & { readonly secrets: SigningSecrets }) => {
  /** Whether there may be more to send. */
  const sendSome = async (webhookId: string, faults: unknown[]): Promise<boolean> => {
    const webhook = await webhooks.find(webhookId);
    if (!webhook || webhook.paused || restsAt(webhook, work.now())) return false;
    const owner = await owners.find(webhook.ownerId);
    if (!owner) {
      // if the owner must only change their password or set up a second factor, the deliveries just wait
      if (await owners.haveLeft(webhook.ownerId))
        await changeHeld(webhookId, (current) => paused(current, 'owner', null, work.now()));
      return false;
    }
    if (webhook.renewing) return renewSome(webhookId);
    const now = work.now();
    const until = new Date(now.getTime() + lease);
    const due = await deliveries.claim(webhookId, { now, until, limit: atOnce });
    if (due.length === 0) return false;
    const keys = await secrets.reveal(webhookId, signingAt(webhook, now));
    // the webhook was removed meanwhile; nothing is sent unsigned
    if (keys.length === 0) return false;
    const current = await webhooks.find(webhookId);
    // the address was changed or the webhook was paused meanwhile: the claimed deliveries, which the renewal may have
    // missed, go back to the waiting ones
    if (!current || current.url !== webhook.url || current.renewing || current.paused) {
      await deliveries.giveBack(due, work.now());
      return true;
    }
    // a delivery whose sending always throws keeps its claim, so that others are sent before it is tried again
    const ends = await Promise.allSettled(due.map((delivery) => send(delivery, webhook, owner, keys)));
    faults.push(...ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])));
    return true;
  };

  /**
   * Renews a limited number of the waiting deliveries, so that no statement runs long. Nothing is sent before all
   * deliveries are renewed, so after this step there is always more to do.
   */
  const renewSome = (webhookId: string): Promise<boolean> =>
    work.run(async () => {
      const webhook = await webhooks.lock(webhookId);
      if (!webhook?.renewing) return true;
      const renewed = await deliveries.renew(webhookId, { now: work.now(), limit: renewedAtOnce });
      if (renewed < renewedAtOnce) await webhooks.save({ ...webhook, renewing: false });
      return true;
    });

  const send = async (delivery: Delivery, webhook: Webhook, owner: Owner, keys: readonly string[]): Promise<void> => {
    if (delivery.type !== hookTest && !owner.scopes.includes(hookScopeOf(delivery.type))) {
      await deliveries.save(withheld(delivery, work.now()));
      return;
    }
    const { payload: body, eventId: id } = delivery;
    const headers = signatures.headersOf({ id, at: work.now(), body }, keys);
    const { retryAfterSeconds, ...answer } = await receivers.send(webhook.url, body, headers);
    const outcome = { ...answer, at: work.now() };
    // locks the webhook before its deliveries, as the removal of a webhook does
    await changeHeld(webhook.id, async (before) => {
      const held = await deliveries.lock(delivery.id);
      if (held) await deliveries.addTry(held, outcome);
      // after a change of the address, the outcome at the old address counts only if it was a success
      const isElsewhere = before.url !== webhook.url;
      const current =
        isElsewhere || retryAfterSeconds === null
          ? before
          : heldBack(before, heldBackUntil(outcome, retryAfterSeconds));
      if (!held || (isElsewhere && !arrived(outcome))) return current;
      const waited = held.state === 'waiting';
      const now = waited ? tried(held, outcome, { chance: chance(), retryAfterSeconds }) : held;
      if (waited) await deliveries.save(now);
      return isElsewhere ? current : after(current, now, outcome);
    });
  };

  /** Changes the locked webhook. If the change pauses it, its owner is notified by mail. */
  const changeHeld = (webhookId: string, change: (current: Webhook) => Webhook | Promise<Webhook>): Promise<void> =>
    work.run(async () => {
      const before = await webhooks.lock(webhookId);
      if (!before) return;
      const now = await change(before);
      const changed = (['failingSince', 'heldUntil', 'paused'] as const).some((of) => now[of] !== before[of]);
      if (changed) await webhooks.save(now);
      if (now.paused && !before.paused) await notices.paused(now);
    });

  return {
    /** Starts a job for each receiver with due deliveries. These are retries, and deliveries whose job was lost. */
    sweep: async (): Promise<void> => {
      await dispatch.soon(await deliveries.receiversDue(work.now()));
    },
    /** @throws AggregateError of the errors of single deliveries; all other deliveries were sent. */
    run: async (webhookId: string): Promise<void> => {
      const begun = work.now().getTime();
      const faults: unknown[] = [];
      while (await sendSome(webhookId, faults)) {
        if (work.now().getTime() - begun < longestTurn) continue;
        await dispatch.soon([webhookId]);
        break;
      }
      if (faults.length > 0) throw new AggregateError(faults, 'deliveries');
    },
  };
};
export type SendDeliveries = ReturnType<typeof sendDeliveries>;
