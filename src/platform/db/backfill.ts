/** Rows per batch. One batch takes a fraction of a second. */
const batch = 5_000;

/**
 * SQL for a migration that fills a column of a table in use. It works in batches and commits each one, so that concurrent
 * writers wait for one batch at most. The migration must not be transactional (`isTransactional`). The condition `where` must
 * skip rows that are filled already, so that an interrupted migration can be repeated.
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
