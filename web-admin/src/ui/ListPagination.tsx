import TablePagination from '@mui/material/TablePagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'react-admin';
import type { ListMeta } from '../providers/data-provider.ts';

const number = new Intl.NumberFormat('tr-TR');

/** `1-25 / 120`, or `1-25 / 1.000+` where a full count would be slow and the server stopped counting. */
export const rangeLabel = (from: number, to: number, total: number, totalIsAtLeast: boolean): string =>
  totalIsAtLeast
    ? `${number.format(from)}-${number.format(to)} / ${number.format(total - 1)}+`
    : `${number.format(from)}-${number.format(to)} / ${number.format(total)}`;

export function ListPagination() {
  const { total = 0, page, perPage, setPage, setPerPage, isPending, meta } = useListContext();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (isPending || total === 0 || (page - 1) * perPage >= total) return null;
  const { totalIsAtLeast = false } = (meta ?? {}) as Partial<ListMeta>;
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      // on a phone this choice would push the next-page button off the screen
      rowsPerPageOptions={narrow ? [] : [25, 50, 100]}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      showFirstButton
      showLastButton
      labelDisplayedRows={({ from, to, count }) => rangeLabel(from, to, count, totalIsAtLeast)}
    />
  );
}
