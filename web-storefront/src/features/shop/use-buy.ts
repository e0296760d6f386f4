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

/** A listing that is being confirmed or was bought, with the user's id: no other user may see it on this screen. */
interface Asked {
  readonly listing: Listing;
  readonly by: string;
}
interface Bought {
  readonly purchase: Purchase;
  readonly by: string;
}

/** Buys one account of a listing at the shown price, after a confirmation. */
export function useBuy() {
  const userId = useUser()?.id;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [bought, setBought] = useState<Bought | null>(null);
  const [barred, setBarred] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  // a sign-out, here or in another tab, removes the password from the screen
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
      // asks again with the current price, which the button shows
      if (hasCode(error, 'shop.price_changed') && price) setAsked({ listing: { ...listing, price }, by });
      refetchListings();
    },
  });

  /** Loads the user first: somebody who has just signed in may be a booster or staff. */
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
    /** Why the purchase was not offered: wrong role, or the user could not be loaded. */
    barred,
    dismiss: () => setBarred(null),
  };
}
