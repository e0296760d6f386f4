import { sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import type { CardEarnings } from '../../application/ports.ts';
import { providerAccounts, walletOf } from '../../domain/account.ts';
import type { CardEarning } from '../../domain/payout-hold.ts';

interface EarningRow {
  readonly boosterId: string;
  readonly matter: CardEarning['matter'];
  readonly customerId: string;
  readonly amount: string;
  readonly paidAt: number;
}

const idIn = (account: string) => sql`substr(${sql.ref(account)}, ${sql.lit(walletOf('').length + 1)})`;

/**
 * Reads the ledger. A tip pays the booster at once; a settlement divides what the payments of its order put into the
 * escrow. The numbers of the customer's postings show which card payments came before, because the clocks of two processes
 * differ. Every step uses an index. Earnings and card payments are read from `since` on. The card payments are read once
 * for all earnings (`loads`). PostgreSQL finds them by their time or by their payer, whichever it estimates to be less.
 * The part of an earning that was collected for a fine (decision 0081) did not stay with the booster and is subtracted.
 */
export class SqlCardEarnings implements CardEarnings {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(boosterIds: readonly string[], since: Date): Promise<ReadonlyMap<string, readonly CardEarning[]>> {
    const { rows } = await sql<EarningRow>`
      with earned as (
        select earning.id, earning.kind, received.account, given.account as payer, given.seq,
          received.amount_kurus + collected.kurus as kurus
        from ledger_entry as earning
        join ledger_posting as received
          on received.entry_id = earning.id and received.account = any(${boosterIds.map(walletOf)})
        cross join lateral (
          select earning.id where earning.kind = 'tip'
          union all
          select ordered.id from ledger_entry as ordered
          where earning.kind = 'settlement' and ordered.order_id = earning.order_id and ordered.kind = 'order-payment'
        ) as paid
        join ledger_posting as given on given.entry_id = paid.id and given.amount_kurus < 0
        cross join lateral (
          select coalesce(sum(taken.amount_kurus), 0) as kurus
          from ledger_posting as taken join ledger_entry as fine on fine.id = taken.entry_id
          where taken.account = received.account and taken.seq > received.seq
            and fine.kind = 'penalty' and fine.key like 'fine-collection:%:' || earning.key
        ) as collected
        where earning.kind in ('tip', 'settlement') and earning.created_at >= ${since}
          and received.amount_kurus + collected.kurus > 0
      ), loads as materialized (
        select loaded.account, loaded.seq, payment.created_at
        from (select distinct payer from earned) as payers
        join ledger_posting as loaded on loaded.account = payers.payer and loaded.amount_kurus > 0
        join ledger_entry as payment
          on payment.id = loaded.entry_id and payment.kind = 'top-up' and payment.created_at >= ${since}
        -- offset 0 keeps the planner from reading all card payments instead
        where exists (
          select from ledger_posting as card
          where card.entry_id = payment.id and card.account = ${providerAccounts.paytr} offset 0
        )
      )
      select ${idIn('earned.account')} as "boosterId", ${idIn('earned.payer')} as "customerId",
        case earned.kind when 'tip' then 'tip' else 'order' end as matter, earned.kurus::text as amount,
        round(extract(epoch from max(loads.created_at)) * 1000)::float8 as "paidAt"
      from earned join loads on loads.account = earned.payer and loads.seq < earned.seq
      group by earned.id, earned.kind, earned.account, earned.payer, earned.kurus
    `.execute(this.#database.sql());
    const earnings = rows.map(({ boosterId, matter, customerId, amount, paidAt }) => ({
      boosterId,
      earning: { matter, customerId, amount: Money.kurus(Number(amount)), paidAt: new Date(paidAt) },
    }));
    return new Map(
      [...Map.groupBy(earnings, ({ boosterId }) => boosterId)].map(([boosterId, own]) => [
        boosterId,
        own.map(({ earning }) => earning),
      ]),
    );
  }
}
