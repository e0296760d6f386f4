import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { formatMoney } from '#contract/format.ts';
import { shownBoosters } from '#contract/limits.ts';
import type { Period } from '../lib/days.ts';
import { within } from '../lib/days.ts';
import { fromTheTop } from '../lib/list-path.ts';
import { ListLink } from '../ui/ListLink.tsx';
import type { DashboardFigures } from '../lib/records.ts';
import { figures } from '../theme/theme.ts';
import { RecordLink } from '../ui/RecordLink.tsx';
import { Section } from '../ui/Section.tsx';

type Boosters = NonNullable<DashboardFigures['boosters']>;

interface BoosterTableProps {
  readonly boosters: Boosters;
  readonly period: Period;
  readonly seesOrders: boolean;
}

/** Each booster's current workload, and the finished orders and earnings of the period. */
export function BoosterTable({ boosters, period, seesOrders }: BoosterTableProps) {
  const withMoney = boosters.some(({ earned }) => earned !== null);
  return (
    <Section
      title="Booster’lar"
      aside={
        boosters.length === shownBoosters && (
          <Link to="/boosters" state={fromTheTop}>
            Tümü
          </Link>
        )
      }
    >
      {boosters.length === 0 ? (
        <Typography color="text.secondary">Henüz booster yok.</Typography>
      ) : (
        <TableContainer
          tabIndex={0}
          role="region"
          aria-label="Booster’ların yükü ve kazancı"
          sx={{ maxHeight: 420, contain: 'inline-size' }}
        >
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>Booster</TableCell>
                <TableCell align="right">Şu an / sınır</TableCell>
                <TableCell align="right">Bitirdi</TableCell>
                {withMoney && <TableCell align="right">Kazandı</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {boosters.map((booster) => (
                <BoosterRow key={booster.id} booster={booster} {...{ period, seesOrders, withMoney }} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  );
}

function BoosterRow({
  booster: { id, displayName, load, limit, finished, earned },
  period,
  seesOrders,
  withMoney,
}: Omit<BoosterTableProps, 'boosters'> & { booster: Boosters[number]; withMoney: boolean }) {
  const playing = { boosterId: id, state: ['starting', 'started', 'in-game'] };
  const done = { boosterId: id, ...within('finishedAt', period), disputed: false };
  const linkTo = (resource: string, filter: Readonly<Record<string, unknown>>, label: string, text: string) => (
    <ListLink resource={resource} filter={filter} aria-label={`${displayName}: ${label}`}>
      {text}
    </ListLink>
  );
  const linked = (filter: Readonly<Record<string, unknown>>, label: string, text: string) =>
    seesOrders ? linkTo('orders', filter, label, text) : text;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <RecordLink resource="boosters" id={id}>
          {displayName}
        </RecordLink>
      </TableCell>
      <TableCell align="right" sx={figures}>
        {linked(playing, `şu an ${load} sipariş, sınır ${limit}`, `${load} / ${limit}`)}
        {load >= limit && ' · dolu'}
      </TableCell>
      <TableCell align="right" sx={figures}>
        {linked(done, `dönemde ${finished} sipariş bitirdi`, String(finished))}
      </TableCell>
      {withMoney && (
        <TableCell align="right" sx={figures}>
          {earned &&
            linkTo(
              'entries',
              { userId: id, ...within('createdAt', period) },
              `dönemde ${formatMoney(earned)} kazandı`,
              formatMoney(earned),
            )}
        </TableCell>
      )}
    </TableRow>
  );
}
