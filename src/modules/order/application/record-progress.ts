import type { Match, NewMatch } from '#contract/order/schemas.ts';
import { positionOf } from '#kernel/ladder.ts';
import type { Correction } from '#kernel/progress.ts';
import { DomainError } from '#kernel/refusal.ts';
import {
  isBeyondGoal,
  isBroken,
  reachedOf,
  readDraft,
  recordedProgress,
  saidOf,
  takesBack,
} from '#modules/pricing/index.ts';
import { correctProgress } from '../domain/progress.ts';
import { inGameSince } from '../domain/playing.ts';
import { assertPlayedMeanwhile, assertRecordable } from '../domain/proof.ts';
import type { Order, Person } from '../domain/order.ts';
import { countDue, lockedMatchTimes } from './count-matches.ts';
import { lockAssigned } from './lock-own.ts';
import { draftOf } from './readable-draft.ts';
import type { Needs } from './needs.ts';

/**
 * The booster records matches, which determine the progress, and corrects the progress. Customer or staff have to agree
 * to more than is proven (domain.md §11).
 */
export const recordProgress = ({
  orders,
  advance,
  changes,
  work,
}: Needs<'orders' | 'advance' | 'work' | 'changes'>) => ({
  /**
   * A match that is entered is over, so the state `in-game` ends with it, unless it was played before that state began.
   * @throws DomainError order.not_found, order.match_not_allowed, order.paused, order.being_replaced, order.match_time_wrong
   */
  addMatch: async (orderId: string, played: NewMatch, booster: Person): Promise<Match> =>
    work.run(async () => {
      const order = await lockAssigned(orders, orderId, booster.id);
      assertRecordable(order);
      const reading = orders.matchesOf(orderId);
      const timeline = orders.eventsOf(orderId);
      const [before, times, events] = await Promise.all([
        reading,
        lockedMatchTimes(orders, order, reading, timeline),
        timeline,
      ]);
      if (!times) throw new DomainError('order.draft_unreadable');
      const now = work.now();
      const playedAt = new Date(played.playedAt);
      assertPlayedMeanwhile(playedAt, order.createdAt, now);
      // matches that were entered earlier count first
      const matches = await countDue(orders, order, before, times, now);
      const from = times.next;
      const counts = from <= now;
      const added = { ...played, playedAt: playedAt.toISOString(), id: work.newId(), orderId, counts };
      await orders.addMatch({ ...added, countedAt: counts ? from : null, createdAt: now });
      const { percent: progressPercent } = progressOf(order, [...matches, added]);
      const recorded = { ...order, progressPercent, updatedAt: now };
      const entered = inGameSince(order, events);
      const leaves = entered !== undefined && playedAt >= entered;
      const after = leaves
        ? await advance.move(recorded, { to: 'started', walker: 'booster', actor: { ...booster, role: 'booster' } })
        : recorded;
      if (!leaves) await orders.save(recorded);
      const match = { ...added, ...(counts ? {} : { countsFrom: from.toISOString() }) };
      work.record({ kind: 'match-added', order: after, match });
      return match;
    }),
  /**
   * @throws DomainError order.not_found, order.match_not_allowed, order.paused, order.being_replaced, order.progress_not_said,
   * order.progress_not_whole, order.progress_beyond_goal, pricing.rank_not_served for a rank of another ladder
   */
  correct: async (orderId: string, to: Correction, reason: string, booster: Person): Promise<Order> =>
    work.run(async () => {
      const order = await lockAssigned(orders, orderId, booster.id);
      assertRecordable(order);
      const draft = readDraft(draftOf(order));
      const field = saidOf(draft);
      if (to[field] === undefined) throw new DomainError('order.progress_not_said', { field });
      assertOnLadder(order, to);
      if (isBroken(draft, to)) throw new DomainError('order.progress_not_whole');
      if (isBeyondGoal(draft, to)) throw new DomainError('order.progress_beyond_goal');
      const now = work.now();
      const matches = await orders.matchesOf(orderId);
      const said = {
        id: work.newId(),
        to,
        matches: matches.length,
        takesBack: takesBack(draft, matches, order.base, to),
      };
      const corrected = correctProgress(order, said, now);
      const [before, after] = [progressOf(order, matches), progressOf(corrected, matches)];
      return changes.write(
        { ...corrected, progressPercent: after.percent },
        {
          kind: 'progress',
          actor: { ...booster, role: 'booster' },
          reason,
          progress: { from: reachedOf(before), to: reachedOf(after) },
        },
      );
    }),
});
export type RecordProgress = ReturnType<typeof recordProgress>;

/** An order's progress, and its source: matches, an agreement or the booster's claim. */
export const progressOf = (
  order: Pick<Order, 'draft' | 'base' | 'claim'>,
  matches: Parameters<typeof recordedProgress>[1],
) => recordedProgress(readDraft(draftOf(order)), matches, order);

const assertOnLadder = (order: Order, { current }: Correction): void => {
  if (!current) return;
  try {
    positionOf(readDraft(draftOf(order)).game, current);
  } catch {
    throw new DomainError('pricing.rank_not_served');
  }
};
