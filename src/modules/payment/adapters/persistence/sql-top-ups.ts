import { expressionBuilder, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import { handProviders } from '#kernel/vocabulary.ts';
import type { Building, Places } from '#platform/db/compiled.ts';
import type { Database } from '#platform/db/database.ts';
import type { Found } from '#kernel/search.ts';
import {
  boundedCount,
  countPlaces,
  inRange,
  madeBefore,
  oneOfEach,
  pageInOrder,
  refuseIfCut,
  searchedAtMost,
  type SearchPlace,
} from '#platform/db/lists.ts';
import { beginningWith } from '#platform/db/search.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { TopUps, TopUpsPart } from '../../application/ports.ts';
import { theJobsUntil } from '../../domain/hand-payment.ts';
import type { PaymentNumbers } from '../../domain/payment-search.ts';
import { isForLane, refundLeaseMs, type Checkout, type Refund, type TopUp } from '../../domain/top-up.ts';
import { type PaymentTables, TopUpRow } from './payment.table.ts';

export class SqlTopUps implements TopUps {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(topUp: TopUp): Promise<void> {
    await this.#sql.insertInto('TopUpRow').values(rowOf(topUp)).execute();
  }

  async opened(id: string, frameToken: string): Promise<void> {
    await this.#sql.updateTable('TopUpRow').set({ frameToken }).where('id', '=', id).execute();
  }

  async notOpened(id: string, failedAt: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#sql
      .updateTable('TopUpRow')
      .set((row) => ({
        state: 'failed',
        cause: 'not-opened',
        failedAt,
        failedAs: 'refused',
        expiresAt: row.ref('createdAt'),
      }))
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async find(id: string): Promise<TopUp | undefined> {
    return asTopUp(await this.#all.where('id', '=', id).executeTakeFirst());
  }

  async findByOid(merchantOid: string): Promise<TopUp | undefined> {
    return this.#first(numbered, { merchantOid });
  }

  async lock(id: string): Promise<TopUp | undefined> {
    return this.#first(locking, { id });
  }

  async save(topUp: TopUp): Promise<void> {
    const { id, ...values } = rowOf(topUp);
    await this.#database.write(this.#database.change(TopUpRow, id, values));
  }

  async list({ from, limit, by = 'createdAt', descending, where }: TopUpsPart): ReturnType<TopUps['list']> {
    const { amount, created, paid, failed, toSend, waiting, search, ...columns } = where;
    const numbered = search && (await this.numbered(search));
    refuseIfCut(numbered);
    const places = search && numbered && placesOf(numbered, search.kurus);
    const found = this.#sql
      .selectFrom('TopUpRow')
      .where(oneOfEach(columns))
      .where(hasToBeSent(toSend))
      .where(waitsForPeople(waiting))
      .where(inRange('amount', amount))
      .where(inRange('createdAt', created))
      .where(inRange('paidAt', paid))
      .where(inRange('failedAt', failed));
    const [rows, counted] = await Promise.all([
      pageInOrder(found.selectAll().where(madeBefore(paid, failed)), [by, 'id'], { from, limit, descending, places }),
      places ? countPlaces(this.#sql, found, places) : boundedCount(this.#sql, found),
    ]);
    return {
      rows: readableRows('top-ups', rows, topUpOf),
      ...counted,
      atLeast: counted.atLeast || numbered?.all === false,
    };
  }

  /** Numbers begin with their time, so the newest numbers of a prefix are the last in the index. */
  async numbered({ number, reference }: PaymentNumbers): Promise<Found> {
    const most = searchedAtMost + 1;
    const [ours, theirs] = [beginningWith(number ?? ''), `${reference ?? ''}%`];
    const parts = [
      ...(number === null
        ? []
        : [sql`select id from top_up where merchant_oid like ${ours} order by merchant_oid using ~>~ limit ${most}`]),
      ...(reference === null
        ? []
        : [
            sql`select top_up_id as id from hand_payment where reference like ${theirs} limit ${most}`,
            sql`select paid.id from hand_refund as sent join top_up as paid using (merchant_oid)
                where sent.bank_reference like ${theirs} limit ${most}`,
          ]),
    ];
    if (parts.length === 0) return { ids: [], all: true };
    const all = sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union `,
    );
    const { rows } = await sql<{ id: string }>`select id from (${all}) as numbered limit ${most}`.execute(this.#sql);
    return { ids: rows.slice(0, searchedAtMost).map(({ id }) => id), all: rows.length <= searchedAtMost };
  }

  async numbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#sql
      .selectFrom('TopUpRow')
      .select(['id', 'merchantOid'])
      .where(oneOfEach({ id: ids }))
      .execute();
    return new Map(rows.map(({ id, merchantOid }) => [id, merchantOid]));
  }

  /**
   * Includes failed payments: the customer may try another card while the page is open. Excludes payments for which the
   * provider opened no page (`expires_at` = `created_at`).
   */
  async nextToAsk({
    now,
    begunBefore,
    begunSince,
    late,
    pause,
    limit,
  }: Parameters<TopUps['nextToAsk']>[0]): Promise<readonly TopUp[]> {
    const turn = sql<Date>`coalesce(asked_at + case when state = 'pending' then 0 else ${pause}::int end * interval '1 millisecond', created_at)`;
    const next = this.#sql
      .selectFrom('TopUpRow')
      .select('id')
      .where('createdAt', '<', begunBefore)
      .where(turn, '<=', now)
      .where((row) =>
        row.or([
          row('state', '=', 'pending'),
          row.and([
            row('state', 'in', ['failed', 'expired']),
            row('createdAt', '>', begunSince),
            row('expiresAt', '>', row.ref('createdAt')),
            sql<boolean>`coalesce(not_paid_at < expires_at + ${late} * interval '1 millisecond', true)`,
          ]),
        ]),
      )
      .orderBy(turn)
      .limit(limit)
      // skips a locked row: the transaction that holds it is settling the payment
      .forUpdate()
      .skipLocked();
    const rows = await this.#sql
      .updateTable('TopUpRow')
      .set({ askedAt: now })
      .where('id', 'in', next)
      .returningAll()
      .execute();
    return rows.map(topUpOf);
  }

  async notPaid(id: string, notPaidAt: Date): Promise<void> {
    await this.#sql.updateTable('TopUpRow').set({ notPaidAt }).where('id', '=', id).execute();
  }

  async lockUnpaidOf(customerId: string, now: Date): Promise<number> {
    await this.#database.advisoryLock(`top-ups:${customerId}`);
    const { unpaid } = await this.#sql
      .selectFrom('TopUpRow')
      .select((row) => row.fn.countAll<string>().as('unpaid'))
      .where('userId', '=', customerId)
      .where('state', '=', 'pending')
      .where('expiresAt', '>', now)
      .executeTakeFirstOrThrow();
    return Number(unpaid);
  }

  async openOf(customerId: string): Promise<number> {
    const { open } = await this.#sql
      .selectFrom('TopUpRow')
      .select((row) => row.fn.countAll<string>().as('open'))
      .where('userId', '=', customerId)
      .where((row) => row.or([row('state', '=', 'pending'), row('refundState', '=', 'under-way')]))
      .executeTakeFirstOrThrow();
    return Number(open);
  }

  async refunding(since: Date, limit: number): Promise<readonly TopUp[]> {
    const rows = await this.#all
      .where('refundState', '=', 'under-way')
      .where(beforeItsPause(since))
      .where((row) => row.or([row('refundTakenUpAt', 'is', null), row('refundTakenUpAt', '<', since)]))
      .where((row) =>
        row.not(
          row.exists(
            row.selectFrom('HandRefundRow').select('reference').whereRef('reference', '=', 'TopUpRow.refundReference'),
          ),
        ),
      )
      .orderBy('refundSince')
      .limit(limit)
      .execute();
    return rows.map(topUpOf);
  }

  async #first<V extends object>(build: Building<PaymentTables, V, Row>, values: V): Promise<TopUp | undefined> {
    const { rows } = await this.#sql.executeQuery(this.#database.compiled(build, values));
    return asTopUp(rows[0]);
  }

  get #all() {
    return this.#sql.selectFrom('TopUpRow').selectAll();
  }

  get #sql() {
    return this.#database.sql<PaymentTables>();
  }
}

type Row = Selectable<PaymentTables['TopUpRow']>;

const numbered = (kysely: Kysely<PaymentTables>, { merchantOid }: Places<Pick<TopUp, 'merchantOid'>>) =>
  kysely.selectFrom('TopUpRow').selectAll().where('merchantOid', '=', merchantOid).compile();
const locking = (kysely: Kysely<PaymentTables>, { id }: Places<Pick<TopUp, 'id'>>) =>
  kysely.selectFrom('TopUpRow').selectAll().where('id', '=', id).forUpdate().compile();

const placesOf = ({ ids }: Found, kurus: number | null): SearchPlace[] => [
  { column: 'id', ids },
  ...(kurus === null ? [] : [expressionBuilder<PaymentTables, 'TopUpRow'>()('amount', '=', kurus)]),
];

/** Same rule as the domain's `isToSend`. */
const hasToBeSent = (wanted: boolean | undefined): RawBuilder<boolean> => {
  if (wanted === undefined) return sql`true`;
  return wanted
    ? sql`(refund_state = 'under-way' and provider = any(${handProviders}))`
    : sql`(refund_state is distinct from 'under-way' or provider <> all(${handProviders}))`;
};

/** Same rule as the domain's `waitsForPeople`. */
const waitsForPeople = (wanted: TopUpsPart['where']['waiting']): RawBuilder<boolean> => {
  if (!wanted) return sql`true`;
  const { is, now } = wanted;
  const waits = sql`(refund_state = 'under-way' and (provider = any(${handProviders}) or refund_since <= ${theJobsUntil(now)}))`;
  return is ? sql`${waits}` : sql`(${waits} is not true)`;
};

/** Same rule as the domain's `refundPause`. */
const beforeItsPause = (since: Date) =>
  sql<boolean>`refund_since + refund_calls * (refund_calls - 1) / 2 * (${refundLeaseMs} * interval '1 millisecond') < ${since}`;

export const rowOf = ({ customerId, amount, checkout, refund, ...rest }: TopUp) => ({
  ...rest,
  userId: customerId,
  amount: amount.amount,
  ...checkoutColumns(checkout),
  ...refundColumns(refund),
});

const checkoutColumns = (checkout: Checkout | null) => {
  const none = { draft: null, expectedPrice: null, laneChange: null };
  if (!checkout) return none;
  if (!isForLane(checkout)) return { ...none, draft: checkout.draft, expectedPrice: checkout.expectedPrice.amount };
  const { expectedDifference, ...laneChange } = checkout;
  return { ...none, laneChange: { ...laneChange, differenceKurus: expectedDifference.amount } };
};

const checkoutOf = ({ draft, expectedPrice, laneChange }: Row): Checkout | null => {
  if (draft && expectedPrice !== null) return { draft, expectedPrice: Money.kurus(expectedPrice) };
  if (!laneChange) return null;
  const { differenceKurus, ...change } = laneChange;
  return { ...change, expectedDifference: Money.kurus(differenceKurus) };
};

const refundColumns = (refund: Refund | null) => ({
  refundState: refund && refund.state,
  refundAttempt: refund ? refund.attempt : 0,
  refundReference: refund && refund.reference,
  refundBy: refund && refund.by,
  refundReason: refund && refund.reason,
  refundSince: refund && refund.since,
  // without a refund, the column keeps its default
  ...(refund && { refundCalls: refund.calls }),
  refundTakenUpAt: refund && refund.takenUpAt,
  refundIban: refund && refund.iban,
});

export const topUpOf = (row: Row): TopUp => ({
  id: row.id,
  provider: row.provider,
  merchantOid: row.merchantOid,
  customerId: row.userId,
  amount: Money.kurus(row.amount),
  state: row.state,
  frameToken: row.frameToken,
  checkout: checkoutOf(row),
  orderId: row.orderId,
  laneRefused: row.laneRefused,
  cause: row.cause,
  refund: refundOf(row),
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  paidAt: row.paidAt,
  failedAt: row.failedAt,
  failedAs: row.failedAs,
});
const asTopUp = (row: Row | undefined): TopUp | undefined => row && topUpOf(row);

const refundOf = (row: Row): Refund | null =>
  row.refundState && row.refundSince
    ? {
        state: row.refundState,
        attempt: row.refundAttempt,
        reference: row.refundReference ?? '',
        by: row.refundBy ?? '',
        reason: row.refundReason ?? '',
        since: row.refundSince,
        calls: row.refundCalls,
        takenUpAt: row.refundTakenUpAt,
        iban: row.refundIban,
      }
    : null;
