import type { Listed } from '#kernel/lists.ts';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { millisecondsOf } from '#platform/db/figures.ts';
import { boundedCount, inRange, oneOfEach, pageAndCount, pageInOrder } from '#platform/db/lists.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type {
  Deliveries,
  DeliveriesPart,
  ListedDelivery,
  ToldEvent,
  TriedDelivery,
} from '../../application/webhook-ports.ts';
import { backOff, type Delivery, type Outcome } from '../../domain/delivery.ts';
import type { WebhookTables } from './webhook.table.ts';

export class SqlDeliveries implements Deliveries {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<WebhookTables> {
    return this.#database.sql<WebhookTables>();
  }

  async add(deliveries: readonly Delivery[]): Promise<void> {
    await this.#sql
      .insertInto('DeliveryRow')
      .values([...deliveries])
      .execute();
  }

  async tell(events: readonly ToldEvent[], pausedSince: Date): ReturnType<Deliveries['tell']> {
    const told = events.map(
      ({ eventId, type, about, orderId, payload, createdAt }, place) =>
        sql`(${eventId}::uuid, ${type}::text, ${about}::uuid, ${orderId}::uuid, ${payload}::text, ${createdAt}::timestamptz, ${sql.lit(place)})`,
    );
    // the ids have the time and the order of their events, from the beginning of the event's id (UUID version 7)
    const { rows } = await this.#database.write(
      sql<{ webhook_id: string }>`
        insert into webhook_delivery
          (id, event_id, webhook_id, type, about, order_id, payload, state, tries, next_try_at, created_at)
        select overlay(gen_random_uuid()::text placing left(event_id::text, 26) from 1)::uuid,
          event_id, webhook.id, type, about, order_id, payload, 'waiting', 0, told.created_at, told.created_at
        from (values ${sql.join(told)}) as told (event_id, type, about, order_id, payload, created_at, place)
        join webhook on told.type = any(webhook.events)
        where paused_at is null or paused_at >= ${pausedSince}
        order by place
        returning webhook_id`.compile(this.#sql),
    );
    const receivers = rows.then((added) => [...new Set(added.map((row) => row.webhook_id))]);
    receivers.catch(() => undefined); // then the transaction fails with this error
    return { receivers };
  }

  async lock(id: string): Promise<Delivery | undefined> {
    const found = this.#sql.selectFrom('DeliveryRow').selectAll().where('id', '=', id);
    const row = await found.forUpdate().executeTakeFirst();
    return row && deliveryOf(row);
  }

  async save({ id, state, tries, nextTryAt, endedAt }: Delivery): Promise<void> {
    await this.#sql.updateTable('DeliveryRow').set({ state, tries, nextTryAt, endedAt }).where('id', '=', id).execute();
  }

