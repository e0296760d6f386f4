import { type Bindings, token } from '#platform/di.ts';
import { KeptFresh } from '#platform/kept-fresh.ts';
import { platform } from '#platform/tokens.ts';
import { pricingAdminRoutes } from './adapters/http/pricing.admin.routes.ts';
import { priceBookRoutes } from './adapters/http/price-book.routes.ts';
import { pricingRoutes } from './adapters/http/pricing.routes.ts';
import { pricingJobs } from './adapters/jobs/pricing.jobs.ts';
import { CouponList } from './adapters/persistence/coupon-list.ts';
import { MikroCoupons } from './adapters/persistence/mikro-coupons.ts';
import { MikroExperiences } from './adapters/persistence/mikro-experiences.ts';
import { MikroPriceBooks } from './adapters/persistence/mikro-price-books.ts';
import { PriceBookList } from './adapters/persistence/price-book-list.ts';
import { PricingPersonalData } from './adapters/persistence/pricing-personal-data.ts';
import { AddCoupons } from './application/add-coupons.ts';
import { ChangeCoupon } from './application/change-coupon.ts';
import { CreateCoupon } from './application/create-coupon.ts';
import { EndCoupon } from './application/end-coupon.ts';
import { CalculateQuote } from './application/calculate-quote.ts';
import { CouponTries } from './application/coupon-tries.ts';
import { CancelPriceBook } from './application/cancel-price-book.ts';
import { LanePrices } from './application/lane-prices.ts';
import { StartPrices } from './application/start-prices.ts';
import { LearnPace } from './application/learn-pace.ts';
import type { Coupons, Experiences, PriceBooks } from './application/ports.ts';
import { PreviewCoupons } from './application/preview-coupons.ts';
import { PreviewPrices } from './application/preview-prices.ts';
import { PriceList } from './application/price-list.ts';
import { PublishFirstPrices } from './application/publish-first-prices.ts';
import { PublishPriceBook } from './application/publish-price-book.ts';
import { ReadCatalog } from './application/read-catalog.ts';
import { ReadPriceBooks } from './application/read-price-books.ts';
import { RedeemCoupon } from './application/redeem-coupon.ts';
import { pricing } from './pricing.tokens.ts';

const inner = {
  couponTries: token<CouponTries>('pricing.coupon-tries'),
  priceBooks: token<PriceBooks>('pricing.priceBooks'),
  coupons: token<Coupons>('pricing.coupons'),
  couponList: token<CouponList>('pricing.couponList'),
  publishFirstPrices: token<PublishFirstPrices>('pricing.publishFirstPrices'),
  createCoupon: token<CreateCoupon>('pricing.createCoupon'),
  changeCoupon: token<ChangeCoupon>('pricing.changeCoupon'),
  endCoupon: token<EndCoupon>('pricing.endCoupon'),
  previewCoupons: token<PreviewCoupons>('pricing.previewCoupons'),
  addCoupons: token<AddCoupons>('pricing.addCoupons'),
  experiences: token<Experiences>('pricing.experiences'),
  learnPace: token<LearnPace>('pricing.learnPace'),
  readCatalog: token<ReadCatalog>('pricing.readCatalog'),
  priceBookList: token<PriceBookList>('pricing.priceBookList'),
  readPriceBooks: token<ReadPriceBooks>('pricing.readPriceBooks'),
  publishPriceBook: token<PublishPriceBook>('pricing.publishPriceBook'),
  cancelPriceBook: token<CancelPriceBook>('pricing.cancelPriceBook'),
  previewPrices: token<PreviewPrices>('pricing.previewPrices'),
};

export const pricingBindings: Bindings = (registry) => {
  const { database, transactions, clock, ids, log } = platform;
  registry.type(inner.priceBooks, MikroPriceBooks, [database]);
  registry.type(inner.coupons, MikroCoupons, [database]);
  registry.type(inner.experiences, MikroExperiences, [database]);
  registry.type(inner.couponList, CouponList, [database, clock]);
  registry.type(pricing.personalData, PricingPersonalData, [database]);

  registry.type(inner.publishFirstPrices, PublishFirstPrices, [inner.priceBooks, inner.coupons, clock, ids]);
  registry.type(pricing.priceList, PriceList, [
    inner.priceBooks,
    inner.coupons,
    inner.experiences,
    clock,
    pricing.terms,
  ]);
  registry.type(inner.learnPace, LearnPace, [pricing.finishedOrders, inner.experiences, pricing.priceList, clock]);
  registry.make(pricing.jobs, pricingJobs, [inner.learnPace]);
  registry.make(
    pricing.freshPriceList,
    (prices, first, diary) =>
      new KeptFresh({
        what: 'price list',
        begin: async () => {
          await first.run();
          await prices.refresh();
        },
        refresh: () => prices.refresh(),
        log: diary,
      }),
    [pricing.priceList, inner.publishFirstPrices, log],
  );
  registry.type(pricing.lanePrices, LanePrices, [inner.priceBooks, clock]);
  registry.type(pricing.startPrices, StartPrices, [inner.priceBooks, pricing.terms, clock]);
  registry.make(inner.couponTries, (config) => new CouponTries(config), [pricing.couponTries]);
  registry.type(pricing.calculateQuote, CalculateQuote, [
    pricing.priceList,
    pricing.houseNotices,
    inner.couponTries,
    clock,
  ]);
  registry.type(pricing.redeemCoupon, RedeemCoupon, [inner.coupons]);
  registry.type(inner.createCoupon, CreateCoupon, [inner.coupons, clock, ids]);
  registry.type(inner.changeCoupon, ChangeCoupon, [inner.coupons, transactions, clock]);
  registry.type(inner.endCoupon, EndCoupon, [inner.coupons, transactions, clock]);
  registry.type(inner.previewCoupons, PreviewCoupons, [inner.coupons]);
  registry.type(inner.addCoupons, AddCoupons, [inner.coupons, transactions, clock, ids]);
  registry.type(inner.readCatalog, ReadCatalog, [pricing.priceList, pricing.settings, pricing.houseNotices]);

  registry.type(inner.priceBookList, PriceBookList, [database]);
  registry.type(inner.readPriceBooks, ReadPriceBooks, [inner.priceBooks, pricing.authors, clock]);
  registry.type(inner.publishPriceBook, PublishPriceBook, [inner.priceBooks, clock, ids]);
  registry.type(inner.cancelPriceBook, CancelPriceBook, [inner.priceBooks, clock]);
  registry.type(inner.previewPrices, PreviewPrices, [pricing.recentOrders, inner.priceBooks, clock, pricing.terms]);

  registry.make(pricing.http, pricingRoutes, [pricing.calculateQuote, inner.readCatalog]);
  registry.make(pricing.adminHttp, pricingAdminRoutes, [
    inner.couponList,
    inner.createCoupon,
    inner.changeCoupon,
    inner.endCoupon,
    inner.previewCoupons,
    inner.addCoupons,
  ]);
  registry.make(pricing.priceBookHttp, priceBookRoutes, [
    inner.priceBookList,
    inner.readPriceBooks,
    inner.publishPriceBook,
    inner.cancelPriceBook,
    inner.previewPrices,
  ]);
};
