import type { orderAdminRoutes } from './order.admin.routes.ts';
import type { orderRoutes } from './order.routes.ts';

export type OrderHandlers = ReturnType<typeof orderRoutes>;
export type OrderAdminHandlers = ReturnType<typeof orderAdminRoutes>;
