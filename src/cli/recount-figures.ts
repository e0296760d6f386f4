import { SqlDailyFigures } from '#modules/figure/adapters/persistence/sql-daily-figures.ts';
import { recountFigures } from '#modules/figure/application/recount-figures.ts';
import { allOf } from '#modules/figure/application/sources.ts';
import { SqlOrderFigures } from '#modules/order/adapters/persistence/sql-order-figures.ts';
import { SqlTopUpFigures } from '#modules/payment/adapters/persistence/sql-top-up-figures.ts';
import { SqlTicketDaily } from '#modules/ticket/adapters/persistence/sql-ticket-daily.ts';
import { SqlEarningFigures } from '#modules/wallet/adapters/persistence/sql-earning-figures.ts';
import { Database } from '#platform/db/database.ts';
import { embeddedDatabaseUrl } from '#platform/db/embedded-server.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { developmentSettings } from '#main/development.ts';
import { rows } from '#main/modules.ts';
import { unitOfWork } from '#platform/unit-of-work.ts';

// npm run figures:recount -- 2026-11-01 2026-11-22: computes the figures of these days again from the modules' data, and
// corrects those that are wrong.

const [from = '', to = from] = process.argv.slice(2);
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const settings = process.env.NODE_ENV === 'production' ? process.env : developmentSettings(process.env);
const url = settings.DATABASE_URL || (await embeddedDatabaseUrl(settings.DATA_DIR ?? '.data'));
if (!isDay(from) || !isDay(to) || from > to || !url) {
  console.error(
    url
      ? 'Hangi günler sayılsın? npm run figures:recount -- 2026-11-01 2026-11-22'
      : 'Sayılacak bir veritabanı yok: önce npm start ile kur ya da DATABASE_URL ver.',
  );
  process.exit(1);
}

const database = await Database.connect(url, rows, { max: 1 });
try {
  const sources = [SqlOrderFigures, SqlTopUpFigures, SqlEarningFigures, SqlTicketDaily];
  const source = allOf(sources.map((Source) => new Source(database)));
  const wrong = await recountFigures({
    figures: new SqlDailyFigures(database),
    source,
    work: unitOfWork({ transactions: database, clock: new SystemClock(), ids: new UuidV7() }),
  }).run({
    from,
    to,
  });
  console.log(wrong.length === 0 ? 'Günlük sayılar doğru.' : `Yeniden sayılan günler: ${wrong.join(', ')}`);
} finally {
  await database.close();
}
