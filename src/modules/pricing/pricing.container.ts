import { type Bindings, token } from '#platform/di.ts';
import { PollingCache } from '#platform/polling-cache.ts';
import { platform } from '#platform/tokens.ts';
import { pricingAdminRoutes } from './adapters/http/pricing.admin.routes.ts';
import { priceBookRoutes } from './adapters/http/price-book.routes.ts';
import { pricingRoutes } from './adapters/http/pricing.routes.ts';
import { pricingJobs } from './adapters/jobs/pricing.jobs.ts';
import { CouponList } from './adapters/persistence/coupon-list.ts';
import { MikroCoupons } from './adapters/persistence/mikro-coupons.ts';
import { SqlExperiences } from './adapters/persistence/sql-experiences.ts';
import { SqlPriceBooks } from './adapters/persistence/sql-price-books.ts';
import { PriceBookList } from './adapters/persistence/price-book-list.ts';
import { pricingPersonalData } from './adapters/persistence/pricing-personal-data.ts';
import { addCoupons } from './application/add-coupons.ts';
import { changeCoupon } from './application/change-coupon.ts';
import { createCoupon } from './application/create-coupon.ts';
import { endCoupon } from './application/end-coupon.ts';
import { calculateQuote } from './application/calculate-quote.ts';
import { type CouponTries, couponTries } from './application/coupon-tries.ts';
import { cancelPriceBook } from './application/cancel-price-book.ts';
import { lanePrices } from './application/lane-prices.ts';
import { startPrices } from './application/start-prices.ts';
import { learnPace } from './application/learn-pace.ts';
import type { Coupons, Experiences, PriceBooks } from './application/ports.ts';
import { previewCoupons } from './application/preview-coupons.ts';
import { previewPrices } from './application/preview-prices.ts';
import { priceList } from './application/price-list.ts';
import { publishFirstPrices } from './application/publish-first-prices.ts';
import { publishPriceBook } from './application/publish-price-book.ts';
import { readCatalog } from './application/read-catalog.ts';
import { readPriceBooks } from './application/read-price-books.ts';
import { redeemCoupon } from './application/redeem-coupon.ts';
import { pricing } from './pricing.tokens.ts';

const inner = {
  couponTries: token<CouponTries>('pricing.coupon-tries'),
  priceBooks: token<PriceBooks>('pricing.priceBooks'),
  coupons: token<Coupons>('pricing.coupons'),
  couponList: token<CouponList>('pricing.couponList'),
  experiences: token<Experiences>('pricing.experiences'),
  priceBookList: token<PriceBookList>('pricing.priceBookList'),
};

const useCases = {
  publishFirstPrices,
  priceList,
  learnPace,
  lanePrices,
  startPrices,
  calculateQuote,
  redeemCoupon,
  createCoupon,
  changeCoupon,
  endCoupon,
  previewCoupons,
  addCoupons,
  readCatalog,
  readPriceBooks,
  publishPriceBook,
  cancelPriceBook,
};

const scope = {
  ...useCases,
  ...platform,
  ...pricing,
  ...inner,
  books: inner.priceBooks,
  learned: inner.experiences,
  orders: pricing.finishedOrders,
  notices: pricing.platformNotices,
  tries: inner.couponTries,
};

export const pricingBindings: Bindings = (bind) => {
  const { database, clock, log } = platform;
  bind.type(inner.priceBooks, SqlPriceBooks, [database]);
  bind.type(inner.coupons, MikroCoupons, [database]);
  bind.type(inner.experiences, SqlExperiences, [database]);
  bind.type(inner.couponList, CouponList, [database, clock]);
  bind.make(pricing.personalData, pricingPersonalData, [database]);

  bind.all(scope, useCases);
  bind.all({ ...scope, orders: pricing.recentOrders }, { previewPrices });
  bind.make(pricingJobs, [learnPace]);
  bind.make(
    pricing.freshPriceList,
    (prices, first, diary) =>
      new PollingCache({
        what: 'price list',
        begin: async () => {
          await first();
          await prices.refresh();
        },
        refresh: () => prices.refresh(),
        log: diary,
      }),
    [pricing.priceList, publishFirstPrices, log],
  );
  bind.make(inner.couponTries, (config) => couponTries(config), [pricing.couponTries]);

  bind.type(inner.priceBookList, PriceBookList, [database]);

  bind.make(pricingRoutes, [pricing.calculateQuote, readCatalog]);
  bind.make(pricingAdminRoutes, [inner.couponList, createCoupon, changeCoupon, endCoupon, previewCoupons, addCoupons]);
  bind.make(priceBookRoutes, [inner.priceBookList, readPriceBooks, publishPriceBook, cancelPriceBook, previewPrices]);
};
