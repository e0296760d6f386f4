import type { Bindings } from '#platform/di.ts';
import { announcing, followed, houseNews } from '#platform/live/announcing.ts';
import { platform } from '#platform/tokens.ts';
import { note } from '#modules/note/index.ts';
import { picture } from '#modules/picture/index.ts';
import { pricing } from '#modules/pricing/index.ts';
import { vault } from '#modules/vault/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import { orderAdminRoutes } from './adapters/http/order.admin.routes.ts';
import { orderRoutes } from './adapters/http/order.routes.ts';
import { reviewRoutes } from './adapters/http/review.routes.ts';
import { orderJobs } from './adapters/jobs/order.jobs.ts';
import { MikroOrderFigures } from './adapters/persistence/mikro-order-figures.ts';
import { MikroOrderHistory } from './adapters/persistence/mikro-order-history.ts';
import { MikroOrderLists } from './adapters/persistence/mikro-order-lists.ts';
import { MikroBoosterCounts } from './adapters/persistence/mikro-booster-counts.ts';
import { MikroOrderStanding } from './adapters/persistence/mikro-order-standing.ts';
import { MikroOrders } from './adapters/persistence/mikro-orders.ts';
import { MikroDisputes } from './adapters/persistence/mikro-disputes.ts';
import { SqlOrderNumbers } from './adapters/persistence/sql-order-numbers.ts';
import { OrderPersonalData } from './adapters/persistence/order-personal-data.ts';
import { MikroReviews } from './adapters/persistence/mikro-reviews.ts';
import { MikroShowpieces } from './adapters/persistence/mikro-showpieces.ts';
import { AdvanceOrder } from './application/advance-order.ts';
import { AgreeProgress } from './application/agree-progress.ts';
import { AgreeRank } from './application/agree-rank.ts';
import { AssignBooster } from './application/assign-booster.ts';
import { ChangeLane } from './application/change-lane.ts';
import { PayLaneByCard } from './application/pay-lane-by-card.ts';
import { ErasedCredentials } from './application/erased-credentials.ts';
import { FindOrders } from './application/find-orders.ts';
import { GiveGameAccount } from './application/give-game-account.ts';
import { GiveStream } from './application/give-stream.ts';
import { HouseEnds } from './application/house-ends.ts';
import { KeepStanding } from './application/keep-standing.ts';
import { OrderChanges } from './application/order-changes.ts';
import { orderHooks } from './application/order-hooks.ts';
import { OrderPage } from './application/order-page.ts';
import { PlaceOrder } from './application/place-order.ts';
import { PreviewHandover } from './application/preview-handover.ts';
import { PoolFloods } from './application/pool-floods.ts';
import { SqlCustomersPool } from './adapters/persistence/sql-customers-pool.ts';
import { ReadCandidates } from './application/read-candidates.ts';
import { ReadHistory } from './application/read-history.ts';
import { ReadPool } from './application/read-pool.ts';
import { ReadShowcase } from './application/read-showcase.ts';
import { RecordProgress } from './application/record-progress.ts';
import { JudgeReview } from './application/judge-review.ts';
import { ReadBoosterReviews } from './application/read-booster-reviews.ts';
import { ReleasedLogins } from './application/released-logins.ts';
import { StartOrder } from './application/start-order.ts';
import { CountMatches } from './application/count-matches.ts';
import { SweepOrders } from './application/sweep-orders.ts';
import { TipBooster } from './application/tip-booster.ts';
import { WalkOrder } from './application/walk-order.ts';
import { WriteReview } from './application/write-review.ts';
import { inner } from './order.inner-tokens.ts';
import { order } from './order.tokens.ts';
import { troubleBindings } from './trouble.container.ts';

const reviewNews = ({ orderId }: { readonly orderId: string }) => houseNews('reviews', 'content:read', orderId);

