import type { Clock } from '#kernel/ports.ts';
import type { ProviderName } from '#kernel/vocabulary.ts';
import { dayOf, daysAfter, spanOf } from '../domain/day.ts';
import type { PaymentProviders } from './ports.ts';
import type { DayOutcome, ReconcileDay } from './reconcile-day.ts';
import type { Reconciliation, Reconciliations } from './reconciliation-ports.ts';

/** Each day is compared in the morning after it and in the two that follow: a provider's books may still change. */
const mornings = 3;
/** Days that a house that stood still is behind at most. */
const mostBehind = 31;

/**
 * Does what is due: the last three days, once each morning, and whatever was missed before them. A day that came to no end is
 * due again the next time.
 */
export class ReconcileDays {
  readonly #days: Reconciliations;
  readonly #day: ReconcileDay;
  readonly #providers: PaymentProviders;
  readonly #clock: Clock;

  constructor(days: Reconciliations, day: ReconcileDay, providers: PaymentProviders, clock: Clock) {
    this.#days = days;
    this.#day = day;
    this.#providers = providers;
    this.#clock = clock;
  }

  /** What of it came to an end. @throws AggregateError of what did not; the rest was done */
  async run(told: (outcome: DayOutcome) => void): Promise<void> {
    const faults: unknown[] = [];
    for (const { name } of this.#providers.all()) {
      for (const day of await this.#daysOf(name)) {
        try {
          const outcome = await this.#compare(name, day);
          if (outcome) told(outcome);
        } catch (error) {
          faults.push(error);
        }
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, 'days that could not be compared');
  }

  async #compare(provider: ProviderName, day: string): Promise<DayOutcome | undefined> {
    const kept = await this.#days.of(provider, day);
    if (kept && !this.#isDue(kept)) return undefined;
    const taken = await this.#day.begin(provider, day, null);
    return taken && this.#day.run(taken);
  }

  /** One that another run has, `begin` leaves alone. */
  #isDue({ state, endedAt, day }: Reconciliation): boolean {
    const today = dayOf(this.#clock.now());
    if (state !== 'ended' || endedAt === null) return true;
    return day >= daysAfter(today, -mornings) && endedAt < spanOf(today).from;
  }

  async #daysOf(provider: ProviderName): Promise<readonly string[]> {
    const today = dayOf(this.#clock.now());
    const last = await this.#days.lastDayOf(provider);
    const first = [daysAfter(today, -mornings), ...(last ? [daysAfter(last, 1)] : [])].toSorted()[0] ?? today;
    const from = first < daysAfter(today, -mostBehind) ? daysAfter(today, -mostBehind) : first;
    const days: string[] = [];
    for (let day = from; day < today; day = daysAfter(day, 1)) days.push(day);
    return days;
  }
}
