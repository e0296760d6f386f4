import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { bucketOf, type Figure, type FigureName } from '#kernel/figures.ts';
import { Money } from '#kernel/money.ts';
import type { Game, OrderState } from '#kernel/vocabulary.ts';
import { dayOf } from '#kernel/days.ts';
import { SqlTopUps } from '#modules/payment/adapters/persistence/sql-top-ups.ts';
import { beginTopUp, fail, pay } from '#modules/payment/domain/top-up.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { adjustment, tip } from '#modules/wallet/index.ts';
import type { Database } from '#platform/db/database.ts';
import { UuidV7 } from '#platform/system.ts';
import { FixedClock } from './fakes/kernel.ts';
import { orderRow } from './order-rows.ts';

interface PaperOrder {
  readonly id: string;
  readonly game: Game;
  readonly pooledAt: Date;
  takenAt?: Date;
  /** The booster has left the order, which is back in the pool. */
  left: boolean;
  ended?: true;
}

/** Writes events into the tables, and into `paper` the figures that must result from them. */
export class FigureHistory {
  readonly #database: Database;
  readonly #orders: PaperOrder[] = [];
  readonly #boosters = [randomUUID(), randomUUID()] as const;
  readonly paper: Figure[] = [];

  constructor(database: Database) {
    this.#database = database;
  }

