import type { MoneyJson } from '#kernel/money.ts';
import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { StockVault } from '#modules/vault/index.ts';
import { stockPurchase, type Ledger } from '#modules/wallet/index.ts';
import { assertBuyable } from '../domain/listing.ts';
import { sell, type Purchase } from '../domain/stock.ts';
import type { Listings, Purchases, Stock } from './ports.ts';

/** A customer buys one account of a listing from the balance (domain.md §9). */
export class BuyAccount {
  readonly #listings: Listings;
  readonly #stock: Stock;
  readonly #purchases: Purchases;
  readonly #vault: StockVault;
  readonly #ledger: Ledger;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(
    listings: Listings,
    stock: Stock,
    purchases: Purchases,
    vault: StockVault,
    ledger: Ledger,
    transactions: Transactions,
    clock: Clock,
    ids: Ids,
  ) {
    this.#listings = listings;
    this.#stock = stock;
    this.#purchases = purchases;
    this.#vault = vault;
    this.#ledger = ledger;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#ids = ids;
  }

  /**
   * Of two who want the last account, one gets it. Nobody who pays gets none, and nobody is told that it is sold out
   * while another's purchase may still fail: they wait for the listing's lock.
   * @throws DomainError shop.listing_not_found, shop.price_changed, shop.sold_out, wallet.insufficient_balance
   */
  run(wanted: {
    readonly listingId: string;
    readonly expectedPrice: MoneyJson;
    readonly buyer: { readonly id: string; readonly name: string };
  }): Promise<Purchase> {
    return this.#transactions.run(async () => {
      const listing = await this.#listings.lock(wanted.listingId);
      if (!listing) throw new DomainError('shop.listing_not_found');
      assertBuyable(listing, wanted.expectedPrice);
      const next = await this.#stock.next(listing.id);
      if (!next) throw new DomainError('shop.sold_out');

      const facts = { id: this.#ids.next(), buyer: wanted.buyer, at: this.#clock.now() };
      const { account, purchase } = sell(next, listing, facts);
      const { id: purchaseId, buyerId: customerId, price } = purchase;
      await this.#ledger.post(stockPurchase({ purchaseId, customerId, price }));
      await this.#stock.save(account);
      await this.#purchases.add(purchase);
      await this.#vault.handOver(account, purchase);
      return purchase;
    });
  }
}
