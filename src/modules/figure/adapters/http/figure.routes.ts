import type { Handlers } from '#platform/http/handler.ts';
import type { ReadDashboard } from '../../application/read-dashboard.ts';

export type FigureHandlers = Handlers<'GET /admin/dashboard'>;

export const figureRoutes = (dashboard: ReadDashboard): FigureHandlers => ({
  'GET /admin/dashboard': ({ query }, { caller }) => dashboard({ ...query, scopes: caller.scopes }),
});
