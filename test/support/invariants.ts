import pg from 'pg';
import { auditLedger } from '#modules/wallet/adapters/persistence/audit-ledger.ts';

/** INV (a) to (g) of promises.md on a database that may be at work: the first fault, or undefined. */
export async function ledgerFault(databaseUrl: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await auditLedger(client)).fault;
  } finally {
    await client.end();
  }
}
