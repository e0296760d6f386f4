import { migrate } from '#platform/db/migrate.ts';
import { roleOf, runningRoleBeside } from '#platform/db/running-role.ts';
import { developmentDatabase, developmentSettings } from '#main/development.ts';

// npm run migrate: applies migrations as the tables' owner (MIGRATION_DATABASE_URL), and grants the user of DATABASE_URL the
// rights that the product needs. In production, run it first for each new version.

const production = process.env.NODE_ENV === 'production';
const settings = production ? process.env : developmentSettings(process.env);
const progress = (message: string) => console.log(`· ${message}`);

if (production && !(settings.DATABASE_URL && settings.MIGRATION_DATABASE_URL)) {
  console.error('MIGRATION_DATABASE_URL tabloların sahibini, DATABASE_URL ürünün kullanıcısını söylemeli.');
  process.exit(2);
}

let database: Awaited<ReturnType<typeof developmentDatabase>> | undefined;
try {
  database = await developmentDatabase(settings, progress);
  const { url, ownerUrl } = database;
  const done = await migrate(ownerUrl, runningRoleBeside(ownerUrl, url));
  for (const migration of done) progress(`Geçiş uygulandı: ${migration}`);
  console.log(`Veritabanı bu sürümün biçiminde; ${roleOf(url)} onunla çalışabilir.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await database?.stop();
}
