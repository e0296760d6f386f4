import { consoleNews, type News, type Projections } from '#kernel/news.ts';
import type { ApprovalEvent } from '../domain/approval-events.ts';

/** Live event to admins and to the person who made the request. */
const inConsole = ({ approval: { id, askedBy } }: ApprovalEvent): News => ({
  live: [consoleNews('approvals', 'admin', id, { user: askedBy.id })],
});

/** Live events of each approval event. */
export const approvalProjections: Projections<ApprovalEvent> = {
  'approval-asked': inConsole,
  'approval-given': inConsole,
  'approval-refused': inConsole,
  'approval-withdrawn': inConsole,
};
