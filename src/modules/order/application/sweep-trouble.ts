import type { Clock, SweepFailures, Transactions } from '#kernel/ports.ts';
import { Sweep } from '#kernel/sweep.ts';
import { leavesAt, reassignsAfter } from '../domain/booster-request.ts';
import { awaitsAnswerUntil, remindedBefore, type Dispute } from '../domain/dispute.ts';
import { rankAnswerWithin, rankDueAt } from '../domain/found-rank.ts';
import { system } from '../domain/order.ts';
import type { AdvanceOrder } from './advance-order.ts';
import type { OrderChanges } from './order-changes.ts';
import { orderLine } from './order-news.ts';
import type { Notifications } from './notices.ts';
import type { Disputes, OrderRecord, Orders } from './ports.ts';
import { tellBoth } from './trouble-news.ts';
import { isUnjudged } from './work-worth.ts';

const atOnce = 100;

/** What time does to troubles: boosters are reminded to answer, orders whose wish nobody heard go back to the pool, and those whose rank difference nobody answered are cancelled. */
export class SweepTrouble {
  readonly #orders: Orders;
  readonly #disputes: Disputes;
  readonly #advance: AdvanceOrder;
  readonly #changes: OrderChanges;
  readonly #notifications: Notifications;
  readonly #failures: SweepFailures;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    orders: Orders,
    disputes: Disputes,
    advance: AdvanceOrder,
    changes: OrderChanges,
    notifications: Notifications,
    failures: SweepFailures,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#orders = orders;
    this.#disputes = disputes;
    this.#advance = advance;
    this.#changes = changes;
    this.#notifications = notifications;
    this.#failures = failures;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws AggregateError of what went wrong; the rest was done. */
  async run(): Promise<void> {
    const now = this.#clock.now();
    const soon = new Date(now.getTime() + remindedBefore);
    const requestedBefore = new Date(now.getTime() - reassignsAfter);
    const sweep = new Sweep(this.#failures);
    await sweep.each(
      'dispute.lapse',
      (resting) => this.#disputes.unanswered(now, 'lapsed', atOnce, resting),
      (id) => this.#lapse(id, now),
    );
    await sweep.each(
      'dispute.remind',
      (resting) => this.#disputes.unanswered(soon, 'reminded', atOnce, resting),
      (id) => this.#remind(id, now),
    );
    // those that staff decide stay: however many of the oldest do, others come
    const looked: string[] = [];
    let requests: readonly string[];
    do {
      requests = [];
      await sweep.each(
        'booster-request.lapse',
        async (resting) =>
          (requests = await this.#orders.unheardRequests(requestedBefore, atOnce, [...resting, ...looked])),
        (id) => this.#backToPool(id, now),
      );
      looked.push(...requests);
    } while (requests.length === atOnce);
    const unansweredSince = new Date(now.getTime() - rankAnswerWithin);
    await sweep.each(
      'rank-difference.lapse',
      (resting) => this.#orders.unansweredRanks(unansweredSince, atOnce, resting),
      (id) => this.#cancelUnanswered(id, now),
    );
    sweep.end('sweep of troubles');
  }

  /** The house may decide now, without an answer. */
  #lapse(orderId: string, now: Date): Promise<void> {
    return this.#stillUnanswered(orderId, async (record, dispute) => {
      if (dispute.lapsedAt || dispute.answerDueAt > now) return;
      // whoever had no time left needs no reminder of it
      await this.#disputes.save({ ...dispute, lapsedAt: now, remindedAt: dispute.remindedAt ?? now });
      const order = { ...record.order, updatedAt: now };
      await this.#changes.write(record, order, { kind: 'dispute-lapsed', actor: system });
    });
  }

  #remind(orderId: string, now: Date): Promise<void> {
    return this.#stillUnanswered(orderId, async (record, dispute) => {
      if (dispute.remindedAt) return;
      await this.#disputes.save({ ...dispute, remindedAt: now });
      await tellBoth(this.#notifications, record, 'dispute-reminded', record.order.customerId);
    });
  }

  #stillUnanswered(orderId: string, act: (record: OrderRecord, dispute: Dispute) => Promise<void>): Promise<void> {
    return this.#transactions.run(async () => {
      const record = await this.#orders.lock(orderId);
      const dispute = await this.#disputes.latestOf(orderId);
      if (record && dispute && awaitsAnswerUntil(dispute)) await act(record, dispute);
    });
  }

  /** Nobody has answered the rank difference: the customer has the whole price back. */
  #cancelUnanswered(orderId: string, now: Date): Promise<void> {
    return this.#transactions.run(async () => {
      const record = await this.#orders.lock(orderId);
      const rank = record?.order.rank;
      // somebody was quicker
      if (rank?.outcome !== 'open' || rankDueAt(rank) > now) return;
      await this.#orders.addEvents([orderLine(orderId, now, 'rank-lapsed', system)]);
      await this.#advance.run({ orderId, to: 'cancelled', actor: system, walker: 'system' });
    });
  }

  #backToPool(orderId: string, now: Date): Promise<void> {
    return this.#transactions.run(async () => {
      const record = await this.#orders.lock(orderId);
      // somebody was quicker
      if (!record?.order.boosterRequest) return;
      const at = leavesAt(record.order, await isUnjudged(this.#orders, record));
      if (at === null || at > now) return;
      await this.#orders.addEvents([orderLine(orderId, now, 'booster-request-lapsed', system)]);
      await this.#advance.release(record, { actor: system, walker: 'system' });
    });
  }
}
