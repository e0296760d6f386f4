import * as z from 'zod/mini';
import { IdParams } from '../common.ts';
import { only, route, type RouteTable, staff } from '../route.ts';
import { SearchHit, SearchQuery } from './search.ts';
import { Story, StoryQuery } from './story.ts';

/** Routes that only the console uses: its search, and a user's timeline. */
export const consoleRoutes = {
  'GET /admin/search': route({
    summary: 'The few best of each kind of record that the caller may list: by number, name, e-mail, code …',
    access: only('staff', 'admin'),
    query: SearchQuery,
    status: 200,
    answer: z.array(SearchHit),
  }),
  'GET /admin/users/:id/story': route({
    summary: 'Everything about somebody in the order of time, of the kinds that the caller may list',
    access: staff('users:read'),
    params: IdParams,
    query: StoryQuery,
    status: 200,
    answer: Story,
    refusals: ['identity.user_not_found'],
  }),
} as const satisfies RouteTable;
