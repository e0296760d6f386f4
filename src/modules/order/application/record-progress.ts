import type { Match, NewMatch } from '#contract/order/schemas.ts';
import { positionOf } from '#kernel/ladder.ts';
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
import type { OrderRecord } from './ports.ts';
import { draftOf } from './readable-draft.ts';
import type { Needs } from './needs.ts';

interface Booster {
  readonly id: string;
  readonly displayName: string;
}

/** The booster adds matches, from which progress follows, and corrects it: more than is proven has to be agreed to (domain.md §11). */
export const recordProgress = ({
  orders,
  changes,
  work,
}: Needs<'orders' | 'work'> & { readonly changes: OrderChanges }) => {
  /** From when on one more match counts: behind those that were entered before it. */
  const countsFrom = async (record: OrderRecord, now: Date): Promise<Date> => {
    await countDue(orders, record, now);
    const matches = await orders.matchesOf(record.order.id);
    const times = await matchTimesOf(orders, record, matches);
    if (!times) throw new DomainError('order.draft_unreadable');
    return times.next;
  };

  const percent = async (record: OrderRecord): Promise<number> =>
    progressOfRecord(record, await orders.matchesOf(record.order.id)).percent;

  return {
    /** @throws DomainError order.not_found, order.match_not_allowed, order.paused, order.being_replaced, order.match_time_wrong */
    addMatch: async (orderId: string, played: NewMatch, booster: Booster): Promise<Match> =>
      work.run(async () => {
        const record = await lockAssigned(orders, orderId, booster.id);
        assertRecordable(record.order);
        const now = work.now();
        const playedAt = new Date(played.playedAt);
        assertPlayedMeanwhile(playedAt, record.createdAt, now);
        const from = await countsFrom(record, now);
        const counts = from <= now;
        const id = work.newId();
        await orders.addMatch({ ...played, id, orderId, counts, createdAt: now });
        const after = { ...record, order: { ...record.order, updatedAt: now } };
        await orders.save({ ...after, progressPercent: await percent(after) });
        const waits = counts ? {} : { countsFrom: from.toISOString() };
        const match = { ...played, playedAt: playedAt.toISOString(), id, orderId, counts, ...waits };
        work.record({ kind: 'match-added', order: record.order, number: record.number, match });
        return match;
      }),
    /**
     * @throws DomainError order.not_found, order.match_not_allowed, order.paused, order.being_replaced, order.progress_not_said,
     * order.progress_not_whole, order.progress_beyond_goal, pricing.rank_not_served for a rank of another ladder
     */
    correct: async (orderId: string, to: Correction, reason: string, booster: Booster): Promise<OrderRecord> =>
      work.run(async () => {
        const record = await lockAssigned(orders, orderId, booster.id);
        assertRecordable(record.order);
        const draft = readDraft(draftOf(record));
        const field = saidOf(draft);
        if (to[field] === undefined) throw new DomainError('order.progress_not_said', { field });
        assertOnLadder(record, to);
        if (isBroken(draft, to)) throw new DomainError('order.progress_not_whole');
        if (isBeyondGoal(draft, to)) throw new DomainError('order.progress_beyond_goal');
        const now = work.now();
        const matches = await orders.matchesOf(orderId);
        const mark = { to, matches: matches.length };
        const corrected: OrderRecord = takesBack(draft, matches, record.base, to)
          ? { ...record, base: { ...mark, by: 'booster' }, claim: null }
          : { ...record, claim: { ...mark, id: work.newId() } };
        const [before, after] = [progressOfRecord(record, matches), progressOfRecord(corrected, matches)];
        return changes.write(
          { ...corrected, progressPercent: after.percent },
          { ...record.order, updatedAt: now },
          {
            kind: 'progress',
            actor: { ...booster, role: 'booster' },
            reason,
            progress: { from: reachedOf(before), to: reachedOf(after) },
          },
        );
      }),
  };
};
export type RecordProgress = ReturnType<typeof recordProgress>;

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
