import { hookScopeOf, hookTest } from '#kernel/hooks.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import type { Owner } from '../domain/api-key.ts';
import { arrived, type Delivery, heldBackUntil, tried, withheld } from '../domain/delivery.ts';
import { after, heldBack, paused, restsAt, signingAt, type Webhook } from '../domain/webhook.ts';
import type { Owners } from './ports.ts';
import type {
  Deliveries,
  Dispatch,
  PauseNotices,
  Receivers,
  Signatures,
  SigningSecrets,
  Webhooks,
} from './webhook-ports.ts';

/** Milliseconds; far longer than a try lasts. A process that was killed in one leaves it to the next. */
const lease = 60_000;
/** Milliseconds after which a job lets others have their turn. */
const longestTurn = 15_000;
const atOnce = 8;
/** So many wait for each other at most while they are renewed: a tenth of a second of writing. */
const renewedAtOnce = 1_000;

/** Sends a receiver what is due, in order for each record, and writes down what became of it. */
export class SendDeliveries {
  readonly #webhooks: Webhooks;
  readonly #deliveries: Deliveries;
  readonly #owners: Owners;
  readonly #secrets: SigningSecrets;
  readonly #signatures: Signatures;
  readonly #receivers: Receivers;
  readonly #dispatch: Dispatch;
  readonly #notices: PauseNotices;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #chance: () => number;

  constructor(
    webhooks: Webhooks,
    deliveries: Deliveries,
    owners: Owners,
    secrets: SigningSecrets,
    signatures: Signatures,
    receivers: Receivers,
    dispatch: Dispatch,
    notices: PauseNotices,
    transactions: Transactions,
    clock: Clock,
    chance: () => number,
  ) {
    this.#webhooks = webhooks;
    this.#deliveries = deliveries;
    this.#owners = owners;
    this.#secrets = secrets;
    this.#signatures = signatures;
    this.#receivers = receivers;
    this.#dispatch = dispatch;
    this.#notices = notices;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#chance = chance;
  }

  /** Finds what time owes: what is to be tried again, and what a lost job has left. */
  async sweep(): Promise<void> {
    await this.#dispatch.soon(await this.#deliveries.receiversDue(this.#clock.now()));
  }

  /** @throws AggregateError of what went wrong with single deliveries; the others were sent. */
  async run(webhookId: string): Promise<void> {
    const begun = this.#clock.now().getTime();
    const faults: unknown[] = [];
    while (await this.#sendSome(webhookId, faults)) {
      if (this.#clock.now().getTime() - begun < longestTurn) continue;
      await this.#dispatch.soon([webhookId]);
      break;
    }
    if (faults.length > 0) throw new AggregateError(faults, 'deliveries');
  }

  /** Whether there may be more. */
  async #sendSome(webhookId: string, faults: unknown[]): Promise<boolean> {
    const webhook = await this.#webhooks.find(webhookId);
    if (!webhook || webhook.paused || restsAt(webhook, this.#clock.now())) return false;
    const owner = await this.#owners.find(webhook.ownerId);
    if (!owner) {
      // whoever has to put their account in order first is waited for
      if (await this.#owners.haveLeft(webhook.ownerId))
        await this.#change(webhookId, (current) => paused(current, 'owner', null, this.#clock.now()));
      return false;
    }
    if (webhook.renewing) return this.#renewSome(webhookId);
    const now = this.#clock.now();
    const until = new Date(now.getTime() + lease);
    const due = await this.#deliveries.claim(webhookId, { now, until, limit: atOnce });
    if (due.length === 0) return false;
    const secrets = await this.#secrets.reveal(webhookId, signingAt(webhook, now));
    // removed meanwhile: nothing goes out unsigned
    if (secrets.length === 0) return false;
    const current = await this.#webhooks.find(webhookId);
    // led elsewhere or paused meanwhile: what was taken waits for that with the rest, and may have missed its renewal
    if (!current || current.url !== webhook.url || current.renewing || current.paused) {
      await this.#deliveries.giveBack(due, this.#clock.now());
      return true;
    }
    // one that always fails keeps its lease, so that others have their turn before it comes again
    const ends = await Promise.allSettled(due.map((delivery) => this.#send(delivery, webhook, owner, secrets)));
    faults.push(...ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])));
    return true;
  }

  /** Some at once, so that no statement lasts however many wait; nothing is sent before all are done. There is always more. */
  #renewSome(webhookId: string): Promise<boolean> {
    return this.#transactions.run(async () => {
      const webhook = await this.#webhooks.locked(webhookId);
      if (!webhook?.renewing) return true;
      const renewed = await this.#deliveries.renew(webhookId, { now: this.#clock.now(), limit: renewedAtOnce });
      if (renewed < renewedAtOnce) await this.#webhooks.save({ ...webhook, renewing: false });
      return true;
    });
  }

  async #send(delivery: Delivery, webhook: Webhook, owner: Owner, secrets: readonly string[]): Promise<void> {
    if (delivery.type !== hookTest && !owner.scopes.includes(hookScopeOf(delivery.type))) {
      await this.#deliveries.save(withheld(delivery, this.#clock.now()));
      return;
    }
    const { payload: body, eventId: id } = delivery;
    const headers = this.#signatures.headersOf({ id, at: this.#clock.now(), body }, secrets);
    const { retryAfterSeconds, ...answer } = await this.#receivers.send(webhook.url, body, headers);
    const outcome = { ...answer, at: this.#clock.now() };
    // the receiver before its deliveries, as whoever removes it holds them
    await this.#change(webhook.id, async (before) => {
      const held = await this.#deliveries.locked(delivery.id);
      if (held) await this.#deliveries.addTry(held, outcome);
      // of what an address says from which it was led away meanwhile, only that something has arrived there counts
      const isElsewhere = before.url !== webhook.url;
      const current =
        isElsewhere || retryAfterSeconds === null
          ? before
          : heldBack(before, heldBackUntil(outcome, retryAfterSeconds));
      if (!held || (isElsewhere && !arrived(outcome))) return current;
      const waited = held.state === 'waiting';
      const now = waited ? tried(held, outcome, { chance: this.#chance(), retryAfterSeconds }) : held;
      if (waited) await this.#deliveries.save(now);
      return isElsewhere ? current : after(current, now, outcome);
    });
  }

  /** Its owner is told where it is paused by it. */
  #change(webhookId: string, change: (current: Webhook) => Webhook | Promise<Webhook>): Promise<void> {
    return this.#transactions.run(async () => {
      const before = await this.#webhooks.locked(webhookId);
      if (!before) return;
      const now = await change(before);
      const changed = (['failingSince', 'heldUntil', 'paused'] as const).some((of) => now[of] !== before[of]);
      if (changed) await this.#webhooks.save(now);
      if (now.paused && !before.paused) await this.#notices.paused(now);
    });
  }
}
