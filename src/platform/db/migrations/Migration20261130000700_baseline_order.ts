import { Migration } from '@mikro-orm/migrations';

/** Orders and their counters. */
export class Migration20261130000700_baseline_order extends Migration {
  override up(): void {
    this.addSql(`
      create table "orders" (
        "id" uuid not null,
        "number" bigserial not null,
        "customer_id" uuid not null,
        "booster_id" uuid null,
        "customer_name" text not null,
        "booster_name" text null,
        "booster_tier" int null,
        "service" text not null,
        "game" text not null,
        "server" text not null,
        "state" text not null,
        "price_kurus" bigint not null,
        "coupon_discount_kurus" bigint not null,
        "share_percent" int null,
        "booster_earned_kurus" bigint not null,
        "refunded_kurus" bigint not null,
        "tipped_kurus" bigint not null,
        "draft" jsonb not null,
        "summary" jsonb not null,
        "price_book_version" int not null,
        "min_hours" int not null,
        "max_hours" int not null,
        "priority" boolean not null,
        "lane" text null,
        "champion" text null,
        "lane_changed" boolean not null,
        "game_account_id" uuid null,
        "account_given" boolean not null,
        "account_replaced" boolean not null,
        "progress_percent" int not null,
        "correction" jsonb null,
        "corrected_at" timestamptz(3) null,
        "top_up_id" uuid null,
        "finished_at" timestamptz(3) null,
        "created_at" timestamptz(3) not null,
        "updated_at" timestamptz(3) not null,
        "due_at" timestamptz(3) null,
        "earlier_worth_kurus" bigint not null default '0',
        "earlier_earned_kurus" bigint not null default '0',
        "paused_at" timestamptz(3) null,
        "paused_by" text null,
        "pause_reason" text null,
        "paused_ms" bigint not null default '0',
        "booster_requested_at" timestamptz(3) null,
        "booster_request_reason" text null,
        "disputed" boolean not null default false,
        -- until when a finished order can be confirmed; fixed when it is finished
        "closes_at" timestamptz(3) null,
        "first_finished_at" timestamptz(3) null,
        "first_finished_by" uuid null,
        "played_seconds" int null,
        "finished_late" boolean null,
        "first_taken_at" timestamptz(3) null,
        "cancelled_at" timestamptz(3) null,
        "lane_difference_kurus" bigint not null default '0',
        -- from where proven progress counts on; without it the work counts by its matches alone
        "proven_from" jsonb null,
        "account_requested_at" timestamptz(3) null,
        "requested_account_id" uuid null,
        -- the rank that the draft asks for: the pool is filtered without reading every draft
        "rung_asked" int null,
        "stream_refund_kurus" bigint not null default '0',
        "rank_difference_kurus" bigint not null default '0',
        -- what the booster found at the start, and since when a difference waits for an answer
        "rank_report" jsonb null,
        "rank_differs_since" timestamptz(3) null,
        primary key ("id"),
        constraint "orders_price_check" check (price_kurus >= 0),
        constraint "orders_number_unique" unique ("number"),
        constraint "orders_money_check" check (
          booster_earned_kurus >= 0 and refunded_kurus >= 0 and earlier_earned_kurus >= 0
          and booster_earned_kurus + refunded_kurus + earlier_earned_kurus <= price_kurus
        )
      );
      -- numbers that people say start with five digits
      alter sequence "orders_number_seq" restart with 10001;
      create index "orders_created" on "orders" ("created_at", "id");
      create index "orders_updated" on "orders" ("updated_at", "id");
      create index "orders_price" on "orders" ("price_kurus", "id");
      create index "orders_state_created" on "orders" ("state", "created_at", "id");
      create index "orders_game_created" on "orders" ("game", "created_at", "id");
      create index "orders_customer_created" on "orders" ("customer_id", "created_at", "id");
      create index "orders_booster_created" on "orders" ("booster_id", "created_at", "id");
      -- for the landing pages
      create index "orders_confirmed" on "orders" ("finished_at") where "state" in ('closed', 'completed');
      create index "orders_disputed" on "orders" ("created_at", "id") where "disputed";
      create index "orders_booster_requested" on "orders" ("booster_requested_at") where "booster_requested_at" is not null;
      create index "orders_service_created" on "orders" ("service", "created_at", "id");
      create index "orders_first_finished" on "orders" ("first_finished_at", "id") where "first_finished_at" is not null;
      create index "orders_load" on "orders" ("booster_id") where "state" in ('starting', 'started', 'in-game');
      -- names in searches, without case and with plain letters: the index alone answers (docs/decisions/0047)
      create index "orders_customer_called" on "orders" ((lower(translate("customer_name", 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) text_pattern_ops)
        include ("customer_name", "id");
      create index "orders_booster_called" on "orders" ((lower(translate("booster_name", 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) text_pattern_ops)
        include ("booster_name", "id");
      create index "orders_booster_state" on "orders" ("booster_id", "state");
      -- this index and the next are partial, so that placing an order writes nothing into them
      create index "orders_first_taken" on "orders" ("first_taken_at", "id") where "first_taken_at" is not null;
      create index "orders_cancelled" on "orders" ("cancelled_at", "id") where "cancelled_at" is not null;
      -- finished without proof of the goal
      create index "orders_unproven" on "orders" ("created_at", "id") where "state" = 'finished' and "closes_at" is null;
      create index "orders_account_requested" on "orders" ("account_requested_at") where "account_requested_at" is not null;
      -- placing an order counts what its customer has in the pool, and what they took back
      create index "orders_unstarted" on "orders" ("customer_id") where "state" in ('waiting', 'processing');
      create index "orders_withdrawn_priority" on "orders" ("customer_id", "cancelled_at")
        where "priority" and "state" = 'cancelled' and "first_taken_at" is null;
      create index "orders_rank_differs" on "orders" ("rank_differs_since") where "rank_differs_since" is not null;
      -- late orders, found and counted in the index alone
      create index "orders_overdue" on "orders" ("due_at", "created_at", "id") include ("rank_differs_since")
        where "state" in ('processing', 'starting', 'started', 'in-game') and "paused_at" is null;
      -- orders with a promised time, in the order of the list: the newest late ones are among them
      create index "orders_promised" on "orders" ("created_at", "id") include ("due_at", "rank_differs_since")
        where "state" in ('processing', 'starting', 'started', 'in-game') and "paused_at" is null;

      create function orders_are_counted() returns trigger language plpgsql as $$
      begin
        insert into "booster_order_count" ("booster_id", "state", "count")
        select "change"."booster_id", "change"."state", sum("change"."by")
        from (values (old."booster_id", old."state", -1), (new."booster_id", new."state", 1)) as "change" ("booster_id", "state", "by")
        where "change"."booster_id" is not null and "change"."state" in ('finished', 'closed', 'completed')
        group by 1, 2 order by 1, 2
        on conflict ("booster_id", "state") do update set "count" = "booster_order_count"."count" + excluded."count";
        return null;
      end $$;
      -- counted at commit, so that a transaction locks the count of a booster last and for a short time
      create constraint trigger "orders_counted_new" after insert on "orders" deferrable initially deferred
        for each row when (new."state" in ('finished', 'closed', 'completed')) execute function orders_are_counted();
      create constraint trigger "orders_counted" after update of "state", "booster_id" on "orders" deferrable initially deferred
        for each row when (
          (old."state" in ('finished', 'closed', 'completed') or new."state" in ('finished', 'closed', 'completed'))
          and (old."state", old."booster_id") is distinct from (new."state", new."booster_id")
        ) execute function orders_are_counted();

      -- An exchange changes two boosters in two steps. The first step also locks (adds 0 to) the booster with whom the order ends, so
      -- that every transaction locks boosters in the order of their ids.
      create function orders_are_loads() returns trigger language plpgsql as $$
      begin
        insert into "booster_load" ("booster_id", "count")
        select "change"."booster_id", sum("change"."by")
        from (values
          (case when old."state" in ('starting', 'started', 'in-game') then old."booster_id" end, -1),
          (case when new."state" in ('starting', 'started', 'in-game') then new."booster_id" end, 1),
          ((select "booster_id" from "orders" where "id" = new."id"), 0)
        ) as "change" ("booster_id", "by")
        where "change"."booster_id" is not null
        group by 1 order by 1
        on conflict ("booster_id") do update set "count" = "booster_load"."count" + excluded."count";
        return null;
      end $$;
      create constraint trigger "orders_loaded_new" after insert on "orders" deferrable initially deferred
        for each row when (new."booster_id" is not null and new."state" in ('starting', 'started', 'in-game'))
        execute function orders_are_loads();
      create constraint trigger "orders_loaded" after update of "state", "booster_id" on "orders" deferrable initially deferred
        for each row when (
          (case when old."state" in ('starting', 'started', 'in-game') then old."booster_id" end)
          is distinct from (case when new."state" in ('starting', 'started', 'in-game') then new."booster_id" end)
        ) execute function orders_are_loads();

      -- the database writes the moment together with the step
      create function orders_moment() returns trigger language plpgsql as $$
      begin
        if new."state" = 'starting' then
          new."first_taken_at" := coalesce(new."first_taken_at", new."updated_at");
        else
          new."cancelled_at" := new."updated_at";
        end if;
        return new;
      end $$;
      create trigger "orders_moment" before update of "state" on "orders"
        for each row when (new."state" in ('starting', 'cancelled') and new."state" <> old."state")
        execute function orders_moment();
    `);
    this.addSql(`
      -- a match is added under the lock of its order: these numbers rise with it, while the clocks of two processes may differ
      create sequence "order_match_seq";
      create table "order_match" (
        "id" uuid not null,
        "order_id" uuid not null,
        "champion" text null,
        "agent" text null,
        "kills" int not null,
        "deaths" int not null,
        "assists" int not null,
        "points" int not null,
        "gold" int null,
        "result" text not null,
        "played_at" timestamptz(3) not null,
        "created_at" timestamptz(3) not null,
        "seq" bigint null default nextval('order_match_seq'),
        "counts" boolean not null default true,
        primary key ("id")
      );
      alter sequence "order_match_seq" owned by "order_match"."seq";
      create index "order_match_order" on "order_match" ("order_id", "created_at");
    `);
    this.addSql(`
      create table "order_tip" (
        "id" uuid not null,
        "order_id" uuid not null,
        "customer_id" uuid not null,
        "booster_id" uuid not null,
        "amount_kurus" bigint not null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      );
      create index "order_tip_order_id_index" on "order_tip" ("order_id");
    `);
    this.addSql(`
      create table "order_review" (
        "order_id" uuid not null,
        "service" text not null,
        "stars" int not null,
        "text" text not null,
        "first_name" text not null,
        "hidden" boolean not null,
        "created_at" timestamptz(3) not null,
        "judged_by" uuid null,
        "judged_by_name" text null,
        "judged_at" timestamptz(3) null,
        "judged_because" text null,
        "booster_id" uuid null,
        primary key ("order_id"),
        constraint "order_review_stars_check" check (stars >= 1 and stars <= 5)
      );
      -- for the landing pages
      create index "order_review_shown" on "order_review" ("created_at") where not "hidden";
      create index "order_review_created" on "order_review" ("created_at", "order_id");
      create index "order_review_hidden" on "order_review" ("created_at", "order_id") where "hidden";
      create index "order_review_booster" on "order_review" ("booster_id", "created_at", "order_id") include ("hidden", "stars");
      create index "order_review_stars" on "order_review" ("stars", "created_at", "order_id");
      create index "order_review_text" on "order_review" using gin ((lower(translate("text", 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'))) gin_trgm_ops);

      -- so that the reviews of a booster are found and counted without their orders; a closed order keeps its booster
      create function order_review_names_booster() returns trigger language plpgsql as $$
      begin
        new."booster_id" := coalesce(new."booster_id", (select "booster_id" from "orders" where "id" = new."order_id"));
        return new;
      end $$;
      create trigger "order_review_booster" before insert on "order_review" for each row execute function order_review_names_booster();
    `);
    // How many orders are in each state, counted from the timelines (docs/decisions/0046).
    this.addSql(`
      create table "order_standing" (
        "state" text not null,
        "count" bigint not null,
        primary key ("state")
      );
    `);
    this.addSql(`
      create table "order_standing_progress" (
        "id" int not null,
        "counted_to" bigint not null,
        primary key ("id"),
        constraint "order_standing_progress_one_check" check (id = 1)
      );
      insert into "order_standing_progress" ("id", "counted_to") values (1, 0);
    `);
    // How many orders each booster has finished, by state, kept by triggers of orders.
    this.addSql(`
      create table "booster_order_count" (
        "booster_id" uuid not null,
        "state" text not null,
        "count" bigint not null,
        primary key ("booster_id", "state")
      );
    `);
    // How many orders each booster plays, kept by triggers of orders.
    this.addSql(`
      create table "booster_load" (
        "booster_id" uuid not null,
        "count" bigint not null,
        primary key ("booster_id")
      );
      create index "booster_load_count_index" on "booster_load" ("count", "booster_id");
    `);
  }
}
