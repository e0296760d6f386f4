import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { migrationsSeen } from '../migrate.ts';
import { writeManifest, type CopiedTable, type Manifest } from './manifest.ts';
import { jobsVersion, tablesOf, type TableForm } from './tables.ts';

/** Passes data through, hashes its bytes and counts its lines. In COPY's text format a row is a line. */
export class Tally extends Transform {
  readonly #hash = createHash('sha256');
  rows = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) this.rows++;
    done(null, chunk);
  }

  /** Call it once, at the end of the stream. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}

/**
 * Copies a running database into an empty or new folder: all tables of one snapshot. Memory use does not grow with the tables.
 * @returns the manifest of the copy
 */
export async function exportDatabase(
  databaseUrl: string,
  folder: string,
  onProgress: (message: string) => void = () => {},
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} boş değil.`);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'basamak-export' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables: CopiedTable[] = [];
    for (const table of await tablesOf(client)) {
      const copied = await exportTable(client, table, folder);
      tables.push(copied);
      onProgress(`${table.name}: ${copied.rows} satır`);
    }
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations: [...(await migrationsSeen(client))],
      jobs: await jobsVersion(client),
      tables,
      sequences: await sequencesOf(client),
    };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}

async function exportTable(client: pg.Client, { name, columns }: TableForm, folder: string): Promise<CopiedTable> {
  const file = `${name.replaceAll('"', '')}.copy.gz`;
  const tally = new Tally();
  await pipeline(
    client.query(to(`copy (select ${columns.join(', ')} from ${name}) to stdout`)),
    tally,
    createGzip(),
    createWriteStream(join(folder, file), { mode: 0o600, flags: 'wx' }),
  );
  return { name, columns: [...columns], file, rows: tally.rows, sha256: tally.sha256() };
}

/** The last values of the sequences that were used. */
async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences
     where schemaname in ('public', 'jobs') and last_value is not null and sequencename not like 'mikro_orm_migrations%'
     order by 1`,
  );
  return rows;
}
