import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';

/** Whether a command by this route may post ledger entries; of an action of an earlier version nobody knows. */
export const mayMoveMoney = (action: string): boolean =>
  !Object.hasOwn(routes, action) || (routes as Readonly<Record<string, Route>>)[action]?.audit?.movesMoney === true;
