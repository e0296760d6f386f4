import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { ConversationHandlers } from './adapters/http/conversation.routes.ts';
import type { Orders } from './application/ports.ts';
import type { ReadMessages } from './application/read-messages.ts';

export const conversation = {
  /** Bound by main, to the order module. */
  orders: token<Orders>('conversation.orders'),
  readMessages: token<ReadMessages>('conversation.readMessages'),
  http: token<ConversationHandlers>('conversation.http'),
  personalData: token<PersonalData>('conversation.personalData'),
};
