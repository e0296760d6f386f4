import type { AdminReport } from '#contract/conversation.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery, rangeOf, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { DecideReport } from '../../application/decide-report.ts';
import type { Orders, Reports, ReportsPart } from '../../application/ports.ts';

export type ReportAdminHandlers = Handlers<
  'GET /admin/reports' | 'GET /admin/reports/:id' | 'POST /admin/decide-report'
>;

export const reportAdminRoutes = (reports: Reports, orders: Orders, decide: DecideReport): ReportAdminHandlers => {
  const listed = async (part: ReportsPart) => {
    const { rows, total, atLeast } = await reports.list(part);
    const about = await orders.participantsOf([...new Set(rows.map(({ orderId }) => orderId))]);
    return {
      rows: readableRows('reports', rows, (row) => adminReportView(row, about.get(row.orderId)?.number ?? '')),
      total,
      atLeast,
    };
  };
  const one = async (id: string) => {
    const { rows } = await listed({ from: 0, limit: 1, descending: true, where: { id: [id] } });
    if (!rows[0]) throw new DomainError('conversation.report_not_found');
    return rows[0];
  };
  return {
    'GET /admin/reports': async ({ query }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/reports']);
      const names = ['id', 'state', 'orderId', 'messageId', 'senderId', 'reporterId'];
      const where = Object.fromEntries(names.map((name) => [name, valuesOf(filter[name])]));
      const { rows, total, atLeast } = await listed({
        from,
        limit,
        descending: sort.descending,
        where,
        created: rangeOf(filter, 'createdAt'),
      });
      return pageOf(rows, from, total, atLeast);
    },

    'GET /admin/reports/:id': ({ params }) => one(params.id),

    'POST /admin/decide-report': async ({ body }, { caller }) => {
      const { reportId, decision: state, reason, fee } = body;
      await decide.run(reportId, { state, reason, fee: fee && Money.kurus(fee.amount) }, caller);
      return one(reportId);
    },
  };
};

export const adminReportView = (
  {
    createdAt,
    decidedAt,
    fee,
    decidedBy,
    sender,
    reporter,
    ...report
  }: Awaited<ReturnType<Reports['list']>>['rows'][number],
  orderNumber: string,
): AdminReport => ({
  ...report,
  orderNumber,
  sender: { ...sender },
  senderId: sender.id,
  reporter: { ...reporter },
  reporterId: reporter.id,
  fee,
  decidedBy: decidedBy?.displayName ?? null,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
