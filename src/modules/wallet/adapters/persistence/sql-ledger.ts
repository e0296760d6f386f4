import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Ids } from '#kernel/ports.ts';
import type { Places } from '#platform/db/compiled.ts';
import type { Database } from '#platform/db/database.ts';
import { serializationFailed } from '#platform/db/sql-state.ts';
import { noteEntries } from '#platform/running-command.ts';
import type { LockedWallet, Ledger, Posted } from '../../application/ports.ts';
import { holderOf, isWallet, type StoredAccount, walletOf } from '../../domain/account.ts';
import type { Entry } from '../../domain/entry.ts';
import { carry, storedAccountsOf, type Line } from '../../domain/running-balance.ts';
import { LedgerEntryRow, LedgerPostingRow, type WalletTables } from './wallet.table.ts';

type States = LockedWallet;

/** The journal in PostgreSQL. A posting takes four statements; triggers and constraints guard the rules as well. */
export class SqlLedger implements Ledger {
  readonly #database: Database;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(database: Database, ids: Ids, clock: Clock) {
    this.#database = database;
    this.#ids = ids;
    this.#clock = clock;
  }

  async post(...entries: readonly Entry[]): Promise<Posted> {
    if (entries.length === 0) return [];
    return this.#database.run(async () => {
      const seen = await this.#lock(storedAccountsOf(entries));
      try {
        const { lines, states } = carry(entries, seen);
        const ids = await this.#writeEntries(entries);
        if (ids) {
          await this.#moveAccounts(states, seen);
          await this.#database.write(this.#lines(ids, lines));
          noteEntries(ids.values());
          return balancesIn(states);
        }
      } catch (error) {
        // this may be a repeat: the balance can be too low now, although the same entries were posted before
        if (!(error instanceof DomainError)) throw error;
        if (!(await this.#wereWritten(entries))) throw error;
      }
      await this.#assertSame(entries);
      return balancesIn(seen);
    });
  }

  lock(userId: string): Promise<LockedWallet> {
    return this.#lock([walletOf(userId)]);
  }

  /** If an escrow or the key exists after all, PostgreSQL refuses a line or the entry, and the transaction fails. */
  async postNew(wallet: LockedWallet, entry: Entry): Promise<Posted> {
    const { lines, states } = carry([entry], wallet);
    const id = this.#ids.next();
    await this.#database.write(this.#database.insertion(LedgerEntryRow, [this.#rowOf(entry, id)]));
    // another transaction may open the same wallet meanwhile
    if ([...states.keys()].some((account) => isWallet(account) && !wallet.has(account)))
      await this.#moveAccounts(states, wallet);
    else await this.#database.write(this.#move(states, wallet));
    await this.#database.write(this.#lines(new Map([[entry.key, id]]), lines));
    noteEntries([id]);
    return balancesIn(states);
  }

  async refer({ key }: Entry): Promise<void> {
    const rows = await this.#sql.selectFrom('LedgerEntryRow').select('id').where('key', '=', key).execute();
    noteEntries(rows.map(({ id }) => id));
  }

  /** Locks in the order of the account names, which prevents deadlocks. */
  async #lock(accounts: readonly StoredAccount[]): Promise<States> {
    const [account, ...more] = accounts;
    const { rows } = await this.#sql.executeQuery(
      account !== undefined && more.length === 0
        ? this.#database.compiled(locking, { account })
        : this.#database.compiled(lockingAll, { accounts }),
    );
    return new Map(
      rows.map((row) => [row.id as StoredAccount, { balance: Money.kurus(row.balance), seq: row.lastSeq }]),
    );
  }

  /** Writes the entries. @returns their ids by key; undefined if they were written before */
  async #writeEntries(entries: readonly Entry[]): Promise<ReadonlyMap<string, string> | undefined> {
    const written = await this.#sql
      .insertInto('LedgerEntryRow')
      .values(entries.map((entry) => this.#rowOf(entry, this.#ids.next())))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning(['key', 'id'])
      .execute();
    if (written.length === 0) return undefined;
    if (written.length < entries.length)
      throw new Error('some of these entries were already posted; they must be posted together');
    return new Map(written.map(({ key, id }) => [key, id]));
  }

  #rowOf(entry: Entry, id: string) {
    return {
      id,
      key: entry.key,
      kind: entry.kind,
      orderId: entry.order?.id ?? null,
      orderNumber: entry.order?.number ?? null,
      topUpId: entry.topUpId ?? null,
      payoutId: entry.payoutId ?? null,
      actorId: entry.actorId,
      reason: entry.reason ?? null,
      createdAt: this.#clock.now(),
    };
  }

  #lines(ids: ReadonlyMap<string, string>, lines: readonly Line[]) {
    return this.#database.insertion(
      LedgerPostingRow,
      lines.map(({ entryKey, account, amount, state }) => ({
        entryId: ids.get(entryKey) ?? '',
        account,
        amount: amount.amount,
        seq: state?.seq ?? null,
        balance: state?.balance.amount ?? null,
      })),
    );
  }

  /**
   * Updates the accounts. The first posting of an account adds its row. If another transaction added the row meanwhile,
   * this one has not locked it and runs again.
   */
  async #moveAccounts(states: States, seen: States): Promise<void> {
    if (states.size === 0) return;
    const { rows } = await this.#sql.executeQuery(this.#move(states, seen));
    if (rows.length < states.size) throw new OpenedMeanwhile();
  }

  #move(states: States, seen: States): CompiledQuery<{ id: string }> {
    const movedAt = this.#clock.now();
    const moved = [...states].map(
      ([id, { balance, seq }]) => sql`(${id}, ${balance.amount}::bigint, ${seq}::bigint, ${movedAt}::timestamptz)`,
    );
    return sql<{ id: string }>`
      insert into ledger_account (id, balance_kurus, last_seq, moved_at) values ${sql.join(moved)}
      on conflict (id) do update
      set balance_kurus = excluded.balance_kurus, last_seq = excluded.last_seq, moved_at = excluded.moved_at
      where ledger_account.id = any(${[...seen.keys()]}::text[])
      returning id`.compile(this.#sql);
  }

  async #wereWritten(entries: readonly Entry[]): Promise<boolean> {
    const keys = entries.map(({ key }) => key);
    const rows = await this.#sql.selectFrom('LedgerEntryRow').select('id').where('key', 'in', keys).execute();
    return rows.length === keys.length;
  }

  /** A known key with other content is a bug of the caller and must not pass as a repeat. */
  async #assertSame(entries: readonly Entry[]): Promise<void> {
    const rows = await this.#sql
      .selectFrom('LedgerPostingRow')
      .innerJoin('LedgerEntryRow', 'LedgerEntryRow.id', 'LedgerPostingRow.entryId')
      .select(['LedgerEntryRow.key', 'LedgerPostingRow.account', 'LedgerPostingRow.amount'])
      .where(
        'LedgerEntryRow.key',
        'in',
        entries.map(({ key }) => key),
      )
      .execute();
    const written = rows.map(({ key, account, amount }) => `${key} ${account} ${amount}`);
    const asked = entries.flatMap(({ key, postings }) =>
      postings.map(({ account, amount }) => `${key} ${account} ${amount.amount}`),
    );
    if (written.toSorted().join() !== asked.toSorted().join())
      throw new Error(`ledger key reused by a different entry: ${entries.map(({ key }) => key).join(', ')}`);
  }

  get #sql() {
    return this.#database.sql<WalletTables>();
  }
}

/** Most transactions lock one account, and PostgreSQL keeps no plan for a list of unknown length (0099). */
const locking = (kysely: Kysely<WalletTables>, { account }: Places<{ readonly account: string }>) =>
  kysely
    .selectFrom('LedgerAccountRow')
    .select(['id', 'balance', 'lastSeq'])
    .where('id', '=', account)
    .forUpdate()
    .compile();

const lockingAll = (kysely: Kysely<WalletTables>, { accounts }: Places<{ readonly accounts: readonly string[] }>) =>
  kysely
    .selectFrom('LedgerAccountRow')
    .select(['id', 'balance', 'lastSeq'])
    .where('id', '=', (eb) => eb.fn.any(accounts))
    .orderBy('id')
    .forUpdate()
    .compile();

const balancesIn = (states: States): Posted =>
  [...states].flatMap(([account, { balance }]) => (isWallet(account) ? [{ userId: holderOf(account), balance }] : []));

/** Has PostgreSQL's code of a serialization failure, so that the transaction runs again. */
class OpenedMeanwhile extends Error {
  readonly code = serializationFailed;
}
