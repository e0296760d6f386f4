import { useGetList, useGetOne } from 'react-admin';
import type { AdminPriceBook, AdminPriceBookRow } from '../../lib/records.ts';

const useVersions = () =>
  useGetList<AdminPriceBookRow>('price-books', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'version', order: 'DESC' },
  });

// a row of the list is less than the record
const useWhole = (id: string | undefined) =>
  useGetOne<AdminPriceBook>('price-books', { id: id ?? '', meta: { whole: true } }, { enabled: id !== undefined });

/** The prices that hold now, and whether others wait for their time. */
export function useCurrentBook() {
  const list = useVersions();
  const one = useWhole(list.data?.find(({ state }) => state === 'current')?.id);
  return {
    current: one.data,
    scheduled: list.data?.find(({ state }) => state === 'scheduled'),
    error: list.error ?? one.error,
    retry: () => (list.error ? list.refetch() : one.refetch()),
  };
}

/** The prices that a version was made from. */
export const useBookBefore = ({ basedOn }: AdminPriceBookRow) =>
  useWhole(useVersions().data?.find(({ version }) => version === basedOn)?.id).data;
