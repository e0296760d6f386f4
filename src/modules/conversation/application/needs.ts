import type { UnitOfWork } from '#kernel/ports.ts';
import type { ConversationEvent } from '../domain/conversation-events.ts';
import type { Accounts, Fees, MessageRules, Messages, Orders, Reports } from './ports.ts';

/** What the use cases of this module need, by name. */
interface ConversationNeeds {
  readonly reports: Reports;
  readonly fees: Fees;
  readonly orders: Orders;
  readonly work: UnitOfWork<ConversationEvent>;
  readonly messages: Messages;
  readonly accounts: Accounts;
  readonly rules: MessageRules;
}

export type Needs<K extends keyof ConversationNeeds> = Pick<ConversationNeeds, K>;
