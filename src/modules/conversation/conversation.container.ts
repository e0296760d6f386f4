import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { conversationRoutes } from './adapters/http/conversation.routes.ts';
import { MikroMessages } from './adapters/persistence/mikro-messages.ts';
import { ConversationPersonalData } from './adapters/persistence/conversation-personal-data.ts';
import type { Messages } from './application/ports.ts';
import { ReadMessages } from './application/read-messages.ts';
import { SendMessage } from './application/send-message.ts';
import { conversation } from './conversation.tokens.ts';

const inner = {
  messages: token<Messages>('conversation.messages'),
  sendMessage: token<SendMessage>('conversation.sendMessage'),
};

export const conversationBindings: Bindings = (registry) => {
  const { database, outbox, transactions, ids, clock } = platform;
  const { orders, readMessages } = conversation;
  registry.type(conversation.personalData, ConversationPersonalData, [database]);
  registry.type(inner.messages, MikroMessages, [database]);
  registry.type(inner.sendMessage, SendMessage, [inner.messages, orders, outbox, transactions, ids, clock]);
  registry.type(readMessages, ReadMessages, [inner.messages, orders]);
  registry.make(conversation.http, conversationRoutes, [readMessages, inner.sendMessage]);
};
