import { createIntent } from '#contract/browser/intent.ts';
import { useState } from 'react';
import { api, explain, hasCode, moneyParam } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { openModal } from '../modals.ts';
import { currentUserQuery, useUser } from '../session/use-session.ts';
import { refetchListings, showPurchase, type Listing, type Purchase } from './queries.ts';
import { FOR_CUSTOMERS } from './words.ts';

const attempt = createIntent('purchase');

/** What was asked about or bought, and by whom: nobody else on this screen gets to see it. */
interface Asked {
  readonly listing: Listing;
  readonly by: string;
}
interface Bought {
  readonly purchase: Purchase;
  readonly by: string;
}

/** Buys one account of a listing at the price that was shown, after it was asked about. */
export function useBuy() {
  const userId = useUser()?.id;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [bought, setBought] = useState<Bought | null>(null);
  const [barred, setBarred] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  // whoever signs out, here or in another tab, leaves no password on the screen
  if (asked && asked.by !== userId) setAsked(null);
  if (bought && bought.by !== userId) setBought(null);

  const purchase = useCommand({
    mutationFn: ({ listing: { id, price } }: Asked) =>
      attempt([id, price], (idempotencyKey) =>
        api.call('POST /listings/:id/purchases', { params: { id }, body: { expectedPrice: price }, idempotencyKey }),
      ),
    onSuccess: (delivered, { by }) => {
      setAsked(null);
      setBought({ purchase: delivered, by });
      showPurchase();
    },
    onError: (error, { listing, by }) => {
      if (hasCode(error, 'wallet.insufficient_balance')) {
        setAsked(null);
        const missing = moneyParam(error, 'missing') ?? listing.price;
        openModal('insufficientBalance', { price: listing.price, missing, what: 'account' });
        return;
      }
      setRefusal(explain(error));
      const price = moneyParam(error, 'price');
      // asked again at the price of now: the button says it
      if (hasCode(error, 'shop.price_changed') && price) setAsked({ listing: { ...listing, price }, by });
      refetchListings();
    },
  });

  /** Who has just signed in may be a booster, or of the house: who it is comes first. */
  const ask = async (listing: Listing) => {
    try {
      const { id, role } = await queryClient.ensureQueryData(currentUserQuery);
      setRefusal(undefined);
      if (role === 'customer') setAsked({ listing, by: id });
      else setBarred(FOR_CUSTOMERS);
    } catch (error) {
      setBarred(explain(error));
    }
  };

  return {
    asked: asked && asked.listing,
    ask: (listing: Listing) => void ask(listing),
    decline: () => setAsked(null),
    confirm: () => asked && purchase.run(asked),
    busy: purchase.isPending,
    refusal,
    bought: bought && bought.purchase,
    close: () => setBought(null),
    /** Why nothing was asked: it is not for this account, or who it is could not be found out. */
    barred,
    dismiss: () => setBarred(null),
  };
}
