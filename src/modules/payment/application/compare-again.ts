import { DomainError } from '#kernel/refusal.ts';
import type { DayOutcome, ReconcileDay } from './reconcile-day.ts';
import type { ReconciliationLine } from './reconciliation-ports.ts';
import type { Needs } from './needs.ts';

export const comparesDay = 'payment.reconcile-day';

/**
 * A staff member starts a new comparison of a day. The day is claimed at once; a job does the work after the response.
 */
export const compareAgain = ({
  days,
  day,
  jobs,
  work,
}: Needs<'days' | 'jobs' | 'work'> & { readonly day: ReconcileDay }) => ({
  /** A second request during a run starts no second run. @throws payment.reconciliation_not_found */
  run: (id: string, by: string): Promise<ReconciliationLine> =>
    work.run(async () => {
      const asked = await days.find(id);
      if (!asked) throw new DomainError('payment.reconciliation_not_found');
      const taken = await day.begin(asked.provider, asked.day, by);
      if (taken) await jobs.send(comparesDay, { id, run: taken.run });
      return (await days.find(id)) ?? asked;
    }),
  /** The job. Returns undefined if the run has lost its day meanwhile, or has ended. */
  work: async ({ id, run }: { readonly id: string; readonly run: string }): Promise<DayOutcome | undefined> => {
    const taken = await days.find(id);
    return taken?.run === run && taken.state !== 'ended' ? day.run(taken) : undefined;
  },
});
export type CompareAgain = ReturnType<typeof compareAgain>;
