import { exportDatabase } from '#platform/db/copies/export-database.ts';
import { importDatabase } from '#platform/db/copies/import-database.ts';
import { embeddedDatabaseUrl } from '#platform/db/embedded-server.ts';
import { migrate } from '#platform/db/migrate.ts';
import { runningRoleBeside } from '#platform/db/running-role.ts';
import { bookFault } from './database-copies.ts';
import { developmentDatabase, developmentSettings } from '#main/development.ts';

// npm run database:export -- <folder> writes the whole database into files. npm run database:import -- <folder> fills a fresh
// database from these files.

const usage = 'Kullanım: npm run database:export -- <klasör>   ya da   npm run database:import -- <klasör>';
const [command, folder] = process.argv.slice(2);
const settings = process.env.NODE_ENV === 'production' ? process.env : developmentSettings(process.env);
const progress = (message: string) => console.log(`· ${message}`);

async function exportHere(to: string): Promise<void> {
  const url = settings.DATABASE_URL || (await embeddedDatabaseUrl(settings.DATA_DIR ?? '.data'));
  if (!url) throw new Error('Dışa aktarılacak bir veritabanı yok: önce npm start ile kur ya da DATABASE_URL ver.');
  const { tables } = await exportDatabase(url, to, progress);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Dışa aktarıldı: ${tables.length} tablo, ${rows} satır. Resimler ve anahtarlar içinde değil; onları ayrı sakla.`,
  );
}

async function importHere(from: string): Promise<void> {
  if (process.env.NODE_ENV === 'production' && !settings.DATABASE_URL) throw new Error('DATABASE_URL ver.');
  const database = await developmentDatabase(settings, progress);
  try {
    const { url, ownerUrl } = database;
    const { tables } = await importDatabase(ownerUrl, from, { proves: bookFault, onProgress: progress });
    await migrate(ownerUrl, runningRoleBeside(ownerUrl, url));
    console.log(`İçe aktarıldı: ${tables.length} tablo. Defter ve işlem kayıtları tutarlı.`);
  } finally {
    await database.stop();
  }
}

const commands: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  export: exportHere,
  import: importHere,
};
const run = command === undefined ? undefined : commands[command];
if (!run || !folder) {
  console.error(usage);
  process.exit(2);
}
try {
  await run(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
