import { type Bindings, token } from '#platform/di.ts';
import { announcing, houseNews } from '#platform/live/announcing.ts';
import { platform } from '#platform/tokens.ts';
import { approvalRoutes } from './adapters/http/approval.routes.ts';
import { ApprovalPersonalData } from './adapters/persistence/approval-personal-data.ts';
import { MikroApprovals } from './adapters/persistence/mikro-approvals.ts';
import { MikroMovements } from './adapters/persistence/mikro-movements.ts';
import { type Approve, approve } from './application/approve.ts';
import { type AskApproval, askApproval } from './application/ask-approval.ts';
import { countMovement } from './application/count-movement.ts';
import type { Approvals, Movements } from './application/ports.ts';
import { type ReadApprovals, readApprovals } from './application/read-approvals.ts';
import { type ReadRule, readRule } from './application/read-rule.ts';
import { type RefuseApproval, refuseApproval } from './application/refuse-approval.ts';
import { type WithdrawApproval, withdrawApproval } from './application/withdraw-approval.ts';
import { approval } from './approval.tokens.ts';
import type { Approval } from './domain/approval.ts';

const inner = {
  approvals: token<Approvals>('approval.approvals'),
  movements: token<Movements>('approval.movements'),
  read: token<ReadApprovals>('approval.read'),
  readRule: token<ReadRule>('approval.read_rule'),
  ask: token<AskApproval>('approval.ask'),
  approve: token<Approve>('approval.approve'),
  refuse: token<RefuseApproval>('approval.refuse'),
  withdraw: token<WithdrawApproval>('approval.withdraw'),
};

export const approvalBindings: Bindings = (registry) => {
  const { database, transactions, ids, clock, work } = platform;
  const { approvals, movements, read, ask, refuse, withdraw } = inner;
  const { commands, people, rule } = approval;
  registry.make(
    approvals,
    (rows, outgoing, running) => {
      const told = ({ id, askedBy }: Approval) => houseNews('approvals', 'admin', id, { user: askedBy.id });
      return announcing(new MikroApprovals(rows), { add: told, save: told }, outgoing, running);
    },
    [database, platform.outbox, transactions],
  );
  registry.type(movements, MikroMovements, [database]);
  registry.type(approval.personalData, ApprovalPersonalData, [database]);
  registry.use(approval.countMovement, countMovement, { movements, rule, ids, clock });
  registry.use(read, readApprovals, { approvals, people, rule, clock });
  registry.use(inner.readRule, readRule, { movements, rule, clock });
  registry.use(ask, askApproval, { approvals, commands, rule, work });
  registry.use(inner.approve, approve, { approvals, commands, people, rule, work });
  registry.use(refuse, refuseApproval, { approvals, work });
  registry.use(withdraw, withdrawApproval, { approvals, work });
  registry.make(approval.http, approvalRoutes, [inner.readRule, read, ask, inner.approve, refuse, withdraw]);
};
