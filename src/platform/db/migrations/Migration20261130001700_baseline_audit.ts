import { Migration } from '@mikro-orm/migrations';

/**
 * Commands of the staff as a hash chain. The database accepts only the next link and refuses changes; only details can be
 * erased.
 */
export class Migration20261130001700_baseline_audit extends Migration {
  override up(): void {
    this.addSql(`
      create table "audit_head" (
        "id" smallint not null,
        "seq" bigint not null,
        "hash" char(64) not null,
        primary key ("id"),
        constraint "audit_head_one_check" check (id = 1)
      );

      create function audit_stays() returns trigger language plpgsql as $$
      begin
        raise exception '% on % is refused: what the house did stays as it was written', tg_op, tg_table_name
          using errcode = 'integrity_constraint_violation', constraint = 'audit_stays';
      end $$;
      create trigger "audit_head_stays" before delete or truncate on "audit_head"
        for each statement execute function audit_stays();
      create trigger "audit_head_goes_on" before update on "audit_head" for each row
        when (new.id <> old.id or new.seq <> old.seq + 1)
        execute function audit_stays();
      insert into "audit_head" ("id", "seq", "hash") values (1, 0, repeat('0', 64));
    `);
    this.addSql(`
      create table "audit_event" (
        "seq" bigint not null,
        "id" uuid not null,
        "at" timestamptz(3) not null,
        "actor_id" uuid not null,
        "actor_role" text not null,
        "action" text not null,
        "resource" text not null,
        "record_id" uuid null,
        "details" text null,
        "details_digest" char(64) not null,
        "previous_hash" char(64) not null,
        "hash" char(64) not null,
        "people" uuid[] not null,
        primary key ("seq"),
        constraint "audit_event_id_unique" unique ("id")
      );
      create index "audit_event_record_index" on "audit_event" ("record_id", "seq");
      create index "audit_event_actor_index" on "audit_event" ("actor_id", "seq");
      create index "audit_event_action_index" on "audit_event" ("action", "seq");
      create index "audit_event_resource_index" on "audit_event" ("resource", "seq");
      create index "audit_event_at_index" on "audit_event" ("at", "seq");
      create index "audit_event_people_index" on "audit_event" using gin ("people");

      create trigger "audit_event_stays" before delete or truncate on "audit_event"
        for each statement execute function audit_stays();
      create trigger "audit_event_forgets_only" before update on "audit_event" for each row
        when (
          new.details is not null
          or row(old.seq, old.id, old.at, old.actor_id, old.actor_role, old.action, old.resource, old.record_id,
              old.details_digest, old.previous_hash, old.hash)
            is distinct from row(new.seq, new.id, new.at, new.actor_id, new.actor_role, new.action, new.resource,
              new.record_id, new.details_digest, new.previous_hash, new.hash)
        )
        execute function audit_stays();

      create function audit_event_continues() returns trigger language plpgsql as $$
      begin
        if not exists (select from audit_head where seq = new.seq - 1 and hash = new.previous_hash) then
          raise exception 'audit event % does not follow from the one before it', new.seq
            using errcode = 'integrity_constraint_violation', constraint = 'audit_event_continues';
        end if;
        return new;
      end $$;
      create trigger "audit_event_continues" before insert on "audit_event"
        for each row execute function audit_event_continues();
    `);
  }
}
