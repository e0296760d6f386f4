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

export const pricingBindings: Bindings = (bind) => {
  const { database, clock, ids, log, work } = platform;
  bind.type(inner.priceBooks, SqlPriceBooks, [database]);
  bind.type(inner.coupons, MikroCoupons, [database]);
  bind.type(inner.experiences, SqlExperiences, [database]);
  bind.type(inner.couponList, CouponList, [database, clock]);
  bind.make(pricing.personalData, pricingPersonalData, [database]);

  bind.use(publishFirstPrices, {
    books: inner.priceBooks,
    coupons: inner.coupons,
    clock,
    ids,
  });
  bind.use(pricing.priceList, priceList, {
    books: inner.priceBooks,
    coupons: inner.coupons,
    learned: inner.experiences,
    clock,
    terms: pricing.terms,
  });
  bind.use(learnPace, {
    orders: pricing.finishedOrders,
    experiences: inner.experiences,
    priceList: pricing.priceList,
    clock,
  });
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
  bind.use(pricing.lanePrices, lanePrices, { books: inner.priceBooks, clock });
  bind.use(pricing.startPrices, startPrices, { books: inner.priceBooks, terms: pricing.terms, clock });
  bind.make(inner.couponTries, (config) => couponTries(config), [pricing.couponTries]);
  bind.use(pricing.calculateQuote, calculateQuote, {
    priceList: pricing.priceList,
    notices: pricing.platformNotices,
    tries: inner.couponTries,
    clock,
  });
  bind.use(pricing.redeemCoupon, redeemCoupon, { coupons: inner.coupons });
  bind.use(createCoupon, { coupons: inner.coupons, clock, ids });
  bind.use(changeCoupon, { coupons: inner.coupons, work });
  bind.use(endCoupon, { coupons: inner.coupons, work });
  bind.use(previewCoupons, { coupons: inner.coupons });
  bind.use(addCoupons, { coupons: inner.coupons, work });
  bind.use(readCatalog, {
    priceList: pricing.priceList,
    settings: pricing.settings,
    notices: pricing.platformNotices,
  });

  bind.type(inner.priceBookList, PriceBookList, [database]);
  bind.use(readPriceBooks, { books: inner.priceBooks, authors: pricing.authors, clock });
  bind.use(publishPriceBook, { books: inner.priceBooks, clock, ids });
  bind.use(cancelPriceBook, { books: inner.priceBooks, clock });
  bind.use(previewPrices, {
    orders: pricing.recentOrders,
    books: inner.priceBooks,
    clock,
    terms: pricing.terms,
  });

  bind.make(pricingRoutes, [pricing.calculateQuote, readCatalog]);
  bind.make(pricingAdminRoutes, [inner.couponList, createCoupon, changeCoupon, endCoupon, previewCoupons, addCoupons]);
  bind.make(priceBookRoutes, [inner.priceBookList, readPriceBooks, publishPriceBook, cancelPriceBook, previewPrices]);
};
