import type { Listed } from '#kernel/lists.ts';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { storedTime } from '#platform/db/stored-time.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { FineClaims, FineClaimsPart } from '../../application/ports.ts';
import type { FineClaim } from '../../domain/fine-claim.ts';
import type { FineClaimRow, WalletTables } from './wallet.table.ts';

export class SqlFineClaims implements FineClaims {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async lockBoosters(boosterIds: readonly string[]): Promise<void> {
    for (const boosterId of boosterIds.toSorted()) await this.#database.advisoryLock(`fines of ${boosterId}`);
  }

  async lockOpen(boosterIds: readonly string[], atMost?: number): Promise<readonly FineClaim[]> {
    const rows = await this.#sql
      .selectFrom('FineClaimRow')
      .selectAll()
      .where('state', '=', 'open')
      .where(oneOfEach({ boosterId: boosterIds }))
      .orderBy('createdAt')
      .orderBy('id')
      .$if(atMost !== undefined, (query) => query.limit(atMost ?? 0))
      .forUpdate()
      .execute();
    return rows.map(claimOf);
  }

  async lock(id: string): Promise<FineClaim | undefined> {
    const row = await this.#byId(id).forUpdate().executeTakeFirst();
    return row && claimOf(row);
  }

  async find(id: string): Promise<FineClaim | undefined> {
    const row = await this.#byId(id).executeTakeFirst();
    return row && claimOf(row);
  }

  async add(claim: FineClaim): Promise<void> {
    await this.#sql.insertInto('FineClaimRow').values(rowOf(claim)).execute();
  }

  async save(claim: FineClaim): Promise<void> {
    const { settled, waived, state, waivedBy, waivedAt, waiverReason } = rowOf(claim);
    await this.#sql
      .updateTable('FineClaimRow')
      .set({ settled, waived, state, waivedBy, waivedAt, waiverReason })
      .where('id', '=', claim.id)
      .execute();
  }

  async list({ where, amount, created, by = 'createdAt', ...part }: FineClaimsPart): Promise<Listed<FineClaim>> {
    const found = this.#sql
      .selectFrom('FineClaimRow')
      .where(oneOfEach(where))
      .where(inRange('amount', amount))
      .where(inRange('createdAt', created));
    const [rows, counted] = await Promise.all([
      pageInOrder(found.selectAll(), [by, 'id'], part),
      boundedCount(this.#sql, found),
    ]);
    return { rows: readableRows('fine-claims', rows, claimOf), ...counted };
  }

  #byId(id: string) {
    return this.#sql.selectFrom('FineClaimRow').selectAll().where('id', '=', id);
  }

  get #sql() {
    return this.#database.sql<WalletTables>();
  }
}

export const rowOf = ({ amount, settled, waived, ...claim }: FineClaim) => ({
  ...claim,
  amount: amount.amount,
  settled: settled.amount,
  waived: waived.amount,
});
export const claimOf = (row: FineClaimRow): FineClaim => ({
  ...row,
  amount: Money.kurus(row.amount),
  settled: Money.kurus(row.settled),
  waived: Money.kurus(row.waived),
  createdAt: storedTime(row.createdAt),
});
