import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { from } from 'pg-copy-streams';
import { underBaseline } from '../baseline.ts';
import { migrationsKnown, migrationsSeen, recordBaseline } from '../migrate.ts';
import { locks, oneAtATime } from '../one-at-a-time.ts';
import { ormOptions } from '../orm.ts';
import { Tally } from './export-database.ts';
import { readManifest, type CopiedTable, type Manifest } from './manifest.ts';
import { jobsVersion, tablesOf } from './tables.ts';

interface ImportOptions {
  /** Checks the imported data. Answers the first fault, or undefined. */
  readonly proves: (client: pg.Client) => Promise<string | undefined>;
  readonly onProgress?: (message: string) => void;
}

/**
 * Fills a fresh database from a copy. It migrates the database to the copy's schema version, loads the data in one
 * transaction, migrates the database to this version and verifies the data. If the copy is damaged or its ledger fails the
 * verification, the load is rolled back. A copy of an earlier version is verified only after the commit, because it has to be
 * migrated first.
 * @throws if the database holds users already, or if the copy is damaged, unfinished or of a later version
 */
export async function importDatabase(databaseUrl: string, folder: string, options: ImportOptions): Promise<Manifest> {
  const copy = await readManifest(folder);
  const manifest = { ...copy, migrations: [...underBaseline(copy.migrations, await migrationsKnown())] };
  await oneAtATime(databaseUrl, locks.migration, async () => {
    const orm = await MikroORM.init(ormOptions(databaseUrl, [], 1, { purpose: 'migration' }));
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'basamak-import' });
    await client.connect();
    try {
      await recordBaseline(client);
      await bringIntoForm(orm, client, manifest);
      // the verification needs this version's schema, so a copy of an earlier version is migrated first
      const later = (await migrationsKnown()).some((name) => !manifest.migrations.includes(name));
      await client.query('begin');
      await load(client, folder, manifest, options.onProgress ?? (() => {}));
      if (!later) await prove(client, options, 'hiçbir şey alınmadı');
      await client.query('commit');
      await orm.migrator.up();
      if (later) await prove(client, options, 'bu veritabanını kullanma');
      await client.query('analyze');
    } finally {
      await client.end(); // closing the connection rolls back an open transaction
      await orm.close();
    }
  });
  return manifest;
}

async function prove(client: pg.Client, { proves }: ImportOptions, consequence: string): Promise<void> {
  const fault = await proves(client);
  if (fault !== undefined) throw new Error(`Dışa aktarım tutarsız, ${consequence}: ${fault}`);
}

/** Migrates the tables to the schema version of the copy. @throws if the database has users */
async function bringIntoForm(orm: MikroORM, client: pg.Client, { migrations, jobs }: Manifest): Promise<void> {
  const [seen, known] = [await migrationsSeen(client), await migrationsKnown()];
  if (migrations.some((name) => !known.includes(name)))
    throw new Error('Bu dışa aktarım Basamak’ın daha yeni bir sürümünden: önce bu kurulumu güncelle.');
  if (seen.some((name) => !migrations.includes(name)))
    throw new Error('Veritabanı dışa aktarımdan daha yeni bir biçimde: boş bir veritabanı ver.');
  if (seen.length > 0 && (await hasUsers(client)))
    throw new Error('Bu veritabanında kullanıcılar var; içe aktarma yalnız boş bir veritabanına yapılır.');
  const last = migrations.at(-1);
  if (last !== undefined && last !== seen.at(-1)) await orm.migrator.up({ to: last });
  if (jobs === null) return;
  if ((await jobsVersion(client)) === null) await client.query(getConstructionPlans('jobs'));
  const here = await jobsVersion(client);
  if (here !== jobs)
    throw new Error(
      `İş kuyruğunun biçimi başka (dışa aktarımda ${jobs}, burada ${here}): önce dışa aktaran sürümle içe aktar, sonra güncelle.`,
    );
}

async function hasUsers(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ some: boolean }>('select exists (select from user_account) as some');
  return rows[0]?.some ?? false;
}

/**
 * The guard triggers are disabled during the load: they check new business operations, and the loaded data have passed these
 * checks already. Foreign keys and unique indexes stay enforced. The verification at the end covers the other rules of the
 * triggers.
 */
async function load(
  client: pg.Client,
  folder: string,
  { tables, sequences }: Manifest,
  onProgress: (message: string) => void,
): Promise<void> {
  const forms = await tablesOf(client);
  const names = forms.map(({ name }) => name);
  // a name from the manifest is used in SQL only if this database has a table or column of that name
  for (const { name, columns } of tables) {
    const form = forms.find((other) => other.name === name);
    if (!form) throw new Error(`${name} tablosu burada yok.`);
    const column = columns.find((other) => !form.columns.includes(other));
    if (column !== undefined) throw new Error(`${name} tablosunun ${column} sütunu burada yok.`);
  }
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  for (const name of names.toReversed()) await client.query(`delete from ${name}`);
  for (const table of tables) {
    await loadTable(client, folder, table);
    onProgress(`${table.name}: ${table.rows} satır`);
  }
  for (const { name, value } of sequences) await client.query('select setval($1, $2)', [name, value]);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

async function loadTable(client: pg.Client, folder: string, table: CopiedTable): Promise<void> {
  const tally = new Tally();
  await pipeline(
    createReadStream(join(folder, table.file)),
    createGunzip(),
    tally,
    client.query(from(`copy ${table.name} (${table.columns.join(', ')}) from stdin`)),
  );
  if (tally.rows !== table.rows || tally.sha256() !== table.sha256)
    throw new Error(`${table.file} bozulmuş: içeriği dışa aktarılanla aynı değil.`);
}
