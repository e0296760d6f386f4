import { sql } from 'kysely';
import { activeStates, confirmedStates } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import type { BoosterResults } from '../../application/ports.ts';
import type { Results } from '../../domain/public-figures.ts';

/** So many orders and conversations are looked at. */
const newestOrders = 100;
const newestChats = 50;
/** A first message without an answer counts from this age on. */
const unansweredAfter = '1 day';

type Row = Omit<Results, 'lastSeenAt'> & { readonly id: string; readonly lastSeenAt: Date | string | null };

/** Joins tables of identity, orders and conversations (0016). Every part reads an index of the booster. */
export class SqlBoosterResults implements BoosterResults {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(boosterIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Results>> {
    if (boosterIds.length === 0) return new Map();
    const confirmed = sql`${[...confirmedStates]}::text[]`;
    const talked = sql`${[...activeStates, 'finished', ...confirmedStates, 'cancelled']}::text[]`;
    const { rows } = await sql<Row>`
      select booster.id, person.last_seen_at as "lastSeenAt", coalesce(load.count, 0)::int as active,
        (select coalesce(sum(count), 0)::int from booster_order_count
          where booster_id = booster.id and state = any(${confirmed})) as confirmed,
        (select count(*)::int from orders where booster_id = booster.id and state = 'cancelled') as cancelled,
        (select count(*)::int from order_stint where booster_id = booster.id) as "left",
        lately.timed, lately.on_time as "onTime", said.reviews, said.stars, chats.asked, chats.seconds as "answerSeconds"
      from unnest(${[...boosterIds]}::uuid[]) as booster (id)
      join user_account as person on person.id = booster.id
      left join booster_load as load on load.booster_id = booster.id
      cross join lateral (
        select count(finished_late)::int as timed, (count(*) filter (where not finished_late))::int as on_time
        from unnest(${confirmed}) as of_state (state) cross join lateral (
          select finished_late from orders
          where booster_id = booster.id and state = of_state.state and first_finished_by = booster.id
          order by created_at desc, id desc limit ${newestOrders}
        ) as ended
      ) as lately
      cross join lateral (
        select count(*)::int as reviews, avg(stars)::float8 as stars
        from order_review where booster_id = booster.id and not hidden
      ) as said
      cross join lateral (
        select count(*)::int as asked, percentile_disc(0.5) within group (order by answer.seconds) as seconds
        from (
          select newest.id from unnest(${talked}) as of_state (state) cross join lateral (
            select id, created_at from orders where booster_id = booster.id and state = of_state.state
            order by created_at desc, id desc limit ${newestChats}
          ) as newest
          order by newest.created_at desc, newest.id desc limit ${newestChats}
        ) as chat
        cross join lateral (
          select seq, created_at from message where order_id = chat.id and sender_role = 'customer' order by seq limit 1
        ) as question
        cross join lateral (
          select coalesce(extract(epoch from min(created_at) - question.created_at)::float8, 'infinity') as seconds
          from message where order_id = chat.id and sender_id = booster.id and seq > question.seq
        ) as answer
        where not exists (select from order_stint where order_id = chat.id)
          and (answer.seconds < 'infinity' or question.created_at < ${now}::timestamptz - interval '${sql.raw(unansweredAfter)}')
      ) as chats`.execute(this.#database.sql());
    return new Map(
      rows.map(({ id, lastSeenAt, ...results }) => [
        id,
        { ...results, lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt) },
      ]),
    );
  }
}
