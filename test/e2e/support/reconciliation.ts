import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';

interface ComparedDay {
  readonly id: string;
  readonly merchantOid: string;
  /** The day as the console writes it. */
  readonly called: string;
}

const written = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A reconciliation of a random past day with one payment that only the provider knows. */
export async function aComparedDay(): Promise<ComparedDay> {
  const [id, merchantOid] = [randomUUID(), `oid${randomUUID().replaceAll('-', '')}`];
  const moment = Date.UTC(2016, 0, 1) + randomInt(3000) * 86_400_000;
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `insert into reconciliation (id, provider, day, state, run, started_at, ended_at, way, provider_payments, provider_paid_kurus,
        provider_refunds, provider_refunded_kurus, fees_kurus, our_payments, our_paid_kurus, our_refunds, our_refunded_kurus)
      values ($1, 'paytr', $2, 'ended', $1, now(), now(), 'report', 1, 10000, 0, 0, 240, 0, 0, 0, 0)`,
      [id, new Date(moment).toISOString().slice(0, 10)],
    );
    await client.query(
      `insert into reconciliation_difference (id, reconciliation_id, kind, subject, merchant_oid, theirs_kurus, state, found_at)
      values ($1, $2, 'unknown-payment', $3, $3, 10000, 'open', now())`,
      [randomUUID(), id, merchantOid],
    );
  } finally {
    await client.end();
  }
  return { id, merchantOid, called: written.format(moment) };
}
