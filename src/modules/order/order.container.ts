import type { UnitOfWork } from '#kernel/ports.ts';
import { note } from '#modules/note/index.ts';
import { picture } from '#modules/picture/index.ts';
import { pricing } from '#modules/pricing/index.ts';
import { vault } from '#modules/vault/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
import { orderAdminRoutes } from './adapters/http/order.admin.routes.ts';
import { orderRoutes } from './adapters/http/order.routes.ts';
import { orderTroubleRoutes } from './adapters/http/order.trouble.routes.ts';
import { reviewRoutes } from './adapters/http/review.routes.ts';
import { SharpArrivalPainter } from './adapters/image/arrival-painter.ts';
import { orderJobs } from './adapters/jobs/order.jobs.ts';
import { OrderPersonalData } from './adapters/persistence/order-personal-data.ts';
import { SqlBoosterCounts } from './adapters/persistence/sql-booster-counts.ts';
import { SqlCustomersPool } from './adapters/persistence/sql-customers-pool.ts';
import { SqlDisputes } from './adapters/persistence/sql-disputes.ts';
import { SqlOrderFigures } from './adapters/persistence/sql-order-figures.ts';
import { SqlOrderHistory } from './adapters/persistence/sql-order-history.ts';
import { SqlOrderLists } from './adapters/persistence/sql-order-lists.ts';
import { SqlOrderNumbers } from './adapters/persistence/sql-order-numbers.ts';
import { SqlOrderStanding } from './adapters/persistence/sql-order-standing.ts';
import { SqlOrders } from './adapters/persistence/sql-orders.ts';
import { SqlReviews } from './adapters/persistence/sql-reviews.ts';
import { SqlShowpieces } from './adapters/persistence/sql-showpieces.ts';
import { advanceOrder } from './application/advance-order.ts';
import { agreeOnDispute } from './application/agree-on-dispute.ts';
import { agreeProgress } from './application/agree-progress.ts';
import { agreeRank } from './application/agree-rank.ts';
import { answerDispute } from './application/answer-dispute.ts';
import { askForBooster } from './application/ask-for-booster.ts';
import { assignBooster } from './application/assign-booster.ts';
import { changeLane } from './application/change-lane.ts';
import { countMatches } from './application/count-matches.ts';
import { decideDispute } from './application/decide-dispute.ts';
import { drawArrival, type ArrivalPainter } from './application/draw-arrival.ts';
import { erasedCredentials } from './application/erased-credentials.ts';
import { findOrders } from './application/find-orders.ts';
import { giveGameAccount } from './application/give-game-account.ts';
import { giveStream } from './application/give-stream.ts';
import type { OrderHistories } from './application/history-ports.ts';
import { judgeReview } from './application/judge-review.ts';
import { keepStanding } from './application/keep-standing.ts';
import { openDispute } from './application/open-dispute.ts';
import { orderChanges } from './application/order-changes.ts';
import { orderPage } from './application/order-page.ts';
import { pauseOrder } from './application/pause-order.ts';
import { payLaneByCard } from './application/pay-lane-by-card.ts';
import { placeOrder } from './application/place-order.ts';
import { poolFloods, type CustomersPool } from './application/pool-floods.ts';
import type { BoosterCounts, OrderStanding, Reviews, Disputes } from './application/ports.ts';
import { previewHandover } from './application/preview-handover.ts';
import { previewRefund } from './application/preview-refund.ts';
import { orderProjections } from './application/projections.ts';
import { readBoosterReviews } from './application/read-booster-reviews.ts';
import { readCandidates } from './application/read-candidates.ts';
import { readHistory } from './application/read-history.ts';
import { readBoosterOrders } from './application/read-booster-orders.ts';
import { readPool } from './application/read-pool.ts';
import { readShowcase } from './application/read-showcase.ts';
import { recordProgress } from './application/record-progress.ts';
import { releasedLogins } from './application/released-logins.ts';
import { staffEnds } from './application/staff-ends.ts';
import { startOrder } from './application/start-order.ts';
import { sweepOrders } from './application/sweep-orders.ts';
import { sweepTrouble } from './application/sweep-trouble.ts';
import { tipBooster } from './application/tip-booster.ts';
import { walkOrder } from './application/walk-order.ts';
import { withdrawDispute } from './application/withdraw-dispute.ts';
import { writeReview } from './application/write-review.ts';
import type { OrderEvent } from './domain/order-events.ts';
import { order } from './order.tokens.ts';

