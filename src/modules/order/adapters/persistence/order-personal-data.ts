import { sql } from 'kysely';
import { erasedName, erasedText, type PersonalData, type PersonalRecords, type Person } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { OrderTables } from './order-mapping.ts';

/** The personal data of customers and boosters in orders. */
export class OrderPersonalData implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async recordsOf({ id: userId }: Person): Promise<PersonalRecords> {
    const orders = await this.#sql
      .selectFrom('OrderRow')
      .select(['id', 'number', 'service', 'game', 'server', 'state', 'customerName', 'boosterName', 'draft', 'summary'])
      .select([
        'priceAmount',
        'couponDiscountAmount',
        'refundedAmount',
        'streamRefundAmount',
        'tippedAmount',
        'topUpId',
        'gameAccountId',
      ])
      .select(['lane', 'champion', 'progressPercent', 'finishedAt', 'createdAt', 'updatedAt'])
      .select([
        'pausedAt',
        'pauseReason',
        'boosterRequestedAt',
        'boosterRequestReason',
        'accountRequestedAt',
        'rankReport',
        'rankDiffersSince',
        'rankDifferenceAmount',
        'disputed',
      ])
      .where('customerId', '=', userId)
      .orderBy('id')
      .execute();
    const boostedOrders = await this.#sql
      .selectFrom('OrderRow')
      .select(['id', 'number', 'service', 'state', 'boosterName', 'boosterTier', 'sharePercent'])
      .select(['boosterEarnedAmount', 'tippedAmount', 'createdAt', 'updatedAt'])
      .where('boosterId', '=', userId)
      .orderBy('id')
      .execute();
    const told = this.#sql.selectFrom('OrderEventRow').selectAll().where('actorId', '=', userId);
    // two queries, so that each uses an index; with ten million orders, a scan of all timelines exceeds the statement
    // timeout
    const orderEvents = [
      ...(await told.where('actorRole', '=', 'customer').where('orderId', 'in', this.#ordersOf(userId)).execute()),
      ...(await told.where('actorRole', '!=', 'customer').execute()),
    ].toSorted((one, other) => one.id - other.id);
    const tips = await this.#sql
      .selectFrom('OrderTipRow')
      .select(['id', 'orderId', 'amount', 'createdAt'])
      .where((tip) => tip.or([tip('customerId', '=', userId), tip('boosterId', '=', userId)]))
      .orderBy('id')
      .execute();
    const reviews = await this.#sql
      .selectFrom('OrderReviewRow')
      .select(['orderId', 'service', 'stars', 'text', 'firstName', 'hidden', 'judgedAt', 'judgedBecause', 'createdAt'])
      .where('orderId', 'in', this.#ordersOf(userId))
      .orderBy('orderId')
      .execute();
    const assignments = await this.#sql
      .selectFrom('OrderAssignmentRow')
      .select(['id', 'orderId', 'sharePercent', 'worth', 'earned', 'endedAt'])
      .where('boosterId', '=', userId)
      .orderBy('id')
      .execute();
    const disputes = await this.#sql
      .selectFrom('OrderDisputeRow')
      .select(['id', 'orderId', 'kind', 'openedAt', 'answeredAt', 'outcome', 'reason', 'refund', 'decidedAt'])
      .select(['proposedBy', 'proposedEnd', 'proposedRefund', 'proposedAt', 'agreedAt'])
      .select((row) => [
        row.case().when('customerId', '=', userId).then(row.ref('text')).else(null).end().as('text'),
        row.case().when('boosterId', '=', userId).then(row.ref('answer')).else(null).end().as('answer'),
      ])
      .where((row) => row.or([row('customerId', '=', userId), row('boosterId', '=', userId)]))
      .orderBy('id')
      .execute();
    const streams = await this.#sql
      .selectFrom('OrderStreamRow')
      .select(['id', 'orderId', 'url', 'startedAt', 'endedAt'])
      .where('boosterId', '=', userId)
      .orderBy('id')
      .execute();
    return { orders, boostedOrders, orderEvents, tips, reviews, assignments, disputes, streams };
  }

  /**
   * The orders are kept, because the other side and the ledger need them. Names, notes, reasons, statements, reviews
   * and stream links are erased.
   */
  async erase({ id }: Person): Promise<void> {
    await this.#sql
      .updateTable('OrderRow')
      .set({ customerName: erasedName, draft: sql`draft - 'note'`, pauseReason: null, boosterRequestReason: null })
      .where('customerId', '=', id)
      .execute();
    await this.#sql.updateTable('OrderRow').set({ boosterName: erasedName }).where('boosterId', '=', id).execute();
    const told = this.#sql
      .updateTable('OrderEventRow')
      .set({ actorName: erasedName, reason: null })
      .where('actorId', '=', id);
    await told.where('actorRole', '!=', 'customer').execute();
    await told.where('orderId', 'in', this.#ordersOf(id)).execute();
    await this.#sql.updateTable('OrderDisputeRow').set({ text: erasedText }).where('customerId', '=', id).execute();
    await this.#sql
      .updateTable('OrderDisputeRow')
      .set({ answer: erasedText })
      .where('boosterId', '=', id)
      .where('answer', 'is not', null)
      .execute();
    await this.#sql.updateTable('OrderStreamRow').set({ url: null }).where('boosterId', '=', id).execute();
    await this.#sql
      .updateTable('OrderReviewRow')
      .set({ firstName: erasedName, text: erasedText, hidden: true })
      .where('orderId', 'in', this.#ordersOf(id))
      .execute();
  }

  #ordersOf(userId: string) {
    return this.#sql.selectFrom('OrderRow').select('OrderRow.id').where('customerId', '=', userId);
  }

  get #sql() {
    return this.#database.sql<OrderTables>();
  }
}
