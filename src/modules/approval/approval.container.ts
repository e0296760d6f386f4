import { type Bindings, token } from '#platform/di.ts';
import { announcing, houseNews } from '#platform/live/announcing.ts';
import { platform } from '#platform/tokens.ts';
import { approvalRoutes } from './adapters/http/approval.routes.ts';
import { ApprovalPersonalData } from './adapters/persistence/approval-personal-data.ts';
import { MikroApprovals } from './adapters/persistence/mikro-approvals.ts';
import { MikroMovements } from './adapters/persistence/mikro-movements.ts';
import { Approve } from './application/approve.ts';
import { AskApproval } from './application/ask-approval.ts';
import { CountMovement } from './application/count-movement.ts';
import type { Approvals, Movements } from './application/ports.ts';
import { ReadApprovals } from './application/read-approvals.ts';
import { ReadRule } from './application/read-rule.ts';
import { RefuseApproval } from './application/refuse-approval.ts';
import { WithdrawApproval } from './application/withdraw-approval.ts';
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
  const { database, transactions, ids, clock } = platform;
  const { approvals, movements, read, readRule, ask, approve, refuse, withdraw } = inner;
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
  registry.type(approval.countMovement, CountMovement, [movements, rule, ids, clock]);
  registry.type(read, ReadApprovals, [approvals, people, rule, clock]);
  registry.type(readRule, ReadRule, [movements, rule, clock]);
  registry.type(ask, AskApproval, [approvals, commands, rule, transactions, ids, clock]);
  registry.type(approve, Approve, [approvals, commands, people, rule, transactions, clock]);
  registry.type(refuse, RefuseApproval, [approvals, transactions, clock]);
  registry.type(withdraw, WithdrawApproval, [approvals, transactions, clock]);
  registry.make(approval.http, approvalRoutes, [readRule, read, ask, approve, refuse, withdraw]);
};
