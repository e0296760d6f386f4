// Pricing's public interface for other modules: drafts and quotes, lane and start prices, coupons, boosters' shares,
// progress on the ladder, and the price of the work done.
export type { CalculateQuote, Offer } from './application/calculate-quote.ts';
export { couponTriesConfig } from './config.ts';
export type { LanePrices } from './application/lane-prices.ts';
export type { LaneDifference } from './domain/lane-difference.ts';
export type { PriceList } from './application/price-list.ts';
export { readDraft } from './application/read-draft.ts';
export type { RedeemCoupon } from './application/redeem-coupon.ts';
export {
  isBeyondGoal,
  isBroken,
  type Progress,
  provenProgress,
  reachedOf,
  recordedProgress,
  saidOf,
  standAt,
  takesBack,
} from './domain/progress.ts';
export { declaredRank, type NamedRank, type StartPrices, startingAt } from './application/start-prices.ts';
export { worthOfWork } from './domain/work-done.ts';
export { pricing } from './pricing.tokens.ts';
