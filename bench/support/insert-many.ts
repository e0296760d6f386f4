import type pg from 'pg';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Inserts rows in one statement. All rows have the same columns; a column that is left out gets its default. */
export async function insertMany(client: pg.Client, table: string, rows: Rows): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  await client.query(
    `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`,
    [JSON.stringify(rows)],
  );
}