const inner = {
  work: token<UnitOfWork<OrderEvent>>('order.work'),
  customersPool: token<CustomersPool>('order.customersPool'),
  histories: token<OrderHistories>('order.histories'),
  reviews: token<Reviews>('order.reviews'),
  disputes: token<Disputes>('order.disputes'),
  standing: token<OrderStanding>('order.standing'),
  boosterCounts: token<BoosterCounts>('order.boosterCounts'),
  painter: token<ArrivalPainter>('order.painter'),
};

const useCases = {
  keepStanding,
  readHistory,
  drawArrival,
  orderPage,
  orderChanges,
  poolFloods,
  placeOrder,
  advanceOrder,
  assignBooster,
  staffEnds,
  startOrder,
  agreeRank,
  giveGameAccount,
  changeLane,
  payLaneByCard,
  recordProgress,
  agreeProgress,
  giveStream,
  previewHandover,
  tipBooster,
  walkOrder,
  writeReview,
  readShowcase,
  readPool,
  readBoosterOrders,
  findOrders,
  readCandidates,
  erasedCredentials,
  judgeReview,
  boosterReviews: readBoosterReviews,
  releasedLogins,
  sweepOrders,
  countMatches,
  openDispute,
  answerDispute,
  decideDispute,
  previewRefund,
  withdrawDispute,
  agreeOnDispute,
  pauseOrder,
  askForBooster,
  sweepTrouble,
};

const scope = {
  ...useCases,
  ...platform,
  ...pricing,
  ...order,
  ...inner,
  vault: vault.orderVault,
  pictures: picture.attached,
  pool: inner.customersPool,
  limits: order.poolLimits,
  ledger: wallet.ledger,
  income: wallet.income,
  floods: poolFloods,
  limit: wallet.handLimit,
  advance: order.advanceOrder,
  decide: decideDispute,
  changes: orderChanges,
  pieces: order.showpieces,
  suspicions: note.suspicions,
  failures: platform.sweepFailures,
  preview: previewRefund,
};

export const orderBindings: Bindings = (bind) => {
  const { database } = platform;
  const { orders, lists } = order;
  bind.use(inner.work, recordingWork(orderProjections), platform);

  bind.type(order.personalData, OrderPersonalData, [database]);
  bind.type(orders, SqlOrders, [database]);
  bind.type(lists, SqlOrderLists, [database]);
  bind.make(inner.standing, (rows) => new SqlOrderStanding(rows), [database]);
  bind.type(inner.boosterCounts, SqlBoosterCounts, [database]);
  bind.type(inner.painter, SharpArrivalPainter, []);
  bind.all(scope, { ...useCases, orderRoutes, orderAdminRoutes, orderTroubleRoutes });
  bind.type(inner.disputes, SqlDisputes, [database]);
  bind.type(inner.histories, SqlOrderHistory, [database]);
  bind.type(inner.customersPool, SqlCustomersPool, [database]);
  bind.type(order.showpieces, SqlShowpieces, [database]);
  bind.type(order.figures, SqlOrderFigures, [database]);
  bind.type(inner.reviews, SqlReviews, [database]);
  bind.type(order.numbers, SqlOrderNumbers, [database]);
  bind.make(reviewRoutes, [inner.reviews, judgeReview]);

  bind.make(orderJobs, [sweepOrders, sweepTrouble, countMatches, keepStanding, inner.boosterCounts, platform.log]);
};
