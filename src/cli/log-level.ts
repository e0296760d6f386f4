import { Database } from '#platform/db/database.ts';
import { embeddedDatabaseUrl } from '#platform/db/embedded-server.ts';
import { endLogLevel, setLogLevel } from '#platform/log/log-level.ts';
import { type LogLevel, logLevels } from '#platform/log/log.ts';
import { LogLevelRow } from '#platform/log/log-level.table.ts';
import { developmentSettings } from '#main/development.ts';

// npm run log:level -- debug 15: sets the log level of all running processes to `debug` for 15 minutes. With `normal` all
// processes return to their configured level.

const longest = 24 * 60;
const [level = '', minutes = '15'] = process.argv.slice(2);
const settings = process.env.NODE_ENV === 'production' ? process.env : developmentSettings(process.env);
const url = settings.DATABASE_URL || (await embeddedDatabaseUrl(settings.DATA_DIR ?? '.data'));

const isLevel = (text: string): text is LogLevel => (logLevels as readonly string[]).includes(text);
const duration = Number(minutes);
const isDuration = Number.isInteger(duration) && duration >= 1 && duration <= longest;
if (!url || !isDuration || !(level === 'normal' || isLevel(level))) {
  console.error(
    url
      ? `Kullanım: npm run log:level -- <${logLevels.join('|')}|normal> [dakika, en çok ${longest}; verilmezse 15]`
      : 'Bir veritabanı yok: önce npm start ile kur ya da DATABASE_URL ver.',
  );
  process.exit(2);
}

const database = await Database.connect(url, [LogLevelRow], { max: 1 });
try {
  if (level === 'normal') {
    await endLogLevel(database);
    console.log('Bütün süreçler üç saniye içinde yeniden kendi ayarlarına göre yazar.');
  } else if (isLevel(level)) {
    const until = new Date(Date.now() + duration * 60_000);
    await setLogLevel(database, level, until);
    console.log(`Bütün süreçler üç saniye içinde "${level}" düzeyinde yazar, ${duration} dakika boyunca.`);
  }
} finally {
  await database.close();
}
