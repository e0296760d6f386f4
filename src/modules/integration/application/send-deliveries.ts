import { hookScopeOf, hookTest } from '#kernel/hooks.ts';
import type { Owner } from '../domain/api-key.ts';
import { arrived, type Delivery, heldBackUntil, tried, withheld } from '../domain/delivery.ts';
import { after, heldBack, paused, restsAt, signingAt, type Webhook } from '../domain/webhook.ts';
import type { SigningSecrets } from './webhook-ports.ts';
import type { Needs } from './needs.ts';

/** Milliseconds; far longer than a try lasts. A process that was killed in one leaves it to the next. */
const lease = 60_000;
/** Milliseconds after which a job lets others have their turn. */
const longestTurn = 15_000;
const atOnce = 8;
/** So many wait for each other at most while they are renewed: a tenth of a second of writing. */
const renewedAtOnce = 1_000;

/**
 * Sends a receiver what is due, in order for each record, and writes down what became of it.
 * Many needs: it signs, sends, repeats, pauses and tells the owner.
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
  /** Whether there may be more. */
  const sendSome = async (webhookId: string, faults: unknown[]): Promise<boolean> => {
    const webhook = await webhooks.find(webhookId);
    if (!webhook || webhook.paused || restsAt(webhook, work.now())) return false;
    const owner = await owners.find(webhook.ownerId);
    if (!owner) {
      // whoever has to put their account in order first is waited for
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
    // removed meanwhile: nothing goes out unsigned
    if (keys.length === 0) return false;
    const current = await webhooks.find(webhookId);
    // led elsewhere or paused meanwhile: what was taken waits for that with the rest, and may have missed its renewal
    if (!current || current.url !== webhook.url || current.renewing || current.paused) {
      await deliveries.giveBack(due, work.now());
      return true;
    }
    // one that always fails keeps its lease, so that others have their turn before it comes again
    const ends = await Promise.allSettled(due.map((delivery) => send(delivery, webhook, owner, keys)));
    faults.push(...ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])));
    return true;
  };

  /** Some at once, so that no statement lasts however many wait; nothing is sent before all are done. There is always more. */
  const renewSome = (webhookId: string): Promise<boolean> =>
    work.run(async () => {
      const webhook = await webhooks.locked(webhookId);
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
    // the receiver before its deliveries, as whoever removes it holds them
    await changeHeld(webhook.id, async (before) => {
      const held = await deliveries.locked(delivery.id);
      if (held) await deliveries.addTry(held, outcome);
      // of what an address says from which it was led away meanwhile, only that something has arrived there counts
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

  /** Its owner is told where it is paused by it. */
  const changeHeld = (webhookId: string, change: (current: Webhook) => Webhook | Promise<Webhook>): Promise<void> =>
    work.run(async () => {
      const before = await webhooks.locked(webhookId);
      if (!before) return;
      const now = await change(before);
      const changed = (['failingSince', 'heldUntil', 'paused'] as const).some((of) => now[of] !== before[of]);
      if (changed) await webhooks.save(now);
      if (now.paused && !before.paused) await notices.paused(now);
    });

  return {
    /** Finds what time owes: what is to be tried again, and what a lost job has left. */
    sweep: async (): Promise<void> => {
      await dispatch.soon(await deliveries.receiversDue(work.now()));
    },
    /** @throws AggregateError of what went wrong with single deliveries; the others were sent. */
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
