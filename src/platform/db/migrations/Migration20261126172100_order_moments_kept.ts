import { Migration } from '@mikro-orm/migrations';

/** The database writes them with the step itself, for the version before as well. */
export class Migration20261126172100_order_moments_kept extends Migration {
  override up(): void {
    this.addSql(`
      create function orders_moment() returns trigger language plpgsql as $$
      begin
        if new."state" = 'starting' then
          new."first_taken_at" := coalesce(new."first_taken_at", new."updated_at");
        else
          new."cancelled_at" := new."updated_at";
        end if;
        return new;
      end $$;
      create trigger orders_moment before update of "state" on "orders"
        for each row when (new."state" in ('starting', 'cancelled') and new."state" <> old."state")
        execute function orders_moment();
    `);
  }
}
