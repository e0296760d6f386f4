import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import type { CardTips } from '../../application/ports.ts';
import { providerAccounts, walletOf } from '../../domain/account.ts';
import type { CardTip } from '../../domain/payout-hold.ts';

interface TipRow {
  readonly boosterId: string;
  readonly customerId: string;
  readonly amount: string;
  readonly paidAt: number;
}

const idIn = (account: string) => sql`substr(${sql.ref(account)}, ${sql.lit(walletOf('').length + 1)})`;

/**
 * Reads the ledger. The numbers of the customer's postings show which card payments came before the tip, because the
 * clocks of two processes differ. Every step uses an index. Tips and card payments are read from `since` on.
 * The part of a tip that was collected for a fine (decision 0081) did not stay with the booster and is subtracted.
 */
export class SqlCardTips implements CardTips {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async to(boosterIds: readonly string[], since: Date): Promise<ReadonlyMap<string, readonly CardTip[]>> {
    const { rows } = await sql<TipRow>`
      select ${idIn('received.account')} as "boosterId", ${idIn('given.account')} as "customerId",
        (received.amount_kurus + collected.kurus)::text as amount,
        round(extract(epoch from max(payment.created_at)) * 1000)::float8 as "paidAt"
      from ledger_entry as tip
      join ledger_posting as received on received.entry_id = tip.id and received.account = any(${boosterIds.map(walletOf)})
      join ledger_posting as given on given.entry_id = tip.id and given.amount_kurus < 0
      join ledger_posting as loaded on loaded.account = given.account and loaded.seq < given.seq
      join ledger_entry as payment
        on payment.id = loaded.entry_id and payment.kind = 'top-up' and payment.created_at >= ${since}
      join ledger_posting as card on card.entry_id = payment.id and card.account = ${providerAccounts.paytr}
      cross join lateral (
        select coalesce(sum(taken.amount_kurus), 0) as kurus
        from ledger_posting as taken join ledger_entry as fine on fine.id = taken.entry_id
        where taken.account = received.account and taken.seq > received.seq
          and fine.kind = 'penalty' and fine.key like 'fine-collection:%:' || tip.key
      ) as collected
      where tip.kind = 'tip' and tip.created_at >= ${since} and received.amount_kurus + collected.kurus > 0
      group by tip.id, received.account, given.account, received.amount_kurus, collected.kurus
    `.execute(this.#database.sql());
    const tips = rows.map(({ boosterId, customerId, amount, paidAt }) => ({
      boosterId,
      tip: { customerId, amount: Money.kurus(Number(amount)), paidAt: new Date(paidAt) },
    }));
    return new Map(
      [...Map.groupBy(tips, ({ boosterId }) => boosterId)].map(([boosterId, own]) => [
        boosterId,
        own.map(({ tip }) => tip),
      ]),
    );
  }
}
