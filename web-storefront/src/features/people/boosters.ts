import type { RouteAnswerOf } from '#contract/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { anonymous } from '../../lib/api.ts';

export type BoosterCard = RouteAnswerOf<'GET /boosters'>[number];
export type PublicBooster = RouteAnswerOf<'GET /boosters/:id'>;

const minutesFresh = 5;

export const boosterQuery = (id: string) =>
  queryOptions({
    queryKey: ['booster-profile', id],
    queryFn: ({ signal }) => anonymous.call('GET /boosters/:id', { params: { id }, signal }),
  });

/** The boosters with the most confirmed orders: of a service, of a game, or of all. */
export const boostersQuery = (filter: { readonly service?: string; readonly game?: string }, most: number) =>
  queryOptions({
    queryKey: ['boosters', filter, most],
    queryFn: ({ signal }) =>
      anonymous.call('GET /boosters', {
        query: { filter: JSON.stringify(filter), range: JSON.stringify([0, most - 1]) },
        signal,
      }),
    staleTime: minutesFresh * 60_000,
  });
