import type { MoneyJson } from '#contract/vocabulary.ts';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { api } from '../../lib/api.ts';
import { createIntent } from '#contract/browser/intent.ts';
import { useCommand } from '../../lib/use-command.ts';
import type { Draft } from '../draft/choices.ts';
import { modals } from '../modals.ts';
import { rememberOrderForm } from './order-form-path.ts';

const attempt = createIntent('top-up');

/** Begins a card payment and goes to its page. With a draft it also places the order when the card is charged. */
export function useTopUp() {
  const navigate = useNavigate();
  return useCommand({
    mutationFn: (body: { amount: MoneyJson; draft?: Draft }) =>
      attempt(body, (idempotencyKey) => api.call('POST /top-ups', { body, idempotencyKey })),
    onSuccess: ({ id }) => {
      modals.close();
      rememberOrderForm();
      void navigate(paths.paytr(id));
    },
  });
}
