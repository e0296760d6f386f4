import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { decided, type Verdict } from '../domain/report.ts';
import { holdsScope, type Person } from '../domain/standing.ts';
import type { Fees, Notices, Orders, Reports } from './ports.ts';

/** The house upholds a report, with or without a fee for the message's sender, or rejects it (domain.md §4). */
export class DecideReport {
  readonly #reports: Reports;
  readonly #fees: Fees;
  readonly #orders: Orders;
  readonly #notices: Notices;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    reports: Reports,
    fees: Fees,
    orders: Orders,
    notices: Notices,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#orders = orders;
    this.#notices = notices;
    this.#reports = reports;
    this.#fees = fees;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /**
   * Who charges a fee takes money out of a wallet: the scope for reports is not enough for that.
   * @throws conversation.report_not_found, conversation.report_decided, identity.forbidden, identity.role_not_allowed,
   *   wallet.insufficient_balance
   */
  async run(
    reportId: string,
    verdict: Omit<Verdict, 'by'>,
    by: Person & { readonly displayName: string },
  ): Promise<void> {
    await this.#transactions.run(async () => {
      const report = await this.#reports.lock(reportId);
      if (!report) throw new DomainError('conversation.report_not_found');
      if (verdict.fee && !holdsScope(by, 'wallets:write')) throw new DomainError('identity.forbidden');
      const { id: actorId, displayName } = by;
      const after = decided(report, { ...verdict, by: { id: actorId, displayName } }, this.#clock.now());
      await this.#reports.save(after);
      const { orderId, sender, reporter } = report;
      const orderNumber = (await this.#orders.participantsOf([orderId])).get(orderId)?.number ?? '';
      await this.#notices.decided(reporter.id, { orderId, orderNumber, outcome: verdict.state });
      if (!after.fee) return;
      const fee = { reportId, orderId, userId: sender.id, amount: after.fee, reason: verdict.reason, actorId };
      await this.#fees.charge(fee);
    });
  }
}
