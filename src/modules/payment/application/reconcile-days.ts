import type { ProviderName } from '#kernel/vocabulary.ts';
import { dayOf, daysAfter } from '#kernel/days.ts';
import { spanOf } from '../domain/day.ts';
import type { DayOutcome, ReconcileDay } from './reconcile-day.ts';
import type { Reconciliation } from './reconciliation-ports.ts';
import type { Needs } from './needs.ts';

/** Each day is compared on the following three mornings: a provider's books may still change. */
const mornings = 3;
/** After an outage, at most this many missed days are compared. */
const mostBehind = 31;

/**
 * Compares the days that are due: each of the last three days once each morning, and earlier days that were missed. A
 * day whose run failed is due again the next time.
 * @throws AggregateError of the days that failed; the others were compared
 */
export const reconcileDays = ({
  days,
  reconcile,
  providers,
  clock,
}: Needs<'days' | 'providers' | 'clock'> & { readonly reconcile: ReconcileDay }) => {
  const compare = async (provider: ProviderName, day: string): Promise<DayOutcome | undefined> => {
    const kept = await days.of(provider, day);
    if (kept && !isDue(kept)) return undefined;
    const taken = await reconcile.begin(provider, day, null);
    return taken && reconcile.run(taken);
  };

  /** A day that another run holds also counts as due here; `begin` then does not claim it. */
  const isDue = ({ state, endedAt, day }: Reconciliation): boolean => {
    const today = dayOf(clock.now());
    if (state !== 'ended' || endedAt === null) return true;
    return day >= daysAfter(today, -mornings) && endedAt < spanOf(today).from;
  };

  const daysOf = async (provider: ProviderName): Promise<readonly string[]> => {
    const today = dayOf(clock.now());
    const last = await days.lastDayOf(provider);
    const first = [daysAfter(today, -mornings), ...(last ? [daysAfter(last, 1)] : [])].toSorted()[0] ?? today;
    const from = first < daysAfter(today, -mostBehind) ? daysAfter(today, -mostBehind) : first;
    const due: string[] = [];
    for (let day = from; day < today; day = daysAfter(day, 1)) due.push(day);
    return due;
  };

  /** @param told is called with each day that was compared */
  return async (told: (outcome: DayOutcome) => void): Promise<void> => {
    const faults: unknown[] = [];
    for (const { name } of providers.all()) {
      for (const day of await daysOf(name)) {
        try {
          const outcome = await compare(name, day);
          if (outcome) told(outcome);
        } catch (error) {
          faults.push(error);
        }
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, 'days that could not be compared');
  };
};
export type ReconcileDays = ReturnType<typeof reconcileDays>;
