import type { Insertable, Selectable } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { HandProvider } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import type { HandPayments } from '../../application/ports.ts';
import type { Span } from '../../domain/day.ts';
import type { HandPayment, HandRefund } from '../../domain/hand-payment.ts';
import type { HandTables } from './hand.table.ts';

export class SqlHandPayments implements HandPayments {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The unique constraint waits until a concurrent insert of the same reference is committed or rolled back. */
  async add({ amount, ...payment }: HandPayment): Promise<HandPayment | undefined> {
    const { numInsertedOrUpdatedRows } = await this.#sql
      .insertInto('HandPaymentRow')
      .values({ ...payment, amount: amount.amount })
      .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 0n ? this.withReference(payment.provider, payment.reference) : undefined;
  }

  async withReference(provider: HandProvider, reference: string): Promise<HandPayment | undefined> {
    const row = await this.#sql
      .selectFrom('HandPaymentRow')
      .selectAll()
      .where('provider', '=', provider)
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row && paymentOf(row);
  }

  async find(merchantOid: string): Promise<HandPayment | undefined> {
    return (await this.findMany([merchantOid]))[0];
  }

  async findMany(merchantOids: readonly string[]): Promise<readonly HandPayment[]> {
    if (merchantOids.length === 0) return [];
    const rows = await this.#sql
      .selectFrom('HandPaymentRow')
      .selectAll()
      .where('merchantOid', 'in', merchantOids)
      .execute();
    return rows.map(paymentOf);
  }

  async refundsOf(merchantOids: readonly string[]): Promise<readonly HandRefund[]> {
    if (merchantOids.length === 0) return [];
    const rows = await this.#sql
      .selectFrom('HandRefundRow')
      .selectAll()
      .where('merchantOid', 'in', merchantOids)
      .orderBy('askedAt')
      .execute();
    return rows.map(refundOf);
  }

  async askRefund(refund: HandRefund): Promise<void> {
    await this.#sql
      .insertInto('HandRefundRow')
      .values(rowOf(refund))
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
  }

  async endRefund(refund: HandRefund): Promise<void> {
    const { endedBy, endedAt, bankReference } = rowOf(refund);
    await this.#sql
      .insertInto('HandRefundRow')
      .values(rowOf(refund))
      .onConflict((conflict) => conflict.column('reference').doUpdateSet({ endedBy, endedAt, bankReference }))
      .execute();
  }

  async movedIn(provider: HandProvider, { from, to }: Span): ReturnType<HandPayments['movedIn']> {
    const payments = await this.#sql
      .selectFrom('HandPaymentRow')
      .selectAll()
      .where('provider', '=', provider)
      .where('at', '>=', from)
      .where('at', '<', to)
      .execute();
    const refunds = await this.#sql
      .selectFrom('HandRefundRow')
      .innerJoin('HandPaymentRow', 'HandPaymentRow.merchantOid', 'HandRefundRow.merchantOid')
      .selectAll('HandRefundRow')
      .where('provider', '=', provider)
      .where('bankReference', 'is not', null)
      .where('endedAt', '>=', from)
      .where('endedAt', '<', to)
      .execute();
    return { payments: payments.map(paymentOf), refunds: refunds.map(refundOf) };
  }

  get #sql() {
    return this.#database.sql<HandTables>();
  }
}

const paymentOf = ({ amount, ...row }: Selectable<HandTables['HandPaymentRow']>): HandPayment => ({
  ...row,
  amount: Money.kurus(amount),
});

const rowOf = ({ amount, end, ...refund }: HandRefund): Insertable<HandTables['HandRefundRow']> => ({
  ...refund,
  amount: amount.amount,
  bankReference: end?.bankReference ?? null,
  endedBy: end?.by ?? null,
  endedAt: end?.at ?? null,
});

const refundOf = (row: Selectable<HandTables['HandRefundRow']>): HandRefund => ({
  reference: row.reference,
  merchantOid: row.merchantOid,
  amount: Money.kurus(row.amount),
  askedAt: row.askedAt,
  end: row.endedBy && row.endedAt ? { bankReference: row.bankReference, by: row.endedBy, at: row.endedAt } : null,
});
