import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { StockVault } from '#modules/vault/index.ts';
import { stockRestore, type Ledger } from '#modules/wallet/index.ts';
import { takeBack } from '../domain/stock.ts';
import type { Purchases, Stock } from './ports.ts';

/** Where the account goes; the buyer knows its password, so that the shelf wants another one. */
export type Return = { readonly outcome: 'in-stock'; readonly password: string } | { readonly outcome: 'retired' };

/** An admin takes a sold account back: its buyer gets the price again and sees the credentials no longer. */
export class TakeBackAccount {
  readonly #stock: Stock;
  readonly #purchases: Purchases;
  readonly #vault: StockVault;
  readonly #ledger: Ledger;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    stock: Stock,
    purchases: Purchases,
    vault: StockVault,
    ledger: Ledger,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#stock = stock;
    this.#purchases = purchases;
    this.#vault = vault;
    this.#ledger = ledger;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError shop.stock_account_not_found, shop.not_sold, shop.credentials_gone */
  run(stockAccountId: string, to: Return, because: { readonly by: string; readonly reason: string }): Promise<void> {
    return this.#transactions.run(async () => {
      const sold = await this.#stock.lock(stockAccountId);
      if (!sold) throw new DomainError('shop.stock_account_not_found');
      const standing = await this.#purchases.standing(sold.id);
      const facts = { ...because, outcome: to.outcome, at: this.#clock.now() };
      const { account, purchase } = takeBack(sold, standing, facts);

      const { id: purchaseId, buyerId: customerId, price } = purchase;
      const { by: actorId, reason } = because;
      await this.#ledger.post(stockRestore({ purchaseId, customerId, price, actorId, reason }));
      await this.#purchases.save(purchase);
      await this.#stock.save(account);
      if (to.outcome === 'retired') await this.#vault.erase(purchase);
      else if (!(await this.#vault.takeBack(purchase, account, to.password)))
        throw new DomainError('shop.credentials_gone');
    });
  }
}
