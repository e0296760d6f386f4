import { queryOptions } from '@tanstack/react-query';
import { anonymous } from '../../lib/api.ts';
import type { Draft } from '../draft/choices.ts';

/** The present price of a draft, and what its coupon takes off, in kuruş. */
export const quoteQuery = (draft: Draft) =>
  queryOptions({
    queryKey: ['quote', draft],
    queryFn: async ({ signal }) => {
      const { price, summary, estimate } = await anonymous.call('POST /orders/calculate', { body: draft, signal });
      const discount = -(summary.find(({ code }) => code === 'coupon')?.amount.amount ?? 0);
      return { price, estimate, discount };
    },
    retry: false,
    staleTime: 60_000,
  });
