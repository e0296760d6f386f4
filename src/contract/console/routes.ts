import * as z from 'zod/mini';
import { IdParams } from '../common.ts';
import { only, route, type RouteTable, staff } from '../route.ts';
import { SearchHit, SearchQuery } from './search.ts';
import { Story, StoryQuery } from './story.ts';

/** Routes that only the console uses: its search, and a user's timeline. */
export const consoleRoutes = {
  'GET /admin/search': route({
    summary:
      'Search the records that the caller may list, by number, name, e-mail or code. Returns the best few of each kind',
    access: only('staff', 'admin'),
    query: SearchQuery,
    status: 200,
    answer: z.array(SearchHit),
  }),
  'GET /admin/users/:id/story': route({
    summary: 'The timeline of a user, from the kinds of records that the caller may list',
    access: staff('users:read'),
    params: IdParams,
    query: StoryQuery,
    status: 200,
    answer: Story,
    refusals: ['identity.user_not_found'],
  }),
} as const satisfies RouteTable;
