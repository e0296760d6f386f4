import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { EntryKind } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import type { Income, OrderIncome, WeekIncome } from '../../application/income.ts';
import { walletOf } from '../../domain/account.ts';
import type { WalletTables } from './wallet.table.ts';

const incoming: readonly EntryKind[] = ['settlement', 'tip'];

const localTime = sql`${sql.ref('LedgerEntryRow.createdAt')} at time zone 'Europe/Istanbul'`;

export class SqlIncome implements Income {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async since(userId: string, from: Date): Promise<Money> {
    const row = await this.#postings(userId, from)
      .select(({ fn }) => fn.sum<string | null>('LedgerPostingRow.amount').as('amount'))
      .executeTakeFirst();
    return Money.kurus(Number(row?.amount ?? 0));
  }

  async byWeek(userId: string, from: Date): Promise<readonly WeekIncome[]> {
    const rows = await this.#postings(userId, from)
      .select(({ fn }) => [
        sql<string>`to_char(date_trunc('week', ${localTime}), 'YYYY-MM-DD')`.as('week'),
        'LedgerEntryRow.orderId',
        fn.sum<string>('LedgerPostingRow.amount').as('amount'),
      ])
      .where('LedgerEntryRow.orderId', 'is not', null)
      .$narrowType<{ orderId: string }>()
      .groupBy(['week', 'LedgerEntryRow.orderId'])
      .execute();
    return rows.map(({ week, orderId, amount }) => ({ week, orderId, amount: Money.kurus(Number(amount)) }));
  }

  async onOrders(userId: string, orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderIncome>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.#postings(userId)
      .select(['LedgerEntryRow.orderId', 'LedgerPostingRow.amount', 'LedgerEntryRow.createdAt'])
      .where('LedgerEntryRow.orderId', 'in', orderIds)
      .$narrowType<{ orderId: string }>()
      .orderBy('LedgerEntryRow.createdAt')
      .execute();
    const incomes = new Map<string, OrderIncome>();
    // summed here: an aggregated time would come as text
    for (const { orderId, amount, createdAt } of rows) {
      const before = incomes.get(orderId)?.amount ?? Money.zero;
      incomes.set(orderId, { amount: before.plus(Money.kurus(amount)), at: createdAt });
    }
    return incomes;
  }

  #postings(userId: string, from = new Date(0)) {
    return this.#database
      .sql<WalletTables>()
      .selectFrom('LedgerPostingRow')
      .innerJoin('LedgerEntryRow', 'LedgerEntryRow.id', 'LedgerPostingRow.entryId')
      .where('LedgerPostingRow.account', '=', walletOf(userId))
      .where('LedgerPostingRow.amount', '>', 0)
      .where('LedgerEntryRow.kind', 'in', incoming)
      .where('LedgerEntryRow.createdAt', '>=', from);
  }
}
