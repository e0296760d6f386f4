import type { Clock } from '#kernel/ports.ts';
import type { Caller, Handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { flagOf, parseListQuery } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { AdvanceOrder } from '../../application/advance-order.ts';
import type { AgreeProgress } from '../../application/agree-progress.ts';
import type { AssignBooster } from '../../application/assign-booster.ts';
import type { FindOrders, FoundOrder } from '../../application/find-orders.ts';
import type { OrderPage } from '../../application/order-page.ts';
import type { PreviewHandover } from '../../application/preview-handover.ts';
import type { ReadCandidates } from '../../application/read-candidates.ts';
import { isLate } from '../../domain/due.ts';
import { listQueryOf } from './order.routes.ts';

type Routes =
  | 'GET /admin/orders'
  | 'GET /admin/orders/:id'
  | 'GET /admin/orders/:id/candidates'
  | 'POST /admin/choose-state'
  | 'POST /admin/choose-booster'
  | 'POST /admin/agree-progress'
  | 'GET /admin/orders/:id/handover';

interface OrderAdminUseCases {
  readonly findOrders: FindOrders;
  readonly clock: Clock;
  readonly orderPage: OrderPage;
  readonly advanceOrder: AdvanceOrder;
  readonly assignBooster: AssignBooster;
  readonly readCandidates: ReadCandidates;
  readonly agreeProgress: AgreeProgress;
  readonly previewHandover: PreviewHandover;
}

export const orderAdminRoutes = (order: OrderAdminUseCases): Handlers<Routes> => ({
  'GET /admin/orders': async ({ query }, { caller }) => {
    const list = parseListQuery(query, lists['GET /admin/orders']);
    const now = order.clock.now();
    const { rows, total, atLeast } = await order.findOrders.page(
      { ...listQueryOf(list, now), suspected: flagOf(list.filter['suspected']) },
      caller,
    );
    return { rows: readableRows('orders', rows, (row) => rowAnswer(row, now)), from: list.from, total, atLeast };
  },
  'GET /admin/orders/:id': ({ params }, { caller }) => order.orderPage.ofConsole(params.id, caller),
  'GET /admin/orders/:id/candidates': ({ params, query }, { caller }) =>
    order.readCandidates(params.id, caller, query.q),

  'POST /admin/choose-state': async ({ body: { orderId, state, donePercent, ...details } }, { caller }) => {
    const actor = actorOf(caller);
    await order.advanceOrder.run({ orderId, to: state, walker: 'staff', actor, details, donePercent });
    return order.orderPage.ofConsole(orderId, caller);
  },
  'POST /admin/choose-booster': async ({ body: { orderId, boosterId, ...how } }, { caller }) => {
    await order.assignBooster.choose(orderId, boosterId, actorOf(caller), how);
    return order.orderPage.ofConsole(orderId, caller);
  },
  'POST /admin/agree-progress': async ({ body: { orderId, claim, reason } }, { caller }) => {
    await order.agreeProgress.byStaff(orderId, claim, reason, actorOf(caller));
    return order.orderPage.ofConsole(orderId, caller);
  },
  'GET /admin/orders/:id/handover': ({ params, query: { donePercent } }) =>
    order.previewHandover(params.id, donePercent === undefined ? undefined : Number(donePercent)),
});

const actorOf = ({ id, role, displayName }: Caller) => ({ id, role, displayName });

const rowAnswer = (order: FoundOrder, now: Date) => {
  const { draft: _draft, dueAt, waitingSince, disputeAnswerDueAt, createdAt, updatedAt, ...row } = order;
  return {
    ...row,
    dueAt: dueAt?.toISOString() ?? null,
    late: isLate(order, now),
    waitingSince: waitingSince?.toISOString() ?? null,
    disputeAnswerDueAt: disputeAnswerDueAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
};
