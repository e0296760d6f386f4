import type { UnitOfWork } from '#kernel/ports.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
import { conversationAdminRoutes } from './adapters/http/conversation.admin.routes.ts';
import { reportAdminRoutes } from './adapters/http/report.admin.routes.ts';
import { conversationRoutes } from './adapters/http/conversation.routes.ts';
import { MikroReports } from './adapters/persistence/mikro-reports.ts';
import { SqlMessages } from './adapters/persistence/sql-messages.ts';
import { conversationPersonalData } from './adapters/persistence/conversation-personal-data.ts';
import { decideReport } from './application/decide-report.ts';
import { markSeen } from './application/mark-seen.ts';
import { reportMessage } from './application/report-message.ts';
import type { Messages, Reports } from './application/ports.ts';
import { conversationProjections } from './application/projections.ts';
import { readMessages } from './application/read-messages.ts';
import { sendMessage } from './application/send-message.ts';
import type { ConversationEvent } from './domain/conversation-events.ts';
import { conversation } from './conversation.tokens.ts';

const inner = {
  work: token<UnitOfWork<ConversationEvent>>('conversation.work'),
  messages: token<Messages>('conversation.messages'),
  reports: token<Reports>('conversation.reports'),
};

export const conversationBindings: Bindings = (bind) => {
  const { database } = platform;
  const { work } = inner;
  const { accounts, fees, orders } = conversation;
  bind.use(work, recordingWork(conversationProjections), { work: platform.work, telling: platform.telling });
  bind.make(conversation.personalData, conversationPersonalData, [database]);
  bind.type(inner.messages, SqlMessages, [database]);
  bind.use(sendMessage, {
    messages: inner.messages,
    orders,
    accounts,
    rules: conversation.messageRules,
    work,
  });
  bind.type(inner.reports, MikroReports, [database]);
  bind.use(reportMessage, { messages: inner.messages, reports: inner.reports, orders, work });
  bind.use(decideReport, { reports: inner.reports, fees, orders, work });
  bind.make(reportAdminRoutes, [inner.reports, orders, conversation.balances, decideReport]);
  bind.use(markSeen, { messages: inner.messages, orders, work });
  bind.use(conversation.readMessages, readMessages, { messages: inner.messages, orders });
  bind.make(conversationRoutes, [conversation.readMessages, sendMessage, markSeen, reportMessage]);
  bind.make(conversationAdminRoutes, [conversation.readMessages]);
};
