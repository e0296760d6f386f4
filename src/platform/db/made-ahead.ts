/**
 * An operator may make the index of a migration ahead, with `create index concurrently` (docs/decisions/0054). If that was
 * cancelled, it leaves an index that no query uses.
 * @returns SQL that fails if there is such an index of this name
 */
export const refuseInvalid = (index: string): string => `
  do $$ begin
    if exists (select from pg_index where indexrelid = to_regclass('"${index}"') and not indisvalid) then
      raise exception 'index ${index} is invalid: drop it, then migrate again';
    end if;
  end $$;`;
