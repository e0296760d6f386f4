import { DomainError } from '#kernel/refusal.ts';
import type {
  Coupon,
  Coupons,
  Edition,
  Experiences,
  Learned,
  PriceBook,
  PriceBooks,
  PublishedBook,
  Redemption,
  UsedCoupon,
} from '#modules/pricing/application/ports.ts';
import { firstVersion } from '#modules/pricing/domain/price-book.ts';

export class InMemoryPriceBooks implements PriceBooks {
  readonly #books = new Map<number, { readonly edition: Edition; readonly book: PriceBook }>();

  holding(at: Date, known?: number): Promise<PublishedBook | undefined> {
    const newest = this.#standing()
      .filter(({ edition }) => edition.version === firstVersion || edition.publishedAt <= at)
      .at(-1);
    const version = newest?.edition.version;
    return Promise.resolve(newest && version && version !== known ? { version, book: newest.book } : undefined);
  }

  ofVersion(version: number): Promise<PublishedBook | undefined> {
    const found = this.#books.get(version);
    return Promise.resolve(found && { version, book: found.book });
  }

  publish(edition: Edition, book: PriceBook): Promise<boolean> {
    if (this.#books.has(edition.version)) return Promise.resolve(false);
    this.#books.set(edition.version, { edition, book });
    return Promise.resolve(true);
  }

  standing(at: Date) {
    const scheduled = this.#standing().find(({ edition }) => isScheduled(edition, at))?.edition.version;
    return Promise.resolve({ scheduled, highest: Math.max(0, ...this.#books.keys()) });
  }

  find(id: string) {
    return Promise.resolve([...this.#books.values()].find(({ edition }) => edition.id === id));
  }

  cancel(id: string, at: Date): Promise<boolean> {
    const found = this.#standing().find(({ edition }) => edition.id === id && isScheduled(edition, at));
    if (found) this.#books.set(found.edition.version, { ...found, edition: { ...found.edition, cancelledAt: at } });
    return Promise.resolve(found !== undefined);
  }

  #standing() {
    return [...this.#books.values()]
      .filter(({ edition }) => !edition.cancelledAt)
      .toSorted((a, b) => a.edition.version - b.edition.version);
  }
}

const isScheduled = ({ version, publishedAt }: Edition, at: Date): boolean =>
  version !== firstVersion && publishedAt > at;

export class InMemoryCoupons implements Coupons {
  readonly #coupons = new Map<string, Coupon>();
  readonly #uses: Redemption[] = [];
  #changes = 0;

  revision(): Promise<string> {
    return Promise.resolve(String(this.#changes));
  }

  all(): Promise<readonly Coupon[]> {
    return Promise.resolve([...this.#coupons.values()]);
  }

  add(coupons: readonly Coupon[]): Promise<ReadonlySet<string>> {
    const added = coupons.filter(({ code }) => !this.#coupons.has(code));
    for (const coupon of added) this.#coupons.set(coupon.code, coupon);
    this.#changes++;
    return Promise.resolve(new Set(added.map(({ code }) => code)));
  }

  known(codes: readonly string[]): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set(codes.filter((code) => this.#coupons.has(code))));
  }

  lock(id: string): Promise<UsedCoupon | undefined> {
    const coupon = [...this.#coupons.values()].find((one) => one.id === id);
    const used = this.#uses.filter(({ code }) => code === coupon?.code).length;
    return Promise.resolve(coupon && { coupon, used });
  }

  async save({ coupon }: UsedCoupon): Promise<void> {
    const holder = this.#coupons.get(coupon.code);
    if (holder && holder.id !== coupon.id) throw new DomainError('pricing.coupon_code_taken');
    const before = await this.lock(coupon.id);
    if (before) this.#coupons.delete(before.coupon.code);
    this.#coupons.set(coupon.code, coupon);
    this.#changes++;
  }

  redeem(redemption: Redemption): Promise<Coupon | 'spent' | 'unknown'> {
    const coupon = this.#coupons.get(redemption.code);
    if (!coupon) return Promise.resolve('unknown');
    const uses = this.#uses.filter((use) => use.code === coupon.code);
    const own = uses.filter((use) => use.customerId === redemption.customerId);
    if (uses.length >= (coupon.totalUses ?? Infinity) || own.length >= (coupon.usesPerCustomer ?? Infinity))
      return Promise.resolve('spent');
    this.#uses.push(redemption);
    return Promise.resolve(coupon);
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
