import { Draft } from '#contract/pricing/schemas.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { advanceOrder } from '#modules/order/application/advance-order.ts';
import { agreeOnDispute } from '#modules/order/application/agree-on-dispute.ts';
import { agreeProgress } from '#modules/order/application/agree-progress.ts';
import { agreeRank } from '#modules/order/application/agree-rank.ts';
import { answerDispute } from '#modules/order/application/answer-dispute.ts';
import { askForBooster } from '#modules/order/application/ask-for-booster.ts';
import { assignBooster } from '#modules/order/application/assign-booster.ts';
import { changeLane } from '#modules/order/application/change-lane.ts';
import { countMatches } from '#modules/order/application/count-matches.ts';
import { decideDispute } from '#modules/order/application/decide-dispute.ts';
import { giveGameAccount } from '#modules/order/application/give-game-account.ts';
import { erasedCredentials } from '#modules/order/application/erased-credentials.ts';
import { giveStream } from '#modules/order/application/give-stream.ts';
import { staffEnds } from '#modules/order/application/staff-ends.ts';
import { openDispute } from '#modules/order/application/open-dispute.ts';
import { orderChanges } from '#modules/order/application/order-changes.ts';
import { pauseOrder } from '#modules/order/application/pause-order.ts';
import { payLaneByCard } from '#modules/order/application/pay-lane-by-card.ts';
import { placeOrder } from '#modules/order/application/place-order.ts';
import { poolFloods } from '#modules/order/application/pool-floods.ts';
import type { Booster, Boosters, OrderLists, OrderRequirements } from '#modules/order/application/ports.ts';
import { previewHandover } from '#modules/order/application/preview-handover.ts';
import { previewRefund } from '#modules/order/application/preview-refund.ts';
import { readHistory } from '#modules/order/application/read-history.ts';
import { readPool } from '#modules/order/application/read-pool.ts';
import { recordProgress } from '#modules/order/application/record-progress.ts';
import { releasedLogins } from '#modules/order/application/released-logins.ts';
import { startOrder } from '#modules/order/application/start-order.ts';
import { sweepOrders } from '#modules/order/application/sweep-orders.ts';
import { sweepTrouble } from '#modules/order/application/sweep-trouble.ts';
import { tipBooster } from '#modules/order/application/tip-booster.ts';
import { walkOrder } from '#modules/order/application/walk-order.ts';
import { withdrawDispute } from '#modules/order/application/withdraw-dispute.ts';
import { writeReview } from '#modules/order/application/write-review.ts';
import type { Order } from '#modules/order/domain/order.ts';
import type { OrderHistories } from '#modules/order/application/history-ports.ts';
import type { AttachedPictures } from '#modules/picture/index.ts';
import { calculateQuote } from '#modules/pricing/application/calculate-quote.ts';
import { couponTries } from '#modules/pricing/application/coupon-tries.ts';
import { firstPriceBook } from '#modules/pricing/application/first-price-book.ts';
import { lanePrices } from '#modules/pricing/application/lane-prices.ts';
import { priceList } from '#modules/pricing/application/price-list.ts';
import type { PlatformNotices } from '#modules/pricing/application/read-catalog.ts';
import { redeemCoupon } from '#modules/pricing/application/redeem-coupon.ts';
import { startPrices } from '#modules/pricing/application/start-prices.ts';
import type { OrderVault } from '#modules/vault/index.ts';
import { escrowOf } from '#modules/wallet/domain/account.ts';
import { topUp, walletOf } from '#modules/wallet/index.ts';
import { aCoupon } from './coupons.ts';
import { OneHandLimit } from './fakes/hand-limit.ts';
import { InMemoryDisputes } from './fakes/in-memory-disputes.ts';
import { RecordingJobs } from './fakes/in-memory-identity.ts';
import { InMemoryLedger } from './fakes/in-memory-ledger.ts';
import { InMemoryOrders } from './fakes/in-memory-orders.ts';
import { InMemoryCoupons, InMemoryExperiences, InMemoryPriceBooks } from './fakes/in-memory-pricing.ts';
import { CountedIds, FixedClock, InMemorySweepFailures, NoTransactions } from './fakes/kernel.ts';
import { pricingTerms, DefaultSettings } from './default-settings.ts';
import { anEdition } from './price-books.ts';
import { unitOfWork } from './unit-of-work.ts';

