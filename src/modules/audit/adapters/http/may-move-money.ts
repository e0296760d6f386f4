import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';

/**
 * Whether a command of this route may post ledger entries; true for actions of earlier versions, for which this is
 * unknown.
 */
export const mayMoveMoney = (action: string): boolean =>
  !Object.hasOwn(routes, action) || (routes as Readonly<Record<string, Route>>)[action]?.audit?.movesMoney === true;
