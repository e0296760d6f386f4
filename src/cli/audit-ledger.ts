import pg from 'pg';
import { auditChain } from '#modules/audit/adapters/persistence/audit-chain.ts';
import { auditLedger } from '#modules/wallet/adapters/persistence/audit-ledger.ts';
import { embeddedDatabaseUrl } from '#platform/db/embedded-server.ts';
import { developmentSettings } from '#main/development.ts';

// npm run audit:ledger: verifies the ledger and the audit chain of the running database, or names the first broken entry.

const settings = process.env.NODE_ENV === 'production' ? process.env : developmentSettings(process.env);
const url = settings.DATABASE_URL || (await embeddedDatabaseUrl(settings.DATA_DIR ?? '.data'));
if (!url) {
  console.error('Kontrol edilecek bir veritabanı yok: önce npm start ile kur ya da DATABASE_URL ver.');
  process.exit(1);
}

const client = new pg.Client({ connectionString: url, application_name: 'basamak-audit' });
try {
  await client.connect();
  const { entries, checks, fault } = await auditLedger(client);
  if (fault === undefined) console.log(`Defter tutarlı: ${entries} kayıt, ${checks} denetim.`);
  else console.error(`Defter tutarsız: ${fault}`);
  const chain = await auditChain(client);
  if (chain.fault === undefined)
    console.log(`İşlem kayıtları tutarlı: ${chain.links} halka, son özet ${chain.head.hash}.`);
  else console.error(`İşlem kayıtları tutarsız: (h) ${chain.fault}`);
  process.exitCode = fault === undefined && chain.fault === undefined ? 0 : 1;
} catch (error) {
  console.error(`Defter kontrol edilemedi: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await client.end();
}
