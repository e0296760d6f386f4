import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type CouponLine, judgedLines } from '../domain/coupon-lines.ts';
import type { Coupons } from './ports.ts';

/** An admin makes the coupons of a file: all of them, or none and what was wrong. */
export class AddCoupons {
  readonly #coupons: Coupons;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(coupons: Coupons, transactions: Transactions, clock: Clock, ids: Ids) {
    this.#coupons = coupons;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#ids = ids;
  }

  /**
   * Of two files with the same code at once, one is added. Answers the codes.
   * @throws DomainError pricing.coupon_lines_wrong, pricing.coupon_codes_taken
   */
  async run(lines: readonly CouponLine[]): Promise<readonly string[]> {
    const wrong = judgedLines(lines, new Set()).filter(({ verdict }) => verdict !== 'new');
    if (wrong.length > 0)
      throw new DomainError('pricing.coupon_lines_wrong', { lines: listed(wrong.map(({ number }) => `${number}`)) });
    const coupons = lines.flatMap(({ coupon }) => (coupon ? [{ ...coupon, id: this.#ids.next() }] : []));
    // in one order always: of two files with codes in common, neither waits for the other and is waited for
    const inOrder = coupons.toSorted((one, other) => (one.code < other.code ? -1 : 1));
    await this.#transactions.run(async () => {
      const added = await this.#coupons.add(inOrder, this.#clock.now());
      const taken = coupons.filter(({ code }) => !added.has(code));
      if (taken.length > 0)
        throw new DomainError('pricing.coupon_codes_taken', { codes: listed(taken.map(({ code }) => code)) });
    });
    return coupons.map(({ code }) => code);
  }
}

const named = 20;
/** The first of them, and how many more there are. */
const listed = (all: readonly string[]): string =>
  all.slice(0, named).join(', ') + (all.length > named ? ` (+${all.length - named})` : '');
