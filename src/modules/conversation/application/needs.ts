import type { Outbox, UnitOfWork } from '#kernel/ports.ts';
import type { Accounts, Fees, MessageRules, Messages, Notices, Orders, Reports } from './ports.ts';

/** What the use cases of this module need, by name. */
interface ConversationNeeds {
  readonly reports: Reports;
  readonly fees: Fees;
  readonly orders: Orders;
  readonly notices: Notices;
  readonly work: UnitOfWork;
  readonly messages: Messages;
  readonly outbox: Outbox;
  readonly accounts: Accounts;
  readonly rules: MessageRules;
}

export type Needs<K extends keyof ConversationNeeds> = Pick<ConversationNeeds, K>;
