import type { Client } from 'pg';
import { auditChain } from '#modules/audit/adapters/persistence/audit-chain.ts';
import { checkLedger } from '#modules/wallet/adapters/persistence/audit-ledger.ts';

/** What is wrong with a database's money or its log of commands, within the transaction of this connection; undefined if nothing is. */
export async function bookFault(client: Client): Promise<string | undefined> {
  const { fault } = await checkLedger(client);
  return fault ?? (await auditChain(client)).fault;
}
