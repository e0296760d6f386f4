import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Game, OrderState } from '#kernel/vocabulary.ts';

interface OrderRow {
  readonly id: string;
  readonly customerId?: string;
  readonly boosterId?: string | null;
  readonly state: OrderState;
  readonly game?: Game;
  readonly price?: number;
  readonly at: Date;
}

/** A draft that the lists can read. */
const readable = JSON.stringify({ service: 'kocluk', coach: { game: 'league', league: 'gold', hours: 1 } });

/** Inserts only the row of an order, for tests of counts and lists. */
export const orderRow = ({
  id,
  customerId = randomUUID(),
  boosterId = null,
  state,
  game = 'league',
  price = 100,
  at,
}: OrderRow): RawBuilder<unknown> => sql`
  insert into orders (id, customer_id, booster_id, customer_name, service, game, server, state, price_kurus, coupon_discount_kurus,
    booster_earned_kurus, refunded_kurus, tipped_kurus, draft, summary, price_book_version, min_hours, max_hours, priority,
    lane_changed, account_given, account_replaced, progress_percent, created_at, updated_at)
  values (${id}, ${customerId}, ${boosterId}, 'Ada B.', ${`${game}-elo`}, ${game}, 'TR', ${state}, ${price}, 0, 0, 0, 0, ${readable}::jsonb, '[]',
    1, 1, 2, false, false, false, false, 0, ${at}, ${at})`;
