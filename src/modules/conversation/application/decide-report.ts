import { DomainError } from '#kernel/refusal.ts';
import { holds } from '#kernel/vocabulary.ts';
import { decided, type Verdict } from '../domain/report.ts';
import type { Person } from '../domain/standing.ts';
import type { Needs } from './needs.ts';

/**
 * Staff uphold a report, with or without a fee for the message's sender, or reject it (domain.md §4).
 * A fee takes money out of a wallet, so it needs a scope beyond the one for reports.
 * @throws conversation.report_not_found, conversation.report_decided, identity.forbidden, identity.role_not_allowed,
 *   wallet.insufficient_balance
 */
export const decideReport =
  ({ reports, fees, orders, work }: Needs<'reports' | 'fees' | 'orders' | 'work'>) =>
  async (
    reportId: string,
    verdict: Omit<Verdict, 'by'>,
    by: Person & { readonly displayName: string },
  ): Promise<void> => {
    await work.run(async () => {
      const report = await reports.lock(reportId);
      if (!report) throw new DomainError('conversation.report_not_found');
      if (verdict.fee && !holds(by, 'wallets:write')) throw new DomainError('identity.forbidden');
      const { id: actorId, displayName } = by;
      const after = decided(report, { ...verdict, by: { id: actorId, displayName } }, work.now());
      await reports.save(after);
      const { orderId, sender } = report;
      const orderNumber = (await orders.participantsOf([orderId])).get(orderId)?.number ?? '';
      work.record({ kind: 'report-decided', report: after, orderNumber });
      if (!after.fee) return;
      const fee = { reportId, orderId, userId: sender.id, amount: after.fee, reason: verdict.reason, actorId };
      await fees.charge(fee);
    });
  };
export type DecideReport = ReturnType<typeof decideReport>;
