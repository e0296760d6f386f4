import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { ReportState } from '#kernel/vocabulary.ts';
import type { Message } from './message.ts';

/** A reader's report of a message, and the staff's decision. */
export interface Report {
  readonly id: string;
  readonly messageId: string;
  readonly orderId: string;
  readonly sender: Message['sender'];
  readonly reporter: Message['sender'];
  readonly reason: string;
  readonly state: ReportState;
  /** The fee that the sender was charged. */
  readonly fee: Money | null;
  readonly decidedBy: { readonly id: string; readonly displayName: string } | null;
  readonly decision: string | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

export type DecidedReport = Report & Pick<Verdict, 'state'>;

export interface Verdict {
  readonly state: 'upheld' | 'rejected';
  readonly reason: string;
  readonly fee?: Money | undefined;
  readonly by: { readonly id: string; readonly displayName: string };
}

/** @throws conversation.own_message */
export const reported = (
  message: Message,
  of: { readonly id: string; readonly reporter: Message['sender']; readonly reason: string; readonly at: Date },
): Report => {
  const { id, reporter, reason, at } = of;
  if (message.sender.id === reporter.id) throw new DomainError('conversation.own_message');
  return {
    id,
    messageId: message.id,
    orderId: message.orderId,
    sender: message.sender,
    reporter,
    reason,
    state: 'open',
    fee: null,
    decidedBy: null,
    decision: null,
    createdAt: at,
    decidedAt: null,
  };
};

/**
 * Staff decide a report, once. A fee is possible only for customers and boosters, because other roles have no balance.
 * @throws conversation.report_decided, identity.role_not_allowed
 */
export const decided = (report: Report, { state, reason, fee, by }: Verdict, at: Date): DecidedReport => {
  if (report.state !== 'open') throw new DomainError('conversation.report_decided');
  const { role } = report.sender;
  if (fee && role !== 'customer' && role !== 'booster') throw new DomainError('identity.role_not_allowed');
  return { ...report, state, decision: reason, fee: fee ?? null, decidedBy: by, decidedAt: at };
};
