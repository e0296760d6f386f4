import { DomainError } from '#kernel/refusal.ts';
import { type Report, reported } from '../domain/report.ts';
import { hiddenUntil, standingOf } from '../domain/standing.ts';
import type { Sender } from './send-message.ts';
import type { Needs } from './needs.ts';

/**
 * Customer or booster report a message of somebody else in their conversation to staff.
 * @throws conversation.message_not_found, conversation.own_message, conversation.already_reported
 */
export const reportMessage =
  ({ messages, reports, orders, work }: Needs<'messages' | 'reports' | 'orders' | 'work'>) =>
  (messageId: string, reason: string, { id, role, displayName, scopes }: Sender): Promise<Report> =>
    work.run(async () => {
      const { rows } = await messages.list({ from: 0, limit: 1, descending: true, ids: [messageId] });
      const [message] = rows;
      const participants = message && (await orders.lock(message.orderId));
      const standing = participants && standingOf({ id, role, scopes }, participants);
      const hidden = participants && hiddenUntil({ id }, participants);
      const isHidden = message && hidden !== undefined && message.createdAt <= hidden;
      if (!message || standing !== 'side' || isHidden) throw new DomainError('conversation.message_not_found');
      const reporter = { id, role, displayName };
      const report = reported(message, { id: work.newId(), reporter, reason, at: work.now() });
      if (!(await reports.add(report))) throw new DomainError('conversation.already_reported');
      work.record({ kind: 'message-reported', report });
      return report;
    });
export type ReportMessage = ReturnType<typeof reportMessage>;
