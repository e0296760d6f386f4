import pg from 'pg';
import { auditChain } from '#modules/audit/adapters/persistence/audit-chain.ts';
import { auditLedger } from '#modules/wallet/adapters/persistence/audit-ledger.ts';

/** Checks the ledger and the audit chain of a database that may be in use. @throws the first fault. */
export async function assertLedger(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { fault } = await auditLedger(client);
    if (fault !== undefined) throw new Error(fault);
    const chain = await auditChain(client);
    if (chain.fault !== undefined) throw new Error(`(h) ${chain.fault}`);
  } finally {
    await client.end();
  }
}
