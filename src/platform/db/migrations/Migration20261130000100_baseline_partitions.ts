import { Migration } from '@mikro-orm/migrations';

/**
 * The role that the product runs as owns no table (docs/decisions/0078), but only the owner of a table can make, drop and merge
 * its partitions. These functions run as the owner. A partition is dropped only if the caller may delete rows of its table. The
 * months of a year are dropped only after their rows were copied.
 */
export class Migration20261130000100_baseline_partitions extends Migration {
  override up(): void {
    this.addSql(`
      create function partition_made(parent text, name text) returns void language plpgsql as $$
      declare guard text;
      begin
        execute format('create table %I (like %I including all)', name, parent);
        -- a statement's trigger hears only of the table that the statement names, so each partition has its own
        for guard in
          select regexp_replace(pg_get_triggerdef(oid), ' ON \\S+ ', format(' ON %I ', name)) from pg_trigger
          where tgrelid = to_regclass(quote_ident(parent)) and not tgisinternal and tgtype & 1 = 0
        loop
          execute guard;
        end loop;
      end $$;
    `);
    this.addSql(`
      create function partition_add(parent text, name text, lower uuid, upper uuid) returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        perform partition_made(parent, name);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name, lower, upper);
      end $$;
    `);
    this.addSql(`
      create function partition_drop(parent text, name text) returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        if not has_table_privilege(session_user, quote_ident(parent), 'delete') then
          raise exception 'rows of % are not deleted', parent using errcode = 'insufficient_privilege';
        end if;
        if not exists (select from pg_inherits
                       where inhparent = to_regclass(quote_ident(parent)) and inhrelid = to_regclass(quote_ident(name))) then
          raise exception '% is no partition of %', name, parent;
        end if;
        execute format('drop table %I', name);
      end $$;
    `);
    this.addSql(`
      create function partition_fold(parent text, name text, months text[], by text, lower uuid, upper uuid) returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare month text;
      begin
        foreach month in array months loop
          if not exists (select from pg_inherits
                         where inhparent = to_regclass(quote_ident(parent)) and inhrelid = to_regclass(quote_ident(month))) then
            raise exception '% is no partition of %', month, parent;
          end if;
          execute format('lock table %I in share row exclusive mode', month);
        end loop;
        perform partition_made(parent, name);
        -- says what attaching would otherwise read all of it for
        execute format('alter table %1$I add constraint %2$I check (%3$I is not null and %3$I >= %4$L and %3$I < %5$L)',
                       name, name || '_bounds', by, lower, upper);
        foreach month in array months loop
          execute format('insert into %I select * from %I', name, month);
        end loop;
        execute format('analyze %I', name);
        foreach month in array months loop
          execute format('alter table %I detach partition %I', parent, month);
        end loop;
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name, lower, upper);
        execute format('alter table %I drop constraint %I', name, name || '_bounds');
        foreach month in array months loop
          execute format('drop table %I', month);
        end loop;
      end $$;
    `);
    this.addSql(`
      revoke execute on function partition_made(text, text), partition_add(text, text, uuid, uuid), partition_drop(text, text),
        partition_fold(text, text, text[], text, uuid, uuid) from public;
    `);
  }
}
