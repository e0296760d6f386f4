import type { Listed } from '#kernel/lists.ts';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { storedTime } from '#platform/db/stored-time.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { PayoutFigures, Payouts, PayoutsPart } from '../../application/ports.ts';
import type { Payout } from '../../domain/payout.ts';
import type { PayoutRow, WalletTables } from './wallet.table.ts';

export class SqlPayouts implements Payouts, PayoutFigures {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(payout: Payout): Promise<void> {
    await this.#sql.insertInto('PayoutRow').values(rowOf(payout)).execute();
  }

  async lock(id: string): Promise<Payout | undefined> {
    return asPayout(await this.#byId(id).forUpdate().executeTakeFirst());
  }

  async find(id: string): Promise<Payout | undefined> {
    return asPayout(await this.#byId(id).executeTakeFirst());
  }

  async save(payout: Payout): Promise<void> {
    const { state, reason, decidedBy, decidedAt } = payout;
    await this.#sql
      .updateTable('PayoutRow')
      .set({ state, reason, decidedBy, decidedAt })
      .where('id', '=', payout.id)
      .execute();
  }

  async confirm({ id, confirmedAt }: Payout): Promise<void> {
    await this.#sql.updateTable('PayoutRow').set({ confirmedAt }).where('id', '=', id).execute();
  }

  async wasPaidTo(boosterId: string, iban: string): Promise<boolean> {
    const found = await this.#sql
      .selectFrom('PayoutRow')
      .select('id')
      .where('boosterId', '=', boosterId)
      .where('iban', '=', iban)
      .where('state', '=', 'paid')
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  async list({ where, amount, created, by = 'createdAt', ...part }: PayoutsPart): Promise<Listed<Payout>> {
    const found = this.#sql
      .selectFrom('PayoutRow')
      .where(oneOfEach(where))
      .where(inRange('amount', amount))
      .where(inRange('createdAt', created));
    const [rows, counted] = await Promise.all([
      pageInOrder(found.selectAll(), [by, 'id'], part),
      boundedCount(this.#sql, found),
    ]);
    return { rows: readableRows('payouts', rows, payoutOf), ...counted };
  }

  async ibansOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#sql
      .selectFrom('PayoutRow')
      .select(['id', 'iban'])
      .where(oneOfEach({ id: ids }))
      .execute();
    return new Map(rows.map(({ id, iban }) => [id, iban]));
  }

  async waitingOf(boosterId: string): Promise<number> {
    return (await boundedCount(this.#sql, this.#requested().where('boosterId', '=', boosterId))).total;
  }

  async requestedOf(boosterId: string): ReturnType<PayoutFigures['requestedOf']> {
    const amounts = await this.#sql
      .selectFrom('PayoutRow')
      .select('amount')
      .where('state', '=', 'requested')
      .where('boosterId', '=', boosterId)
      .execute();
    return { count: amounts.length, sum: Money.kurus(amounts.reduce((sum, { amount }) => sum + amount, 0)) };
  }

  #requested() {
    return this.#sql.selectFrom('PayoutRow').select('id').where('state', '=', 'requested');
  }

  #byId(id: string) {
    return this.#sql.selectFrom('PayoutRow').selectAll().where('id', '=', id);
  }

  get #sql() {
    return this.#database.sql<WalletTables>();
  }
}

export const rowOf = (payout: Payout) => ({ ...payout, amount: payout.amount.amount });
export const payoutOf = (row: PayoutRow): Payout => ({
  ...row,
  amount: Money.kurus(row.amount),
  createdAt: storedTime(row.createdAt),
});
const asPayout = (row: PayoutRow | undefined): Payout | undefined => row && payoutOf(row);
