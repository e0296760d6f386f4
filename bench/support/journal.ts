import type pg from 'pg';
import { v7 } from 'uuid';
import { type Account, isWallet } from '#modules/wallet/domain/account.ts';
import type { Entry } from '#modules/wallet/index.ts';
import { type AccountState, carry } from '#modules/wallet/domain/running-balance.ts';
import { insertMany } from './insert-many.ts';

/** Writes many entries at once by the ledger's own arithmetic. Nothing else may write to their accounts meanwhile. */
export class Journal {
  readonly #client: pg.Client;
  readonly #states = new Map<Account, AccountState>();

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async post(at: Date, entries: readonly Entry[]): Promise<void> {
    const { lines, states } = carry(entries, this.#states);
    // all entries of an escrow come in one call, so only the states of wallets are kept
    for (const [account, state] of states) if (isWallet(account)) this.#states.set(account, state);
    const ids = new Map(entries.map(({ key }) => [key, v7()]));
    await insertMany(
      this.#client,
      'ledger_entry',
      entries.map(({ key, kind, order, payoutId, actorId, reason }) => ({
        id: ids.get(key),
        key,
        kind,
        order_id: order?.id ?? null,
        order_number: order?.number ?? null,
        payout_id: payoutId ?? null,
        actor_id: actorId,
        reason: reason ?? null,
        created_at: at,
      })),
    );
    const accounts = [...states].map(([id, { balance, seq }]) => ({
      id,
      balance_kurus: balance.amount,
      last_seq: seq,
      moved_at: at,
    }));
    await this.#client.query(
      `insert into ledger_account (id, balance_kurus, last_seq, moved_at)
       select id, balance_kurus, last_seq, moved_at from jsonb_populate_recordset(null::ledger_account, $1)
       on conflict (id) do update set balance_kurus = excluded.balance_kurus, last_seq = excluded.last_seq,
         moved_at = excluded.moved_at`,
      [JSON.stringify(accounts)],
    );
    await insertMany(
      this.#client,
      'ledger_posting',
      lines.map(({ entryKey, account, amount, state }) => ({
        entry_id: ids.get(entryKey),
        account,
        amount_kurus: amount.amount,
        seq: state?.seq ?? null,
        balance_kurus: state?.balance.amount ?? null,
      })),
    );
  }
}
