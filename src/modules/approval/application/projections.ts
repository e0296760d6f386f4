import { consoleNews, type News, type Projections } from '#kernel/news.ts';
import type { ApprovalEvent } from '../domain/approval-events.ts';

/** The admins see that it changed, and whoever asked. */
const inConsole = ({ approval: { id, askedBy } }: ApprovalEvent): News => ({
  live: [consoleNews('approvals', 'admin', id, { user: askedBy.id })],
});

/** What is told of the approvals' events. */
export const approvalProjections: Projections<ApprovalEvent> = {
  'approval-asked': inConsole,
  'approval-given': inConsole,
  'approval-refused': inConsole,
  'approval-withdrawn': inConsole,
};
