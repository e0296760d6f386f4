import { keptInTab } from '#contract/browser/storage.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { api } from '../../lib/api.ts';
import { createIntent } from '#contract/browser/intent.ts';
import { useCommand } from '../../lib/use-command.ts';
import { UNPAID_KEY } from '../draft/forget.ts';
import { modals } from '../modals.ts';
import { rememberCardOrder, type CardOrder } from './card-order.ts';
import { rememberOrderForm } from './order-form-path.ts';

const attempt = createIntent('top-up');

/** Begins a card payment and goes to its page. With an order it also places that when the card is charged. */
export function useTopUp() {
  const navigate = useNavigate();
  return useCommand({
    mutationFn: ({ amount, order }: { amount: MoneyJson; order?: CardOrder | undefined }) => {
      const body = { amount, ...(order ? { draft: order.draft } : {}) };
      return attempt(body, (idempotencyKey) => api.call('POST /top-ups', { body, idempotencyKey }));
    },
    onSuccess: ({ id }, { amount, order }) => {
      modals.close();
      keptInTab.write(UNPAID_KEY, String(amount.amount));
      rememberCardOrder(id, order);
      rememberOrderForm();
      void navigate(paths.paytr(id));
    },
  });
}
