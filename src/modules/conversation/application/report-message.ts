import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Report, reported } from '../domain/report.ts';
import { hiddenUntil, standingOf } from '../domain/standing.ts';
import type { Messages, Orders, Reports } from './ports.ts';
import type { Sender } from './send-message.ts';

/** A side of a conversation tells the house what the other wrote. */
export class ReportMessage {
  readonly #messages: Messages;
  readonly #reports: Reports;
  readonly #orders: Orders;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(
    messages: Messages,
    reports: Reports,
    orders: Orders,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
  ) {
    this.#messages = messages;
    this.#reports = reports;
    this.#orders = orders;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @throws conversation.message_not_found, conversation.own_message, conversation.already_reported */
  run(messageId: string, reason: string, { id, role, displayName, scopes }: Sender): Promise<Report> {
    return this.#transactions.run(async () => {
      const { rows } = await this.#messages.list({ from: 0, limit: 1, descending: true, ids: [messageId] });
      const [message] = rows;
      const participants = message && (await this.#orders.hold(message.orderId));
      const standing = participants && standingOf({ id, role, scopes }, participants);
      const hidden = participants && hiddenUntil({ id }, participants);
      const isHidden = message && hidden !== undefined && message.createdAt <= hidden;
      if (!message || standing !== 'side' || isHidden) throw new DomainError('conversation.message_not_found');
      const reporter = { id, role, displayName };
      const report = reported(message, { id: this.#ids.next(), reporter, reason, at: this.#clock.now() });
      if (!(await this.#reports.add(report))) throw new DomainError('conversation.already_reported');
      return report;
    });
  }
}
