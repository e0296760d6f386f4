import { sql } from 'kysely';
import type { ProviderName } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import type { DayTopUps } from '../../application/reconciliation-ports.ts';
import type { Span } from '../../domain/day.ts';
import type { TopUp } from '../../domain/top-up.ts';
import { topUpOf } from './sql-top-ups.ts';
import type { PaymentTables } from './payment.table.ts';

export class SqlDayTopUps implements DayTopUps {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async moved(provider: ProviderName, { from, to }: Span): Promise<readonly TopUp[]> {
    const paid = this.#of(provider).where('paidAt', '>=', from).where('paidAt', '<', to);
    const givenBack = this.#of(provider)
      .where('refundState', 'in', ['under-way', 'done'])
      .where('refundSince', '>=', from)
      .where('refundSince', '<', to);
    const rows = [...(await paid.execute()), ...(await givenBack.execute())];
    return [...new Map(rows.map((row) => [row.id, topUpOf(row)])).values()];
  }

  async unpaid(provider: ProviderName, { from, to }: Span): Promise<readonly TopUp[]> {
    const rows = await this.#of(provider)
      .where('createdAt', '>=', from)
      .where('createdAt', '<', to)
      .where('paidAt', 'is', null)
      .execute();
    return rows.map(topUpOf);
  }

  async named(provider: ProviderName, { ids, oids }: Parameters<DayTopUps['named']>[1]): Promise<readonly TopUp[]> {
    const rows = await this.#of(provider)
      .where(sql<boolean>`(id = any(${ids}::uuid[]) or merchant_oid = any(${oids}::text[]))`)
      .execute();
    return rows.map(topUpOf);
  }

  #of(provider: ProviderName) {
    return this.#database.sql<PaymentTables>().selectFrom('TopUpRow').selectAll().where('provider', '=', provider);
  }
}
