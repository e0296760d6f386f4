import type {
  Coupon,
  Coupons,
  Experiences,
  Learned,
  PriceBooks,
  PublishedBook,
  Redemption,
} from '#modules/pricing/application/ports.ts';

export class InMemoryPriceBooks implements PriceBooks {
  readonly #books = new Map<number, PublishedBook>();

  newerThan(version: number): Promise<PublishedBook | undefined> {
    const newest = [...this.#books.values()].toSorted((a, b) => b.version - a.version)[0];
    return Promise.resolve(newest && newest.version > version ? newest : undefined);
  }

  publish(book: PublishedBook): Promise<void> {
    if (!this.#books.has(book.version)) this.#books.set(book.version, book);
    return Promise.resolve();
  }
}

export class InMemoryCoupons implements Coupons {
  readonly #coupons = new Map<string, Coupon>();
  readonly #uses: Redemption[] = [];

  revision(): Promise<string> {
    return Promise.resolve(String(this.#coupons.size));
  }

  all(): Promise<readonly Coupon[]> {
    return Promise.resolve([...this.#coupons.values()]);
  }

  add(coupons: readonly Coupon[]): Promise<void> {
    for (const coupon of coupons) if (!this.#coupons.has(coupon.code)) this.#coupons.set(coupon.code, coupon);
    return Promise.resolve();
  }

  redeem(redemption: Redemption): Promise<'redeemed' | 'spent' | 'unknown'> {
    const coupon = this.#coupons.get(redemption.code);
    if (!coupon) return Promise.resolve('unknown');
    const uses = this.#uses.filter((use) => use.code === coupon.code);
    const own = uses.filter((use) => use.customerId === redemption.customerId);
    if (uses.length >= (coupon.totalUses ?? Infinity) || own.length >= (coupon.usesPerCustomer ?? Infinity))
      return Promise.resolve('spent');
    this.#uses.push(redemption);
    return Promise.resolve('redeemed');
  }
}

export class InMemoryExperiences implements Experiences {
  #learned: Learned | undefined;

  after(learnedAt: Date | undefined): Promise<Learned | undefined> {
    return Promise.resolve(this.#learned?.at.getTime() === learnedAt?.getTime() ? undefined : this.#learned);
  }

  replace(learned: Learned): Promise<void> {
    this.#learned = learned;
    return Promise.resolve();
  }
}
