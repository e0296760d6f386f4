import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import type { MoneyJson } from '#contract/vocabulary.ts';
import type { AdminReconciliation } from '../../lib/records.ts';
import { figures } from '../../theme/theme.ts';
import { Money } from '../../ui/Money.tsx';

/** The provider's and our totals of a day side by side, and the amount that the provider must pay out. */
export function BothBooks({ of }: { of: AdminReconciliation }) {
  const { theirs, ours, fees, payable } = of;
  if (!theirs || !ours) return null;
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="İki kayıt yan yana, tablo"
      // narrow cells, so that all four columns fit on a phone
      sx={{ contain: 'inline-size', '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 } } }}
    >
      <MuiTable size="small">
        <TableHead>
          <TableRow>
            <TableCell />
            {['Sağlayıcıda', 'Bizde', 'Fark'].map((heading) => (
              <TableCell key={heading} component="th" scope="col" align="right">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <Counts label="Ödeme sayısı" theirs={theirs.payments} ours={ours.payments} />
          <Amounts label="Ödenen" theirs={theirs.paid} ours={ours.paid} />
          <Counts label="İade sayısı" theirs={theirs.refunds} ours={ours.refunds} />
          <Amounts label="İade edilen" theirs={theirs.refunded} ours={ours.refunded} />
          <Row label="Kesinti" cells={[known(fees), '', '']} />
          <Row label="Ödenecek net" cells={[known(payable), '', '']} />
        </TableBody>
      </MuiTable>
    </TableContainer>
  );
}

const known = (amount: MoneyJson | null): ReactNode => (amount ? <Money value={amount} /> : 'Bilinmiyor');

const Counts = ({ label, theirs, ours }: { label: string; theirs: number; ours: number }) => (
  <Row label={label} differs={theirs !== ours} cells={[theirs, ours, theirs - ours]} />
);

const Amounts = ({ label, theirs, ours }: { label: string; theirs: MoneyJson; ours: MoneyJson }) => (
  <Row
    label={label}
    differs={theirs.amount !== ours.amount}
    cells={[
      <Money key="theirs" value={theirs} />,
      <Money key="ours" value={ours} />,
      <Money key="between" value={{ ...theirs, amount: theirs.amount - ours.amount }} signed />,
    ]}
  />
);

interface RowProps {
  readonly label: string;
  readonly cells: readonly [theirs: ReactNode, ours: ReactNode, between: ReactNode];
  readonly differs?: boolean;
}

const Row = ({ label, cells, differs = false }: RowProps) => (
  <TableRow>
    <TableCell component="th" scope="row">
      {label}
    </TableCell>
    {cells.map((cell, index) => (
      <TableCell
        // oxlint-disable-next-line no-array-index-key -- three columns, always the same
        key={index}
        align="right"
        sx={[figures, differs && index === 2 ? (theme) => ({ color: theme.tokens.bad, fontWeight: 620 }) : {}]}
      >
        {cell}
      </TableCell>
    ))}
  </TableRow>
);
