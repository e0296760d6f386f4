import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { overStates } from '#contract/vocabulary.ts';
import type { AdminOrder } from '../../lib/records.ts';
import { figures } from '../../theme/theme.ts';
import { Moment } from '../../ui/Moment.tsx';
import { Parts } from './Parts.tsx';
import { Section } from '../../ui/Section.tsx';

const results = {
  win: { label: 'Galibiyet', colour: 'success.main' },
  loss: { label: 'Mağlubiyet', colour: 'error.main' },
};
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export function OrderMatches({ order }: { order: AdminOrder }) {
  const { total, won } = order.matchFigures;
  if (total === 0) {
    return (
      <Section title="Maçlar">
        <Typography color="text.secondary">
          {overStates.includes(order.state) ? 'Maç oynanmadı.' : 'Henüz maç eklenmedi.'}
        </Typography>
      </Section>
    );
  }
  return (
    <Section
      title="Maçlar"
      aside={
        <Typography color="text.secondary">
          {total} maç · {won} galibiyet · {total - won} mağlubiyet
        </Typography>
      }
    >
      <Played order={order} />
    </Section>
  );
}

/** The newest first. */
function Played({ order }: { order: AdminOrder }) {
  return (
    <Parts
      of={['matches', order.id]}
      newest={order.matches.toReversed()}
      total={order.matchFigures.total}
      read={(provider, part, signal) => provider.matchesOf(order.id, part, signal)}
    >
      {(matches) => <MatchTable order={order} matches={matches} />}
    </Parts>
  );
}

function MatchTable({ order, matches }: { order: AdminOrder; matches: readonly AdminOrder['matches'][number][] }) {
  const points = order.game === 'valorant' ? 'KP' : 'LP';
  // where wins are counted nobody gains points
  const scored = matches.some((match) => match.points !== 0);
  return (
    <TableContainer component="section" tabIndex={0} aria-label="Maç listesi">
      <Table size="small" sx={{ '& th, & td': { whiteSpace: 'nowrap', px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{points === 'KP' ? 'Ajan' : 'Şampiyon'}</TableCell>
            <TableCell>Sonuç</TableCell>
            <TableCell align="right">S / Ö / A</TableCell>
            {scored && <TableCell align="right">{points}</TableCell>}
            <TableCell align="right">Oynandı</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {matches.map((match) => (
            <TableRow key={match.id}>
              <TableCell>{match.champion ?? match.agent ?? '–'}</TableCell>
              <TableCell sx={{ color: results[match.result].colour }}>{results[match.result].label}</TableCell>
              <TableCell align="right" sx={figures}>
                {match.kills} / {match.deaths} / {match.assists}
              </TableCell>
              {scored && (
                <TableCell align="right" sx={figures}>
                  {signed(match.points)}
                </TableCell>
              )}
              <TableCell align="right">
                <Moment at={match.playedAt} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
