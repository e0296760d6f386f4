import type { UnitOfWork } from '#kernel/ports.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
import { approvalRoutes } from './adapters/http/approval.routes.ts';
import { approvalPersonalData } from './adapters/persistence/approval-personal-data.ts';
import { MikroApprovals } from './adapters/persistence/mikro-approvals.ts';
import { SqlMovements } from './adapters/persistence/sql-movements.ts';
import { approve } from './application/approve.ts';
import { askApproval } from './application/ask-approval.ts';
import { countMovement } from './application/count-movement.ts';
import type { Approvals, Movements } from './application/ports.ts';
import { approvalProjections } from './application/projections.ts';
import { readApprovals } from './application/read-approvals.ts';
import { readRule } from './application/read-rule.ts';
import { refuseApproval } from './application/refuse-approval.ts';
import { withdrawApproval } from './application/withdraw-approval.ts';
import { approval } from './approval.tokens.ts';
import type { ApprovalEvent } from './domain/approval-events.ts';

const inner = {
  work: token<UnitOfWork<ApprovalEvent>>('approval.work'),
  approvals: token<Approvals>('approval.approvals'),
  movements: token<Movements>('approval.movements'),
};

const useCases = { countMovement, readApprovals, readRule, askApproval, approve, refuseApproval, withdrawApproval };

const scope = { ...useCases, ...platform, ...approval, ...inner };

export const approvalBindings: Bindings = (bind) => {
  const { database } = platform;
  const { work, approvals, movements } = inner;
  bind.use(work, recordingWork(approvalProjections), platform);
  bind.type(approvals, MikroApprovals, [database]);
  bind.type(movements, SqlMovements, [database]);
  bind.make(approval.personalData, approvalPersonalData, [database]);
  bind.all(scope, useCases);
  bind.make(approvalRoutes, [readRule, readApprovals, askApproval, approve, refuseApproval, withdrawApproval]);
};
