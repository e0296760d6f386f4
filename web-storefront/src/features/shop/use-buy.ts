import { createIntent } from '#contract/browser/intent.ts';
import { useState } from 'react';
import { api, explain, hasCode, moneyParam } from '../../lib/api.ts';
import { useCommand } from '../../lib/use-command.ts';
import { openModal } from '../modals.ts';
import { refetchListings, showPurchase, type Listing, type Purchase } from './queries.ts';

const attempt = createIntent('purchase');

/** Buys one account of a listing at the price that was shown, after it was asked about. */
export function useBuy() {
  const [asked, setAsked] = useState<Listing | null>(null);
  const [bought, setBought] = useState<Purchase | null>(null);
  const [refusal, setRefusal] = useState<string>();

  const purchase = useCommand({
    mutationFn: ({ id, price }: Listing) =>
      attempt([id, price], (idempotencyKey) =>
        api.call('POST /listings/:id/purchases', { params: { id }, body: { expectedPrice: price }, idempotencyKey }),
      ),
    onSuccess: (delivered) => {
      setAsked(null);
      setBought(delivered);
      showPurchase();
    },
    onError: (error, listing) => {
      if (hasCode(error, 'wallet.insufficient_balance')) {
        setAsked(null);
        const missing = moneyParam(error, 'missing') ?? listing.price;
        openModal('insufficientBalance', { price: listing.price, missing, what: 'account' });
        return;
      }
      setRefusal(explain(error));
      const price = moneyParam(error, 'price');
      // asked again at the price of now: the button says it
      if (hasCode(error, 'shop.price_changed') && price) setAsked({ ...listing, price });
      refetchListings();
    },
  });

  return {
    asked,
    ask(listing: Listing) {
      setRefusal(undefined);
      setAsked(listing);
    },
    decline: () => setAsked(null),
    confirm: () => asked && purchase.run(asked),
    busy: purchase.isPending,
    refusal,
    bought,
    close: () => setBought(null),
  };
}
