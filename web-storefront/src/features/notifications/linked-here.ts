import { matchPath } from 'react-router-dom';
import { inSitePath, routeRows } from '../../config/paths.ts';

/** Whether a notification's link leads to an existing page of the storefront. */
export const linkedHere = (link: string | null): link is string => {
  if (link === null) return false;
  const { pathname } = new URL(inSitePath(link), location.origin);
  return routeRows.some(([, { path }]) => matchPath(path, pathname) !== null);
};
