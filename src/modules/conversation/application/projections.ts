import { consoleNews, type Projections } from '#kernel/news.ts';
import type { LiveEvent } from '#kernel/ports.ts';
import type { ConversationEvent } from '../domain/conversation-events.ts';
import type { Report } from '../domain/report.ts';
import { answerOf } from './message-answer.ts';

/** Notices and live events of each conversation event. */
export const conversationProjections: Projections<ConversationEvent> = {
  'message-sent': ({ message, orderNumber, sides }) => ({
    live: [{ type: 'message', to: toAll(sides), data: answerOf(message) }],
    notices: sides
      .filter((userId) => userId !== message.sender.id)
      .map((userId) => ({ kind: 'chat-message', userId, orderId: message.orderId, orderNumber })),
  }),
  'messages-seen': ({ receipt, sides }) => ({ live: [{ type: 'receipt', to: toAll(sides), data: receipt }] }),
  'message-reported': ({ report }) => ({ live: [inConsole(report)] }),
  'report-decided': ({ report, orderNumber }) => ({
    live: [inConsole(report)],
    notices: [
      {
        kind: 'report-decided',
        userId: report.reporter.id,
        orderId: report.orderId,
        orderNumber,
        outcome: report.state,
      },
    ],
  }),
};

/** The event goes to both sides, including the acting person's other devices, and to staff who may read messages. */
const toAll = (sides: readonly string[]): LiveEvent['to'] => [
  ...sides.map((user) => ({ user })),
  { scope: 'messages:read' },
];

const inConsole = ({ id }: Report) => consoleNews('reports', 'reports:read', id);
