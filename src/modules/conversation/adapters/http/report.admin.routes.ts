import type { AdminReport } from '#contract/conversation/schemas.ts';
import { seesBalances } from '#kernel/balances.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { handlers, type Caller } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery, rangeOf, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { DecideReport } from '../../application/decide-report.ts';
import type { Balances, Orders, Reports, ReportsPart } from '../../application/ports.ts';

export const reportAdminRoutes = (reports: Reports, orders: Orders, balances: Balances, decide: DecideReport) => {
  const listed = async (caller: Caller, part: ReportsPart) => {
    const { rows, total, atLeast } = await reports.list(part);
    const money = seesBalances(caller)
      ? await balances.shownBalancesOf([...new Set(rows.map(({ sender }) => sender.id))])
      : undefined;
    const about = await orders.participantsOf([...new Set(rows.map(({ orderId }) => orderId))]);
    return {
      rows: readableRows('reports', rows, (row) =>
        adminReportView(row, {
          orderNumber: about.get(row.orderId)?.number ?? '',
          senderBalance: balanceOf(row.sender, money),
        }),
      ),
      total,
      atLeast,
    };
  };
  const one = async (caller: Caller, id: string) => {
    const { rows } = await listed(caller, { from: 0, limit: 1, descending: true, where: { id: [id] } });
    if (!rows[0]) throw new DomainError('conversation.report_not_found');
    return rows[0];
  };
  return handlers({
    'GET /admin/reports': async ({ query }, { caller }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/reports']);
      const names = ['id', 'state', 'orderId', 'messageId', 'senderId', 'reporterId'];
      const where = Object.fromEntries(names.map((name) => [name, valuesOf(filter[name])]));
      const { rows, total, atLeast } = await listed(caller, {
        from,
        limit,
        descending: sort.descending,
        where,
        created: rangeOf(filter, 'createdAt'),
      });
      return pageOf(rows, from, total, atLeast);
    },

    'GET /admin/reports/:id': ({ params }, { caller }) => one(caller, params.id),

    'POST /admin/decide-report': async ({ body }, { caller }) => {
      const { reportId, decision: state, reason, fee } = body;
      await decide(reportId, { state, reason, fee: fee && Money.kurus(fee.amount) }, caller);
      return one(caller, reportId);
    },
  });
};

/**
 * The sender's balance: zero if they never had money; null if the caller may not see it, it can't be parsed, or the role
 * has no wallet.
 */
const balanceOf = (
  { id, role }: { readonly id: string; readonly role: Role },
  money: ReadonlyMap<string, Money | null> | undefined,
): Money | null => {
  if (!money || (role !== 'customer' && role !== 'booster')) return null;
  return money.has(id) ? (money.get(id) ?? null) : Money.zero;
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
  { orderNumber, senderBalance }: Pick<AdminReport, 'orderNumber' | 'senderBalance'>,
): AdminReport => ({
  ...report,
  orderNumber,
  sender: { ...sender },
  senderId: sender.id,
  senderBalance,
  reporter: { ...reporter },
  reporterId: reporter.id,
  fee,
  decidedBy: decidedBy?.displayName ?? null,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