export const orderBindings: Bindings = (bind) => {
  const { database, transactions, clock, ids, outbox, jobs, sweepFailures } = platform;
  const { orders, lists, boosters, accounts, notifications, placeOrder, advanceOrder } = order;

  bind.type(order.personalData, OrderPersonalData, [database]);
  bind.make(
    orders,
    (rows, hooks, running) => {
      const written = new MikroOrders(rows);
      return followed(written, { addEvents: (events) => hooks.tell(orderHooks(events, written)) }, running);
    },
    [database, platform.hooks, transactions],
  );
  bind.type(lists, MikroOrderLists, [database]);
  bind.make(inner.standing, (rows) => new MikroOrderStanding(rows), [database]);
  bind.type(inner.boosterCounts, MikroBoosterCounts, [database]);
  bind.type(inner.keepStanding, KeepStanding, [inner.standing, platform.sharedClock]);
  bind.type(inner.disputes, MikroDisputes, [database]);
  bind.type(inner.histories, MikroOrderHistory, [database]);
  bind.type(inner.readHistory, ReadHistory, [orders, inner.histories]);
  bind.type(inner.page, OrderPage, [
    orders,
    vault.orderVault,
    accounts,
    inner.disputes,
    picture.attached,
    clock,
    order.cardPayments,
    inner.histories,
  ]);
  bind.type(inner.changes, OrderChanges, [orders, outbox, notifications]);
  bind.type(inner.customersPool, SqlCustomersPool, [database]);
  bind.type(inner.floods, PoolFloods, [inner.customersPool, order.poolLimits, clock]);
  bind.type(placeOrder, PlaceOrder, [
    orders,
    pricing.calculateQuote,
    pricing.redeemCoupon,
    wallet.ledger,
    inner.floods,
    accounts,
    notifications,
    outbox,
    transactions,
    clock,
    ids,
  ]);
  bind.type(advanceOrder, AdvanceOrder, [
    orders,
    wallet.ledger,
    vault.orderVault,
    notifications,
    outbox,
    jobs,
    transactions,
    clock,
    order.terms,
    wallet.handLimit,
  ]);
  bind.type(inner.assignBooster, AssignBooster, [
    orders,
    boosters,
    pricing.priceList,
    advanceOrder,
    notifications,
    transactions,
    clock,
  ]);
  bind.type(order.houseEnds, HouseEnds, [orders, inner.disputes, advanceOrder, inner.decideDispute, clock]);
  bind.type(inner.startOrder, StartOrder, [
    orders,
    pricing.startPrices,
    advanceOrder,
    inner.changes,
    picture.attached,
    transactions,
    clock,
    ids,
  ]);
  bind.type(inner.agreeRank, AgreeRank, [
    orders,
    pricing.startPrices,
    inner.changes,
    wallet.ledger,
    outbox,
    transactions,
    clock,
  ]);
  bind.type(inner.walkOrder, WalkOrder, [
    orders,
    advanceOrder,
    inner.decideDispute,
    picture.attached,
    inner.startOrder,
    transactions,
  ]);
  bind.type(inner.giveGameAccount, GiveGameAccount, [
    orders,
    vault.orderVault,
    advanceOrder,
    inner.changes,
    transactions,
    clock,
  ]);
  bind.type(inner.changeLane, ChangeLane, [
    orders,
    inner.changes,
    pricing.lanePrices,
    wallet.ledger,
    outbox,
    transactions,
    clock,
  ]);
  bind.type(order.payLaneByCard, PayLaneByCard, [orders, inner.changeLane, order.notifications]);
  bind.type(inner.recordProgress, RecordProgress, [orders, inner.changes, outbox, transactions, clock, ids]);
  bind.type(inner.agreeProgress, AgreeProgress, [orders, inner.changes, transactions, clock]);
  bind.type(inner.giveStream, GiveStream, [orders, inner.changes, notifications, transactions, clock, ids]);
  bind.type(inner.previewHandover, PreviewHandover, [orders, clock]);
  bind.type(inner.tipBooster, TipBooster, [
    orders,
    accounts,
    order.terms,
    wallet.ledger,
    inner.changes,
    outbox,
    transactions,
    clock,
    ids,
  ]);
  bind.make(
    inner.writeReview,
    (written, changes, outgoing, running, now) =>
      new WriteReview(announcing(written, { addReview: reviewNews }, outgoing, running), changes, running, now),
    [orders, inner.changes, outbox, transactions, clock],
  );
  bind.type(order.showpieces, MikroShowpieces, [database]);
  bind.type(inner.readShowcase, ReadShowcase, [order.showpieces, pricing.priceList, clock]);
  bind.type(inner.readPool, ReadPool, [lists, orders, boosters, pricing.priceList]);
  bind.type(inner.find, FindOrders, [lists, vault.orderVault, order.people, inner.histories, note.suspicions]);
  bind.type(inner.readCandidates, ReadCandidates, [orders, boosters]);
  bind.type(order.figures, MikroOrderFigures, [database]);
  bind.type(order.erasedCredentials, ErasedCredentials, [orders, clock]);
  bind.make(
    inner.reviews,
    (rows, outgoing, running) => announcing(new MikroReviews(rows), { save: reviewNews }, outgoing, running),
    [database, outbox, transactions],
  );
  bind.type(inner.judgeReview, JudgeReview, [inner.reviews, transactions, clock]);
  bind.type(order.numbers, SqlOrderNumbers, [database]);
  bind.type(order.boosterReviews, ReadBoosterReviews, [order.showpieces]);
  bind.make(order.reviewHttp, reviewRoutes, [inner.reviews, inner.judgeReview]);
  bind.type(order.releasedLogins, ReleasedLogins, [orders, inner.changes, clock]);
  bind.type(inner.sweep, SweepOrders, [orders, advanceOrder, sweepFailures, clock]);
  bind.type(inner.countMatches, CountMatches, [orders, outbox, sweepFailures, transactions, clock]);

  bind.make(
    order.http,
    (
      orderLists,
      page,
      place,
      walkOrder,
      assignBooster,
      giveGameAccount,
      changeLane,
      progress,
      agreeProgress,
      giveStream,
      agreeRank,
      tipBooster,
      writeReview,
      readShowcase,
      readPool,
      readHistory,
    ) =>
      orderRoutes({
        lists: orderLists,
        page,
        placeOrder: place,
        walkOrder,
        assignBooster,
        giveGameAccount,
        changeLane,
        recordProgress: progress,
        agreeProgress,
        giveStream,
        agreeRank,
        tipBooster,
        writeReview,
        readShowcase,
        readPool,
        readHistory,
      }),
    [
      lists,
      inner.page,
      placeOrder,
      inner.walkOrder,
      inner.assignBooster,
      inner.giveGameAccount,
      inner.changeLane,
      inner.recordProgress,
      inner.agreeProgress,
      inner.giveStream,
      inner.agreeRank,
      inner.tipBooster,
      inner.writeReview,
      inner.readShowcase,
      inner.readPool,
      inner.readHistory,
    ],
  );
  bind.make(
    order.adminHttp,
    (find, page, advance, assignBooster, readCandidates, agreeProgress, previewHandover, now) =>
      orderAdminRoutes({
        find,
        page,
        advanceOrder: advance,
        assignBooster,
        readCandidates,
        agreeProgress,
        previewHandover,
        clock: now,
      }),
    [
      inner.find,
      inner.page,
      advanceOrder,
      inner.assignBooster,
      inner.readCandidates,
      inner.agreeProgress,
      inner.previewHandover,
      clock,
    ],
  );
  const { sweep, sweepTrouble, countMatches, keepStanding, boosterCounts } = inner;
  bind.make(order.jobs, orderJobs, [sweep, sweepTrouble, countMatches, keepStanding, boosterCounts, platform.log]);
  troubleBindings(bind);
};
