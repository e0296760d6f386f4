import { createIntent } from '#contract/browser/intent.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { api, explain, hasCode, moneyParam, type ApiProblem } from '../../lib/api.ts';
import { tryOf } from '../../lib/money.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { toast } from '../../ui/toast.ts';
import type { Choices, Draft } from '../draft/choices.ts';
import { toDraft } from '../draft/forms.ts';
import { forgetChoices } from '../draft/forget.ts';
import { shownPrice, type DraftAction, type DraftState, type Quote } from '../draft/state.ts';
import { isCouponRefusal } from '../draft/use-draft.ts';
import { keys } from '../keys.ts';
import { giveChosenAccount } from '../order/chosen-account.ts';
import { openModal } from '../modals.ts';
import { signedInFirst } from '../session/signed-in-first.ts';
import { currentUserQuery } from '../session/use-session.ts';

/** A price that differs from the shown one. */
interface Change {
  readonly before: MoneyJson;
  /** The version of the draft with the new price. */
  readonly v: number;
  /** The reason of the coupon's refusal, if that changed the price. */
  readonly reason: string | null;
}

const attempt = createIntent('order');

interface Wanted {
  readonly draft: Draft;
  readonly expectedPrice: MoneyJson;
}

/** The new quote in a refusal because of a changed price. */
const changedQuote = ({ problem }: ApiProblem): Quote | null => (problem.quote ?? null) as Quote | null;

/**
 * Places the order of a draft at the shown price. A visitor logs in first. A changed price is shown and must be
 * confirmed. A short balance opens the top-up. The uses of a coupon are counted only when an order is placed: a coupon
 * that is refused then is removed, and the price without it must be confirmed too.
 */
export function usePlaceOrder(draft: DraftState<Choices>, dispatch: (action: DraftAction<Choices>) => void) {
  const { data, v, price, coupon } = draft;
  const navigate = useNavigate();
  const [change, setChange] = useState<Change | null>(null);

  const order = useCommand({
    mutationFn: (body: Wanted) => attempt(body, (idempotencyKey) => api.call('POST /orders', { body, idempotencyKey })),
    onSuccess: ({ id }) => {
      giveChosenAccount(id, data.service);
      forgetChoices(data.service);
      setChange(null);
      void queryClient.invalidateQueries({ queryKey: keys.orders });
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      toast('Sipariş alındı');
      void navigate(paths.order(id));
    },
    onError: (error, { draft: wanted, expectedPrice }: Wanted) => {
      if (hasCode(error, 'order.price_changed')) {
        const quote = changedQuote(error);
        if (!quote) return;
        dispatch({ type: 'quoted', v, quote, coupon });
        setChange({ before: expectedPrice, v, reason: null });
      } else if (isCouponRefusal(error)) {
        const reason = explain(error);
        dispatch({ type: 'coupon-refused', v, code: wanted.coupon ?? '', reason });
        setChange({ before: expectedPrice, v: v + 1, reason });
      } else if (hasCode(error, 'wallet.insufficient_balance')) {
        setChange(null);
        const missing = moneyParam(error, 'missing') ?? expectedPrice;
        openModal('insufficientBalance', { price: expectedPrice, missing, draft: wanted });
      }
    },
  });

  const send = (expected: number) => order.run({ draft: toDraft(data, coupon), expectedPrice: tryOf(expected) });
  const explained =
    hasCode(order.error, 'order.price_changed') ||
    hasCode(order.error, 'wallet.insufficient_balance') ||
    isCouponRefusal(order.error);
  const now = change?.v === v && !draft.loading ? shownPrice(draft) : null;

  return {
    place(expected = price) {
      void signedInFirst(() => send(expected));
    },
    busy: order.isPending,
    error: order.isError && !explained ? explain(order.error) : undefined,
    /** The changed price; nothing was charged. */
    changed: change && now !== null ? { before: change.before, now: tryOf(now), reason: change.reason } : null,
    declineChange: () => setChange(null),
  };
}
