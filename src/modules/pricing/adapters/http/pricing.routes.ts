import type { Handlers } from '#platform/http/handler.ts';
import type { CalculateQuote } from '../../application/calculate-quote.ts';
import type { ReadCatalog } from '../../application/read-catalog.ts';

export type PricingHandlers = Handlers<'GET /catalog' | 'POST /orders/calculate'>;

export const pricingRoutes = (calculateQuote: CalculateQuote, readCatalog: ReadCatalog): PricingHandlers => ({
  'GET /catalog': () => readCatalog.run(),
  'POST /orders/calculate': ({ body }) => {
    const { summary, ...quote } = calculateQuote.run(body).quote;
    return { ...quote, summary: [...summary] };
  },
});
