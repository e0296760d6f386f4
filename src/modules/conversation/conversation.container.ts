import { type Bindings, token } from '#platform/di.ts';
import { announcing, houseNews } from '#platform/live/announcing.ts';
import { platform } from '#platform/tokens.ts';
import { conversationAdminRoutes } from './adapters/http/conversation.admin.routes.ts';
import { reportAdminRoutes } from './adapters/http/report.admin.routes.ts';
import { conversationRoutes } from './adapters/http/conversation.routes.ts';
import { MikroReports } from './adapters/persistence/mikro-reports.ts';
import { MikroMessages } from './adapters/persistence/mikro-messages.ts';
import { ConversationPersonalData } from './adapters/persistence/conversation-personal-data.ts';
import { DecideReport } from './application/decide-report.ts';
import { MarkSeen } from './application/mark-seen.ts';
import { ReportMessage } from './application/report-message.ts';
import type { Messages, Reports } from './application/ports.ts';
import { ReadMessages } from './application/read-messages.ts';
import { SendMessage } from './application/send-message.ts';
import { conversation } from './conversation.tokens.ts';

const inner = {
  messages: token<Messages>('conversation.messages'),
  markSeen: token<MarkSeen>('conversation.markSeen'),
  reports: token<Reports>('conversation.reports'),
  reportMessage: token<ReportMessage>('conversation.reportMessage'),
  decideReport: token<DecideReport>('conversation.decideReport'),
  sendMessage: token<SendMessage>('conversation.sendMessage'),
};

export const conversationBindings: Bindings = (registry) => {
  const { database, outbox, transactions, ids, clock } = platform;
  const { accounts, fees, notices, orders, readMessages } = conversation;
  registry.type(conversation.personalData, ConversationPersonalData, [database]);
  registry.type(inner.messages, MikroMessages, [database]);
  registry.type(inner.sendMessage, SendMessage, [
    inner.messages,
    orders,
    accounts,
    notices,
    outbox,
    transactions,
    ids,
    clock,
    conversation.messageRules,
  ]);
  registry.make(
    inner.reports,
    (rows, outgoing, running) => {
      const told = ({ id }: { readonly id: string }) => houseNews('reports', 'reports:read', id);
      return announcing(new MikroReports(rows), { add: told, save: told }, outgoing, running);
    },
    [database, outbox, transactions],
  );
  registry.type(inner.reportMessage, ReportMessage, [inner.messages, inner.reports, orders, transactions, ids, clock]);
  registry.type(inner.decideReport, DecideReport, [inner.reports, fees, orders, notices, transactions, clock]);
  registry.make(conversation.reportHttp, reportAdminRoutes, [
    inner.reports,
    orders,
    conversation.balances,
    inner.decideReport,
  ]);
  registry.type(inner.markSeen, MarkSeen, [inner.messages, orders, outbox, transactions]);
  registry.type(readMessages, ReadMessages, [inner.messages, orders]);
  registry.make(conversation.http, conversationRoutes, [
    readMessages,
    inner.sendMessage,
    inner.markSeen,
    inner.reportMessage,
  ]);
  registry.make(conversation.adminHttp, conversationAdminRoutes, [readMessages]);
};
