import type { MoneyJson } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { stockPurchase } from '#modules/wallet/index.ts';
import { assertBuyable } from '../domain/listing.ts';
import { sell, type Purchase } from '../domain/stock.ts';
import type { Needs } from './needs.ts';

/**
 * A customer buys one account of a listing from the balance (domain.md §9). If two buyers want the last account at the
 * same time, one gets it. Both wait for the listing's lock, so that nobody pays without getting an account, and nobody
 * gets the error "sold out" while another purchase may still fail.
 * @throws DomainError shop.listing_not_found, shop.price_changed, shop.sold_out, wallet.insufficient_balance
 */
export const buyAccount =
  ({
    listings,
    stock,
    purchases,
    vault,
    ledger,
    work,
  }: Needs<'listings' | 'stock' | 'purchases' | 'vault' | 'ledger' | 'work'>) =>
  (wanted: {
    readonly listingId: string;
    readonly expectedPrice: MoneyJson;
    readonly buyer: { readonly id: string; readonly name: string };
  }): Promise<Purchase> =>
    work.run(async () => {
      const listing = await listings.lock(wanted.listingId);
      if (!listing) throw new DomainError('shop.listing_not_found');
      assertBuyable(listing, wanted.expectedPrice);
      const next = await stock.next(listing.id);
      if (!next) throw new DomainError('shop.sold_out');

      const facts = { id: work.newId(), buyer: wanted.buyer, at: work.now() };
      const { account, purchase } = sell(next, listing, facts);
      const { id: purchaseId, buyerId: customerId, price } = purchase;
      await ledger.post(stockPurchase({ purchaseId, customerId, price }));
      await stock.save(account);
      await purchases.add(purchase);
      await vault.handOver(account, purchase);
      return purchase;
    });
export type BuyAccount = ReturnType<typeof buyAccount>;
