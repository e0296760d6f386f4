import { DataTable, SimpleList } from 'react-admin';
import type { AdminLoginRelease } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { ChipWith, ReleaseStateChip } from '../../ui/StateChip.tsx';

const filters = [personFilter('boosterId', 'boosters', 'Booster'), ...dateRangeInputs('createdAt', 'Teslim tarihi')];

/** Who asked for which log-in, for which device, and when it was handed over: never what it was. */
export const ReleaseList = () => <ListPage filters={filters} table={<ReleaseTable />} compact={<ReleaseRows />} />;

const { Col } = DataTable;

const ReleaseTable = () => (
  <DataTable<AdminLoginRelease> rowClick={false} bulkActionButtons={false}>
    <Col<AdminLoginRelease>
      source="orderId"
      disableSort
      render={({ orderId, orderNumber }) => (
        <RecordLink resource="orders" id={orderId}>
          {orderNumber}
        </RecordLink>
      )}
    />
    <Col<AdminLoginRelease>
      source="boosterId"
      disableSort
      render={({ boosterId, boosterName }) => (
        <RecordLink resource="boosters" id={boosterId}>
          {boosterName}
        </RecordLink>
      )}
    />
    <Col<AdminLoginRelease>
      source="deviceId"
      disableSort
      render={({ deviceId, deviceName }) => (
        <RecordLink resource="devices" id={deviceId}>
          {deviceName}
        </RecordLink>
      )}
    />
    <Col<AdminLoginRelease> source="state" disableSort render={({ state }) => <ReleaseStateChip state={state} />} />
    <Col source="createdAt">
      <MomentField source="createdAt" />
    </Col>
    <Col source="openedAt" disableSort>
      <MomentField source="openedAt" />
    </Col>
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