  async claim(
    webhookId: string,
    { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
  ): Promise<readonly Delivery[]> {
    // one lookup for each number of tries, so that each lookup uses the index, whether a few or very many deliveries
    // are due
    const due = sql<string>`(
      select due.id from generate_series(${backOff.length}::int, 0, -1) as turn (tries), lateral (
        select id, seq from webhook_delivery as due
        where webhook_id = ${webhookId} and state = 'waiting' and due.tries = turn.tries and next_try_at <= ${now}
          and not exists (
            select from webhook_delivery as earlier
            where earlier.webhook_id = due.webhook_id and earlier.about = due.about and earlier.seq < due.seq
              and earlier.state = 'waiting')
        order by next_try_at, seq limit ${limit} for update skip locked) as due
      order by turn.tries desc, due.seq limit ${limit})`;
    const rows = await this.#sql
      .updateTable('DeliveryRow')
      .set({ nextTryAt: until })
      .where('id', 'in', due)
      .returningAll()
      .execute();
    return rows.toSorted((one, other) => one.seq - other.seq).map(deliveryOf);
  }

  async giveBack(taken: readonly Delivery[], now: Date): Promise<void> {
    for (const { id, nextTryAt } of taken)
      await this.#sql
        .updateTable('DeliveryRow')
        .set({ nextTryAt: now })
        .where('id', '=', id)
        .where('nextTryAt', '=', nextTryAt)
        .execute();
  }

  async hastenBefore({ id, webhookId, about }: Pick<Delivery, 'id' | 'webhookId' | 'about'>, now: Date): Promise<void> {
    await this.#sql
      .updateTable('DeliveryRow')
      .set({ tries: 0, nextTryAt: now })
      .where('webhookId', '=', webhookId)
      .where('about', '=', about)
      .where('state', '=', 'waiting')
      .where('seq', '<', (row) => row.selectFrom('DeliveryRow').select('seq').where('id', '=', id))
      .execute();
  }

  async receiversDue(now: Date): Promise<readonly string[]> {
    const rows = await this.#sql
      .selectFrom('WebhookRow as webhook')
      .select('webhook.id')
      .where('webhook.pausedAt', 'is', null)
      .where((row) => row.or([row('webhook.heldUntil', 'is', null), row('webhook.heldUntil', '<=', now)]))
      .where((row) =>
        row.or([
          row('webhook.renewing', '=', true),
          row.exists(
            row
              .selectFrom('DeliveryRow as due')
              .select('due.id')
              .whereRef('due.webhookId', '=', 'webhook.id')
              .where('due.state', '=', 'waiting')
              .where('due.nextTryAt', '<=', now),
          ),
        ]),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  async renew(webhookId: string, { now, limit }: { readonly now: Date; readonly limit: number }): Promise<number> {
    // each part of the union is a range of the index by tries; a renewed row is no longer in that range
    const waiting = sql`select id from webhook_delivery where webhook_id = ${webhookId} and state = 'waiting'`;
    const some = sql<string>`(
      (${waiting} and tries > 0 limit ${limit}) union all (${waiting} and tries = 0 and next_try_at > ${now} limit ${limit})
      limit ${limit})`;
    const { numUpdatedRows } = await this.#sql
      .updateTable('DeliveryRow')
      .set({ tries: 0, nextTryAt: now })
      .where('id', 'in', some)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  }

  async addTry({ id: deliveryId }: Pick<Delivery, 'id'>, outcome: Outcome): Promise<void> {
    await this.#sql
      .insertInto('DeliveryTryRow')
      .values({ deliveryId, ...outcome })
      .execute();
  }

  async findWithTries(id: string): Promise<TriedDelivery | undefined> {
    const row = await this.#sql
      .selectFrom('DeliveryRow')
      .selectAll()
      .select(triesAsText.as('log'))
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { log, ...delivery } = row;
    // oxlint-disable-next-line no-unsafe-type-assertion -- the query above builds this JSON from columns of these types
    const tries = JSON.parse(log) as readonly (Omit<Outcome, 'at'> & { readonly at: string })[];
    return { ...deliveryOf(delivery), log: tries.map((one) => ({ ...one, at: new Date(Number(one.at)) })) };
  }

  async list({ from, limit, descending, where, created }: DeliveriesPart): Promise<Listed<ListedDelivery>> {
    const wanted = this.#sql
      .selectFrom('DeliveryRow')
      .where(oneOfEach({ ...where }))
      .where(inRange('createdAt', created));
    const page = pageInOrder(wanted.selectAll(), ['createdAt', 'id'], { from, limit, descending });
    const { rows, ...counted } = await pageAndCount(from, page, () => boundedCount(this.#sql, wanted));
    const made = await this.#triesOf(rows.map(({ id }) => id));
    return {
      rows: readableRows('deliveries', rows, (row) => ({ ...deliveryOf(row), made: made.get(row.id) ?? 0 })),
      ...counted,
    };
  }

  async #triesOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#sql
      .selectFrom('DeliveryTryRow')
      .select(({ fn }) => ['deliveryId', fn.countAll<string>().as('count')])
      .where(oneOfEach({ deliveryId: ids }))
      .groupBy('deliveryId')
      .execute();
    return new Map(rows.map(({ deliveryId, count }) => [deliveryId, Number(count)]));
  }

  forget(before: Date, limit: number): Promise<number> {
    return this.#forget(sql`created_at < ${before}`, limit);
  }

  forgetOf(webhookId: string, limit: number): Promise<number> {
    return this.#forget(sql`webhook_id = ${webhookId}`, limit);
  }

  #forget(which: RawBuilder<unknown>, limit: number): Promise<number> {
    return this.#database.run(async () => {
      const { rows } = await sql<{ id: string }>`
        select id from webhook_delivery where ${which} limit ${limit} for update skip locked
      `.execute(this.#sql);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await sql`delete from webhook_try where delivery_id = any(${ids}::uuid[])`.execute(this.#sql);
      await sql`delete from webhook_delivery where id = any(${ids}::uuid[])`.execute(this.#sql);
      return ids.length;
    });
  }
}

const triesAsText = sql<string>`(
  select coalesce(json_agg(json_build_object('at', ${millisecondsOf(sql`at`)}, 'durationMs', duration_ms, 'status', status,
    'fault', fault, 'answer', answer) order by id), '[]')::text
  from webhook_try where delivery_id = webhook_delivery.id)`;

const deliveryOf = ({ seq: _seq, ...row }: Selectable<WebhookTables['DeliveryRow']>): Delivery => row;
