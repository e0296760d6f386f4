import { loadChunk } from '#contract/browser/chunk.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { explain } from '../../lib/api.ts';
import { tryOf } from '../../lib/money.ts';
import { useCommand } from '../../lib/use-command.ts';
import type { Choices } from '../draft/choices.ts';
import { toDraft } from '../draft/forms.ts';
import { shownPrice, type DraftAction, type DraftState } from '../draft/state.ts';
import { signedInFirst } from '../session/signed-in-first.ts';
import type { Wanted } from '../order/place-order.ts';

/** A price that differs from the shown one. */
interface Change {
  readonly before: MoneyJson;
  /** The version of the draft with the new price. */
  readonly v: number;
  /** The reason of the coupon's refusal, if that changed the price. */
  readonly reason: string | null;
}

/**
 * Places the order of a draft at the shown price. A visitor registers or logs in first. A changed price is shown and must
 * be confirmed. A short balance opens the checkout. The uses of a coupon are counted only when an order is placed: a coupon
 * that is refused then is removed, and the price without it must be confirmed too.
 */
export function usePlaceOrder(draft: DraftState<Choices>, dispatch: (action: DraftAction<Choices>) => void) {
  const { data, v, price, coupon } = draft;
  const navigate = useNavigate();
  const [change, setChange] = useState<Change | null>(null);

  const order = useCommand({
    mutationFn: async (wanted: Wanted) => (await loadChunk(() => import('../order/place-order.ts'))).place(wanted),
    onSuccess: (outcome, { draft: wanted, expectedPrice }) => {
      switch (outcome.kind) {
        case 'placed':
          setChange(null);
          return void navigate(paths.order(outcome.id));
        case 'price-changed':
          if (!outcome.quote) return undefined;
          dispatch({ type: 'quoted', v, quote: outcome.quote, coupon });
          return setChange({ before: expectedPrice, v, reason: null });
        case 'coupon-refused': {
          const { reason } = outcome;
          dispatch({ type: 'coupon-refused', v, code: wanted.coupon ?? '', reason });
          return setChange({ before: expectedPrice, v: v + 1, reason });
        }
        case 'short':
          return setChange(null);
      }
    },
  });

  const wantedAt = (expected: number): Wanted => ({ draft: toDraft(data, coupon), expectedPrice: tryOf(expected) });
  const now = change?.v === v && !draft.loading ? shownPrice(draft) : null;

  return {
    place(expected = price) {
      const wanted = wantedAt(expected);
      void signedInFirst(() => order.run(wanted), { draft: wanted.draft, price: wanted.expectedPrice });
    },
    busy: order.isPending,
    error: order.isError ? explain(order.error) : undefined,
    /** The changed price; nothing was charged. */
    changed: change && now !== null ? { before: change.before, now: tryOf(now), reason: change.reason } : null,
    declineChange: () => setChange(null),
  };
}
