import type { Clock, SweepFailures, Transactions } from '#kernel/ports.ts';
import { Sweep } from '#kernel/sweep.ts';
import { unusedSince } from '../domain/game-account.ts';
import { savedSecret } from '../domain/secret.ts';
import type { CredentialVault } from './credential-vault.ts';
import type { GameAccounts, OrderAccounts } from './ports.ts';

const batch = 200;

/** Erases the credentials of saved accounts that no order has: they are not kept for an order that may never come. */
export class EraseUnusedCredentials {
  readonly #accounts: GameAccounts;
  readonly #orderAccounts: OrderAccounts;
  readonly #vault: CredentialVault;
  readonly #failures: SweepFailures;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    accounts: GameAccounts,
    orderAccounts: OrderAccounts,
    vault: CredentialVault,
    failures: SweepFailures,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#accounts = accounts;
    this.#orderAccounts = orderAccounts;
    this.#vault = vault;
    this.#failures = failures;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws AggregateError of what went wrong; the rest was done. */
  async run(): Promise<void> {
    const sweep = new Sweep(this.#failures);
    const savedBefore = unusedSince(this.#clock.now());
    let after: string | null = null;
    do {
      const old = await this.#accounts.withCredentials({ savedBefore, after, limit: batch });
      const owners = new Map(old.map(({ id, ownerId }) => [id, ownerId]));
      await sweep.each(
        'vault.erase-unused',
        async (resting) => [...owners.keys()].filter((id) => !resting.includes(id)),
        (id) => this.#erase(id, owners.get(id) ?? ''),
      );
      after = old.length < batch ? null : (old.at(-1)?.id ?? null);
    } while (after !== null);
    sweep.end('sweep of unused credentials');
  }

  // under the account's lock, so that no order is given the account meanwhile
  #erase(id: string, ownerId: string): Promise<void> {
    return this.#transactions.run(async () => {
      const account = await this.#accounts.lock(id, ownerId);
      if (account && !(await this.#orderAccounts.inUse(id))) await this.#vault.erase(savedSecret(account));
    });
  }
}
