import { waiting } from '../live/waiting.ts';
import { ordersWait } from './order-waits.ts';

/** The address of a list that shows what a filter leaves, with the filter's fields in sight; what waits, the oldest first. */
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

/** Of lists in which something waits; others have their own. */
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

/** What a link says of its way: without it the page that opens stands as far down as the one before. */
export const fromTheTop = { _scrollToTop: true } as const;
