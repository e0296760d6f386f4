import { DataTable, SimpleList } from 'react-admin';
import type { AdminLoginRelease } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { ChipWith, ReleaseStateChip } from '../../ui/StateChip.tsx';

const filters = [personFilter('boosterId', 'boosters', 'Booster'), ...dateRangeInputs('createdAt', 'Teslim tarihi')];

/** The log of credential releases: booster, device, order and time, but never the credentials. */
export const ReleaseList = () => <ListPage filters={filters} table={<ReleaseTable />} compact={<ReleaseRows />} />;

const { Col } = DataTable;

const ReleaseTable = () => (
  <DataTable<AdminLoginRelease> rowClick={false} bulkActionButtons={false}>
    <LinkCol<AdminLoginRelease> source="orderId" disableSort to="orders" id="orderId" name="orderNumber" />
    <LinkCol<AdminLoginRelease> source="boosterId" disableSort to="boosters" id="boosterId" name="boosterName" />
    <LinkCol<AdminLoginRelease> source="deviceId" disableSort to="devices" id="deviceId" name="deviceName" />
    <Col<AdminLoginRelease> source="state" disableSort render={({ state }) => <ReleaseStateChip state={state} />} />
    <Col source="createdAt" field={MomentField} />
    <Col source="openedAt" disableSort field={MomentField} />
  </DataTable>
);

const beside = ({ state, createdAt }: AdminLoginRelease) => (
  <ChipWith chip={<ReleaseStateChip state={state} />}>{formatMoment(createdAt)}</ChipWith>
);

const ReleaseRows = () => (
  <SimpleList<AdminLoginRelease>
    rowClick={false}
    primaryText={({ orderNumber, boosterName }) => `${orderNumber} · ${boosterName}`}
    secondaryText={({ deviceName }) => deviceName}
    tertiaryText={beside}
  />
);
