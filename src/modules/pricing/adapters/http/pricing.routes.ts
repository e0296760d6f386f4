import { createHash } from 'node:crypto';
import type { Catalog } from '#contract/pricing.ts';
import type { Handlers } from '#platform/http/handler.ts';
import type { CalculateQuote } from '../../application/calculate-quote.ts';
import type { ReadCatalog } from '../../application/read-catalog.ts';

export type PricingHandlers = Handlers<'GET /catalog' | 'POST /orders/calculate'>;

export const pricingRoutes = (calculateQuote: CalculateQuote, readCatalog: ReadCatalog): PricingHandlers => {
  const etags = new WeakMap<Catalog, string>();
  const etagOf = (catalog: Catalog): string => {
    const known = etags.get(catalog);
    if (known) return known;
    const etag = `"${createHash('sha256').update(JSON.stringify(catalog)).digest('base64url').slice(0, 22)}"`;
    etags.set(catalog, etag);
    return etag;
  };
  return {
    'GET /catalog': (_input, context) => {
      const catalog = readCatalog.run();
      context.setHeader('ETag', etagOf(catalog));
      return catalog;
    },
    'POST /orders/calculate': ({ body }) => {
      const { summary, ...quote } = calculateQuote.run(body).quote;
      return { ...quote, summary: [...summary] };
    },
  };
};
