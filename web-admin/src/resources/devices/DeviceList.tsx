import { DataTable, SimpleList } from 'react-admin';
import type { AdminDevice } from '../../lib/records.ts';
import { deviceStateLabels } from '#contract/vault/words.tr.ts';
import { formatMoment } from '../../lib/time.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { ChipWith, DeviceStateChip } from '../../ui/StateChip.tsx';
import { queueViews } from '../../ui/state-views.ts';
import { Fingerprint } from './Fingerprint.tsx';

const views = queueViews(deviceStateLabels, 'waiting');

const filters = [personFilter('boosterId', 'boosters', 'Booster'), ...dateRangeInputs('createdAt', 'Eklendi')];

/** Boosters' computers. The first view shows the waiting ones, oldest first. */
export const DeviceList = () => (
  <ListPage filters={filters} views={views} table={<DeviceTable />} compact={<DeviceRows />} />
);

const { Col } = DataTable;

const DeviceTable = () => (
  <DataTable<AdminDevice> rowClick="show" bulkActionButtons={false} hiddenColumns={['confirmedAt']}>
    <LinkCol<AdminDevice> source="name" disableSort to="devices" name="name" />
    <LinkCol<AdminDevice> source="boosterId" disableSort to="boosters" id="boosterId" name="boosterName" />
    <Col<AdminDevice> source="state" disableSort render={({ state }) => <DeviceStateChip state={state} />} />
    <Col<AdminDevice> source="fingerprint" disableSort render={({ fingerprint }) => <Fingerprint of={fingerprint} />} />
    <Col source="createdAt" field={MomentField} />
    <Col source="confirmedAt" disableSort field={MomentField} />
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
