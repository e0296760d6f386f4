import { createIntent } from '#contract/browser/intent.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { api, explain, hasCode, moneyParam, type ApiProblem } from '../../lib/api.ts';
import { tryOf } from '../../lib/money.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { useCommand } from '../../lib/use-command.ts';
import { toast } from '../../ui/toast.ts';
import type { Choices, Draft } from '../draft/choices.ts';
import { toDraft } from '../draft/forms.ts';
import { forgetChoices } from '../draft/forget.ts';
import type { DraftState, Quote } from '../draft/state.ts';
import { keys } from '../keys.ts';
import { openModal } from '../modals.ts';
import { currentUserQuery } from '../session/use-session.ts';

const attempt = createIntent('order');

interface Wanted {
  readonly draft: Draft;
  readonly expectedPrice: MoneyJson;
}

/** The new quote that a refusal for a changed price carries. */
const changedQuote = ({ problem }: ApiProblem): Quote | null => (problem.quote ?? null) as Quote | null;

/**
 * Places the order of a draft at the price that was shown. Who is not logged in logs in first and goes on; a changed
 * price is shown and asked about again; a short balance demands a top-up.
 */
export function usePlaceOrder({ data, price, coupon }: DraftState<Choices>, onQuote: (quote: Quote) => void) {
  const navigate = useNavigate();
  const [changed, setChanged] = useState<{ readonly before: MoneyJson; readonly quote: Quote } | null>(null);

  const order = useCommand({
    mutationFn: (body: Wanted) => attempt(body, (idempotencyKey) => api.call('POST /orders', { body, idempotencyKey })),
    onSuccess: ({ id }) => {
      forgetChoices(data.service);
      setChanged(null);
      void queryClient.invalidateQueries({ queryKey: keys.orders });
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      toast('Sipariş alındı');
      void navigate(paths.order(id));
    },
    onError: (error, { draft, expectedPrice }: Wanted) => {
      if (hasCode(error, 'order.price_changed')) {
        const quote = changedQuote(error);
        if (!quote) return;
        onQuote(quote);
        setChanged({ before: expectedPrice, quote });
      } else if (hasCode(error, 'wallet.insufficient_balance')) {
        setChanged(null);
        const missing = moneyParam(error, 'missing') ?? expectedPrice;
        openModal('insufficientBalance', { price: expectedPrice, missing, draft });
      }
    },
  });

  const send = (expected: number) => order.run({ draft: toDraft(data, coupon), expectedPrice: tryOf(expected) });
  const explained = hasCode(order.error, 'order.price_changed') || hasCode(order.error, 'wallet.insufficient_balance');

  return {
    place(expected = price) {
      if (session.status === 'signed-in') send(expected);
      else openModal('login', { onSignedIn: () => send(expected) });
    },
    busy: order.isPending,
    error: order.isError && !explained ? explain(order.error) : undefined,
    /** A price that is not the one that was shown; nothing was charged. */
    changed,
    declineChange: () => setChanged(null),
  };
}
