import { approvalStates, type ApprovalState } from '#kernel/approvals.ts';
import { handlers } from '#platform/http/handler.ts';
import { fillIn } from '#contract/format.ts';
import { messages } from '#contract/messages.tr.ts';
import { lists } from '#contract/lists.ts';
import { flagOf, pageOf, parseListQuery, rangeOf, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Approve } from '../../application/approve.ts';
import type { AskApproval } from '../../application/ask-approval.ts';
import type { ReadApprovals } from '../../application/read-approvals.ts';
import type { ReadRule } from '../../application/read-rule.ts';
import type { RefuseApproval } from '../../application/refuse-approval.ts';
import type { WithdrawApproval } from '../../application/withdraw-approval.ts';
import { approvalView } from './approval.view.ts';

export const approvalRoutes = (
  readRule: ReadRule,
  read: ReadApprovals,
  ask: AskApproval,
  approve: Approve,
  refuse: RefuseApproval,
  withdraw: WithdrawApproval,
) =>
  handlers({
    'GET /admin/approval-rule': ({ query }, { caller }) => readRule(query, caller),
    'GET /admin/approvals': async ({ query }, { caller }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/approvals']);
      const wanted = {
        from,
        limit,
        descending: sort.descending,
        ids: valuesOf(filter['id']),
        askedBy: valuesOf(filter['askedById']),
        askedByOthers: flagOf(filter['askedByOthers']),
        personIds: valuesOf(filter['userId']),
        commands: valuesOf(filter['command']),
        states: valuesOf(filter['state'])?.filter(isState),
        created: rangeOf(filter, 'createdAt'),
      };
      const { rows, total, atLeast } = await read.page(wanted, caller);
      return pageOf(readableRows('approvals', rows, approvalView), from, total, atLeast);
    },
    'GET /admin/approvals/:id': async ({ params }, { caller }) => {
      const { approval, hindrance } = await read.one(params.id, caller);
      const { code, params: said } = hindrance ?? {};
      return {
        ...approvalView(approval),
        hindrance: code ? { code, message: fillIn(messages[code], { ...said }) } : null,
      };
    },
    'POST /admin/approvals': async ({ body }, { caller }) => approvalView(await read.standing(await ask(body, caller))),
    'POST /admin/approvals/:id/approve': async ({ params }, { caller }) =>
      approvalView(await read.standing(await approve(params.id, caller.id))),
    'POST /admin/approvals/:id/refuse': async ({ params, body }, { caller }) =>
      approvalView(await read.standing(await refuse(params.id, caller.id, body.reason))),
    'POST /admin/approvals/:id/withdraw': async ({ params }, { caller }) =>
      approvalView(await read.standing(await withdraw(params.id, caller.id))),
  });

const isState = (text: string): text is ApprovalState => (approvalStates as readonly string[]).includes(text);
