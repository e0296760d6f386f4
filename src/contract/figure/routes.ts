import { only, route, type RouteTable } from '../route.ts';
import * as figures from './schemas.ts';

/** The daily figures. */
export const figureRoutes = {
  'GET /admin/dashboard': route({
    summary: 'Figures of a period and of the period before it, as far as the caller’s scopes allow',
    access: only('staff', 'admin'),
    query: figures.DashboardQuery,
    status: 200,
    answer: figures.Dashboard,
  }),
} as const satisfies RouteTable;
