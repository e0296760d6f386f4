import type { OrderState } from '#contract/vocabulary.ts';
import { api } from '../../lib/api.ts';
import { useOrderCommand } from './use-order-command.ts';

export const useTransition = (
  id: string,
  to: OrderState,
  options: { said?: string; done?: () => void; failed?: string } = {},
) =>
  useOrderCommand<{ reason?: string; pictures?: readonly string[] }>(
    id,
    `transition.${to}`,
    ({ reason, pictures = [] }, idempotencyKey) =>
      api.call('POST /orders/:id/transitions', {
        params: { id },
        body: { to, ...(reason ? { reason } : {}), ...(pictures.length > 0 ? { pictures: [...pictures] } : {}) },
        idempotencyKey,
      }),
    options,
  );

export const useTake = (id: string, options: { said?: string; done?: () => void }) =>
  useOrderCommand<undefined>(
    id,
    'take',
    (_, idempotencyKey) => api.call('POST /orders/:id/take', { params: { id }, idempotencyKey }),
    options,
  );
