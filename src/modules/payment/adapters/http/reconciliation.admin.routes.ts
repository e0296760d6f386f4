import type {
  Reconciliation as ReconciliationView,
  ReconciliationDifference as DifferenceView,
} from '#contract/payment/reconciliation.ts';
import { erasedName } from '#kernel/personal-data.ts';
import type { DifferenceKind, DifferenceState } from '#kernel/reconciliation.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Caller, handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { filterValuesOf, pageOf, parseListQuery } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { CompareAgain } from '../../application/compare-again.ts';
import type { EndDifference } from '../../application/end-difference.ts';
import type { Payers } from '../../application/ports.ts';
import type {
  DifferenceLine,
  Differences,
  ReconciliationLine,
  Reconciliations,
} from '../../application/reconciliation-ports.ts';
import { paymentNumbersOf } from '../../domain/payment-search.ts';

export const reconciliationRoutes = (
  days: Reconciliations,
  differences: Differences,
  payers: Payers,
  compareAgain: CompareAgain,
  endDifference: EndDifference,
) => {
  /** Adds the customers' names, as far as the viewer may see them. */
  const viewsOf = async (rows: readonly DifferenceLine[], viewer: Caller): Promise<DifferenceView[]> => {
    const names = await payers.namesOf([...new Set(rows.flatMap(({ customerId }) => customerId ?? []))], viewer);
    return readableRows('reconciliation-differences', rows, (row) => ({
      ...differenceView(row),
      customerName: row.customerId === null ? null : (names.get(row.customerId) ?? erasedName),
    }));
  };
  const viewOf = async (difference: DifferenceLine, viewer: Caller): Promise<DifferenceView> => {
    const [view] = await viewsOf([difference], viewer);
    if (!view) throw new Error(`difference ${difference.id} has no view`);
    return view;
  };
  return handlers({
    'GET /admin/reconciliations': async ({ query }) => {
      const list = parseListQuery(query, lists['GET /admin/reconciliations']);
      const { from, limit, sort } = list;
      const { day, ...where } = filterValuesOf(list, lists['GET /admin/reconciliations'].filters);
      const part = await days.list({ from, limit, descending: sort.descending, where: { ...where, days: day } });
      return pageOf(readableRows('reconciliations', part.rows, dayView), from, part.total, part.atLeast);
    },

    'GET /admin/reconciliations/:id': async ({ params }) => {
      const day = await days.find(params.id);
      if (!day) throw new DomainError('payment.reconciliation_not_found');
      return dayView(day);
    },

    'POST /admin/reconciliations/:id/run': async ({ params }, { caller }) =>
      dayView(await compareAgain.run(params.id, caller.id)),

    'GET /admin/reconciliation-differences': async ({ query }, { caller }) => {
      const list = parseListQuery(query, lists['GET /admin/reconciliation-differences']);
      const { from, limit, sort } = list;
      const values = filterValuesOf(list, lists['GET /admin/reconciliation-differences'].filters);
      const { createdAt: foundAt, q: search, ...columns } = values;
      const where = {
        ...columns,
        kind: columns.kind as readonly DifferenceKind[] | undefined,
        state: columns.state as readonly DifferenceState[] | undefined,
        foundAt,
        number: search === undefined ? undefined : paymentNumbersOf(search).number,
      };
      const part = await differences.list({ from, limit, descending: sort.descending, where });
      return pageOf(await viewsOf(part.rows, caller), from, part.total, part.atLeast);
    },

    'GET /admin/reconciliation-differences/:id': async ({ params }, { caller }) => {
      const difference = await differences.find(params.id);
      if (!difference) throw new DomainError('payment.difference_not_found');
      return viewOf(difference, caller);
    },

    'POST /admin/reconciliation-differences/:id/end': async ({ params, body }, { caller }) =>
      viewOf(await endDifference(params.id, caller.id, body.reason), caller),
  });
};

const dayView = (day: ReconciliationLine): ReconciliationView => {
  const { books } = day;
  const { paid, refunded } = books?.provider ?? {};
  return {
    id: day.id,
    provider: day.provider,
    day: day.day,
    state: day.state,
    startedAt: day.startedAt.toISOString(),
    startedBy: day.startedBy,
    endedAt: day.endedAt?.toISOString() ?? null,
    failure: day.failure,
    way: day.way,
    refusal: day.refusal,
    theirs: books && books.provider,
    ours: books && books.ours,
    fees: books && books.fees,
    payable: books?.fees && paid && refunded ? paid.minus(refunded).minus(books.fees) : null,
    open: day.open,
    found: day.found,
  };
};

const differenceView = (difference: DifferenceLine): Omit<DifferenceView, 'customerName'> => ({
  id: difference.id,
  reconciliationId: difference.reconciliationId,
  provider: difference.provider,
  day: difference.day,
  kind: difference.kind,
  merchantOid: difference.merchantOid,
  topUpId: difference.topUpId,
  userId: difference.customerId,
  entryId: difference.merchantOid === null ? difference.subject : null,
  theirs: difference.theirs,
  ours: difference.ours,
  state: difference.state,
  createdAt: difference.foundAt.toISOString(),
  ending: difference.ending,
  endedAt: difference.endedAt?.toISOString() ?? null,
  endedBy: difference.endedBy,
  reason: difference.reason,
});
