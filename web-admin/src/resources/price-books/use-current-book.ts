import { useGetList, useGetOne } from 'react-admin';
import type { AdminPriceBook, AdminPriceBookRow } from '../../lib/records.ts';

const useVersions = () =>
  useGetList<AdminPriceBookRow>('price-books', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'version', order: 'DESC' },
  });

// a list row lacks the document, so the whole record is loaded
const useWhole = (id: string | undefined) =>
  useGetOne<AdminPriceBook>('price-books', { id: id ?? '', meta: { whole: true } }, { enabled: id !== undefined });

/** The current price book, and the scheduled one if there is one. */
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

/** The version that this one is based on. */
export const useBookBefore = ({ basedOn }: AdminPriceBookRow) =>
  useWhole(useVersions().data?.find(({ version }) => version === basedOn)?.id).data;
