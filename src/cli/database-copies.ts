import type { Client } from 'pg';
import { auditChain } from '#modules/audit/adapters/persistence/audit-chain.ts';
import { checkLedger } from '#modules/wallet/adapters/persistence/audit-ledger.ts';

/**
 * Verifies the ledger and the audit log in this connection's transaction. @returns the first fault, undefined if there is none
 */
export async function bookFault(client: Client): Promise<string | undefined> {
  const { fault } = await checkLedger(client);
  return fault ?? (await auditChain(client)).fault;
}
