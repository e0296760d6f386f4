import { Money } from '#kernel/money.ts';
import type { ReconciliationWay } from '#kernel/reconciliation.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { ProviderName } from '#kernel/vocabulary.ts';
import { compareBooks, type DayBooks, type FoundDifference } from '../domain/compare-books.ts';
import { judge } from '../domain/differences.ts';
import { type TopUp, wasPaid } from '../domain/top-up.ts';
import type { DayReader, ReadDay } from './read-day.ts';
import type { Reconciliation } from './reconciliation-ports.ts';
import type { SettleTopUp } from './settle-top-up.ts';
import type { Needs } from './needs.ts';

/** Milliseconds, longer than any run takes. A run that has held a day for longer is taken to be dead. */
const longestRun = 15 * 60_000;

/** How a run ended, for logging. */
export interface DayOutcome {
  readonly provider: ProviderName;
  readonly day: string;
  readonly open: number;
  readonly credited: number;
  readonly refusal: string | null;
}

/**
 * Compares a provider's books of a day with ours. May be repeated: a difference that was found before stays the same
 * difference, and a difference that has disappeared ends by itself. Only one run can work on a day at the same time. If the provider has
 * a payment as paid and we have not credited it, its notification was lost: the payment is credited at once.
 */
export const reconcileDay = ({
  days,
  differences,
  reader,
  providers,
  settle,
  work,
}: Needs<'days' | 'differences' | 'providers' | 'work'> & {
  readonly reader: DayReader;
  readonly settle: SettleTopUp;
}) => {
  /**
   * Credits each lost payment and records the find in one transaction per payment, so that a killed run leaves both or
   * none.
   */
  const creditLost = async ({ id }: Reconciliation, { books }: ReadDay): Promise<number> => {
    const lost = books.topUps.filter((topUp) => !wasPaid(topUp) && isBelievable(topUp, books));
    for (const topUp of lost) {
      const { merchantOid } = topUp;
      const total = books.asked.get(merchantOid)?.total ?? Money.zero;
      await work.run(async () => {
        await settle({ merchantOid, outcome: 'success', total });
        const named = { kind: 'not-credited', subject: merchantOid, merchantOid, topUpId: topUp.id } as const;
        const difference = { ...named, theirs: total, ours: Money.zero };
        await differences.credited(work.newId(), { reconciliationId: id, difference, at: work.now() });
      });
    }
    return lost.length;
  };

  const finish = async (taken: Reconciliation, { statement, refusal }: ReadDay, books: DayBooks) => {
    const { differences: found, ...sides } = compareBooks(books);
    const { id, provider, day } = taken;
    const open = await work.run(async () => {
      const held = await days.held(id, taken.run);
      if (!held) throw new Error(`another run has taken over the comparison of ${provider} on ${day}`);
      const at = work.now();
      await keep(id, found, statement.way, at);
      const ended = { state: 'ended', endedAt: at, failure: null, way: statement.way, refusal, books: sides } as const;
      await days.save({ ...held, ...ended });
      work.record({ kind: 'reconciliation-ended', reconciliationId: id });
      return (await differences.of(id)).filter(({ state }) => state === 'open').length;
    });
    return { provider, day, open, refusal };
  };

  const keep = async (
    reconciliationId: string,
    found: readonly FoundDifference[],
    way: ReconciliationWay,
    at: Date,
  ): Promise<void> => {
    const { open, stay, gone } = judge(await differences.of(reconciliationId), found, way);
    for (const { known, ...difference } of open) {
      const differenceId = known ?? work.newId();
      await differences.open(differenceId, { reconciliationId, difference, at });
      work.record({ kind: 'difference-found', differenceId });
    }
    for (const { id, ...amounts } of stay) await differences.amounts(id, amounts);
    for (const { id } of gone) {
      await differences.gone(id, at);
      work.record({ kind: 'difference-gone', differenceId: id });
    }
  };

  /** Keeps the totals of the last completed run. */
  const fail = ({ id, run }: Reconciliation, error: unknown): Promise<void> =>
    work.run(async () => {
      const held = await days.held(id, run);
      if (!held) return;
      const failure = isUnavailable(error) ? 'unavailable' : 'unexpected';
      await days.save({ ...held, state: 'failed', endedAt: work.now(), failure });
      work.record({ kind: 'reconciliation-ended', reconciliationId: id });
    });

  return {
    /** Claims a day for a run; undefined while another run holds it. `by` is null for the scheduled job. */
    begin: (provider: ProviderName, day: string, by: string | null): Promise<Reconciliation | undefined> => {
      const at = work.now();
      const deadBefore = new Date(at.getTime() - longestRun);
      const [id, run] = [work.newId(), work.newId()];
      return days.claim({ id, provider, day, run, at, by, deadBefore });
    },
    /** @throws whatever went wrong: the day is stored as failed and may be run again */
    run: async (taken: Reconciliation): Promise<DayOutcome> => {
      const provider = providers.of(taken.provider);
      try {
        const read = await reader.run(provider, taken.day);
        const credited = await creditLost(taken, read);
        const books = credited > 0 ? await reader.again(provider, read.books) : read.books;
        return { ...(await finish(taken, read, books)), credited };
      } catch (error) {
        await fail(taken, error);
        throw error;
      }
    },
  };
};
export type ReconcileDay = ReturnType<typeof reconcileDay>;

/**
 * Whether the payment is paid both in the provider's books and by its answer, with at least the amount that we asked
 * for. In production, where money is real, a test payment is not accepted.
 */
const isBelievable = ({ merchantOid, amount }: TopUp, { asked, movements, live }: DayBooks): boolean => {
  const word = asked.get(merchantOid);
  const lines = movements.filter((movement) => movement.kind === 'payment' && movement.merchantOid === merchantOid);
  return lines.length === 1 && word !== undefined && !word.total.isLessThan(amount) && !(live && word.test);
};

const isUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'payment.provider_unavailable';
