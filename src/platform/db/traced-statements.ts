import type { Pool, PoolClient } from 'pg';
import { inTrace, isOn } from '../tracing/tracing.ts';

type Query = (...asked: readonly unknown[]) => Promise<unknown>;

/**
 * Makes each statement on the pool's connections a span of its trace. The span has the statement's verb and table, but no
 * values.
 */
export const traceStatements = (pool: Pool): void => {
  if (!isOn()) return;
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Query;
    const traced: Query = (...asked) => {
      const [text] = asked;
      if (typeof text !== 'string') return query(...asked);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summaryOf(text) };
      return inTrace(
        () => ({ name: attributes['db.query.summary'], kind: 'client', attributes }),
        () => query(...asked),
      );
    };
    Object.assign(client, { query: traced });
  });
};

/** A `from` that no table follows. */
const fromWithin = /\bextract\s*\(\s*[a-z]+\s+from\b/gi;

/** `select orders`, `insert ledger_entry`, `commit`. */
export const summaryOf = (statement: string): string => {
  const [verb = ''] = /^\s*\(*\s*([a-z]+)/i.exec(statement)?.slice(1) ?? [];
  const unquoted = statement.replaceAll('"', '').replaceAll(fromWithin, 'extract(');
  const [table] = /\b(?:from|into|update|join)\s+([a-z_][a-z_0-9.]*)/i.exec(unquoted)?.slice(1) ?? [];
  return [verb, table].filter(Boolean).join(' ').toLowerCase();
};
