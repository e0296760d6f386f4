import { handlers } from '#platform/http/handler.ts';
import type { ReadDashboard } from '../../application/read-dashboard.ts';

export const figureRoutes = (dashboard: ReadDashboard) =>
  handlers({
    'GET /admin/dashboard': ({ query }, { caller }) => dashboard({ ...query, scopes: caller.scopes }),
  });
