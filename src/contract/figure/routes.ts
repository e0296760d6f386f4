import { only, route, type RouteTable } from '../route.ts';
import * as figures from './schemas.ts';

/** The daily figures. */
export const figureRoutes = {
  'GET /admin/dashboard': route({
    summary: 'Figures of some days beside those before, as far as the caller’s scopes go',
    access: only('staff', 'admin'),
    query: figures.DashboardQuery,
    status: 200,
    answer: figures.Dashboard,
  }),
} as const satisfies RouteTable;
