import { DomainError } from '#kernel/refusal.ts';
import type { DayOutcome, ReconcileDay } from './reconcile-day.ts';
import type { ReconciliationLine } from './reconciliation-ports.ts';
import type { Needs } from './needs.ts';

export const comparesDay = 'payment.reconcile-day';

/** Somebody has a day compared again: it is theirs at once, the work is done behind the answer. */
export const compareAgain = ({
  days,
  day,
  jobs,
  work,
}: Needs<'days' | 'jobs' | 'work'> & { readonly day: ReconcileDay }) => ({
  /** Asked for twice, it is done once. @throws payment.reconciliation_not_found */
  run: (id: string, by: string): Promise<ReconciliationLine> =>
    work.run(async () => {
      const asked = await days.find(id);
      if (!asked) throw new DomainError('payment.reconciliation_not_found');
      const taken = await day.begin(asked.provider, asked.day, by);
      if (taken) await jobs.send(comparesDay, { id, run: taken.run });
      return (await days.find(id)) ?? asked;
    }),
  /** The work. Nothing where the run has lost its day meanwhile, or is done. */
  work: async ({ id, run }: { readonly id: string; readonly run: string }): Promise<DayOutcome | undefined> => {
    const taken = await days.find(id);
    return taken?.run === run && taken.state !== 'ended' ? day.run(taken) : undefined;
  },
});
export type CompareAgain = ReturnType<typeof compareAgain>;
