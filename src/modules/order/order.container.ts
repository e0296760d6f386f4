import type { Bindings } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
import { note } from '#modules/note/index.ts';
import { picture } from '#modules/picture/index.ts';
import { pricing } from '#modules/pricing/index.ts';
import { vault } from '#modules/vault/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import { orderAdminRoutes } from './adapters/http/order.admin.routes.ts';
import { orderRoutes } from './adapters/http/order.routes.ts';
import { reviewRoutes } from './adapters/http/review.routes.ts';
import { orderJobs } from './adapters/jobs/order.jobs.ts';
import { SqlOrderFigures } from './adapters/persistence/sql-order-figures.ts';
import { SqlOrderHistory } from './adapters/persistence/sql-order-history.ts';
import { SqlOrderLists } from './adapters/persistence/sql-order-lists.ts';
import { SqlBoosterCounts } from './adapters/persistence/sql-booster-counts.ts';
import { SqlOrderStanding } from './adapters/persistence/sql-order-standing.ts';
import { SqlOrders } from './adapters/persistence/sql-orders.ts';
import { SqlDisputes } from './adapters/persistence/sql-disputes.ts';
import { SqlOrderNumbers } from './adapters/persistence/sql-order-numbers.ts';
import { OrderPersonalData } from './adapters/persistence/order-personal-data.ts';
import { SqlReviews } from './adapters/persistence/sql-reviews.ts';
import { SqlShowpieces } from './adapters/persistence/sql-showpieces.ts';
import { advanceOrder } from './application/advance-order.ts';
import { agreeProgress } from './application/agree-progress.ts';
import { agreeRank } from './application/agree-rank.ts';
import { assignBooster } from './application/assign-booster.ts';
import { changeLane } from './application/change-lane.ts';
import { payLaneByCard } from './application/pay-lane-by-card.ts';
import { erasedCredentials } from './application/erased-credentials.ts';
import { findOrders } from './application/find-orders.ts';
import { giveGameAccount } from './application/give-game-account.ts';
import { giveStream } from './application/give-stream.ts';
import { staffEnds } from './application/staff-ends.ts';
import { keepStanding } from './application/keep-standing.ts';
import { orderChanges } from './application/order-changes.ts';
import { orderPage } from './application/order-page.ts';
import { placeOrder } from './application/place-order.ts';
import { orderProjections } from './application/projections.ts';
import { previewHandover } from './application/preview-handover.ts';
import { poolFloods } from './application/pool-floods.ts';
import { SqlCustomersPool } from './adapters/persistence/sql-customers-pool.ts';
import { readCandidates } from './application/read-candidates.ts';
import { readHistory } from './application/read-history.ts';
import { readPool } from './application/read-pool.ts';
import { readShowcase } from './application/read-showcase.ts';
import { recordProgress } from './application/record-progress.ts';
import { judgeReview } from './application/judge-review.ts';
import { readBoosterReviews } from './application/read-booster-reviews.ts';
import { releasedLogins } from './application/released-logins.ts';
import { startOrder } from './application/start-order.ts';
import { countMatches } from './application/count-matches.ts';
import { sweepOrders } from './application/sweep-orders.ts';
import { tipBooster } from './application/tip-booster.ts';
import { walkOrder } from './application/walk-order.ts';
import { writeReview } from './application/write-review.ts';
import { decideDispute } from './application/decide-dispute.ts';
import { sweepTrouble } from './application/sweep-trouble.ts';
import { inner } from './order.inner-tokens.ts';
import { order } from './order.tokens.ts';
import { troubleBindings } from './trouble.container.ts';

