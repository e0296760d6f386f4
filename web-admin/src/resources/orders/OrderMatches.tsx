import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import {
  pointsName,
  resultLabels,
  scoreLabel,
  scoreTitle,
  signed,
  standingText,
  waitingText,
} from '#contract/order/match.words.tr.ts';
import { gameOf, overStates } from '#contract/vocabulary.ts';
import type { AdminOrder } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { figures } from '../../theme/theme.ts';
import { Moment } from '../../ui/Moment.tsx';
import { Parts } from './Parts.tsx';
import { Section } from '../../ui/Section.tsx';

const colours = { win: 'success.main', loss: 'error.main' };

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
      {order.matchFigures.waiting && (
        <Typography color="text.secondary" sx={{ mb: 1.5 }}>
          {waitingText(order.matchFigures.waiting, formatMoment)}
        </Typography>
      )}
      <Played order={order} />
    </Section>
  );
}

/** The order's matches, newest first. */
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
  // orders that count wins have no points
  const scored = matches.some((match) => match.points !== 0);
  return (
    <TableContainer component="section" tabIndex={0} aria-label="Maç listesi">
      <Table size="small" sx={{ '& th, & td': { whiteSpace: 'nowrap', px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{order.game === 'valorant' ? 'Ajan' : 'Şampiyon'}</TableCell>
            <TableCell>Sonuç</TableCell>
            <TableCell align="right">
              <abbr title={scoreTitle}>{scoreLabel}</abbr>
            </TableCell>
            {scored && <TableCell align="right">{pointsName(order.draft ? gameOf(order.draft) : 'league')}</TableCell>}
            <TableCell align="right">Oynandı</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {matches.map((match) => (
            <TableRow key={match.id}>
              <TableCell>{match.champion ?? match.agent ?? '–'}</TableCell>
              <TableCell>
                <Box component="span" sx={{ color: colours[match.result] }}>
                  {resultLabels[match.result]}
                </Box>
                <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                  {standingText(match, formatMoment)}
                </Typography>
              </TableCell>
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
