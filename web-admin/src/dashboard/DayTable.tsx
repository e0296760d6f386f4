import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatLongDay } from '../lib/days.ts';
import { figures } from '../theme/theme.ts';
import type { OfDays } from './series.ts';

type DayTableProps = Omit<OfDays, 'title'> & { readonly caption: string };

/** A chart's numbers, the newest day first. */
export const DayTable = ({ caption, days, series, format }: DayTableProps) => (
  <TableContainer
    tabIndex={0}
    role="region"
    aria-label={`${caption}, tablo`}
    sx={{ maxHeight: 320, contain: 'inline-size' }}
  >
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell component="th" scope="col">
            Gün
          </TableCell>
          {series.map(({ label }) => (
            <TableCell key={label} component="th" scope="col" align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {days
          .map((day, index) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {formatLongDay(day)}
              </TableCell>
              {series.map(({ label, values }) => (
                <TableCell key={label} align="right" sx={figures}>
                  {typeof values[index] === 'number' ? format(values[index]) : '–'}
                </TableCell>
              ))}
            </TableRow>
          ))
          .toReversed()}
      </TableBody>
    </Table>
  </TableContainer>
);
