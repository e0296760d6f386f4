import { wallet } from '#modules/wallet/index.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { reconciliationRoutes } from './adapters/http/reconciliation.admin.routes.ts';
import { reconciliationJobs } from './adapters/jobs/reconciliation.jobs.ts';
import { SqlDayTopUps } from './adapters/persistence/sql-day-top-ups.ts';
import { SqlDifferences } from './adapters/persistence/sql-differences.ts';
import { SqlReconciliations } from './adapters/persistence/sql-reconciliations.ts';
import { compareAgain } from './application/compare-again.ts';
import { endDifference } from './application/end-difference.ts';
import { dayReader } from './application/read-day.ts';
import { reconcileDay } from './application/reconcile-day.ts';
import { reconcileDays } from './application/reconcile-days.ts';
import type { DayTopUps, Reconciliations } from './application/reconciliation-ports.ts';
import { payment } from './payment.tokens.ts';

const inner = {
  days: token<Reconciliations>('payment.reconciliations'),
  dayTopUps: token<DayTopUps>('payment.dayTopUps'),
};

/** Bindings of the daily reconciliation with the providers' books. Those of payments are in payment.container.ts. */
export const reconciliationBindings: Bindings = (bind) => {
  const { database, jobs, clock, log } = platform;
  const { differences, providers, settle, config, work } = payment;
  const { days, dayTopUps } = inner;
  bind.type(days, SqlReconciliations, [database]);
  bind.type(differences, SqlDifferences, [database]);
  bind.type(dayTopUps, SqlDayTopUps, [database]);
  bind.use(dayReader, { topUps: dayTopUps, book: wallet.providerBook, config });
  bind.use(reconcileDay, { days, differences, reader: dayReader, providers, settle, work });
  bind.use(reconcileDays, { days, reconcile: reconcileDay, providers, clock });
  bind.use(compareAgain, { days, day: reconcileDay, jobs, work });
  bind.use(endDifference, { differences, work });
  bind.make(reconciliationRoutes, [days, differences, payment.payers, compareAgain, endDifference]);
  bind.make(reconciliationJobs, [reconcileDays, compareAgain, log]);
};
