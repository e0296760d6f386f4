import { useGetList, useGetOne } from 'react-admin';
import type { AdminPriceBook, AdminPriceBookRow } from '../../lib/records.ts';

/** The prices that hold now, and whether others wait for their time. */
export function useCurrentBook() {
  const list = useGetList<AdminPriceBookRow>('price-books', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'version', order: 'DESC' },
  });
  const id = list.data?.find(({ state }) => state === 'current')?.id;
  // a row of the list is less than the record
  const one = useGetOne<AdminPriceBook>(
    'price-books',
    { id: id ?? '', meta: { whole: true } },
    { enabled: id !== undefined },
  );
  return {
    current: one.data,
    scheduled: list.data?.find(({ state }) => state === 'scheduled'),
    error: list.error ?? one.error,
    retry: () => (list.error ? list.refetch() : one.refetch()),
  };
}
