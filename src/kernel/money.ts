/** The one currency that Basamak trades in (domain.md §2). */
export type Currency = 'TRY';

/** Money in JSON and in rows: an integer number of kuruş and its currency. */
export interface MoneyJson {
  readonly amount: number;
  readonly currency: Currency;
}

/**
 * An immutable amount of money in kuruş (1 TRY = 100 kuruş). Never a fraction: every division says how it rounds. Serialises to
 * {@link MoneyJson}.
 */
export class Money implements MoneyJson {
  readonly amount: number;
  readonly currency: Currency;

  private constructor(amount: number, currency: Currency) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`the amount is not a whole number of kuruş: ${amount}`);
    this.amount = amount === 0 ? 0 : amount; // no negative zero
    this.currency = currency;
  }

  /** @param kurus whole kuruş; may be negative (a discount, a debit). */
  static kurus(kurus: number): Money {
    return new Money(kurus, 'TRY');
  }

  /** @param lira whole lira. */
  static lira(lira: number): Money {
    return new Money(lira * 100, 'TRY');
  }

  static from(json: MoneyJson): Money {
    return new Money(json.amount, json.currency);
  }

  static sum(parts: Iterable<MoneyJson>): Money {
    let total = 0;
    for (const part of parts) total += part.amount;
    return Money.kurus(total);
  }

  static readonly zero: Money = new Money(0, 'TRY');

  plus(other: MoneyJson): Money {
    return Money.kurus(this.amount + other.amount);
  }

  minus(other: MoneyJson): Money {
    return Money.kurus(this.amount - other.amount);
  }

  /** @param count a whole number of times. */
  times(count: number): Money {
    return Money.kurus(this.amount * count);
  }

  negated(): Money {
    return Money.kurus(-this.amount);
  }

  /** The part numerator/denominator of this amount, rounded half away from zero to a kuruş (domain.md §2). */
  fraction(numerator: number, denominator: number): Money {
    return Money.kurus(divideHalfAwayFromZero(this.amount, numerator, denominator));
  }

  /** @param percent whole percent, e.g. 25 for %25. */
  percent(percent: number): Money {
    return this.fraction(percent, 100);
  }

  /** Rounded up to whole lira, for the payment that a missing balance needs (specification §5). */
  ceilToLira(): Money {
    return Money.kurus(Math.ceil(this.amount / 100) * 100);
  }

  min(other: Money): Money {
    return this.amount <= other.amount ? this : other;
  }

  equals(other: MoneyJson): boolean {
    return this.amount === other.amount && this.currency === other.currency;
  }

  isLessThan(other: MoneyJson): boolean {
    return this.amount < other.amount;
  }

  get isZero(): boolean {
    return this.amount === 0;
  }

  get isPositive(): boolean {
    return this.amount > 0;
  }

  get isNegative(): boolean {
    return this.amount < 0;
  }
}

const divideHalfAwayFromZero = (amount: number, numerator: number, denominator: number): number => {
  const exact = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const sign = exact < 0n === divisor < 0n ? 1n : -1n;
  const [n, d] = [exact < 0n ? -exact : exact, divisor < 0n ? -divisor : divisor];
  return Number(sign * ((2n * n + d) / (2n * d)));
};
