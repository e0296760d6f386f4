import { keptInTab } from '#contract/browser/storage.ts';
import type { RouteInputOf } from '#contract/client.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { api } from '../../lib/api.ts';
import { createIntent } from '#contract/browser/intent.ts';
import { useCommand } from '../../lib/use-command.ts';
import { rememberBegun } from '../draft/begun.ts';
import { UNPAID_KEY } from '../draft/forget.ts';
import { modals } from '../modals.ts';
import { rememberCardOrder, type CardOrder } from './card-order.ts';
import { rememberOrderForm } from './order-form-path.ts';

const attempt = createIntent('top-up');

type LaneToPay = NonNullable<RouteInputOf<'POST /top-ups'>['body']['lane']>;

interface Wish {
  readonly amount: MoneyJson;
  /** The order to place when the card is charged. */
  readonly order?: CardOrder | undefined;
  /** The lane change to make when the card is charged. */
  readonly lane?: LaneToPay;
}

export function useTopUp(refused?: (failure: Error) => void) {
  const navigate = useNavigate();
  return useCommand({
    mutationFn: ({ amount, order, lane }: Wish) => {
      const body = {
        amount,
        ...(order ? { draft: order.draft, expectedPrice: order.price } : {}),
        ...(lane ? { lane } : {}),
      };
      return attempt(body, (idempotencyKey) => api.call('POST /top-ups', { body, idempotencyKey }));
    },
    onSuccess: ({ id }, { amount, order }) => {
      modals.close();
      keptInTab.write(UNPAID_KEY, String(amount.amount));
      rememberCardOrder(id, order);
      if (order) rememberBegun(order, id);
      rememberOrderForm();
      void navigate(paths.paytr(id));
    },
    ...(refused ? { onError: refused } : {}),
  });
}
