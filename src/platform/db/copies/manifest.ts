import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Table = z.strictObject({
  /** Schema-qualified, quoted if SQL needs it. */
  name: z.string(),
  columns: z.array(z.string()),
  /** A file in the copy's folder, in PostgreSQL's text format of COPY, compressed with gzip. */
  file: z.string().check(z.regex(/^[\w.-]+$/)),
  rows: z.int(),
  /** The hash of the uncompressed text. */
  sha256: z.string(),
});

/** The contents of a database copy, with checksums. It is written last: a folder without it is not a complete copy. */
const Manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations applied to the database, in order. */
  migrations: z.array(z.string()),
  /** The schema version of the job queues. */
  jobs: z.nullable(z.int()),
  /** Referenced tables come before the tables that reference them. */
  tables: z.array(Table),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;
export type CopiedTable = z.infer<typeof Table>;

const nameOfFile = 'manifest.json';

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, nameOfFile), 'utf8').catch(() => {
    throw new Error(`${folder} bir dışa aktarım değil ya da yarım kalmış: ${nameOfFile} yok.`);
  });
  const read = Manifest.safeParse(parsed(text));
  if (!read.success) throw new Error(`${nameOfFile} okunamadı: bozuk ya da başka bir biçimde.`);
  return read.data;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = join(folder, nameOfFile);
  await writeFile(`${file}.new`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
