import type { UnitOfWork } from '#kernel/ports.ts';
import { token } from '#platform/di.ts';
import type { AgreeProgress } from './application/agree-progress.ts';
import type { AgreeRank } from './application/agree-rank.ts';
import type { AgreeOnDispute } from './application/agree-on-dispute.ts';
import type { AnswerDispute } from './application/answer-dispute.ts';
import type { AskForBooster } from './application/ask-for-booster.ts';
import type { AssignBooster } from './application/assign-booster.ts';
import type { OrderHistories } from './application/history-ports.ts';
import type { BoosterCounts, OrderStanding, Reviews } from './application/ports.ts';
import type { ChangeLane } from './application/change-lane.ts';
import type { CustomersPool, PoolFloods } from './application/pool-floods.ts';
import type { DecideDispute } from './application/decide-dispute.ts';
import type { Disputes } from './application/ports.ts';
import type { FindOrders } from './application/find-orders.ts';
import type { GiveGameAccount } from './application/give-game-account.ts';
import type { GiveStream } from './application/give-stream.ts';
import type { JudgeReview } from './application/judge-review.ts';
import type { KeepStanding } from './application/keep-standing.ts';
import type { OpenDispute } from './application/open-dispute.ts';
import type { OrderChanges } from './application/order-changes.ts';
import type { OrderPage } from './application/order-page.ts';
import type { PauseOrder } from './application/pause-order.ts';
import type { PreviewHandover } from './application/preview-handover.ts';
import type { PreviewRefund } from './application/preview-refund.ts';
import type { ReadCandidates } from './application/read-candidates.ts';
import type { ReadHistory } from './application/read-history.ts';
import type { ReadPool } from './application/read-pool.ts';
import type { ReadShowcase } from './application/read-showcase.ts';
import type { RecordProgress } from './application/record-progress.ts';
import type { StartOrder } from './application/start-order.ts';
import type { SweepOrders } from './application/sweep-orders.ts';
import type { CountMatches } from './application/count-matches.ts';
import type { SweepTrouble } from './application/sweep-trouble.ts';
import type { TipBooster } from './application/tip-booster.ts';
import type { WalkOrder } from './application/walk-order.ts';
import type { WithdrawDispute } from './application/withdraw-dispute.ts';
import type { WriteReview } from './application/write-review.ts';
import type { OrderEvent } from './domain/order-events.ts';

/** What only this module's container binds and uses. */
export const inner = {
  work: token<UnitOfWork<OrderEvent>>('order.work'),
  customersPool: token<CustomersPool>('order.customersPool'),
  floods: token<PoolFloods>('order.floods'),
  page: token<OrderPage>('order.page'),
  changes: token<OrderChanges>('order.changes'),
  assignBooster: token<AssignBooster>('order.assignBooster'),
  giveGameAccount: token<GiveGameAccount>('order.giveGameAccount'),
  changeLane: token<ChangeLane>('order.changeLane'),
  recordProgress: token<RecordProgress>('order.recordProgress'),
  agreeProgress: token<AgreeProgress>('order.agreeProgress'),
  giveStream: token<GiveStream>('order.giveStream'),
  agreeRank: token<AgreeRank>('order.agreeRank'),
  startOrder: token<StartOrder>('order.startOrder'),
  previewHandover: token<PreviewHandover>('order.previewHandover'),
  tipBooster: token<TipBooster>('order.tipBooster'),
  walkOrder: token<WalkOrder>('order.walkOrder'),
  writeReview: token<WriteReview>('order.writeReview'),
  readShowcase: token<ReadShowcase>('order.readShowcase'),
  histories: token<OrderHistories>('order.histories'),
  readHistory: token<ReadHistory>('order.readHistory'),
  readPool: token<ReadPool>('order.readPool'),
  find: token<FindOrders>('order.find'),
  readCandidates: token<ReadCandidates>('order.readCandidates'),
  sweep: token<SweepOrders>('order.sweep'),
  reviews: token<Reviews>('order.reviews'),
  judgeReview: token<JudgeReview>('order.judgeReview'),
  disputes: token<Disputes>('order.disputes'),
  openDispute: token<OpenDispute>('order.openDispute'),
  answerDispute: token<AnswerDispute>('order.answerDispute'),
  withdrawDispute: token<WithdrawDispute>('order.withdrawDispute'),
  agreeOnDispute: token<AgreeOnDispute>('order.agreeOnDispute'),
  decideDispute: token<DecideDispute>('order.decideDispute'),
  previewRefund: token<PreviewRefund>('order.previewRefund'),
  pauseOrder: token<PauseOrder>('order.pauseOrder'),
  askForBooster: token<AskForBooster>('order.askForBooster'),
  countMatches: token<CountMatches>('order.countMatches'),
  sweepTrouble: token<SweepTrouble>('order.sweepTrouble'),
  standing: token<OrderStanding>('order.standing'),
  boosterCounts: token<BoosterCounts>('order.boosterCounts'),
  keepStanding: token<KeepStanding>('order.keepStanding'),
};