  async place(at: Date, game: Game, price: number): Promise<void> {
    const order = { id: randomUUID(), game, pooledAt: at, left: false };
    await orderRow({ id: order.id, state: 'processing', game, price, at }).execute(this.#sql);
    await this.#event(order.id, at, null, 'processing');
    this.#orders.push(order);
    this.#write(at, 'order-placed', { game, amount: price });
  }

  async take(at: Date, which: number): Promise<void> {
    const order = this.#pick(which, ({ takenAt, left, ended }) => (!takenAt || left) && !ended);
    if (!order) return;
    await this.#step(order.id, at, 'processing', 'starting');
    order.left = false;
    if (order.takenAt) return;
    order.takenAt = at;
    this.#write(at, 'order-taken', { game: order.game, bucket: bucketOf(secondsBetween(order.pooledAt, at)) });
  }

  /** Leaving an order changes no figure, because only the first time that it is taken is counted. */
  async leave(at: Date, which: number): Promise<void> {
    const order = this.#pick(which, ({ takenAt, left, ended }) => takenAt !== undefined && !left && !ended);
    if (!order) return;
    await this.#step(order.id, at, 'starting', 'processing');
    order.left = true;
  }

  async finish(at: Date, which: number, late: boolean): Promise<void> {
    const order = this.#pick(which, ({ takenAt, left, ended }) => takenAt !== undefined && !left && !ended);
    if (!order?.takenAt) return;
    const boosterId = this.#boosters[which % 2] ?? this.#boosters[0];
    const seconds = secondsBetween(order.takenAt, at);
    await this.#event(order.id, at, 'started', 'finished');
    await sql`
      update orders set state = 'finished', first_finished_at = ${at}, first_finished_by = ${boosterId},
        played_seconds = ${seconds}, finished_late = ${late} where id = ${order.id}
    `.execute(this.#sql);
    order.ended = true;
    this.#write(at, 'order-finished', { game: order.game, bucket: bucketOf(seconds) });
    if (late) this.#write(at, 'order-late', { game: order.game });
    this.#write(at, 'booster-finished', { boosterId });
  }

  async cancel(at: Date, which: number): Promise<void> {
    const order = this.#pick(which, ({ ended }) => !ended);
    if (!order) return;
    await this.#step(order.id, at, 'processing', 'cancelled');
    await sql`update orders set refunded_kurus = price_kurus where id = ${order.id}`.execute(this.#sql);
    order.ended = true;
    const sold = this.paper.filter(({ name }) => name === 'order-placed')[this.#orders.indexOf(order)];
    this.#write(at, 'order-cancelled', { game: order.game, amount: sold?.amount ?? 0 });
  }

  async topUp(at: Date, how: 'paid' | 'failed' | 'left' | 'paid at last', lira: number): Promise<void> {
    const topUps = new SqlTopUps(this.#database);
    const amount = Money.lira(100 + lira);
    const begun = beginTopUp({ id: new UuidV7().next(), customerId: randomUUID(), amount, checkout: null, at });
    await topUps.add(begun);
    const failed = how === 'paid' ? begun : fail(begun, how === 'failed' ? 'declined' : 'abandoned', at);
    const isPaid = how === 'paid' || how === 'paid at last';
    await topUps.save(isPaid ? pay(failed, at) : failed);
    if (how !== 'paid') this.#write(at, 'top-up-failed', { amount: amount.amount });
    if (how !== 'paid' && how !== 'failed') this.#write(at, 'top-up-left', { amount: amount.amount });
    if (isPaid) this.#write(at, 'top-up-paid', { amount: amount.amount });
  }

  async tip(at: Date, which: number, lira: number): Promise<void> {
    const ledger = new SqlLedger(this.#database, new UuidV7(), new FixedClock(at));
    const [customerId, actorId] = [randomUUID(), randomUUID()];
    const boosterId = this.#boosters[which % 2] ?? this.#boosters[0];
    const amount = Money.lira(1 + lira);
    await this.#database.run(() =>
      ledger.post(
        adjustment({ adjustmentId: randomUUID(), userId: customerId, amount, reason: 'Deneme', actorId }),
        tip({ tipId: randomUUID(), order: { id: randomUUID(), number: '10001' }, customerId, boosterId, amount }),
      ),
    );
    this.#write(at, 'booster-earned', { boosterId, amount: amount.amount });
  }

  async ticket(at: Date, answered: boolean): Promise<void> {
    await sql`
      insert into ticket (id, user_id, user_role, user_name, type, subject, status, answered, read_by_user, read_by_house,
        created_at, updated_at, waiting_since, first_answered_at)
      values (${randomUUID()}, ${randomUUID()}, 'customer', 'Ada B.', 'other', 'Konu', 'open', ${answered}, true, true, ${at}, ${at},
        ${answered ? null : at}, ${answered ? at : null})
    `.execute(this.#sql);
    this.#write(at, 'ticket-opened', {});
    if (answered) this.#write(at, 'ticket-answered', {});
  }

  async dispute(at: Date, which: number, decided: boolean): Promise<void> {
    const order = this.#orders.at(which % Math.max(1, this.#orders.length));
    if (!order) return;
    await sql`
      insert into order_dispute (id, order_id, customer_id, booster_id, kind, text, opened_at, answer_due_at, outcome, decided_at)
      values (${randomUUID()}, ${order.id}, ${randomUUID()}, ${randomUUID()}, 'other', 'Eksik', ${at}, ${at}, ${decided ? 'rejected' : null}, ${decided ? at : null})
      on conflict do nothing
    `.execute(this.#sql);
    const { rows } = await sql<{ opened: string }>`
      select count(*) as opened from order_dispute where order_id = ${order.id} and opened_at = ${at}
    `.execute(this.#sql);
    if (rows[0]?.opened === '0') return;
    this.#write(at, 'dispute-opened', { game: order.game });
    if (decided) this.#write(at, 'dispute-decided', { game: order.game });
  }

  get #sql() {
    return this.#database.sql();
  }

  async #step(orderId: string, at: Date, from: OrderState, to: OrderState): Promise<void> {
    await sql`update orders set state = ${to}, updated_at = ${at} where id = ${orderId}`.execute(this.#sql);
    await this.#event(orderId, at, from, to);
  }

  #event(orderId: string, at: Date, from: string | null, to: string) {
    return sql`
      insert into order_event (order_id, at, kind, actor_role, actor_name, from_state, to_state)
      values (${orderId}, ${at}, ${from === null ? 'placed' : 'transition'}, 'system', 'Basamak', ${from}, ${to})
    `.execute(this.#sql);
  }

  #pick(which: number, fits: (order: PaperOrder) => boolean): PaperOrder | undefined {
    const fitting = this.#orders.filter(fits);
    return fitting[which % Math.max(1, fitting.length)];
  }

  #write(at: Date, name: FigureName, of: Partial<Figure>): void {
    this.paper.push({ day: dayOf(at), name, game: null, boosterId: null, bucket: 0, count: 1, amount: 0, ...of });
  }
}

const secondsBetween = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / 1000);
