import { keptInTab, readJson } from '#contract/browser/storage.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import type { Draft } from '../draft/choices.ts';
import { openModal } from '../modals.ts';
import { CARD_ORDER_KEY } from '../draft/forget.ts';

/**
 * The order that a card payment is to place. It is kept, so that after a declined card the next payment can place the
 * same order.
 */
export interface CardOrder {
  readonly draft: Draft;
  readonly price: MoneyJson;
  /** What the balance lacks, in whole lira. */
  readonly missing: MoneyJson;
  /** The user chose to load more than the order needs. */
  readonly more?: boolean;
}

export function rememberCardOrder(topUpId: string, order: CardOrder | undefined): void {
  if (order) keptInTab.write(CARD_ORDER_KEY, JSON.stringify({ topUpId, ...order }));
  else keptInTab.remove(CARD_ORDER_KEY);
}

/** The order that this payment is to place, if it was started in this tab. */
export const cardOrderOf = (topUpId: string): CardOrder | null => {
  const stored = readJson(keptInTab, CARD_ORDER_KEY) as (CardOrder & { readonly topUpId: string }) | null;
  if (stored?.topUpId !== topUpId) return null;
  const { topUpId: _topUpId, ...order } = stored;
  return order;
};

/** Offers the failed payment again: the checkout of its order, or its amount if the user wanted to load more. */
export function tryAgain(topUp: { readonly id: string; readonly amount: MoneyJson } | undefined): void {
  if (!topUp) return openModal('addBalance', {});
  const order = cardOrderOf(topUp.id);
  if (order?.more) openModal('insufficientBalance', { ...order, amount: topUp.amount });
  else if (order) openModal('checkout', { order });
  else openModal('addBalance', { amount: topUp.amount });
}
