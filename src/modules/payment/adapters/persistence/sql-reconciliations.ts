import { type ExpressionBuilder, type Selectable, sql, type SqlBool } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { ProviderName } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type {
  Claim,
  Reconciliation,
  ReconciliationLine,
  Reconciliations,
} from '../../application/reconciliation-ports.ts';
import { dayOf } from '#kernel/days.ts';
import type { ReconciliationTables } from './reconciliation.table.ts';

export class SqlReconciliations implements Reconciliations {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** One statement, so that the second of two concurrent claims waits for the first one and then sees its run. */
  async claim({ id, provider, day, run, at, by, deadBefore }: Claim): Promise<Reconciliation | undefined> {
    const begun = { state: 'running', run, startedAt: at, startedBy: by, endedAt: null, failure: null } as const;
    const row = await this.#sql
      .insertInto('ReconciliationRow')
      .values({ ...nothingSeen, id, provider, day, ...begun })
      .onConflict((other) =>
        other
          .columns(['provider', 'day'])
          .doUpdateSet(begun)
          .where(sql<SqlBool>`(reconciliation.state <> 'running' or reconciliation.started_at < ${deadBefore})`),
      )
      .returningAll()
      .executeTakeFirst();
    return row && reconciliationOf(row);
  }

  async held(id: string, run: string): Promise<Reconciliation | undefined> {
    const row = await this.#sql
      .selectFrom('ReconciliationRow')
      .selectAll()
      .where('id', '=', id)
      .where('run', '=', run)
      .forUpdate()
      .executeTakeFirst();
    return row && reconciliationOf(row);
  }

  async save({ id, ...reconciliation }: Reconciliation): Promise<void> {
    const { books, provider: _provider, day: _day, ...rest } = reconciliation;
    await this.#sql
      .updateTable('ReconciliationRow')
      .set({ ...rest, ...columnsOf(books) })
      .where('id', '=', id)
      .execute();
  }

  async find(id: string): Promise<ReconciliationLine | undefined> {
    const row = await this.#lines.where('id', '=', id).executeTakeFirst();
    return row && lineOf(row);
  }

  async of(provider: ProviderName, day: string): Promise<Reconciliation | undefined> {
    const row = await this.#lines.where('provider', '=', provider).where('day', '=', day).executeTakeFirst();
    return row && lineOf(row);
  }

  async lastDayOf(provider: ProviderName): Promise<string | undefined> {
    const row = await this.#sql
      .selectFrom('ReconciliationRow')
      .select(({ fn }) => fn.max('day').as('last'))
      .where('provider', '=', provider)
      .executeTakeFirst();
    return row?.last ?? undefined;
  }

  async list({ where, ...part }: Parameters<Reconciliations['list']>[0]): ReturnType<Reconciliations['list']> {
    const { days, open, ...columns } = where;
    const { from, to } = days ?? {};
    const found = this.#lines
      .where(oneOfEach(columns))
      .$if(from !== undefined, (query) => query.where('day', '>=', dayOf(from ?? new Date(0))))
      .$if(to !== undefined, (query) => query.where('day', '<', dayOf(to ?? new Date(0))))
      .$if(open !== undefined, (query) => query.where((row) => row(openOf(row), open ? '>' : '=', 0)));
    const [rows, counted] = await Promise.all([
      pageInOrder(found, ['day', 'id'], part),
      boundedCount(this.#sql, found),
    ]);
    return { rows: readableRows('reconciliations', rows, lineOf), ...counted };
  }

  get #lines() {
    return this.#sql
      .selectFrom('ReconciliationRow')
      .selectAll()
      .select((row) => [openOf(row).as('open'), foundOf(row).as('found')]);
  }

  get #sql() {
    return this.#database.sql<ReconciliationTables>();
  }
}

type Row = Selectable<ReconciliationTables['ReconciliationRow']>;

const countOf = (row: ExpressionBuilder<ReconciliationTables, 'ReconciliationRow'>) =>
  row
    .selectFrom('ReconciliationDifferenceRow as difference')
    .select(sql<number>`count(*)::int`.as('count'))
    .whereRef('difference.reconciliationId', '=', 'ReconciliationRow.id');
const openOf = (row: ExpressionBuilder<ReconciliationTables, 'ReconciliationRow'>) =>
  countOf(row).where('difference.state', '=', 'open');
const foundOf = (row: ExpressionBuilder<ReconciliationTables, 'ReconciliationRow'>) =>
  countOf(row).where('difference.ending', '=', 'credited');

const nothingSeen = {
  way: null,
  refusal: null,
  providerPayments: null,
  providerPaid: null,
  providerRefunds: null,
  providerRefunded: null,
  fees: null,
  ourPayments: null,
  ourPaid: null,
  ourRefunds: null,
  ourRefunded: null,
};

const columnsOf = (books: Reconciliation['books']) =>
  books && {
    providerPayments: books.provider.payments,
    providerPaid: books.provider.paid.amount,
    providerRefunds: books.provider.refunds,
    providerRefunded: books.provider.refunded.amount,
    fees: books.fees && books.fees.amount,
    ourPayments: books.ours.payments,
    ourPaid: books.ours.paid.amount,
    ourRefunds: books.ours.refunds,
    ourRefunded: books.ours.refunded.amount,
  };

const sideOf = (payments: number | null, paid: number | null, refunds: number | null, refunded: number | null) => ({
  payments: payments ?? 0,
  paid: Money.kurus(paid ?? 0),
  refunds: refunds ?? 0,
  refunded: Money.kurus(refunded ?? 0),
});

const reconciliationOf = (row: Row): Reconciliation => ({
  id: row.id,
  provider: row.provider,
  day: row.day,
  state: row.state,
  run: row.run,
  startedAt: row.startedAt,
  startedBy: row.startedBy,
  endedAt: row.endedAt,
  failure: row.failure,
  way: row.way,
  refusal: row.refusal,
  books:
    row.way === null
      ? null
      : {
          provider: sideOf(row.providerPayments, row.providerPaid, row.providerRefunds, row.providerRefunded),
          fees: row.fees === null ? null : Money.kurus(row.fees),
          ours: sideOf(row.ourPayments, row.ourPaid, row.ourRefunds, row.ourRefunded),
        },
});

const lineOf = (row: Row & { readonly open: number | null; readonly found: number | null }): ReconciliationLine => ({
  ...reconciliationOf(row),
  open: row.open ?? 0,
  found: row.found ?? 0,
});
