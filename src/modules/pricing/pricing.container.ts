import { type Bindings, token } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { pricingAdminRoutes } from './adapters/http/pricing.admin.routes.ts';
import { pricingRoutes } from './adapters/http/pricing.routes.ts';
import { CouponList } from './adapters/persistence/coupon-list.ts';
import { MikroCoupons } from './adapters/persistence/mikro-coupons.ts';
import { MikroPriceBooks } from './adapters/persistence/mikro-price-books.ts';
import { CalculateQuote } from './application/calculate-quote.ts';
import type { Coupons, PriceBooks } from './application/ports.ts';
import { PriceList } from './application/price-list.ts';
import { type PublicSettings, ReadCatalog } from './application/read-catalog.ts';
import { RedeemCoupon } from './application/redeem-coupon.ts';

export const pricing = {
  priceBooks: token<PriceBooks>('pricing.priceBooks'),
  coupons: token<Coupons>('pricing.coupons'),
  couponList: token<CouponList>('pricing.couponList'),
  settings: token<PublicSettings>('pricing.settings'),
  priceList: token<PriceList>('pricing.priceList'),
  calculateQuote: token<CalculateQuote>('pricing.calculateQuote'),
  redeemCoupon: token<RedeemCoupon>('pricing.redeemCoupon'),
  readCatalog: token<ReadCatalog>('pricing.readCatalog'),
  routes: token<ReturnType<typeof pricingRoutes>>('pricing.routes'),
  adminRoutes: token<ReturnType<typeof pricingAdminRoutes>>('pricing.adminRoutes'),
};

/** Needs the platform's tokens and `pricing.settings`, which the configuration binds. */
export const pricingBindings: Bindings = (bind) => {
  bind.type(pricing.priceBooks, MikroPriceBooks, [platform.database]);
  bind.type(pricing.coupons, MikroCoupons, [platform.database]);
  bind.type(pricing.couponList, CouponList, [platform.database]);
  bind.type(pricing.priceList, PriceList, [pricing.priceBooks, pricing.coupons]);
  bind.type(pricing.calculateQuote, CalculateQuote, [pricing.priceList, platform.clock]);
  bind.type(pricing.redeemCoupon, RedeemCoupon, [pricing.coupons]);
  bind.type(pricing.readCatalog, ReadCatalog, [pricing.priceList, pricing.settings]);
  bind.make(pricing.routes, pricingRoutes, [pricing.calculateQuote, pricing.readCatalog]);
  bind.make(pricing.adminRoutes, pricingAdminRoutes, [pricing.couponList]);
};
