import { DataTable, SimpleList } from 'react-admin';
import type { AdminDevice } from '../../lib/records.ts';
import { deviceStateLabels } from '#contract/vault/words.tr.ts';
import { formatMoment } from '../../lib/time.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { ListViews } from '../../ui/ListViews.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { ChipWith, DeviceStateChip } from '../../ui/StateChip.tsx';
import { queueViews } from '../../ui/state-views.ts';
import { Fingerprint } from './Fingerprint.tsx';

const views = queueViews(deviceStateLabels, 'waiting');
const [firstView] = views;

const filters = [personFilter('boosterId', 'boosters', 'Booster'), ...dateRangeInputs('createdAt', 'Eklendi')];

/** Boosters’ computers, the newest first. */
export const DeviceList = () => (
  <ListPage
    filters={filters}
    filterDefaults={firstView.filter}
    sort={firstView.sort}
    above={<ListViews views={views} />}
    table={<DeviceTable />}
    compact={<DeviceRows />}
  />
);

const { Col } = DataTable;

const DeviceTable = () => (
  <DataTable<AdminDevice> rowClick="show" bulkActionButtons={false} hiddenColumns={['confirmedAt']}>
    <Col<AdminDevice>
      source="name"
      disableSort
      render={({ id, name }) => (
        <RecordLink resource="devices" id={id}>
          {name}
        </RecordLink>
      )}
    />
    <Col<AdminDevice>
      source="boosterId"
      disableSort
      render={({ boosterId, boosterName }) => (
        <RecordLink resource="boosters" id={boosterId}>
          {boosterName}
        </RecordLink>
      )}
    />
    <Col<AdminDevice> source="state" disableSort render={({ state }) => <DeviceStateChip state={state} />} />
    <Col<AdminDevice> source="fingerprint" disableSort render={({ fingerprint }) => <Fingerprint of={fingerprint} />} />
    <Col source="createdAt">
      <MomentField source="createdAt" />
    </Col>
    <Col source="confirmedAt" disableSort>
      <MomentField source="confirmedAt" />
    </Col>
  </DataTable>
);

const beside = ({ state, createdAt }: AdminDevice) => (
  <ChipWith chip={<DeviceStateChip state={state} />}>{formatMoment(createdAt)}</ChipWith>
);

const DeviceRows = () => (
  <SimpleList<AdminDevice>
    rowClick="show"
    primaryText={({ name }) => name}
    secondaryText={({ boosterName }) => boosterName}
    tertiaryText={beside}
  />
);
