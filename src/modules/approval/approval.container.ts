import type { UnitOfWork } from '#kernel/ports.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
import { approvalRoutes } from './adapters/http/approval.routes.ts';
import { ApprovalPersonalData } from './adapters/persistence/approval-personal-data.ts';
import { MikroApprovals } from './adapters/persistence/mikro-approvals.ts';
import { MikroMovements } from './adapters/persistence/mikro-movements.ts';
import { type Approve, approve } from './application/approve.ts';
import { type AskApproval, askApproval } from './application/ask-approval.ts';
import { countMovement } from './application/count-movement.ts';
import type { Approvals, Movements } from './application/ports.ts';
import { approvalProjections } from './application/projections.ts';
import { type ReadApprovals, readApprovals } from './application/read-approvals.ts';
import { type ReadRule, readRule } from './application/read-rule.ts';
import { type RefuseApproval, refuseApproval } from './application/refuse-approval.ts';
import { type WithdrawApproval, withdrawApproval } from './application/withdraw-approval.ts';
import { approval } from './approval.tokens.ts';
import type { ApprovalEvent } from './domain/approval-events.ts';

const inner = {
  work: token<UnitOfWork<ApprovalEvent>>('approval.work'),
  approvals: token<Approvals>('approval.approvals'),
  movements: token<Movements>('approval.movements'),
  read: token<ReadApprovals>('approval.read'),
  readRule: token<ReadRule>('approval.read_rule'),
  ask: token<AskApproval>('approval.ask'),
  approve: token<Approve>('approval.approve'),
  refuse: token<RefuseApproval>('approval.refuse'),
  withdraw: token<WithdrawApproval>('approval.withdraw'),
};

export const approvalBindings: Bindings = (bind) => {
  const { database, ids, clock } = platform;
  const { work, approvals, movements, read, ask, refuse, withdraw } = inner;
  const { commands, people, rule } = approval;
  bind.use(work, recordingWork(approvalProjections), { work: platform.work, telling: platform.telling });
  bind.type(approvals, MikroApprovals, [database]);
  bind.type(movements, MikroMovements, [database]);
  bind.type(approval.personalData, ApprovalPersonalData, [database]);
  bind.use(approval.countMovement, countMovement, { movements, rule, ids, clock });
  bind.use(read, readApprovals, { approvals, people, rule, clock });
  bind.use(inner.readRule, readRule, { movements, rule, clock });
  bind.use(ask, askApproval, { approvals, commands, rule, work });
  bind.use(inner.approve, approve, { approvals, commands, people, rule, work });
  bind.use(refuse, refuseApproval, { approvals, work });
  bind.use(withdraw, withdrawApproval, { approvals, work });
  bind.make(approval.http, approvalRoutes, [inner.readRule, read, ask, inner.approve, refuse, withdraw]);
};
