import { randomUUID } from 'node:crypto';
import type { Client } from '#contract/client.ts';
import { Money } from '#kernel/money.ts';
import { key, many } from './calls.ts';

/** Adds a listing of 300 TRY with `stock` different accounts. */
export async function stockListing(
  { api }: { readonly api: Client },
  stock: number,
  line = () => `hesap-${randomUUID()}:sifre-${randomUUID()}`,
) {
  const listing = await api.call('POST /admin/listings', {
    body: { server: 'tr', level: 30, description: '30. seviye, derecesiz', price: Money.lira(300) },
    ...key(),
  });
  if (stock === 0) return listing;
  return api.call('POST /admin/add-smurf', { body: { cardId: listing.id, lines: many(stock, line) }, ...key() });
}
