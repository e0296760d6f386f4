import { randomUUID } from 'node:crypto';
import { aDraft } from '#test/support/drafts.ts';
import type { Colleague, Customer } from './people.ts';

export const key = () => ({ idempotencyKey: randomUUID() });

/** Places an order of the customer, with a game account, so that it is in the pool. */
export async function openOrder(
  { api }: Customer,
  {
    inGameName = 'Fare',
    ...chosen
  }: { readonly note?: string; readonly inGameName?: string; readonly extras?: { readonly stream: boolean } } = {},
): Promise<{ readonly id: string; readonly number: string }> {
  const draft = aDraft(chosen);
  const { price } = await api.call('POST /orders/calculate', { body: draft });
  const { id } = await api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
  const account = { game: 'league', server: 'tr', inGameName, username: 'fare', password: 'peynir' } as const;
  const { id: gameAccountId } = await api.call('POST /game-accounts', { body: account, ...key() });
  return api.call('PUT /orders/:id/game-account', { params: { id }, body: { gameAccountId } });
}

/** The booster takes the order and starts it. */
export async function begin({ api }: Colleague, id: string): Promise<void> {
  await api.call('POST /orders/:id/take', { params: { id }, ...key() });
  await api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'started' }, ...key() });
}
