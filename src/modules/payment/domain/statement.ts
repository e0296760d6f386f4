import type { Money } from '#kernel/money.ts';
import type { ReconciliationWay } from '#kernel/reconciliation.ts';

/** One line in a provider's books of a day. */
export interface Movement {
  readonly kind: 'payment' | 'refund';
  readonly merchantOid: string;
  /** What the customer was charged or has got back; null where the provider does not say how much. */
  readonly gross: Money | null;
  /** What the provider keeps of it; null where it does not say. */
  readonly fee: Money | null;
  /** Our name for a refund, as far as the provider's books tell it. */
  readonly reference: string | null;
}

/** A provider's books of a day, and how they were read. */
export interface Statement {
  readonly way: ReconciliationWay;
  readonly movements: readonly Movement[];
}

/** What the provider answers about one payment that has succeeded. */
export interface PaymentWord {
  /** What was charged; more than was asked where the customer pays by instalments. */
  readonly total: Money;
  readonly test: boolean;
  /** Of the refunds that were done; undefined if the provider lists them in a form that we don't know. */
  readonly refundReferences: readonly string[] | undefined;
}
