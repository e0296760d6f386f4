import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { conversationAdminRoutes } from './adapters/http/conversation.admin.routes.ts';
import { conversationRoutes } from './adapters/http/conversation.routes.ts';
import { MikroMessages } from './adapters/persistence/mikro-messages.ts';
import { ConversationPersonalData } from './adapters/persistence/conversation-personal-data.ts';
import { MarkSeen } from './application/mark-seen.ts';
import type { Messages } from './application/ports.ts';
import { ReadMessages } from './application/read-messages.ts';
import { SendMessage } from './application/send-message.ts';
import { conversation } from './conversation.tokens.ts';

const inner = {
  messages: token<Messages>('conversation.messages'),
  markSeen: token<MarkSeen>('conversation.markSeen'),
  sendMessage: token<SendMessage>('conversation.sendMessage'),
};

export const conversationBindings: Bindings = (registry) => {
  const { database, outbox, transactions, ids, clock } = platform;
  const { accounts, orders, readMessages } = conversation;
  registry.type(conversation.personalData, ConversationPersonalData, [database]);
  registry.type(inner.messages, MikroMessages, [database]);
  registry.type(inner.sendMessage, SendMessage, [inner.messages, orders, accounts, outbox, transactions, ids, clock]);
  registry.type(inner.markSeen, MarkSeen, [inner.messages, orders, outbox, transactions]);
  registry.type(readMessages, ReadMessages, [inner.messages, orders]);
  registry.make(conversation.http, conversationRoutes, [readMessages, inner.sendMessage, inner.markSeen]);
  registry.make(conversation.adminHttp, conversationAdminRoutes, [readMessages]);
};
