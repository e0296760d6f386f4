import { wallet } from '#modules/wallet/index.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { reconciliationRoutes } from './adapters/http/reconciliation.admin.routes.ts';
import { reconciliationJobs } from './adapters/jobs/reconciliation.jobs.ts';
import { MikroDayTopUps } from './adapters/persistence/mikro-day-top-ups.ts';
import { MikroDifferences } from './adapters/persistence/mikro-differences.ts';
import { MikroReconciliations } from './adapters/persistence/mikro-reconciliations.ts';
import { type CompareAgain, compareAgain } from './application/compare-again.ts';
import { type EndDifference, endDifference } from './application/end-difference.ts';
import { type DayReader, dayReader } from './application/read-day.ts';
import { type ReconcileDay, reconcileDay } from './application/reconcile-day.ts';
import { type ReconcileDays, reconcileDays } from './application/reconcile-days.ts';
import type { DayTopUps, Reconciliations } from './application/reconciliation-ports.ts';
import { payment } from './payment.tokens.ts';

const inner = {
  days: token<Reconciliations>('payment.reconciliations'),
  dayTopUps: token<DayTopUps>('payment.dayTopUps'),
  reader: token<DayReader>('payment.dayReader'),
  reconcileDay: token<ReconcileDay>('payment.reconcileDay'),
  reconcileDays: token<ReconcileDays>('payment.reconcileDays'),
  compareAgain: token<CompareAgain>('payment.compareAgain'),
  endDifference: token<EndDifference>('payment.endDifference'),
};

/** The providers' books beside ours; payments themselves stand in payment.container.ts. */
export const reconciliationBindings: Bindings = (bind) => {
  const { database, jobs, clock, log } = platform;
  const { differences, providers, settle, config, work } = payment;
  const { days, dayTopUps, reader } = inner;
  bind.type(days, MikroReconciliations, [database]);
  bind.type(differences, MikroDifferences, [database]);
  bind.type(dayTopUps, MikroDayTopUps, [database]);
  bind.use(reader, dayReader, { topUps: dayTopUps, book: wallet.providerBook, config });
  bind.use(inner.reconcileDay, reconcileDay, { days, differences, reader, providers, settle, work });
  bind.use(inner.reconcileDays, reconcileDays, { days, reconcile: inner.reconcileDay, providers, clock });
  bind.use(inner.compareAgain, compareAgain, { days, day: inner.reconcileDay, jobs, work });
  bind.use(inner.endDifference, endDifference, { differences, work });
  bind.make(payment.reconciliationHttp, reconciliationRoutes, [
    days,
    differences,
    payment.payers,
    inner.compareAgain,
    inner.endDifference,
  ]);
  bind.make(payment.reconciliationJobs, reconciliationJobs, [inner.reconcileDays, inner.compareAgain, log]);
};