export const customer = { id: 'customer', displayName: 'Ada Y.', role: 'customer', scopes: [] } as const;
export const booster = { id: 'booster', displayName: 'Ege D.', role: 'booster', scopes: [] } as const;
/** A booster with an id that a draft can name. */
export const preferredBooster = { ...booster, id: '01939b1e-7e6a-7000-8000-000000000001' };
export const otherBooster = { id: 'other-booster', displayName: 'Can T.', role: 'booster', scopes: [] } as const;
export const staff = {
  id: 'staff',
  displayName: 'Ece I.',
  role: 'staff',
  scopes: ['orders:read', 'orders:write'],
} as const;

/** Five wins in TFT: work that is counted in matches. */
export const wins = Draft.parse({
  service: 'tft/win-boost',
  server: 'tr',
  current: { tier: 'gold', division: 2 },
  wins: 5,
});

/** Two boosters, each with a limit of two orders at once. A test sets in `because` why one may not take orders. */
class FitBoosters implements Partial<Boosters> {
  readonly #byId: ReadonlyMap<string, Booster> = new Map(
    [booster, otherBooster, preferredBooster].map(({ id, displayName }, nth) => [
      id,
      { id, displayName, tier: nth === 0 ? 2 : 4, simultaneousOrders: 2 },
    ]),
  );
  readonly because = new Map<string, string>();

  lock(boosterId: string): Promise<Booster | undefined> {
    return Promise.resolve(this.#byId.get(boosterId));
  }

  async candidate(boosterId: string): ReturnType<Boosters['candidate']> {
    const booster = this.#byId.get(boosterId);
    const reach = { boosterId, active: true, services: [], byGame: [] };
    return booster && { booster, reach, judge: () => this.because.get(boosterId) };
  }

  async mayBeOffered(boosterId: string): Promise<boolean> {
    return this.#byId.has(boosterId) && this.because.get(boosterId) === undefined;
  }

  async judge(_: OrderRequirements, boosterIds: readonly string[]): ReturnType<Boosters['judge']> {
    const known = boosterIds.filter((id) => this.#byId.has(id));
    return new Map(known.map((id) => [id, this.because.get(id)]));
  }
}

/** Game accounts by id, and what each order was given. */
class PlainVault implements Partial<OrderVault> {
  readonly accounts = new Map([
    ['account-1', { game: 'tft', server: 'tr', hasCredentials: true }],
    ['account-2', { game: 'tft', server: 'tr', hasCredentials: true }],
    ['league-1', { game: 'league', server: 'tr', hasCredentials: true }],
    ['empty', { game: 'tft', server: 'tr', hasCredentials: false }],
  ]);
  readonly given = new Map<string, string>();

  async savedAccount(accountId: string): ReturnType<OrderVault['savedAccount']> {
    const account = this.accounts.get(accountId);
    if (!account) throw new DomainError('vault.account_not_found');
    return { ...account, id: accountId } as Awaited<ReturnType<OrderVault['savedAccount']>>;
  }

  async attach({ orderId, accountId }: Parameters<OrderVault['attach']>[0]): ReturnType<OrderVault['attach']> {
    const account = await this.savedAccount(accountId);
    this.given.set(orderId, accountId);
    return account;
  }

  async detach(orderId: string): Promise<void> {
    this.given.delete(orderId);
  }

  async eraseForOrder(orderId: string): Promise<boolean> {
    return this.given.delete(orderId);
  }
}

/** Records which pictures were attached. The id `unknown` is not found. */
class PlainPictures implements Partial<AttachedPictures> {
  readonly attached: { readonly ids: readonly string[]; readonly ownerId: string; readonly kind: string }[] = [];

  async attach(...[ids, ownerId, { kind }]: Parameters<AttachedPictures['attach']>): Promise<void> {
    if (ids.includes('unknown')) throw new DomainError('picture.not_found');
    this.attached.push({ ids, ownerId, kind });
  }
}

/** The order's use cases on fakes, with the first price book, a customer, two boosters and staff. */
export const orderFixture = async () => {
  const clock = new FixedClock();
  const ids = new CountedIds();
  const work = unitOfWork<unknown>({ transactions: new NoTransactions(), clock, ids });
  const [orders, disputes, ledger] = [new InMemoryOrders(), new InMemoryDisputes(), new InMemoryLedger(clock)];
  const [books, coupons, limit, jobs] = [
    new InMemoryPriceBooks(),
    new InMemoryCoupons(),
    new OneHandLimit(),
    new RecordingJobs(),
  ];
  const [fit, plainVault, plainPictures] = [new FitBoosters(), new PlainVault(), new PlainPictures()];
  const boosters = fit as Partial<Boosters> as Boosters;
  const vault = plainVault as Partial<OrderVault> as OrderVault;
  const pictures = plainPictures as Partial<AttachedPictures> as AttachedPictures;
  const left = new Set<string>();
  const isActive = async (userId: string) => !left.has(userId);
  const accounts = { isActive, lockActive: isActive };
  const unstarted = { count: 1 };
  const floods = poolFloods({
    pool: { unstartedOf: async () => unstarted.count, withdrawnPriorityOf: async () => 0 },
    limits: { unstarted: 3, withdrawnPriority: 2 },
    clock,
  });
  /** The orders that the pool list returns. */
  const { terms } = new DefaultSettings();
  const pool: Order[] = [];
  const lists: Partial<OrderLists> = { pool: async () => listed(pool) };
  const histories: Partial<OrderHistories> = {
    matches: async (orderId) => listed(await orders.matchesOf(orderId)),
    events: async (orderId) => listed(await orders.eventsOf(orderId)),
  };
  const failures = new InMemorySweepFailures(clock);

  const book = priceList({ books, coupons, learned: new InMemoryExperiences(), clock, terms: pricingTerms });
  await books.publish(anEdition(1), firstPriceBook);
  await coupons.add([
    aCoupon({ code: 'ONDA1' }),
    aCoupon({ code: 'BIRKEZ', usesPerCustomer: 1 }),
    aCoupon({ code: 'BEDAVA', discount: { type: 'percent', percent: 100 } }),
  ]);
  await book.refresh();
  const quote = calculateQuote({
    priceList: book,
    notices: { current: () => ({ promotionalCode: null }) as ReturnType<PlatformNotices['current']> },
    tries: couponTries({ unknownCodes: { attempts: 5, windowSeconds: 900 } }, () => 0),
    clock,
  });
  const atFoundRank = startPrices({ books, terms: pricingTerms, clock });

  const changes = orderChanges({ orders, work });
  const place = placeOrder({
    orders,
    calculateQuote: quote,
    redeemCoupon: redeemCoupon({ coupons, priceList: book }),
    ledger,
    floods,
    accounts,
    boosters,
    work,
  });
  const advance = advanceOrder({ orders, ledger, vault, jobs, terms, limit, work });
  const assign = assignBooster({ orders, boosters, priceList: book, advance, work });
  const start = startOrder({ orders, startPrices: atFoundRank, advance, changes, pictures, work });
  const decide = decideDispute({ orders, disputes, advance, work });
  const account = giveGameAccount({ orders, vault, advance, changes, work });
  const preview = previewRefund({ orders, disputes });
  const lane = changeLane({ orders, changes, lanePrices: lanePrices({ books, clock }), ledger, work });

  const useCases = {
    place,
    advance,
    assign,
    account,
    walk: walkOrder({ orders, advanceOrder: advance, decide, pictures, startOrder: start, work }),
    agreeRank: agreeRank({ orders, startPrices: atFoundRank, changes, ledger, work }),
    changeLane: lane,
    laneByCard: payLaneByCard({ orders, changeLane: lane, work }),
    readPool: readPool({ lists: lists as OrderLists, orders, boosters, priceList: book, clock }),
    readHistory: readHistory({ orders, histories: histories as OrderHistories }),
    /** Runs `act` in a transaction, as the vault calls the use cases of orders. */
    inTransaction: <T>(act: () => Promise<T>) => work.run(act),
    logins: releasedLogins({ orders, changes, clock }),
    erasedCredentials: erasedCredentials({ orders, clock }),
    progress: recordProgress({ orders, advance, changes, work }),
    agreeProgress: agreeProgress({ orders, changes, limit, work }),
    countMatches: countMatches({ orders, failures, work }),
    stream: giveStream({ orders, changes, work }),
    tip: tipBooster({ orders, accounts, terms, ledger, changes, work }),
    review: writeReview({ orders, changes, work }),
    pause: pauseOrder({ orders, changes, work }),
    askForBooster: askForBooster({ orders, changes, work }),
    openDispute: openDispute({ orders, disputes, changes, pictures, work }),
    answerDispute: answerDispute({ orders, disputes, changes, pictures, work }),
    withdrawDispute: withdrawDispute({ orders, disputes, changes, work }),
    agreeOnDispute: agreeOnDispute({ orders, disputes, changes, preview, work }),
    decideDispute: decide,
    previewRefund: preview,
    previewHandover: previewHandover({ orders, clock }),
    staffEnds: staffEnds({ orders, disputes, advance, decide, work }),
    sweepOrders: sweepOrders({ orders, advance, failures, work }),
    sweepTrouble: sweepTrouble({ orders, disputes, advance, changes, failures, work }),
  };

  type Walk = Parameters<typeof useCases.walk>[0];
  const step = (orderId: string, to: Walk['to'], person: Walk['person'] = booster, more: Partial<Walk> = {}) =>
    useCases.walk({ orderId, to, person, details: {}, pictures: [], ...more });
  const orderOf = async (orderId: string): Promise<Order> => {
    const order = await orders.find(orderId);
    if (!order) throw new Error(`order ${orderId} does not exist`);
    return order;
  };
  const priceOf = (draft: Draft): Money => quote(draft).quote.price;
  /** Gives the customer the price of a draft and places the order. */
  const placed = async (draft: Draft = wins): Promise<string> => {
    const price = priceOf(draft);
    if (price.isPositive)
      await ledger.post(topUp({ provider: 'paytr', topUpId: ids.next(), customerId: customer.id, amount: price }));
    const { order } = await place.run({ customer, draft, expectedPrice: price });
    return order.id;
  };
  const pooled = async (draft: Draft = wins): Promise<string> => {
    const id = await placed(draft);
    const { service } = await orderOf(id);
    const accountId = service.game === 'league' ? 'league-1' : 'account-1';
    if (service.accountNeeded) await account.give(id, accountId, customer);
    return id;
  };
  const taken = async (draft: Draft = wins): Promise<string> => {
    const id = await pooled(draft);
    await assign.take(id, booster.id);
    return id;
  };
  const started = async (draft: Draft = wins): Promise<string> => {
    const id = await taken(draft);
    await step(id, 'started');
    return id;
  };
  /** Proof by a reason and a picture instead of matches. */
  const shown = { details: { reason: 'Bitti' }, pictures: ['proof'] };
  const finished = async (draft: Draft = wins): Promise<string> => {
    const id = await started(draft);
    await step(id, 'finished', booster, shown);
    return id;
  };

  return {
    ...useCases,
    clock,
    orders,
    disputes,
    ledger,
    coupons,
    refreshPrices: () => book.refresh(),
    limit,
    jobs,
    boosters: fit,
    vault: plainVault,
    pictures: plainPictures,
    left,
    unstarted,
    pool,
    step,
    shown,
    orderOf,
    /** The events, the earliest first, each as its new state or else its kind. */
    timelineOf: async (orderId: string) => (await orders.eventsOf(orderId)).map(({ kind, to }) => to ?? kind),
    priceOf,
    fund: (lira: number) =>
      ledger.post(topUp({ provider: 'paytr', topUpId: ids.next(), customerId: customer.id, amount: Money.lira(lira) })),
    /** In kuruş. */
    balanceOf: (userId: string): number => ledger.balance(walletOf(userId)).amount,
    escrowOf: (orderId: string): number => ledger.balance(escrowOf(orderId)).amount,
    /** The balances of all accounts except the card provider's, in kuruş. */
    standing: () => {
      const { 'psp:paytr': _, ...rest } = ledger.standing();
      return rest;
    },
    placed,
    pooled,
    taken,
    started,
    finished,
    /** Adds wins that count, each 20 minutes after the one before. */
    win: async (orderId: string, times = 1) => {
      for (let nth = 0; nth < times; nth++) {
        clock.advance({ seconds: 20 * 60 });
        const playedAt = clock.now().toISOString();
        const match = { kills: 5, deaths: 3, assists: 8, points: 20, result: 'win', playedAt } as const;
        await useCases.progress.addMatch(orderId, match, booster);
      }
    },
  };
};
const listed = <T>(rows: readonly T[]) => ({ rows, total: rows.length, atLeast: false });

export type OrderFixture = Awaited<ReturnType<typeof orderFixture>>;
