/** So many at once take a fraction of a second. */
const batch = 5_000;

/**
 * SQL for a migration that fills a column of a table in use: a batch of its rows at a time, each committed by itself, so that
 * nobody who writes one of them waits for all the others. The migration is no transaction (`isTransactional`), and
 * what `where` says keeps it from doing anything twice when it is begun anew.
 */
export const backfill = (table: string, key: string, set: string, where: string): string => `
  do $$
  declare
    "from" uuid := '00000000-0000-0000-0000-000000000000';
    "to" uuid;
  begin
    loop
      select "${key}" into "to" from "${table}" where "${key}" > "from" order by "${key}" offset ${batch - 1} limit 1;
      update "${table}" set ${set} where "${key}" > "from" and ("to" is null or "${key}" <= "to") and (${where});
      commit;
      exit when "to" is null;
      "from" := "to";
    end loop;
  end $$;`;
