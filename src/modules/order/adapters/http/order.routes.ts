import type { Listed } from '#kernel/lists.ts';
import type { OrderRow as OrderRowAnswer } from '#contract/order/schemas.ts';
import { Money } from '#kernel/money.ts';
import { orderStates, type OrderState } from '#kernel/vocabulary.ts';
import type { Caller, Handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { filterValuesOf, parseListQuery, type ListQuery, valuesOf, wrong } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { AgreeProgress } from '../../application/agree-progress.ts';
import type { AgreeRank } from '../../application/agree-rank.ts';
import type { AssignBooster } from '../../application/assign-booster.ts';
import type { ChangeLane } from '../../application/change-lane.ts';
import type { DrawArrival } from '../../application/draw-arrival.ts';
import type { GiveGameAccount } from '../../application/give-game-account.ts';
import type { GiveStream } from '../../application/give-stream.ts';
import { type OrderPage, forBoosters } from '../../application/order-page.ts';
import type { PlaceOrder } from '../../application/place-order.ts';
import type { OrderListQuery, OrderLists, OrderRow } from '../../application/ports.ts';
import type { PoolSort } from '../../application/pool-ports.ts';
import { draftOf } from '../../application/readable-draft.ts';
import type { ReadShowcase } from '../../application/read-showcase.ts';
import type { WriteReview } from '../../application/write-review.ts';
import type { ReadHistory } from '../../application/read-history.ts';
import type { BoosterOrder, ReadBoosterOrders } from '../../application/read-booster-orders.ts';
import type { ReadPool } from '../../application/read-pool.ts';
import type { RecordProgress } from '../../application/record-progress.ts';
import type { TipBooster } from '../../application/tip-booster.ts';
import type { WalkOrder } from '../../application/walk-order.ts';

type Routes =
  | 'POST /orders'
  | 'GET /orders'
  | 'GET /orders/:id'
  | 'PUT /orders/:id/game-account'
  | 'DELETE /orders/:id/game-account'
  | 'GET /orders/:id/lanes'
  | 'PUT /orders/:id/lane'
  | 'POST /orders/:id/take'
  | 'POST /orders/:id/transitions'
  | 'GET /orders/:id/matches'
  | 'GET /orders/:id/timeline'
  | 'GET /orders/:id/arrival'
  | 'POST /orders/:id/matches'
  | 'PUT /orders/:id/progress'
  | 'POST /orders/:id/progress/agreement'
  | 'PUT /orders/:id/stream'
  | 'DELETE /orders/:id/stream'
  | 'POST /orders/:id/rank/agreement'
  | 'POST /orders/:id/tip'
  | 'POST /orders/:id/review'
  | 'GET /showcase'
  | 'GET /booster/pool'
  | 'GET /booster/orders';

interface OrderUseCases {
  readonly lists: OrderLists;
  readonly orderPage: OrderPage;
  readonly placeOrder: PlaceOrder;
  readonly walkOrder: WalkOrder;
  readonly assignBooster: AssignBooster;
  readonly giveGameAccount: GiveGameAccount;
  readonly changeLane: ChangeLane;
  readonly recordProgress: RecordProgress;
  readonly agreeProgress: AgreeProgress;
  readonly giveStream: GiveStream;
  readonly agreeRank: AgreeRank;
  readonly tipBooster: TipBooster;
  readonly writeReview: WriteReview;
  readonly readShowcase: ReadShowcase;
  readonly readPool: ReadPool;
  readonly readBoosterOrders: ReadBoosterOrders;
  readonly readHistory: ReadHistory;
  readonly drawArrival: DrawArrival;
}

export const orderRoutes = (order: OrderUseCases): Handlers<Routes> => ({
  'POST /orders': async ({ body }, { caller }) => {
    const placed = await order.placeOrder.run({ ...body, customer: caller });
    return order.orderPage.showNew(placed.order, placed.events, caller);
  },

  'GET /orders': async ({ query }, { caller }) => {
    const list = parseListQuery(query, lists['GET /orders']);
    const own = caller.role === 'booster' ? { boosterId: [caller.id] } : { customerId: [caller.id] };
    const page = await order.lists.page({ ...listQueryOf(list), ...own });
    return pageOfRows(list, caller.role === 'booster' ? asPlayed(page) : page);
  },

  'GET /orders/:id': ({ params }, { caller }) => order.orderPage.of(params.id, caller),

  'PUT /orders/:id/game-account': async ({ params, body }, { caller }) =>
    order.orderPage.show(await order.giveGameAccount.give(params.id, body.gameAccountId, person(caller)), caller),

  'DELETE /orders/:id/game-account': async ({ params }, { caller }) =>
    order.orderPage.show(await order.giveGameAccount.remove(params.id, person(caller)), caller),

  'GET /orders/:id/lanes': async ({ params }, { caller }) =>
    [...(await order.changeLane.prices(params.id, caller.id))].map(([lane, price]) => ({ lane, ...price })),

  'PUT /orders/:id/lane': async ({ params, body }, { caller }) =>
    order.orderPage.show(
      await order.changeLane.run(
        params.id,
        {
          lane: body.lane,
          champion: body.champion ?? null,
          expectedDifference: Money.from(body.expectedDifference ?? Money.zero),
        },
        person(caller),
      ),
      caller,
    ),

  'POST /orders/:id/take': async ({ params }, { caller }) =>
    order.orderPage.show(await order.assignBooster.take(params.id, caller.id), caller),

  'POST /orders/:id/transitions': async (
    { params, body: { to, pictures = [], donePercent, found, ...details } },
    { caller },
  ) => {
    const walked = await order.walkOrder({
      orderId: params.id,
      to,
      person: caller,
      details,
      donePercent,
      pictures,
      found,
    });
    return order.orderPage.showTo(walked.order, walked.walker, caller);
  },

  'GET /orders/:id/matches': async ({ params, query }, { caller }) => {
    const { from, limit, sort, filter } = parseListQuery(query, lists['GET /orders/:id/matches']);
    const part = { from, limit, descending: sort.descending, results: valuesOf(filter.result) };
    return { from, ...(await order.readHistory.matches(params.id, caller, part)) };
  },

  'GET /orders/:id/timeline': async ({ params, query }, { caller }) => {
    const { from, limit, sort, filter } = parseListQuery(query, lists['GET /orders/:id/timeline']);
    const part = { from, limit, descending: sort.descending, kinds: valuesOf(filter.kind) };
    return { from, ...(await order.readHistory.timeline(params.id, caller, part)) };
  },

  'GET /orders/:id/arrival': ({ params }, { caller }) => order.drawArrival(params.id, caller),

  'POST /orders/:id/matches': ({ params, body }, { caller }) =>
    order.recordProgress.addMatch(params.id, body, person(caller)),

  'PUT /orders/:id/progress': async ({ params, body: { reason, done, current } }, { caller }) => {
    const rank = current && { tier: current.tier, division: current.division, lp: current.points };
    return order.orderPage.show(
      await order.recordProgress.correct(params.id, { done, current: rank }, reason, person(caller)),
      caller,
    );
  },

  'POST /orders/:id/progress/agreement': async ({ params, body }, { caller }) =>
    order.orderPage.show(await order.agreeProgress.byCustomer(params.id, body.claim, person(caller)), caller),

  'PUT /orders/:id/stream': async ({ params, body }, { caller }) =>
    order.orderPage.show(await order.giveStream.give(params.id, body.url, person(caller)), caller),

  'DELETE /orders/:id/stream': async ({ params }, { caller }) =>
    order.orderPage.show(await order.giveStream.end(params.id, person(caller)), caller),
  'POST /orders/:id/rank/agreement': async ({ params, body }, { caller }) =>
    order.orderPage.show(await order.agreeRank(params.id, Money.from(body.expectedDifference), person(caller)), caller),

  'POST /orders/:id/tip': async ({ params, body }, { caller }) =>
    order.orderPage.show(await order.tipBooster(params.id, Money.from(body.amount), person(caller)), caller),

  'POST /orders/:id/review': async ({ params, body }, { caller }) =>
    order.orderPage.show(await order.writeReview(params.id, body, person(caller)), caller),

  'GET /showcase': () => order.readShowcase(),

  'GET /booster/pool': async ({ query }, { caller }) => {
    const list = parseListQuery(query, lists['GET /booster/pool']);
    const { rows, total, atLeast } = await order.readPool(caller.id, {
      from: list.from,
      limit: list.limit,
      sort: { field: list.sort.field as PoolSort['field'], descending: list.sort.descending },
      ...filterValuesOf(list, lists['GET /booster/pool'].filters),
    });
    return { rows, from: list.from, total, atLeast };
  },

  'GET /booster/orders': async ({ query }, { caller }) => {
    const list = parseListQuery(query, lists['GET /booster/orders']);
    return pageOfRows(list, asPlayed(await order.readBoosterOrders(listQueryOf(list), caller.id)));
  },
});

const person = ({ id, displayName }: Caller) => ({ id, displayName });

type Sortable = (typeof lists)['GET /admin/orders']['sortable'][number];

export const listQueryOf = (list: ListQuery, now?: Date): OrderListQuery => {
  const filters = filterValuesOf(list, lists['GET /admin/orders'].filters);
  const { late, waitsForStaff, suspected: _, q: search, ...where } = filters;
  if (where.state?.some((state) => !orderStates.includes(state as OrderState)))
    throw wrong('choice', 'filter', 'state');
  return {
    from: list.from,
    limit: list.limit,
    sort: { field: list.sort.field as Sortable, descending: list.sort.descending },
    ...where,
    ...(now && late !== undefined ? { late: { at: now, is: late } } : {}),
    ...(now && waitsForStaff !== undefined ? { waitsForStaff: { at: now, is: waitsForStaff } } : {}),
    ...(search === undefined ? {} : { search }),
  };
};

const asPlayed = <Row extends OrderRow>(page: Listed<Row>): Listed<Row> => ({
  ...page,
  rows: page.rows.map((row) => ({ ...row, draft: row.draft && forBoosters(row.draft) })),
});

type ShownRow = OrderRow & Partial<Pick<BoosterOrder, 'earned'>>;

const pageOfRows = (list: ListQuery, { rows, total, atLeast }: Listed<ShownRow>) => ({
  rows: readableRows('orders', rows, rowAnswer),
  from: list.from,
  total,
  atLeast,
});

/** @throws DomainError order.draft_unreadable: a list row shows the draft. The order's page works without it. */
const rowAnswer = (row: ShownRow): OrderRowAnswer => ({
  id: row.id,
  number: row.number,
  service: row.service,
  state: row.state,
  price: row.price,
  refunded: row.refunded,
  draft: draftOf(row),
  boosterName: row.boosterName,
  progressPercent: row.progressPercent,
  disputed: row.disputed,
  disputeAnswerDueAt: row.disputeAnswerDueAt?.toISOString() ?? null,
  ...(row.earned ? { earned: { amount: row.earned.amount, at: row.earned.at.toISOString() } } : {}),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
