import type { Client } from 'pg';

/** The schemas that are copied: the product's tables and the job queues'. */
const schemas = ['public', 'jobs'];

/** Tables that record the schema version. They are not copied: the manifest holds the version, and an import migrates to it. */
const aboutTheForm = ['public.mikro_orm_migrations', 'jobs.version'];

export interface TableForm {
  readonly name: string;
  /** Stored (not generated) columns in order, quoted if SQL needs it. */
  readonly columns: readonly string[];
}

/** All tables; referenced tables come first. */
export async function tablesOf(client: Client): Promise<readonly TableForm[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            array_agg(format('%I', a.attname) order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)
     group by 1
     order by 1`,
    [schemas],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct format('%I.%I', fn.nspname, f.relname) as "from", format('%I.%I', tn.nspname, t.relname) as "to"
     from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
     join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
     where k.contype = 'f' and k.conrelid <> k.confrelid and fn.nspname = any($1)`,
    [schemas],
  );
  return referredFirst(
    tables.filter(({ name }) => !aboutTheForm.includes(name)),
    references,
  );
}

/** @throws if tables reference each other in a cycle */
export function referredFirst(
  tables: readonly TableForm[],
  references: readonly { readonly from: string; readonly to: string }[],
): readonly TableForm[] {
  const sorted: TableForm[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter((table) => !references.some(({ from, to }) => from === table.name && names.has(to)));
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${[...names].join(', ')}`);
    sorted.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** The schema version of the job queues' tables; null if there are none yet. */
export async function jobsVersion(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('jobs.version') is not null as there`);
  if (!rows[0]?.there) return null;
  const found = await client.query<{ version: number }>('select version from jobs.version');
  return found.rows[0]?.version ?? null;
}
