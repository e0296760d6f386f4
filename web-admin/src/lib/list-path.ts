import { waiting } from '../live/waiting.ts';
import { ordersWait } from './order-waits.ts';

/** The URL of a filtered list with its filter inputs shown. Lists of waiting records begin with the oldest. */
export function listPath(resource: string, filter: Readonly<Record<string, unknown>>): string {
  const displayed = Object.fromEntries(Object.keys(filter).map((field) => [field, true]));
  const sort = sortOf(resource, filter);
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayed),
    ...(sort && { sort: sort.field, order: sort.order }),
  });
  return `/${resource}?${query.toString()}`;
}

/** The sort order for lists with waiting records; undefined keeps the list's own order. */
function sortOf(resource: string, filter: Readonly<Record<string, unknown>>) {
  if (resource === 'orders') return ordersSort(filter);
  const queue = waiting.find((one) => one.resource === resource);
  if (!queue) return undefined;
  return Object.entries(queue.filter).every(([field, value]) => filter[field] === value) ? oldestFirst : newestFirst;
}

const oldestFirst = { field: 'createdAt', order: 'ASC' } as const;
const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

export const ordersSort = (filter: Readonly<Record<string, unknown>>) =>
  ordersWait(filter) ? oldestFirst : newestFirst;

/** Navigation state of a link. Without it the new page keeps the old page's scroll position. */
export const fromTheTop = { _scrollToTop: true } as const;
