import { BooleanInput, DataTable, SimpleList } from 'react-admin';
import type { AdminSession } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { roleLabels } from '#contract/identity/words.tr.ts';
import { figures } from '../../theme/theme.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { EndSession } from './EndSession.tsx';
import { deviceOf, standingOf } from './words.ts';

const filters = [
  <BooleanInput key="live" source="live" label="Açık olanlar" helperText={false} alwaysOn />,
  personFilter('userId', 'users', 'Kim'),
  ...dateRangeInputs('lastUsedAt', 'Son kullanım'),
];

/** Sessions, last used first. The server deletes a session a week after it expires. */
export const SessionList = () => (
  <ListPage
    filters={filters}
    filterDefaults={{ live: true }}
    sort={{ field: 'lastUsedAt', order: 'DESC' }}
    table={<SessionTable />}
    compact={<SessionRows />}
  />
);

const { Col } = DataTable;

const linked = ({ userId, userName }: AdminSession) => (
  <RecordLink resource="users" id={userId}>
    {userName}
  </RecordLink>
);
const standing = (session: AdminSession) => <StateChip {...standingOf(session)} />;
const ended = (session: AdminSession) => <EndSession session={session} />;
const explained = (session: AdminSession) => (
  <>
    {deviceOf(session)} · {session.address || 'adresi bilinmiyor'}
    <br />
    {standingOf(session).label} · {formatMoment(session.lastUsedAt)}
  </>
);

const SessionTable = () => (
  <DataTable<AdminSession> rowClick={false} bulkActionButtons={false} hiddenColumns={['expiresAt', 'endedAt']}>
    <Col<AdminSession> source="userName" disableSort render={linked} />
    <Col<AdminSession> source="role" label="Rol" disableSort render={({ role }) => roleLabels[role]} />
    <Col<AdminSession> source="device" disableSort render={deviceOf} />
    <Col source="address" disableSort cellSx={() => figures} />
    <Col<AdminSession> source="live" label="Durum" disableSort render={standing} />
    <Col source="createdAt" field={MomentField} />
    <Col source="lastUsedAt" field={MomentField} />
    <Col source="expiresAt" disableSort field={MomentField} />
    <Col source="endedAt" disableSort field={MomentField} />
    <Col<AdminSession> label="" disableSort render={ended} />
  </DataTable>
);

const SessionRows = () => (
  <SimpleList<AdminSession>
    rowClick={false}
    sx={{ '& .MuiListItem-root': { gap: 2 }, '& .MuiListItemText-root': { overflowWrap: 'anywhere' } }}
    primaryText={linked}
    secondaryText={explained}
    rightIcon={ended}
  />
);
