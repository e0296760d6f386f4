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

const useCases = { sendMessage, reportMessage, decideReport, markSeen, readMessages };

const scope = { ...useCases, ...conversation, ...inner, rules: conversation.messageRules };

export const conversationBindings: Bindings = (bind) => {
  const { database } = platform;
  const { orders } = conversation;
  bind.use(inner.work, recordingWork(conversationProjections), platform);
  bind.make(conversation.personalData, conversationPersonalData, [database]);
  bind.type(inner.messages, SqlMessages, [database]);
  bind.all(scope, useCases);
  bind.type(inner.reports, MikroReports, [database]);
  bind.make(reportAdminRoutes, [inner.reports, orders, conversation.balances, decideReport]);
  bind.make(conversationRoutes, [conversation.readMessages, sendMessage, markSeen, reportMessage]);
  bind.make(conversationAdminRoutes, [conversation.readMessages]);
};
