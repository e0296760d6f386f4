import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { AdminApplication } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { choices } from '../../lib/words.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { ApplicationStateChip, ChipWith } from '../../ui/StateChip.tsx';
import { nameOf, ranksOf } from './application.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Ad, e-posta, telefon" />,
  <SelectInput
    key="state"
    source="state"
    label="Durum"
    choices={choices.applicationState}
    helperText={false}
    alwaysOn
  />,
  ...dateRangeInputs('createdAt', 'Geldi'),
];

export const ApplicationList = () => (
  <ListPage filters={filters} table={<ApplicationTable />} compact={<ApplicationRows />} />
);

const { Col } = DataTable;

const ApplicationTable = () => (
  <DataTable<AdminApplication> rowClick="show" bulkActionButtons={false}>
    <Col<AdminApplication>
      source="lastName"
      disableSort
      render={(application) => (
        <RecordLink resource="booster-applications" id={application.id}>
          {nameOf(application)}
        </RecordLink>
      )}
    />
    <Col<AdminApplication> source="state" disableSort render={({ state }) => <ApplicationStateChip state={state} />} />
    <Col<AdminApplication>
      source="ranks"
      disableSort
      render={(application) =>
        ranksOf(application)
          .map(([game, rank]) => `${game}: ${rank}`)
          .join(' · ')
      }
    />
    <Col source="email" disableSort />
    <Col<AdminApplication> source="weeklyHours" align="right" disableSort />
    <Col source="createdAt">
      <MomentField source="createdAt" />
    </Col>
  </DataTable>
);

const beside = ({ state, createdAt }: AdminApplication) => (
  <ChipWith chip={<ApplicationStateChip state={state} />}>{formatMoment(createdAt)}</ChipWith>
);

const ApplicationRows = () => (
  <SimpleList<AdminApplication>
    rowClick="show"
    primaryText={nameOf}
    secondaryText={({ email }) => email}
    tertiaryText={beside}
  />
);
