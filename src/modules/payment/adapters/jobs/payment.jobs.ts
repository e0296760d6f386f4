import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { ReconcileTopUps } from '../../application/reconcile-top-ups.ts';
import type { RemindPayers } from '../../application/remind-payers.ts';
import { givesTopUpsBack, type RefundTopUp } from '../../application/refund-top-up.ts';

export const paymentJobs = (
  reconcileTopUps: ReconcileTopUps,
  remindPayers: RemindPayers,
  refund: RefundTopUp,
): readonly JobHandler[] => [
  { queue: 'payment.reconcile-top-ups', cron: '* * * * *', handle: () => reconcileTopUps() },
  { queue: 'payment.remind', cron: '* * * * *', handle: () => remindPayers() },
  {
    queue: givesTopUpsBack,
    // the reconciliation repeats a failed refund; retries by the queue, too, would ask the provider twice
    retries: 0,
    handle: (data) => refund.goOn((data as { readonly topUpId: string }).topUpId),
  },
];
