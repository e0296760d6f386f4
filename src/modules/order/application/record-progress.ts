import type { Match, NewMatch } from '#contract/order.ts';
import { positionOf } from '#kernel/ladder.ts';
import type { Clock, Ids, Outbox, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import {
  isBeyondGoal,
  isBroken,
  reachedOf,
  readDraft,
  recordedProgress,
  saidOf,
  takesBack,
  type Correction,
} from '#modules/pricing/index.ts';
import { assertPlayedMeanwhile, assertRecordable } from '../domain/proof.ts';
import { countDue, matchTimesOf } from './count-matches.ts';
import { lockAssigned } from './lock-own.ts';
import type { OrderChanges } from './order-changes.ts';
import { orderEvent, watchersOf } from './order-news.ts';
import type { OrderRecord, Orders } from './ports.ts';
import { draftOf } from './readable-draft.ts';

interface Booster {
  readonly id: string;
  readonly displayName: string;
}

/** The booster adds matches, from which progress follows, and corrects it: more than is proven has to be agreed to (domain.md §11). */
export class RecordProgress {
  readonly #orders: Orders;
  readonly #changes: OrderChanges;
  readonly #outbox: Outbox;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(
    orders: Orders,
    changes: OrderChanges,
    outbox: Outbox,
    transactions: Transactions,
    clock: Clock,
    ids: Ids,
  ) {
    this.#orders = orders;
    this.#changes = changes;
    this.#outbox = outbox;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#ids = ids;
  }

  /** @throws DomainError order.not_found, order.match_not_allowed, order.paused, order.being_replaced, order.match_time_wrong */
  async addMatch(orderId: string, played: NewMatch, booster: Booster): Promise<Match> {
    return this.#transactions.run(async () => {
      const record = await lockAssigned(this.#orders, orderId, booster.id);
      assertRecordable(record.order);
      const now = this.#clock.now();
      const playedAt = new Date(played.playedAt);
      assertPlayedMeanwhile(playedAt, record.createdAt, now);
      const from = await this.#countsFrom(record, now);
      const counts = from <= now;
      const id = this.#ids.next();
      await this.#orders.addMatch({ ...played, id, orderId, counts, createdAt: now });
      const after = { ...record, order: { ...record.order, updatedAt: now } };
      await this.#orders.save({ ...after, progressPercent: await this.#percent(after) });
      const waits = counts ? {} : { countsFrom: from.toISOString() };
      const match = { ...played, playedAt: playedAt.toISOString(), id, orderId, counts, ...waits };
      await this.#outbox.publish([
        { type: 'match', to: watchersOf(record.order), data: match },
        orderEvent(record.order),
      ]);
      return match;
    });
  }

  /**
   * @throws DomainError order.not_found, order.match_not_allowed, order.paused, order.being_replaced, order.progress_not_said,
   * order.progress_not_whole, order.progress_beyond_goal, pricing.rank_not_served for a rank of another ladder
   */
  async correct(orderId: string, to: Correction, reason: string, booster: Booster): Promise<OrderRecord> {
    return this.#transactions.run(async () => {
      const record = await lockAssigned(this.#orders, orderId, booster.id);
      assertRecordable(record.order);
      const draft = readDraft(draftOf(record));
      const field = saidOf(draft);
      if (to[field] === undefined) throw new DomainError('order.progress_not_said', { field });
      assertOnLadder(record, to);
      if (isBroken(draft, to)) throw new DomainError('order.progress_not_whole');
      if (isBeyondGoal(draft, to)) throw new DomainError('order.progress_beyond_goal');
      const now = this.#clock.now();
      const matches = await this.#orders.matchesOf(orderId);
      const mark = { to, matches: matches.length };
      const corrected: OrderRecord = takesBack(draft, matches, record.base, to)
        ? { ...record, base: { ...mark, by: 'booster' }, claim: null }
        : { ...record, claim: { ...mark, id: this.#ids.next() } };
      const [before, after] = [progressOfRecord(record, matches), progressOfRecord(corrected, matches)];
      return this.#changes.write(
        { ...corrected, progressPercent: after.percent },
        { ...record.order, updatedAt: now },
        {
          kind: 'progress',
          actor: { ...booster, role: 'booster' },
          reason,
          ...(corrected.claim ? { notice: 'order-progress-claimed' as const } : {}),
          progress: { from: reachedOf(before), to: reachedOf(after) },
        },
      );
    });
  }

  /** From when on one more match counts: behind those that were entered before it. */
  async #countsFrom(record: OrderRecord, now: Date): Promise<Date> {
    await countDue(this.#orders, record, now);
    const matches = await this.#orders.matchesOf(record.order.id);
    const times = await matchTimesOf(this.#orders, record, matches);
    if (!times) throw new DomainError('order.draft_unreadable');
    return times.next;
  }

  async #percent(record: OrderRecord): Promise<number> {
    return progressOfRecord(record, await this.#orders.matchesOf(record.order.id)).percent;
  }
}

/** How far an order is, and whose word that is. */
export const progressOfRecord = (
  record: Pick<OrderRecord, 'draft' | 'base' | 'claim'>,
  matches: Parameters<typeof recordedProgress>[1],
) => recordedProgress(readDraft(draftOf(record)), matches, record);

const assertOnLadder = (record: OrderRecord, { current }: Correction): void => {
  if (!current) return;
  try {
    positionOf(readDraft(draftOf(record)).game, current);
  } catch {
    throw new DomainError('pricing.rank_not_served');
  }
};
