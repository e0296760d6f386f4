import type { Money } from '#kernel/money.ts';
import type { ReconciliationWay } from '#kernel/reconciliation.ts';

/** One line in a provider's books of a day. */
export interface Movement {
  readonly kind: 'payment' | 'refund';
  readonly merchantOid: string;
  /** What the customer was charged or refunded; null if the provider's books do not contain the amount. */
  readonly gross: Money | null;
  /** The provider's fee; null if the provider's books do not contain it. */
  readonly fee: Money | null;
  /** Our reference of a refund, if the provider's books contain it. */
  readonly reference: string | null;
}

/** A provider's books of a day, and the way in which they were read. */
export interface Statement {
  readonly way: ReconciliationWay;
  readonly movements: readonly Movement[];
}

/** The provider's answer about one successful payment. */
export interface PaymentWord {
  /** The amount that was charged. It is more than we asked for if the customer pays by instalments. */
  readonly total: Money;
  readonly test: boolean;
  /** References of the refunds that were made; undefined if the provider lists them in an unknown form. */
  readonly refundReferences: readonly string[] | undefined;
}
