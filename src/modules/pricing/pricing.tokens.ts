import type { Names } from '#kernel/ports.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { PollingCache } from '#platform/polling-cache.ts';
import type { CalculateQuote } from './application/calculate-quote.ts';
import type { CouponTriesConfig } from './application/coupon-tries.ts';
import type { LanePrices } from './application/lane-prices.ts';
import type { StartPrices } from './application/start-prices.ts';
import type { FinishedOrders, PricingTerms, RecentOrders } from './application/ports.ts';
import type { PriceList } from './application/price-list.ts';
import type { PlatformNotices, PublicSettings } from './application/read-catalog.ts';
import type { RedeemCoupon } from './application/redeem-coupon.ts';

export const pricing = {
  /** Read from the configuration. */
  settings: token<PublicSettings>('pricing.settings'),
  /** Read from the settings. */
  terms: token<PricingTerms>('pricing.terms'),
  /** Read from the settings. */
  platformNotices: token<PlatformNotices>('pricing.platformNotices'),
  /** Implemented by the order module. */
  finishedOrders: token<FinishedOrders>('pricing.finishedOrders'),
  /** Implemented by the order module. */
  recentOrders: token<RecentOrders>('pricing.recentOrders'),
  /** Implemented by identity. */
  authors: token<Names>('pricing.authors'),
  /** Read from the configuration. */
  couponTries: token<CouponTriesConfig>('pricing.couponTries'),
  priceList: token<PriceList>('pricing.priceList'),
  /** Started before the API and stopped after it. */
  freshPriceList: token<PollingCache>('pricing.freshPriceList'),
  calculateQuote: token<CalculateQuote>('pricing.calculateQuote'),
  lanePrices: token<LanePrices>('pricing.lanePrices'),
  startPrices: token<StartPrices>('pricing.startPrices'),
  redeemCoupon: token<RedeemCoupon>('pricing.redeemCoupon'),
  personalData: token<PersonalData>('pricing.personalData'),
};
