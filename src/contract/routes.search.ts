import * as z from 'zod/mini';
import { only, route, type RouteTable } from './route.ts';
import { SearchHit, SearchQuery } from './search.ts';

export const searchRoutes = {
  'GET /admin/search': route({
    summary: 'The few best of each kind of record that the caller may list: by number, name, e-mail, code …',
    access: only('staff', 'admin'),
    query: SearchQuery,
    status: 200,
    answer: z.array(SearchHit),
  }),
} as const satisfies RouteTable;
