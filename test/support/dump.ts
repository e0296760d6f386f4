import pg from 'pg';

/** Every row of every table as text, with byte columns read as Latin-1. Tests look for secrets in it. */
export async function dump(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const lines: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<Record<string, unknown>>(`select * from ${name}`);
      for (const row of rows)
        for (const value of Object.values(row))
          lines.push(Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value));
    }
    return lines.join('\n');
  } finally {
    await client.end();
  }
}
