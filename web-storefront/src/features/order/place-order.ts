// Loaded before an order is sent, so that its outcome can be handled without loading anything.
import { createIntent } from '#contract/browser/intent.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { api, explain, hasCode, type ApiProblem } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';
import type { Draft } from '../draft/choices.ts';
import { forgetChoices } from '../draft/forget.ts';
import type { Quote } from '../draft/state.ts';
import { isCouponRefusal } from '../draft/use-draft.ts';
import { keys } from '../keys.ts';
import { boosterQuery } from '../people/boosters.ts';
import { openModal } from '../modals.ts';
import { giveChosenAccount } from './chosen-account.ts';
import { withPreferred } from './preferred.ts';
import { currentUserQuery } from '../session/use-session.ts';

const attempt = createIntent('order');

export interface Wanted {
  readonly draft: Draft;
  readonly expectedPrice: MoneyJson;
}

export type Outcome =
  | { readonly kind: 'placed'; readonly id: string }
  | { readonly kind: 'price-changed'; readonly quote: Quote | null }
  | { readonly kind: 'coupon-refused'; readonly reason: string }
  /** The checkout asks for a card that pays what the balance lacks. */
  | { readonly kind: 'short' };

/** The new quote in a refusal because of a changed price. */
const changedQuote = ({ problem }: ApiProblem): Quote | null => (problem.quote ?? null) as Quote | null;

export async function place({ draft: chosen, expectedPrice }: Wanted): Promise<Outcome> {
  const draft = withPreferred(chosen);
  try {
    const body = { draft, expectedPrice };
    const { id } = await attempt(body, (idempotencyKey) => api.call('POST /orders', { body, idempotencyKey }));
    giveChosenAccount(id, draft.service);
    forgetChoices(draft.service);
    void queryClient.invalidateQueries({ queryKey: keys.orders });
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    toast('Sipariş alındı');
    return { kind: 'placed', id };
  } catch (error) {
    if (hasCode(error, 'order.price_changed')) return { kind: 'price-changed', quote: changedQuote(error) };
    if (isCouponRefusal(error)) return { kind: 'coupon-refused', reason: explain(error) };
    // the form then says what the preferred booster no longer takes, and offers to go on without them
    if (hasCode(error, 'order.booster_unavailable') && draft.booster)
      void queryClient.invalidateQueries({ queryKey: boosterQuery(draft.booster).queryKey });
    if (!hasCode(error, 'wallet.insufficient_balance')) throw error;
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    openModal('checkout', { order: { draft, price: expectedPrice } });
    return { kind: 'short' };
  }
}
