import { ledgerChecks } from './ledger-checks.ts';

/** The part of a PostgreSQL client that the audit needs. */
interface Client {
  query(text: string): Promise<{ readonly rows: readonly { readonly fault?: unknown }[] }>;
}

interface LedgerAudit {
  readonly checks: number;
  readonly entries: number;
  /** The first violation, in one line. */
  readonly fault?: string;
}

/** Checks the invariants INV (a) to (g) of promises.md on one snapshot. The database may be in use meanwhile. */
export const auditLedger = async (client: Client): Promise<LedgerAudit> => {
  await client.query('begin isolation level repeatable read read only');
  try {
    return await checkLedger(client);
  } finally {
    await client.query('rollback');
  }
};

/** The same checks in the running transaction. */
export const checkLedger = async (client: Client): Promise<LedgerAudit> => {
  const { rows } = await client.query('select count(*) as fault from ledger_entry');
  const entries = Number(rows[0]?.fault);
  for (const { name, query } of ledgerChecks) {
    const [first] = (await client.query(`select fault from (${query}) faults limit 1`)).rows;
    if (first) return { checks: ledgerChecks.length, entries, fault: `${name}: ${String(first.fault)}` };
  }
  return { checks: ledgerChecks.length, entries };
};
