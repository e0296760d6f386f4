import { type Selectable, sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { ProviderName } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { beginningWith } from '#platform/db/search.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { DifferenceLine, Differences, FoundIn } from '../../application/reconciliation-ports.ts';
import type { FoundDifference } from '../../domain/compare-books.ts';
import type { Difference } from '../../domain/differences.ts';
import type { PaymentTables } from './payment.table.ts';
import type { ReconciliationTables } from './reconciliation.table.ts';

export class SqlDifferences implements Differences {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(reconciliationId: string): Promise<readonly Difference[]> {
    const rows = await this.#all.where('reconciliationId', '=', reconciliationId).execute();
    return rows.map(differenceOf);
  }

  async open(id: string, { at, ...of }: FoundIn): Promise<void> {
    await this.#put(id, of, { ...opened, foundAt: at });
  }

  async credited(id: string, { at, ...of }: FoundIn): Promise<void> {
    await this.#put(id, of, { ...opened, state: 'ended', ending: 'credited', foundAt: at, endedAt: at });
  }

  async amounts(id: string, amounts: Pick<FoundDifference, 'theirs' | 'ours'>): Promise<void> {
    await this.#changeOpen(id, amountsOf(amounts));
  }

  async gone(id: string, at: Date): Promise<void> {
    await this.#changeOpen(id, { state: 'ended', ending: 'gone', endedAt: at });
  }

  async find(id: string): Promise<DifferenceLine | undefined> {
    const row = await this.#lines().where('difference.id', '=', id).executeTakeFirst();
    return row && lineOf(row);
  }

  async lock(id: string): Promise<Difference | undefined> {
    const row = await this.#all.where('id', '=', id).forUpdate().executeTakeFirst();
    return row && differenceOf(row);
  }

  async save({ id, state, ending, endedAt, endedBy, reason }: Difference): Promise<void> {
    const ended = { state, ending, endedAt, endedBy, reason };
    await this.#sql.updateTable('ReconciliationDifferenceRow').set(ended).where('id', '=', id).execute();
  }

  async list({ where, ...part }: Parameters<Differences['list']>[0]): ReturnType<Differences['list']> {
    const { foundAt, provider, number, ...columns } = where;
    const named = Object.entries(columns).map(([name, values]) => [`difference.${name}`, values]);
    const asked = oneOfEach(Object.fromEntries(named) as Record<string, readonly string[] | undefined>);
    const within = inRange('difference.foundAt', foundAt);
    const numbered = isNumbered(number);
    const lines = () =>
      this.#lines()
        .where(asked)
        .where(oneOfEach({ 'compared.provider': provider }))
        .where(within)
        .where(numbered);
    // each difference belongs to exactly one day, so counting needs no join unless a filter by provider is set
    const found = provider
      ? lines()
      : this.#sql.selectFrom('ReconciliationDifferenceRow as difference').where(asked).where(within).where(numbered);
    const [rows, counted] = await Promise.all([
      pageInOrder(lines(), ['difference.foundAt', 'difference.id'], part),
      boundedCount(this.#sql, found),
    ]);
    return { rows: readableRows('reconciliation-differences', rows, lineOf), ...counted };
  }

  async openByProvider(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.#sql
      .selectFrom('ReconciliationDifferenceRow as difference')
      .innerJoin('ReconciliationRow as compared', 'compared.id', 'difference.reconciliationId')
      .select(({ fn }) => ['compared.provider', fn.countAll<string>().as('open')])
      .where('difference.state', '=', 'open')
      .groupBy('compared.provider')
      .execute();
    return Object.fromEntries(rows.map(({ provider, open }) => [provider, Number(open)]));
  }

  async #put(id: string, of: Omit<FoundIn, 'at'>, standing: Required<Standing>): Promise<void> {
    const { kind, subject, merchantOid, topUpId, ...amounts } = of.difference;
    const seen = { ...amountsOf(amounts), merchantOid, topUpId, ...standing };
    await this.#sql
      .insertInto('ReconciliationDifferenceRow')
      .values({ id, reconciliationId: of.reconciliationId, kind, subject, ...seen })
      .onConflict((other) => other.columns(['reconciliationId', 'kind', 'subject']).doUpdateSet(seen))
      .execute();
  }

  /** Changes nothing if a staff member closed the difference after the run had read it. */
  async #changeOpen(id: string, change: Partial<Standing & ReturnType<typeof amountsOf>>): Promise<void> {
    await this.#sql
      .updateTable('ReconciliationDifferenceRow')
      .set(change)
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute();
  }

  #lines() {
    return this.#sql
      .selectFrom('ReconciliationDifferenceRow as difference')
      .innerJoin('ReconciliationRow as compared', 'compared.id', 'difference.reconciliationId')
      .leftJoin('TopUpRow as payment', 'payment.id', 'difference.topUpId')
      .selectAll('difference')
      .select(['compared.provider', 'compared.day', 'payment.userId as customerId']);
  }

  get #all() {
    return this.#sql.selectFrom('ReconciliationDifferenceRow').selectAll();
  }

  get #sql() {
    return this.#database.sql<ReconciliationTables & PaymentTables>();
  }
}

/** Compares in lower case: a provider may write the numbers in capitals. */
const isNumbered = (number: string | null | undefined) =>
  number === undefined
    ? sql<boolean>`true`
    : sql<boolean>`lower(${sql.ref('difference.merchantOid')}) like ${number === null ? null : beginningWith(number)}`;

type Row = Selectable<ReconciliationTables['ReconciliationDifferenceRow']>;
type Standing = Pick<Row, 'state' | 'ending' | 'endedAt' | 'endedBy' | 'reason'> & { readonly foundAt?: Date };

const opened = { state: 'open', ending: null, endedAt: null, endedBy: null, reason: null } as const;
const amountsOf = ({ theirs, ours }: Pick<FoundDifference, 'theirs' | 'ours'>) => ({
  theirs: theirs && theirs.amount,
  ours: ours && ours.amount,
});

const differenceOf = (row: Row): Difference => ({
  ...row,
  theirs: row.theirs === null ? null : Money.kurus(row.theirs),
  ours: row.ours === null ? null : Money.kurus(row.ours),
});

const lineOf = ({
  provider,
  day,
  customerId,
  ...row
}: Row & {
  readonly provider: ProviderName;
  readonly day: string;
  readonly customerId: string | null;
}): DifferenceLine => ({
  ...differenceOf(row),
  provider,
  day,
  customerId,
});
