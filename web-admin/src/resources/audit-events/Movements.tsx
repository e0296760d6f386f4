import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { AuditEvent } from '../../lib/records.ts';
import { entryLabel } from '#contract/wallet/words.tr.ts';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Account } from '../entries/Account.tsx';

/** Balances before and after a money command, with links to the ledger entries. */
export function Movements({ event: { movements, createdAt } }: { event: AuditEvent }) {
  if (!movements || movements.length === 0) return null;
  return (
    <Section title="Bakiye hareketleri">
      <TableContainer component="section" tabIndex={0} aria-label="Bakiye hareketleri tablosu">
        {/* narrow cells, so that both balances fit on a phone */}
        <Table size="small" sx={{ '& td, & th': { px: { xs: 0.5, sm: 1.5 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>Defter kaydı</TableCell>
              <TableCell align="right">Önce</TableCell>
              <TableCell align="right">Hareket</TableCell>
              <TableCell align="right">Sonra</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {movements.map((movement) => (
              <TableRow key={`${movement.entryId} ${movement.account}`}>
                <TableCell>
                  <RecordLink resource="entries" id={movement.entryId}>
                    {entryLabel({ ...movement, postings: [movement] })}
                  </RecordLink>
                  {isEarlier(movement.at, createdAt) && (
                    <Typography variant="caption" component="p" color="text.secondary">
                      <Moment at={movement.at} />
                    </Typography>
                  )}
                  <Typography variant="body2" component="p" color="text.secondary">
                    <Account of={movement} kind={movement.kind} />
                  </Typography>
                </TableCell>
                <Balance value={movement.before} />
                <TableCell align="right">
                  <Money value={movement.amount} signed />
                </TableCell>
                <Balance value={movement.after} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}

/** Shows a dash for readers of the log who may not see balances. */
const Balance = ({ value }: { value: NonNullable<AuditEvent['movements']>[number]['before'] }) => (
  <TableCell align="right">{value ? <Money value={value} /> : '–'}</TableCell>
);

/**
 * True if the money moved more than a minute before the command. A payout's amount, for example, left the wallet at the
 * request.
 */
const isEarlier = (at: string, commandAt: string): boolean => Date.parse(commandAt) - Date.parse(at) > 60_000;
