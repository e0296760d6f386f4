import type { RouteAnswerOf } from '#contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { keys } from '../keys.ts';
import { describe, type Order } from './describe.ts';
import { givesLogin } from './helper.ts';

export type GameAccount = RouteAnswerOf<'GET /game-accounts'>[number];

export const gameAccountsQuery = queryOptions({
  queryKey: keys.gameAccounts,
  queryFn: ({ signal }) => api.call('GET /game-accounts', { signal }),
});

/** The game, server and log-in that an order's account must have. */
export function accountNeeds(order: Order) {
  const { draft } = order;
  const server = 'server' in draft ? (draft.server ?? null) : null;
  return { game: describe(draft).game, server, credentials: givesLogin(order) };
}

export const fits = ({ game, server, credentials }: ReturnType<typeof accountNeeds>, account: GameAccount): boolean =>
  account.game === game && (server === null || account.server === server) && (!credentials || account.hasCredentials);
