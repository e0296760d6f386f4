import type { orderAdminRoutes } from './order.admin.routes.ts';
import type { orderRoutes } from './order.routes.ts';
import type { orderTroubleRoutes } from './order.trouble.routes.ts';

export type OrderHandlers = ReturnType<typeof orderRoutes>;
export type OrderAdminHandlers = ReturnType<typeof orderAdminRoutes>;
export type OrderTroubleHandlers = ReturnType<typeof orderTroubleRoutes>;
