import { SqlLedgerSums } from '#modules/wallet/adapters/persistence/sql-ledger-sums.ts';
import { Database } from '#platform/db/database.ts';
import { embeddedDatabaseUrl } from '#platform/db/embedded-server.ts';
import { developmentSettings } from '#main/development.ts';
import { rows } from '#main/modules.ts';

// npm run ledger:recount: computes the sums for the trial balance again from all postings, and corrects wrong ones.

const settings = process.env.NODE_ENV === 'production' ? process.env : developmentSettings(process.env);
const url = settings.DATABASE_URL || (await embeddedDatabaseUrl(settings.DATA_DIR ?? '.data'));
if (!url) {
  console.error('Sayılacak bir veritabanı yok: önce npm start ile kur ya da DATABASE_URL ver.');
  process.exit(1);
}

const database = await Database.connect(url, rows, { max: 1 });
try {
  const wrong = await new SqlLedgerSums(database).recount();
  console.log(wrong.length === 0 ? 'Tutulan toplamlar doğru.' : `Düzeltilen toplamlar: ${wrong.join(', ')}`);
} finally {
  await database.close();
}
