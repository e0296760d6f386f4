import { handlers } from '#platform/http/handler.ts';
import { networkOf } from '#platform/http/rate-limits.ts';
import type { CalculateQuote } from '../../application/calculate-quote.ts';
import type { ReadCatalog } from '../../application/read-catalog.ts';

export const pricingRoutes = (calculateQuote: CalculateQuote, readCatalog: ReadCatalog) =>
  handlers({
    'GET /catalog': () => readCatalog(),
    'POST /orders/calculate': ({ body }, { address }) => {
      const { summary, ...quote } = calculateQuote(body, networkOf(address)).quote;
      return { ...quote, summary: [...summary] };
    },
  });