export const orderBindings: Bindings = (bind) => {
  const { database, clock, jobs, sweepFailures } = platform;
  const { orders, lists, boosters, accounts } = order;
  const { work } = inner;
  bind.use(work, recordingWork(orderProjections), { work: platform.work, telling: platform.telling });

  bind.type(order.personalData, OrderPersonalData, [database]);
  bind.type(orders, SqlOrders, [database]);
  bind.type(lists, SqlOrderLists, [database]);
  bind.make(inner.standing, (rows) => new SqlOrderStanding(rows), [database]);
  bind.type(inner.boosterCounts, SqlBoosterCounts, [database]);
  bind.use(keepStanding, { standing: inner.standing, sharedClock: platform.sharedClock });
  bind.type(inner.disputes, SqlDisputes, [database]);
  bind.type(inner.histories, SqlOrderHistory, [database]);
  bind.use(readHistory, { orders, histories: inner.histories });
  bind.use(orderPage, {
    orders,
    vault: vault.orderVault,
    accounts,
    disputes: inner.disputes,
    pictures: picture.attached,
    clock,
    cardPayments: order.cardPayments,
    histories: inner.histories,
  });
  bind.use(orderChanges, { orders, work });
  bind.type(inner.customersPool, SqlCustomersPool, [database]);
  bind.use(poolFloods, { pool: inner.customersPool, limits: order.poolLimits, clock });
  bind.use(order.placeOrder, placeOrder, {
    orders,
    calculateQuote: pricing.calculateQuote,
    redeemCoupon: pricing.redeemCoupon,
    ledger: wallet.ledger,
    floods: poolFloods,
    accounts,
    work,
  });
  bind.use(order.advanceOrder, advanceOrder, {
    orders,
    ledger: wallet.ledger,
    vault: vault.orderVault,
    jobs,
    terms: order.terms,
    limit: wallet.handLimit,
    work,
  });
  bind.use(assignBooster, {
    orders,
    boosters,
    priceList: pricing.priceList,
    advance: order.advanceOrder,
    work,
  });
  bind.use(order.staffEnds, staffEnds, {
    orders,
    disputes: inner.disputes,
    advance: order.advanceOrder,
    decide: decideDispute,
    clock,
  });
  bind.use(startOrder, {
    orders,
    startPrices: pricing.startPrices,
    advance: order.advanceOrder,
    changes: orderChanges,
    pictures: picture.attached,
    work,
  });
  bind.use(agreeRank, {
    orders,
    startPrices: pricing.startPrices,
    changes: orderChanges,
    ledger: wallet.ledger,
    work,
  });
  bind.use(walkOrder, {
    orders,
    advanceOrder: order.advanceOrder,
    disputes: decideDispute,
    pictures: picture.attached,
    startOrder,
    work,
  });
  bind.use(giveGameAccount, {
    orders,
    vault: vault.orderVault,
    advance: order.advanceOrder,
    changes: orderChanges,
    work,
  });
  bind.use(changeLane, {
    orders,
    changes: orderChanges,
    lanePrices: pricing.lanePrices,
    ledger: wallet.ledger,
    work,
  });
  bind.use(order.payLaneByCard, payLaneByCard, {
    orders,
    changeLane,
    work,
  });
  bind.use(recordProgress, { orders, changes: orderChanges, work });
  bind.use(agreeProgress, { orders, changes: orderChanges, limit: wallet.handLimit, work });
  bind.use(giveStream, { orders, changes: orderChanges, work });
  bind.use(previewHandover, { orders, clock });
  bind.use(tipBooster, {
    orders,
    accounts,
    terms: order.terms,
    ledger: wallet.ledger,
    changes: orderChanges,
    work,
  });
  bind.use(writeReview, { orders, changes: orderChanges, work });
  bind.type(order.showpieces, SqlShowpieces, [database]);
  bind.use(readShowcase, { pieces: order.showpieces, priceList: pricing.priceList, clock });
  bind.use(readPool, { lists, orders, boosters, priceList: pricing.priceList });
  bind.use(findOrders, {
    lists,
    vault: vault.orderVault,
    people: order.people,
    histories: inner.histories,
    suspicions: note.suspicions,
  });
  bind.use(readCandidates, { orders, boosters });
  bind.type(order.figures, SqlOrderFigures, [database]);
  bind.use(order.erasedCredentials, erasedCredentials, { orders, clock });
  bind.type(inner.reviews, SqlReviews, [database]);
  bind.use(judgeReview, { reviews: inner.reviews, work });
  bind.type(order.numbers, SqlOrderNumbers, [database]);
  bind.use(order.boosterReviews, readBoosterReviews, { pieces: order.showpieces });
  bind.make(reviewRoutes, [inner.reviews, judgeReview]);
  bind.use(order.releasedLogins, releasedLogins, { orders, changes: orderChanges, clock });
  bind.use(sweepOrders, { orders, advance: order.advanceOrder, failures: sweepFailures, clock });
  bind.use(countMatches, { orders, failures: sweepFailures, work });

  bind.use(orderRoutes, {
    lists,
    page: orderPage,
    placeOrder: order.placeOrder,
    walkOrder,
    assignBooster,
    giveGameAccount,
    changeLane,
    recordProgress,
    agreeProgress,
    giveStream,
    agreeRank,
    tipBooster,
    writeReview,
    readShowcase,
    readPool,
    readHistory,
  });
  bind.use(orderAdminRoutes, {
    clock,
    find: findOrders,
    page: orderPage,
    advanceOrder: order.advanceOrder,
    assignBooster,
    readCandidates,
    agreeProgress,
    previewHandover,
  });
  bind.make(orderJobs, [sweepOrders, sweepTrouble, countMatches, keepStanding, inner.boosterCounts, platform.log]);
  troubleBindings(bind);
};
