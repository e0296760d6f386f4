import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import { type CompareAgain, comparesDay } from '../../application/compare-again.ts';
import type { DayOutcome } from '../../application/reconcile-day.ts';
import type { ReconcileDays } from '../../application/reconcile-days.ts';

/**
 * Hourly from 05:20 in Istanbul (02:20 UTC), when the provider's books of the day before are complete. A day whose
 * comparison failed is tried again an hour later.
 */
const eachHourFromTheMorning = '20 2-20 * * *';

export const reconciliationJobs = (days: ReconcileDays, again: CompareAgain, log: Log): readonly JobHandler[] => {
  const tell = ({ open, credited, refusal, ...day }: DayOutcome) => {
    if (credited > 0) log.error({ ...day, credited }, 'payments whose notification was lost were found and credited');
    if (refusal !== null)
      log.warn({ ...day, refusal }, 'the provider gave no report of the day; each payment was queried instead');
    if (open > 0)
      log.error({ ...day, open }, 'the provider’s books and the ledger differ; the console lists the differences');
  };
  return [
    { queue: 'payment.reconcile-days', cron: eachHourFromTheMorning, handle: () => days(tell) },
    {
      queue: comparesDay,
      handle: async (data) => {
        const outcome = await again.work(data as { readonly id: string; readonly run: string });
        if (outcome) tell(outcome);
      },
    },
  ];
};
