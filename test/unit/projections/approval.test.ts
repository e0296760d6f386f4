import { expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { approvalProjections } from '#modules/approval/application/projections.ts';
import type { Approval } from '#modules/approval/domain/approval.ts';
import type { ApprovalEvent } from '#modules/approval/domain/approval-events.ts';
import { linesOf, type Told, toldCases } from '#test/support/news.ts';

const approval: Approval = {
  id: 'a1',
  asked: { command: 'add-funds' },
  amount: Money.lira(5000),
  personId: 'u1',
  askedBy: { id: 'asker', role: 'staff' },
  state: 'waiting',
  createdAt: new Date(),
  expiresAt: new Date(),
  decided: null,
  outcomeId: null,
};
const line = 'live console to scope:admin, user:asker {"resource":"approvals","id":"a1"}';

const told: Told<ApprovalEvent> = {
  'approval-asked': [[{ approval }, line]],
  'approval-given': [[{ approval }, line]],
  'approval-refused': [[{ approval }, line]],
  'approval-withdrawn': [[{ approval }, line]],
};

test.each(toldCases(approvalProjections, told))(
  '%s sends exactly these live messages, notices and webhooks',
  (_, news, lines) => {
    expect(linesOf(news)).toEqual(lines);
  },
);
